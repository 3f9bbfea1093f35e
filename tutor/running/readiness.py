"""Whether the site can answer: what it lacks, in words that hold no secret."""

import sqlite3
from functools import cache
from math import inf
from time import monotonic

from django.contrib.staticfiles.storage import staticfiles_storage
from django.db import DEFAULT_DB_ALIAS, DatabaseError, connection

from tutor.backups.schema import waiting

STYLES = "tutor/site.css"
NO_DATABASE = "database: it does not answer"
NO_ROOM = "database: it can be read, not written to: is its disk full?"
NO_FILES = "static files: they are not collected (manage.py collectstatic)"
UNWRITTEN_S = 60
# A disk that is full, cannot be written to, or may only be read: as PostgreSQL and SQLite say it.
UNWRITABLE = {"53100", "58030", sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_READONLY}
PRIMARY = 0xFF  # of SQLite's code; above it stands what exactly failed


class NotMigrated(Exception):
    """So many migrations are still to be applied."""


class Unwritten:
    """When a request last failed because the database could not write, in this process.

    To ask for a page of a database whose disk is full is no proof: what is read is still there.
    """

    def __init__(self) -> None:
        self._at = -inf

    def note(self, error: DatabaseError) -> None:
        """A request failed by it."""
        if _code_of(error) in UNWRITABLE:
            self._at = monotonic()

    def is_fresh(self) -> bool:
        """Whether that was within the last minute."""
        return monotonic() - self._at < UNWRITTEN_S

    def forget(self) -> None:
        """As in a new process."""
        self._at = -inf


unwritten = Unwritten()


def _code_of(error: DatabaseError) -> str | int | None:
    """What the database's own error is numbered."""
    cause = error.__cause__
    if isinstance(cause, sqlite3.Error):
        return getattr(cause, "sqlite_errorcode", 0) & PRIMARY
    return getattr(cause, "sqlstate", None)


def missing() -> tuple[str, ...]:
    """What is missing, a line for each; nothing where the site is ready."""
    found = (_of_the_database(), _of_the_files())
    return tuple(line for line in found if line)


def _of_the_database() -> str:
    try:
        with connection.cursor() as cursor:
            cursor.execute("SELECT 1")
        prove_migrated()
    except DatabaseError:
        return NO_DATABASE
    except NotMigrated as fault:
        return f"database: migrations to be applied: {fault} (manage.py migrate)"
    return NO_ROOM if unwritten.is_fresh() else ""


@cache
def prove_migrated() -> None:
    """Raise `NotMigrated`; once all are applied, nobody asks again while this process lives."""
    if count := len(waiting(DEFAULT_DB_ALIAS)):
        raise NotMigrated(str(count))


def _of_the_files() -> str:
    """A process knows the files that were there when it started."""
    try:
        staticfiles_storage.url(STYLES)
    except (ValueError, OSError):
        return NO_FILES
    return ""
