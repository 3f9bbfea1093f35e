"""Visitors without an account are forgotten after a year of absence, by a command."""

import logging
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from io import StringIO
from uuid import uuid4

import pytest
import time_machine
from django.core.management import call_command
from django.db import connections
from django.test import Client
from django.utils import timezone

from tests.tutor.accounts.entering import learner_of, member
from tests.tutor.playing import answer, start
from tutor import serving
from tutor.accounts import forgetting
from tutor.accounts.knocks import knock
from tutor.models import Attempt, Chore, Knock, Learner, Run, Session, User
from tutor.running.chores import claim

YEAR = timedelta(days=365)


def said(*options: str) -> str:
    told = StringIO()
    call_command("forget_visitors", *options, stdout=told)
    return told.getvalue().strip()


@pytest.mark.django_db
def test_who_was_away_for_a_year_is_forgotten_with_all_of_it(client: Client) -> None:
    start(client, "grande-winner")
    with time_machine.travel(timezone.now() + YEAR + timedelta(days=1)):
        assert said("--dry-run") == "Would forget 1 visitor."
        assert Learner.objects.exists()
        assert said() == "Forgot 1 visitor."
    assert not any(model.objects.exists() for model in (Learner, Run, Attempt))


@pytest.mark.django_db
def test_who_has_answered_within_the_year_stays(client: Client) -> None:
    asked = start(client, "grande-winner")
    with time_machine.travel(timezone.now() + timedelta(days=200)):
        answer(client, asked, asked.right)
    with time_machine.travel(timezone.now() + timedelta(days=500)):
        assert said() == "Forgot 0 visitors."
    with time_machine.travel(timezone.now() + timedelta(days=600)):
        assert said() == "Forgot 1 visitor."


@pytest.mark.django_db
def test_who_has_begun_a_sitting_within_the_year_stays(client: Client) -> None:
    start(client, "grande-winner")
    with time_machine.travel(timezone.now() + timedelta(days=200)):
        start(client, "pares-kind")
    with time_machine.travel(timezone.now() + timedelta(days=500)):
        assert said() == "Forgot 0 visitors."


@pytest.mark.django_db
def test_an_account_is_never_forgotten(client: Client) -> None:
    member(client)
    start(client, "grande-winner")
    with time_machine.travel(timezone.now() + 3 * YEAR):
        assert said() == "Forgot 0 visitors."
    assert learner_of(client).runs.count() == 1


@pytest.mark.django_db
def test_many_are_forgotten_batch_by_batch(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forgetting, "BATCH", 3)
    Learner.objects.bulk_create(Learner(visitor=uuid4()) for _ in range(8))
    with time_machine.travel(timezone.now() + YEAR + timedelta(days=1)):
        assert said() == "Forgot 8 visitors."
    assert not Learner.objects.exists()


@pytest.mark.django_db
def test_sessions_and_tries_whose_time_is_over_go_too(client: Client) -> None:
    member(client)
    knock("sign-in", account="ane", address="192.0.2.1")
    with time_machine.travel(timezone.now() + YEAR + timedelta(days=1)):
        said()
    assert not Session.objects.exists()
    assert not Knock.objects.exists()
    assert User.objects.exists()


@pytest.mark.django_db
def test_it_is_done_once_a_day() -> None:
    assert said("--daily") == "Forgot 0 visitors."
    assert said("--daily") == ""
    with time_machine.travel(timezone.now() + timedelta(hours=23)):
        assert said("--daily") == ""
    with time_machine.travel(timezone.now() + timedelta(hours=25)):
        assert said("--daily") == "Forgot 0 visitors."
        assert said("--daily") == ""


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("is_new", [True, False])
def test_of_several_processes_one_does_it(is_new: bool) -> None:
    if not is_new:
        Chore.objects.create(name="x", begun_at=timezone.now() - timedelta(days=2))

    def ask(_: int) -> bool:
        try:
            return claim("x", every=timedelta(days=1))
        finally:
            connections.close_all()

    with ThreadPoolExecutor(6) as processes:
        assert sorted(processes.map(ask, range(6))) == [False] * 5 + [True]


@pytest.mark.django_db(transaction=True)
def test_the_server_does_it_by_itself() -> None:
    serving.keep_house_once()
    assert Chore.objects.get().name == "forget-visitors"


def test_a_fault_of_the_daily_work_is_written_down_and_no_more(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*args: object, **options: object) -> None:
        raise RuntimeError("the disk is full")

    monkeypatch.setattr(serving, "call_command", fail)
    with caplog.at_level(logging.ERROR):
        serving.keep_house_once()
    assert "the disk is full" in caplog.text


def test_each_process_keeps_house(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[str] = []

    class Thread:
        def __init__(self, *, target: object, daemon: bool, name: str) -> None:
            assert daemon
            begun.append(name)

        def start(self) -> None:
            begun.append("started")

    monkeypatch.setattr(serving, "Thread", Thread)
    serving.post_worker_init(None)
    assert begun == ["house", "started"]
