"""A backup: whole or none, of one moment, and restored into an empty site or not at all."""

import gzip
import stat
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from io import StringIO
from pathlib import Path
from typing import Any
from unittest.mock import Mock
from uuid import uuid4

import pytest
from django.core.management import CommandError, call_command
from django.db import connection
from django.test import Client
from pytest_django import Settings

from tests.tutor.accounts.entering import sign_in
from tests.tutor.backups.sites import Lines, all_counts, edit, fill, new_database, put
from tests.tutor.playing import answer, go_on
from tutor.backups import archive, tables
from tutor.backups.fault import BackupFault
from tutor.backups.schema import is_behind, migrate_on, migrate_to, schema_of, tables_at
from tutor.backups.services import back_up, restore
from tutor.backups.tables import Count, write_rows
from tutor.databases import another
from tutor.management.commands import serve
from tutor.models import Learner, User

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def file(client: Client, tmp_path: Path) -> Path:
    """A backup of a site that is empty by now."""
    fill(client)
    back_up(tmp_path / "kept")
    call_command("flush", interactive=False, verbosity=0)
    return tmp_path / "kept"


def test_an_empty_site_goes_on_where_the_old_one_was(client: Client, tmp_path: Path) -> None:
    asked = fill(client)
    before = all_counts()
    out = StringIO()
    call_command("backup", str(tmp_path / "kept"), stdout=out)
    call_command("flush", interactive=False, verbosity=0)
    call_command("restore", str(tmp_path / "kept"), stdout=out)
    assert all_counts() == before
    assert out.getvalue().count(f"{len(before)} tables, ") == 2
    following = go_on(client, asked)
    assert following
    assert answer(client, following, following.right).context["feedback"].state == "right"
    assert sign_in(Client()).status_code == 303
    assert User.objects.create(username="new").pk > User.objects.order_by("pk")[0].pk


def test_a_backup_is_for_its_owner_and_never_over_another(tmp_path: Path) -> None:
    back_up(tmp_path / "a" / "kept")
    assert stat.S_IMODE((tmp_path / "a" / "kept").stat().st_mode) == 0o600
    content = (tmp_path / "a" / "kept").read_bytes()
    with pytest.raises(BackupFault, match="is there already"):
        back_up(tmp_path / "a" / "kept")
    assert (tmp_path / "a" / "kept").read_bytes() == content
    assert len(list((tmp_path / "a").iterdir())) == 1


def test_a_backup_that_is_broken_off_leaves_no_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: Any) -> Any:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(archive, "rows_of", fail)
    with pytest.raises(CommandError, match=r"cannot be written: .*No space left"):
        call_command("backup", str(tmp_path / "kept"))
    assert not list(tmp_path.iterdir())


def test_without_a_name_it_lies_with_what_the_site_writes(
    tmp_path: Path, settings: Settings
) -> None:
    settings.VAR_DIR = tmp_path
    out = StringIO()
    call_command("backup", stdout=out)
    (file,) = (tmp_path / "backups").iterdir()
    assert str(file) in out.getvalue()


def test_a_backup_is_of_one_moment_and_holds_up_nobody(
    client: Client, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows_of: Any = tables.rows_of

    def come() -> None:
        Learner.objects.create(visitor=uuid4())
        connection.close()

    def read_while_others_come(*given: Any) -> Any:
        with ThreadPoolExecutor(1) as pool:
            pool.submit(come).result()
        return rows_of(*given)

    fill(client)
    before = all_counts()
    monkeypatch.setattr(archive, "rows_of", read_while_others_come)
    assert back_up(tmp_path / "kept") == before
    assert Learner.objects.count() == before["tutor_learner"].rows + len(before)


def test_what_is_not_empty_takes_nothing(file: Path) -> None:
    Learner.objects.create(visitor=uuid4())
    before = all_counts()
    with pytest.raises(CommandError, match="not empty: tutor_learner has rows"):
        call_command("restore", str(file))
    assert all_counts() == before


def without_the_last(lines: Lines) -> None:
    lines.pop()


def with_a_false_count(lines: Lines) -> None:
    next(one for one in lines if "checksum" in one)["checksum"] = "false"


def of_a_later_format(lines: Lines) -> None:
    lines[0]["version"] = 2


def of_a_later_code(lines: Lines) -> None:
    lines[0]["schema"]["tutor"] = "9999_later"


def without_a_head(lines: Lines) -> None:
    lines.pop(0)


def with_a_strange_table(lines: Lines) -> None:
    lines[1]["table"] = "sqlite_master"


def with_a_strange_column(lines: Lines) -> None:
    lines[1]["columns"][0] = "id) --"


def without_a_table(lines: Lines) -> None:
    del lines[1 : next(n for n, one in enumerate(lines) if "checksum" in one) + 1]


def with_an_unknown_verdict(lines: Lines) -> None:
    put(lines, "tutor_attempt", "verdict", "maybe")


def with_a_stray_row(lines: Lines) -> None:
    put(lines, "tutor_run", "learner_id", 999_999)


def with_a_word_for_a_number(lines: Lines) -> None:
    put(lines, "tutor_run", "version", "one")


def with_a_moment_that_is_none(lines: Lines) -> None:
    put(lines, "tutor_run", "started_at", "yesterday")


def with_a_value_too_many(lines: Lines) -> None:
    next(one for one in lines if isinstance(one, list)).append(1)


CHANGES: dict[Callable[[Lines], None], str] = {
    without_the_last: "no whole backup",
    with_a_false_count: "no whole backup",
    without_a_table: "no whole backup",
    without_a_head: "no whole backup",
    of_a_later_format: "of another kind",
    of_a_later_code: "newer than this code, which does not know: tutor 9999_later",
    with_a_strange_table: "none of its migrations",
    with_a_strange_column: "none of its migrations",
    with_an_unknown_verdict: "tutor_attempt has a row that is not taken here",
    with_a_stray_row: "does not fit together|not taken here",
    with_a_word_for_a_number: "tutor_run has a row that cannot be read",
    with_a_moment_that_is_none: "tutor_run has a row that cannot be read",
    with_a_value_too_many: "has a row that cannot be read",
}


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.__name__)
def test_a_backup_that_is_not_right_is_refused_whole(
    file: Path, change: Callable[[Lines], None]
) -> None:
    before = all_counts()
    edit(file, change)
    with pytest.raises(CommandError, match=CHANGES[change]):
        call_command("restore", str(file), stdout=StringIO())
    assert all_counts() == before


