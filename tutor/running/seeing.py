"""How the site is, row by row, for whoever runs it: no names, and nothing of a learner."""

import platform
import sqlite3
import tomllib
from collections.abc import Iterator
from datetime import datetime, timedelta
from functools import cache
from pathlib import Path
from shutil import disk_usage
from typing import Any

import django
from django.conf import settings
from django.db import DEFAULT_DB_ALIAS, connection
from django.db.models import Count, Min
from django.utils import timezone

from tutor.backups.schema import waiting
from tutor.models import Doubt
from tutor.models.regrading import Cause
from tutor.revision import engine_revision
from tutor.running.chores import BACKUP, FORGETTING, last
from tutor.running.sight import Row
from tutor.wording import running as words
from tutor.wording.lists import Words

LATE = {BACKUP: timedelta(days=7), FORGETTING: timedelta(days=2)}
LITTLE = 500_000_000  # bytes
SIZES = {
    "sqlite": "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()",
    "postgresql": "SELECT pg_database_size(current_database())",
}


def rows() -> tuple[Row, ...]:
    """All that the page tells, what is for the eye first."""
    return (
        *_doubted(),
        _chore(BACKUP, words.LAST_BACKUP, words.NO_BACKUP, words.back_up()),
        _chore(FORGETTING, words.LAST_FORGETTING, words.NOT_YET, words.FORGETS_DAILY),
        _migrations(),
        _disk(),
        _mail(),
        _told(),
        Row(words.DATABASE, f"{_engine()}, {words.size(size_of_database())}"),
        Row(words.VERSION, version()),
        Row(words.ENGINE, engine_revision()),
        Row(words.RUNS_ON, f"Python {platform.python_version()}, Django {django.__version__}"),
    )


@cache
def version() -> str:
    """The site's own, as `pyproject.toml` says it."""
    text = Path(settings.BASE_DIR, "pyproject.toml").read_text(encoding="utf-8")
    return str(tomllib.loads(text)["project"]["version"])


def _doubted() -> Iterator[Row]:
    """Those that wait, by whose they are."""
    waits = Doubt.objects.open().order_by().values("cause")
    found = {one["cause"]: one for one in waits.annotate(n=Count("pk"), since=Min("opened_at"))}
    for cause, label in ((Cause.LEARNER, words.DOUBTS), (Cause.ENGINE, words.STUCK)):
        if one := found.get(cause):
            yield Row(label, words.open_since(one["n"], one["since"]), words.list_doubts())
        else:
            yield Row(label, words.NONE_OPEN)


def _chore(chore: str, label: Words, never: Words, what_to_do: Words) -> Row:
    at = last(chore)
    if at is None:
        return Row(label, never, what_to_do)
    return Row(label, words.moment(at), what_to_do if _is_late(chore, at) else "")


def _is_late(chore: str, at: datetime) -> bool:
    return timezone.now() - at > LATE[chore]


def _migrations() -> Row:
    count = len(waiting(DEFAULT_DB_ALIAS))
    return Row(words.MIGRATIONS, words.to_apply(count) if count else words.ALL_APPLIED)


def _disk() -> Row:
    free = disk_usage(settings.VAR_DIR).free
    return Row(words.FREE, words.size(free), words.LITTLE if free < LITTLE else "")


def _mail() -> Row:
    return Row(words.MAIL, words.SENT if settings.MAIL_IS_SENT else words.not_sent("LANCE_MAIL"))


def _told() -> Row:
    count = len(settings.ADMINS)
    return Row(words.TOLD, words.addresses(count) if count else words.nobody("LANCE_ADMINS"))


def _engine() -> str:
    if connection.vendor == "sqlite":
        return f"SQLite {sqlite3.sqlite_version}"
    told: Any = connection
    return f"PostgreSQL {told.pg_version // 10_000}"


def size_of_database() -> int:
    """Its bytes."""
    with connection.cursor() as cursor:
        cursor.execute(SIZES[connection.vendor])
        return int(cursor.fetchone()[0])
