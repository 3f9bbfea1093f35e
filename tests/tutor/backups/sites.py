"""Sites with something of everything in them, empty databases beside them, and edited backups."""

import gzip
import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit, urlunsplit
from uuid import uuid4

from allauth.mfa.models import Authenticator
from django.contrib.auth.models import Group
from django.db import connection
from django.test import Client
from django.utils import timezone

from tests.tutor.accounts.entering import member
from tests.tutor.classroom.people import classroom, pupil
from tests.tutor.classroom.working import assigned
from tests.tutor.playing import Asked, answer, finish, start
from tests.tutor.quizzes.taking import begin_own
from tutor.backups.archive import Counts
from tutor.backups.schema import schema_of, tables_at
from tutor.backups.tables import Count, count_of, rows_of
from tutor.learner.resetting import reset_lesson
from tutor.lessons.curriculum import curriculum
from tutor.models import (
    Attempt,
    Chore,
    Doubt,
    Extension,
    ItemKind,
    Learner,
    Mind,
    Regrading,
    Skill,
)
from tutor.sets.items import Item

NAMES = ("Ane", "Ñandú “𝄞”", "' OR 1=1; --", "\\x00 %s {}")
type Lines = list[Any]


def fill(client: Client) -> Asked:
    """Somebody who has done all that one can do, and others; his open question."""
    user = member(client)
    finish(client, start(client, "grande-winner"))
    taken = begin_own(client, "grande")
    taken.choose_all(right=3)
    taken.hand_in()
    asked = start(client, "juego-total")
    answer(client, asked, asked.wrong)
    _add_the_rare(user)
    for name in NAMES:
        Chore.objects.create(name=name, begun_at=timezone.now())
        Group.objects.create(name=name).user_set.add(user)
        Learner.objects.create(visitor=uuid4())
    return asked


def _add_the_rare(user: Any) -> None:
    now, learner = timezone.now(), user.learner
    attempt = Attempt.objects.judged().order_by("pk")[0]
    Doubt.objects.create(attempt=attempt, cause="learner", note="¿Por qué?\nNo", engine_revision="")
    Regrading.objects.create(attempt=attempt, old_verdict="wrong", new_verdict="right")
    Skill.objects.create(
        learner=learner, drill="x", mastered_at=now, criterion="c", stability=0.1, difficulty=-0.0
    )
    Authenticator.objects.create(user=user, type="totp", data={"secret": "ñ", "n": 2**60})
    made = classroom(user)
    given = assigned(made, user, Item(ItemKind.LESSON, "grande"), pupils=[pupil(made)])
    Extension.objects.create(assignment=given, pupil=made.pupils.get(), due_at=now)
    entry = next(one for one in curriculum() if "grande-winner" in one.drills)
    assert reset_lesson(visitor=learner.visitor, entry=entry)
    Mind.objects.filter(learner=learner).update(state={"b": [1e-07, 3.0, -0.0, 1e22], "a": None})


def all_rows(alias: str) -> dict[str, list[Any]]:
    """Each table's rows, in an order that is the same everywhere."""
    tables = tables_at(schema_of(alias), alias)
    return {one._meta.db_table: sorted(rows_of(one, alias), key=repr) for one in tables}


def all_counts(alias: str = "default") -> Counts:
    """Each table's count."""
    tables = tables_at(schema_of(alias), alias)
    return {one._meta.db_table: count_of(one, alias) for one in tables}


@contextmanager
def new_database(vendor: str, folder: Path) -> Iterator[str]:
    """The address of an empty database; a PostgreSQL is one beside that of the tests."""
    name = f"other_{uuid4().hex}"
    if vendor == "sqlite":
        yield f"sqlite:///{folder / name}"
        return
    with connection.cursor() as cursor:
        cursor.execute(f"CREATE DATABASE {name}")
    try:
        yield urlunsplit(urlsplit(os.environ["DATABASE_URL"])._replace(path=f"/{name}"))
    finally:
        with connection.cursor() as cursor:
            cursor.execute(f"DROP DATABASE {name} WITH (FORCE)")


def edit(file: Path, change: Callable[[Lines], Any]) -> None:
    """Let a backup's lines be others, as somebody could who has understood the format."""
    with gzip.open(file, "rt", encoding="utf-8") as old:
        lines = [json.loads(line) for line in old]
    change(lines)
    with gzip.open(file, "wt", encoding="utf-8") as new:
        new.writelines(f"{json.dumps(line)}\n" for line in _counted_anew(lines))


def _counted_anew(lines: Lines) -> Iterator[Any]:
    count = Count()
    for line in lines:
        if isinstance(line, list):
            count.add(line)
        elif "checksum" in line and line["checksum"] != "false":
            line, count = {"rows": count.rows, "checksum": count.checksum}, Count()
        yield line


def first_row(lines: Lines, table: str) -> dict[str, Any]:
    """Where a table's first row stands, by the names of its columns: `line` and `columns`."""
    at = next(
        n for n, one in enumerate(lines) if isinstance(one, dict) and one.get("table") == table
    )
    return {"line": at + 1, "columns": lines[at]["columns"]}


def put(lines: Lines, table: str, column: str, value: Any) -> None:
    """Change one value of a table's first row."""
    found = first_row(lines, table)
    lines[found["line"]][found["columns"].index(column)] = value