@pytest.mark.only_on("postgresql")
def test_a_letter_that_only_sqlite_takes_is_a_sentence(file: Path) -> None:
    edit(file, lambda lines: put(lines, "tutor_chore", "name", "a\0b"))
    with pytest.raises(CommandError, match="tutor_chore has a row that is not taken here"):
        call_command("restore", str(file))
    assert not Learner.objects.exists()


@pytest.mark.parametrize("kept", [0, 10, 500, -9])
def test_a_file_that_was_cut_off_is_refused(file: Path, kept: int) -> None:
    file.write_bytes(file.read_bytes()[:kept])
    with pytest.raises(CommandError, match="no whole backup"):
        call_command("restore", str(file), stdout=StringIO())
    assert not Learner.objects.exists()


@pytest.mark.parametrize(
    "content",
    [b"", b"text", gzip.compress(b"\xff\n"), gzip.compress(b"[]")],
    ids=["nothing", "text", "no text", "no line"],  # what is compressed carries the time
)
def test_what_is_no_backup_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "kept").write_bytes(content)
    with pytest.raises(CommandError, match="no whole backup"):
        call_command("restore", str(tmp_path / "kept"))
    with pytest.raises(CommandError, match="cannot be read"):
        call_command("restore", str(tmp_path / "missing"))


def test_a_site_with_another_key_is_told_so(file: Path, settings: Settings) -> None:
    settings.SECRET_KEY = "another" * 9
    errors = StringIO()
    call_command("restore", str(file), stdout=StringIO(), stderr=errors)
    assert "ANOTHER SECRET KEY" in errors.getvalue()


def test_the_backup_of_an_older_site_is_read_and_brought_up_to_date(tmp_path: Path) -> None:
    number = uuid4()
    with new_database("sqlite", tmp_path) as address, another(address) as old:
        then = schema_of("default") | {"tutor": "0006_quizzes"}
        migrate_to(then, old)
        learners = next(
            one for one in tables_at(then, old) if one._meta.db_table == "tutor_learner"
        )
        row = {"id": 7, "visitor": str(number), "created_at": "2026-11-30T01:02:03.000004+00:00"}
        write_rows(learners, [[row.get(one.attname) for one in learners._meta.fields]], old)
        back_up(tmp_path / "kept", alias=old)
    restore(tmp_path / "kept")
    learner = Learner.objects.get()
    assert (learner.pk, learner.visitor, learner.created_at.microsecond) == (7, number, 4)
    assert schema_of("default") != then


def test_a_database_is_behind_where_it_is_used_and_lacks_a_migration(tmp_path: Path) -> None:
    with new_database("sqlite", tmp_path) as address, another(address) as old:
        assert not is_behind(old)
        migrate_to(schema_of("default") | {"tutor": "0006_quizzes"}, old)
        assert is_behind(old)
        migrate_on(old)
        assert not is_behind(old)


def test_what_another_release_would_change_is_kept_before(
    client: Client, tmp_path: Path, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(client)
    settings.VAR_DIR = settings.STATIC_ROOT = tmp_path
    monkeypatch.setattr(serve, "is_behind", lambda alias: True)
    monkeypatch.setattr(serve, "_usable_port", int)
    monkeypatch.setattr(serve, "call_command", Mock())
    monkeypatch.setattr("os.execv", Mock())
    out = StringIO()
    call_command("serve", port="8000", stdout=out)
    (file,) = (tmp_path / "backups").iterdir()
    assert f"kept in {file}." in out.getvalue()
    before = all_counts()
    call_command("flush", interactive=False, verbosity=0)
    assert restore(file) == before


def test_what_cannot_be_kept_is_not_changed(
    tmp_path: Path, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "backups").touch()
    settings.VAR_DIR = tmp_path
    monkeypatch.setattr(serve, "is_behind", lambda alias: True)
    monkeypatch.setattr(serve, "_usable_port", int)
    commands = Mock()
    monkeypatch.setattr(serve, "call_command", commands)
    with pytest.raises(CommandError, match="Keeping the database as it was failed"):
        call_command("serve", port="8000", stdout=StringIO())
    commands.assert_not_called()


def test_an_empty_database_is_no_backup(tmp_path: Path) -> None:
    with (
        new_database("sqlite", tmp_path) as address,
        another(address) as empty,
        pytest.raises(BackupFault, match="there is nothing to keep"),
    ):
        back_up(tmp_path / "kept", alias=empty)
    assert not (tmp_path / "kept").exists()


def test_a_count_knows_no_order_but_every_value() -> None:
    def counted(*rows: list[Any]) -> Count:
        count = Count()
        for row in rows:
            count.add(row)
        return count

    one, two = [1, "a", {"x": 1.0, "y": [-0.0]}], [2, None, True]
    assert counted(one, two) == counted(two, [1, "a", {"y": [0], "x": 1}])
    assert counted(one, two) != counted(one, [2, "", True])
    assert counted(one, one) != counted(one)
