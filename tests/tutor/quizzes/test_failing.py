"""The engine fails on an answer of a quiz: it counts nowhere, and the rest is handed in."""

from collections.abc import Callable
from typing import Any

import pytest
from django.test import Client

from engine import Grade, Question, grade
from tests.tutor.quizzes.taking import begin
from tutor import wording
from tutor.models import Attempt, Doubt
from tutor.quizzes import services

pytestmark = pytest.mark.django_db


def failing_on(text: str) -> Callable[[Question, str], Grade]:
    def graded(question: Question, answer: str) -> Grade:
        if str(question) == text:
            raise KeyError("three")
        return grade(question, answer)

    return graded


def test_it_is_voided_and_told_and_the_others_count(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken = begin(client)
    taken.choose_all(right=10)
    failed = taken.attempts[2]
    monkeypatch.setattr(services, "grade", failing_on(failed.question))
    assert taken.choose(3, taken.right(3)).status_code == 303
    taken.hand_in()
    result = taken.look().context["result"]
    assert result.heading == "Right: 9 of 9"
    assert result.lines[2].state == "void"
    void = taken.attempts[2]
    assert void.verdict != "wrong"
    assert void.voided_why == "the engine failed"
    assert void.answer == failed.draft
    doubt = Doubt.objects.get()
    assert (doubt.attempt, doubt.cause) == (void, "engine")
    assert "KeyError: 'three'" in doubt.fault
    assert taken.look(3).status_code == 200


def test_what_cannot_be_explained_any_more_is_shown_without(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: Any) -> None:
        raise KeyError

    taken = begin(client)
    taken.choose_all(right=10)
    taken.hand_in()
    monkeypatch.setattr(wording, "reasons", fail)
    page = taken.look(1)
    assert page.status_code == 200
    assert "gone" in page.context
    assert Attempt.objects.filter(run=taken.run, verdict="right").count() == 10
