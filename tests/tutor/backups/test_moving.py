"""A site moved from one kind of database to the other, and back: all of it, and proved."""

import re
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from django.core.management import CommandError, call_command
from django.db import connections
from django.test import Client
from django.utils.connection import ConnectionDoesNotExist

from tests.tutor.backups.sites import all_counts, all_rows, fill, new_database
from tutor.backups import services, tables
from tutor.backups.fault import BackupFault
from tutor.backups.services import back_up, move, restore
from tutor.databases import another
from tutor.models import Chore, Learner

pytestmark = pytest.mark.django_db(transaction=True)


def as_texts(rows: dict[str, list[Any]]) -> dict[str, list[str]]:
    """Rows as they can be compared: JSON has its keys in another order in PostgreSQL."""
    return {name: sorted(map(str, map(_ordered, some))) for name, some in rows.items()}


def _ordered(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _ordered(value[key]) for key in sorted(value)}
    if isinstance(value, list):
        return [_ordered(one) for one in value]
    return float(value) + 0.0 if isinstance(value, float | int) else value


@pytest.fixture(
    params=["sqlite", pytest.param("postgresql", marks=pytest.mark.only_on("postgresql"))]
)
def third(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of one more empty database."""
    with new_database(request.param, tmp_path) as address:
        yield address


@pytest.fixture
def other(tmp_path: Path) -> Iterator[str]:
    """The address of an empty SQLite."""
    with new_database("sqlite", tmp_path) as address:
        yield address


def test_there_and_back_again_it_is_all_the_same(
    client: Client, tmp_path: Path, other: str, third: str
) -> None:
    fill(client)
    here, counts = as_texts(all_rows("default")), all_counts()
    assert move(other) == counts
    with another(other) as there:
        assert as_texts(all_rows(there)) == here
        back_up(tmp_path / "again", alias=there)
    with another(third) as there:
        assert restore(tmp_path / "again", alias=there) == counts
        assert as_texts(all_rows(there)) == here
        last = Learner.objects.using(there).order_by("-pk")[0]
        assert Learner.objects.using(there).create(visitor=uuid4()).pk > last.pk
    assert all_counts() == counts


def test_what_is_not_empty_takes_nothing(client: Client, other: str) -> None:
    fill(client)
    move(other)
    with another(other) as there:
        before = all_counts(there)
    Learner.objects.create(visitor=uuid4())
    with pytest.raises(BackupFault, match=r"not empty: .* has rows\. Nothing was written"):
        move(other)
    with another(other) as there:
        assert all_counts(there) == before


def test_a_site_that_is_used_meanwhile_is_not_moved(
    client: Client, other: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    load: Any = services._load

    def load_slowly(*given: Any) -> Any:
        Learner.objects.create(visitor=uuid4())
        return load(*given)

    fill(client)
    monkeypatch.setattr(services, "_load", load_slowly)
    with pytest.raises(BackupFault, match="was used meanwhile"):
        move(other)
    with another(other) as there:
        assert not Learner.objects.using(there).exists()


def test_a_row_that_does_not_arrive_as_it_was_is_found_out(
    client: Client, other: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    write: Any = tables.write_rows

    def write_wrong(table: Any, rows: Any, alias: str) -> Any:
        told = write(table, rows, alias)
        Chore.objects.using(alias).filter(name="Ane").update(name="Eva")
        return told

    fill(client)
    monkeypatch.setattr(services, "write_rows", write_wrong)
    with pytest.raises(BackupFault, match="tutor_chore is not the same here and there"):
        move(other)
    with another(other) as there:
        assert not Chore.objects.using(there).exists()


def test_the_command_tells_the_counts(
    client: Client, other: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(client)
    monkeypatch.setenv("NEW_DATABASE_URL", other)
    out = StringIO()
    call_command("move", stdout=out)
    assert re.search(rf"tutor_learner +{Learner.objects.count()} [0-9a-f]+\n", out.getvalue())
    assert "The same was counted here and there" in out.getvalue()


@pytest.mark.parametrize("address", ["", "nonsense", "mysql://a/b"])
def test_an_address_that_is_none_is_a_sentence(address: str) -> None:
    with pytest.raises(CommandError, match="NEW_DATABASE_URL takes sqlite"):
        call_command("move", address)


def test_a_database_that_does_not_answer_is_a_sentence(tmp_path: Path, client: Client) -> None:
    fill(client)
    with pytest.raises(CommandError, match="The other database cannot be used"):
        call_command("move", f"sqlite:///{tmp_path}/missing/file")
    with pytest.raises(ConnectionDoesNotExist):
        connections["other"]
