"""What happens in the middle of something else, where several may write: each counts once.

SQLite lets one writer in at a time; what two begin there at once comes one after the other.
"""

from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from functools import partial
from typing import Any
from uuid import uuid4

import pytest
from django.db import connection, transaction
from django.test import Client
from django.utils import timezone

from tests.tutor.accounts.entering import learner_of, number_of
from tests.tutor.playing import answer, finish, start
from tests.tutor.quizzes.taking import begin_own
from tutor.accounts.forgetting import ABSENCE, forget_batch
from tutor.accounts.merging import merge_visitor
from tutor.drills import services
from tutor.drills.catalogue import catalogue
from tutor.learner.rebuilding import rebuild
from tutor.learner.resetting import reset_lesson
from tutor.lessons.curriculum import curriculum
from tutor.models import Attempt, Learner, Quiz, Reset, Run, TakenMastery, User
from tutor.quizzes.plans import ready_made
from tutor.quizzes.services import begin_quiz, hand_in

pytestmark = pytest.mark.django_db(transaction=True)
DRILL = "juego-total"
WAITS = "SELECT count(*) FROM pg_locks WHERE NOT granted"


def beside[Result](act: Callable[[], Result]) -> Callable[[], Result]:
    """The act for a thread of its own."""

    def work() -> Result:
        try:
            return act()
        finally:
            connection.close()

    return work


def at_once(acts: Iterable[Callable[[], Any]]) -> list[Any]:
    """What they give."""
    works = [beside(act) for act in acts]
    with ThreadPoolExecutor(len(works)) as pool:
        return [one.result() for one in [pool.submit(work) for work in works]]


def until_somebody_waits() -> None:
    """Come back once another transaction waits for a row."""
    with connection.cursor() as cursor:
        waiting = 0
        while not waiting:
            cursor.execute(WAITS)
            (waiting,) = cursor.fetchone()


def test_quizzes_handed_in_at_once_are_all_told_of(client: Client) -> None:
    taken = []
    for right in range(4):
        taken.append(begin_own(client, "juego", "grande"))
        taken[-1].choose_all(right)
    runs = [one.run for one in taken]
    assert at_once(partial(hand_in, run=run) for run in runs) == [True] * 4
    learner = runs[0].learner
    assert learner.mind.answers == 4
    assert not rebuild(learner.pk)


def test_a_quiz_begun_in_several_windows_by_somebody_known_is_one(client: Client) -> None:
    start(client, DRILL)
    visitor = number_of(client)
    runs = at_once([partial(begin_quiz, visitor=visitor, plan=ready_made()["scoring"])] * 6)
    assert len({run.pk for run in runs}) == Quiz.objects.count() == 1


def test_a_lesson_reset_in_two_windows_is_reset_once(client: Client) -> None:
    finish(client, start(client, DRILL))
    learner = learner_of(client)
    learner.skills.update(mastered_at=timezone.now(), criterion="shown")
    entry = next(one for one in curriculum() if DRILL in one.drills)
    visitor = learner.visitor
    assert visitor
    done = at_once([lambda: reset_lesson(visitor=visitor, entry=entry)] * 6)
    assert sorted(done) == [False] * 5 + [True]
    assert Reset.objects.count() == TakenMastery.objects.count() == 1


@pytest.mark.only_on("postgresql")
def test_who_comes_back_while_he_is_being_forgotten_is_not(client: Client) -> None:
    asked, now = start(client, DRILL), timezone.now()
    since = now + ABSENCE
    with ThreadPoolExecutor(1) as pool:
        with transaction.atomic():
            Attempt.objects.update(asked_at=since + timedelta(days=1))
            forgotten = pool.submit(beside(lambda: forget_batch(since)))
            until_somebody_waits()
        assert forgotten.result() == 0
    assert answer(client, asked, asked.right).status_code == 200


@pytest.mark.only_on("postgresql")
def test_a_drill_begun_while_one_signs_in_elsewhere_begins(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    user, visitor = User.objects.create_user("ane"), uuid4()
    services.start_run(visitor=visitor, drill=catalogue()["pares-kind"])
    begin_to_know: Any = services._begin_to_know

    def sign_in_first(*given: Any) -> None:
        monkeypatch.setattr(services, "_begin_to_know", begin_to_know)
        at_once([lambda: merge_visitor(visitor=visitor, user=user)])
        begin_to_know(*given)

    monkeypatch.setattr(services, "_begin_to_know", sign_in_first)
    run = services.start_run(visitor=visitor, drill=catalogue()[DRILL])
    assert Run.objects.get(pk=run.pk).learner.visitor == visitor
    assert run.attempts.count() == 1
    assert Learner.objects.get(user=user).runs.count() == 1
