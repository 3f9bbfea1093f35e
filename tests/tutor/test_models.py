"""What the database itself refuses, whoever writes."""

from typing import Any
from uuid import uuid4

import pytest
from django.contrib.auth import get_user_model
from django.db import IntegrityError
from django.utils import timezone

from tutor.models import Attempt, Learner, Run, User

pytestmark = pytest.mark.django_db
QUESTION = "1|which-pares|-|classic|RoRc3e4b|-"


@pytest.fixture
def run() -> Run:
    learner = Learner.objects.create(visitor=uuid4())
    return Run.objects.create(learner=learner, drill="pares-kind", version=1, ruleset="classic")


def broken(constraint: str) -> Any:
    return pytest.raises(IntegrityError, match=constraint)


def test_the_user_is_our_own() -> None:
    user = get_user_model().objects.create_user("ane")
    assert isinstance(user, User)
    assert Learner.objects.create(user=user).user == user


def test_a_learner_is_somebody() -> None:
    with broken("learner_is_somebody"):
        Learner.objects.create()


def test_a_visitor_is_one_learner(run: Run) -> None:
    with broken("visitor"):
        Learner.objects.create(visitor=run.learner.visitor)


def test_one_sitting_of_a_drill_is_open(run: Run) -> None:
    again = {"learner": run.learner, "drill": run.drill, "version": 1, "ruleset": "classic"}
    for nonce in ("one", "two"):
        Run.objects.create(**again, nonce=nonce)
    Run.objects.create(**again, finished_at=timezone.now())
    Run.objects.create(**again, left_at=timezone.now())
    with broken("learner_id|run_one_open_per_drill"):
        Run.objects.create(**again)


def test_a_front_question_is_one_sitting_of_a_learner(run: Run) -> None:
    Run.objects.filter(pk=run.pk).update(nonce="n")
    with broken("nonce|run_one_per_nonce"):
        Run.objects.create(
            learner=run.learner, drill="other", version=1, ruleset="classic", nonce="n"
        )


def test_a_mode_is_one_that_we_know(run: Run) -> None:
    with broken("run_mode_known"):
        Run.objects.update(mode="dream")


def test_a_position_is_asked_once(run: Run) -> None:
    Attempt.objects.create(run=run, position=1, question=QUESTION)
    with broken("position|attempt_one_per_position"):
        Attempt.objects.create(run=run, position=1, question=QUESTION)


@pytest.mark.parametrize(
    "halves",
    [
        {"answer": "par"},
        {"verdict": "right"},
        {"answered_at": timezone.now()},
        {"answered_at": timezone.now(), "answer": "par"},
        {"answered_at": timezone.now(), "verdict": "right"},
        {"answered_at": timezone.now(), "answer": "par", "verdict": "maybe"},
    ],
)
def test_an_answer_is_whole(run: Run, halves: dict[str, Any]) -> None:
    with broken("attempt_answered_whole"):
        Attempt.objects.create(run=run, position=1, question=QUESTION, **halves)


@pytest.mark.parametrize("halves", [{"voided_why": "rule mended"}, {"voided_at": timezone.now()}])
def test_what_is_voided_says_why(run: Run, halves: dict[str, Any]) -> None:
    with broken("attempt_voided_with_reason"):
        Attempt.objects.create(run=run, position=1, question=QUESTION, **halves)


def test_rows_say_what_they_are(run: Run) -> None:
    attempt = Attempt(run=run, position=2)
    assert str(run) == f"run {run.pk} of pares-kind"
    assert str(attempt) == f"question 2 of run {run.pk}"
    assert str(run.learner) == f"learner {run.learner.pk}"
