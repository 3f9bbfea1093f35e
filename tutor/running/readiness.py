"""Whether the site can answer: what it lacks, in words that hold no secret."""

from functools import cache

from django.contrib.staticfiles.storage import staticfiles_storage
from django.db import DEFAULT_DB_ALIAS, DatabaseError, connection

from tutor.backups.schema import waiting

STYLES = "tutor/site.css"
NO_DATABASE = "database: it does not answer"
NO_FILES = "static files: they are not collected (manage.py collectstatic)"


class NotMigrated(Exception):
    """So many migrations are still to be applied."""


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
    return ""


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
