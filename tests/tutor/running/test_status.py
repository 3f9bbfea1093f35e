"""The page of whoever runs the site: what it tells, and that nobody else gets it."""

import re
from datetime import timedelta
from io import StringIO
from pathlib import Path
from unittest.mock import Mock

import pytest
import time_machine
from django.core.management import CommandError, call_command
from django.db.migrations.recorder import MigrationRecorder
from django.test import Client
from django.urls import reverse
from django.utils import timezone
from pytest_django import Settings

from tests.tutor.accounts.entering import Page, member
from tests.tutor.classroom.people import account, classroom
from tests.tutor.playing import answer, start
from tutor.models import Doubt, Teaching, User
from tutor.regrading.services import raise_doubt
from tutor.running import seeing
from tutor.running.chores import FORGETTING, note

pytestmark = pytest.mark.django_db


@pytest.fixture
def runs(client: Client, settings: Settings, tmp_path: Path) -> Client:
    """The browser of somebody who runs the site."""
    settings.VAR_DIR = tmp_path
    call_command("administrator", member(client).name, stdout=StringIO())
    return client


def text(client: Client, language: str = "en") -> str:
    page: Page = client.get(f"/{language}/status/")
    assert page.status_code == 200
    return re.sub(r"[ \n]+", " ", page.content.decode())


def test_nobody_else_gets_it(client: Client) -> None:
    assert client.get(reverse("status")).status_code == 404
    user = member(client)
    assert client.get(reverse("status")).status_code == 404
    assert reverse("status") not in client.get(reverse("account")).content.decode()
    Teaching.objects.create(classroom=classroom(account("Eli")), user=user)
    assert client.get(reverse("status")).status_code == 404


def test_whoever_runs_it_finds_it_and_nobody_keeps_it(runs: Client) -> None:
    assert reverse("status") in runs.get(reverse("account")).content.decode()
    page: Page = runs.get(reverse("status"))
    assert page.headers["Cache-Control"] == "private, no-store"
    assert page.headers["X-Robots-Tag"] == "noindex"


def test_whose_stay_has_ended_signs_in_first(runs: Client) -> None:
    runs.cookies.pop("sessionid")
    page: Page = runs.get(reverse("status"))
    assert page.headers["Location"].startswith(reverse("sign-in"))


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("es", ("El estado del sitio", "Todavía ninguna", "Todas aplicadas", "Ninguna pendiente")),
        ("pt-br", ("O estado do site", "Ainda nenhum", "Todas aplicadas", "Nenhuma pendente")),
        ("en", ("The state of the site", "No backup yet", "All applied", "None open")),
    ],
)
def test_it_speaks_three_languages(runs: Client, language: str, words: tuple[str, ...]) -> None:
    told = text(runs, language)
    assert all(one in told for one in words)
    assert "0.1.0" in told
    assert "SQLite 3." in told or "PostgreSQL 1" in told
    assert "\N{NO-BREAK SPACE}MB" in told
    assert "LANCE_MAIL" in told


@pytest.mark.django_db(transaction=True)
def test_a_backup_and_the_daily_work_are_told_and_when_they_are_late(runs: Client) -> None:
    assert "python manage.py backup" in text(runs)
    with time_machine.travel("2026-11-30 10:00Z", tick=False):
        call_command("backup", stdout=StringIO())
        note(FORGETTING)
        assert "30 Nov 2026, 10:00:00" in (told := text(runs))
        assert "python manage.py backup" not in told
        assert "done once a day" not in told
    with time_machine.travel("2026-12-08 10:00Z", tick=False):
        assert "python manage.py backup" in (told := text(runs))
        assert "done once a day" in told


def test_doubts_are_counted_by_whose_they_are(runs: Client) -> None:
    asked = start(runs, "juego-total")
    answer(runs, asked, asked.right)
    raise_doubt(attempt=asked.attempt, note="¿?")
    day = f"{timezone.now():%-d %B %Y}"
    assert f"Doubts of learners</span> <b>1 is open, since {day}.</b>" in (told := text(runs))
    assert "got stuck</span> <b>None open" in told
    assert "python manage.py doubts" in told
    Doubt.objects.update(cause="engine", opened_at=timezone.now() - timedelta(days=400))
    assert "Doubts of learners</span> <b>None open" in text(runs)


def test_what_is_amiss_is_told(runs: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seeing, "disk_usage", lambda _: Mock(free=3_200_000))
    MigrationRecorder.Migration.objects.filter(app="tutor").latest("pk").delete()
    told = text(runs)
    assert "3.2\N{NO-BREAK SPACE}MB</b> <span>That’s little." in told
    assert "1 is still to be applied." in told


def test_mail_and_who_is_told_stand_there(runs: Client, settings: Settings) -> None:
    settings.MAIL_IS_SENT, settings.ADMINS = True, ["a@example.org", "b@example.org"]
    told = text(runs)
    assert "It’s sent." in told
    assert "2 addresses" in told
    assert "example.org" not in told


def test_an_administrator_is_made_of_an_account_and_unmade(client: Client) -> None:
    user, out = member(client, "Íñigo"), StringIO()
    call_command("administrator", "INIGO", stdout=out)
    assert out.getvalue() == "Íñigo\n"
    assert User.objects.get(pk=user.pk).is_superuser
    call_command("administrator", "Íñigo", revoke=True, stdout=out)
    assert not User.objects.filter(is_superuser=True).exists()
    with pytest.raises(CommandError, match="Nobody signs in as 'Eva'"):
        call_command("administrator", "Eva")


@pytest.mark.django_db(transaction=True)
def test_a_backup_may_delete_older_ones_and_nothing_else(
    settings: Settings, tmp_path: Path
) -> None:
    settings.VAR_DIR = tmp_path
    folder = tmp_path / "backups"
    folder.mkdir()
    (folder / "kept by hand.lance.gz").touch()
    for day in (1, 2, 3):
        with time_machine.travel(f"2026-11-0{day} 04:00Z", tick=False):
            call_command("backup", keep=2, stdout=StringIO())
    names = sorted(one.name for one in folder.iterdir())
    assert names == [
        *("2026-11-02-040000.lance.gz", "2026-11-03-040000.lance.gz", "kept by hand.lance.gz"),
    ]
    with pytest.raises(CommandError, match="--keep takes a number from 1"):
        call_command("backup", keep=0)
