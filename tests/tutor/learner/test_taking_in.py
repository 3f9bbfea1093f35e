"""What an answer leaves behind of who gave it, whatever else happens at the same time."""

from typing import Any
from unittest.mock import Mock
from uuid import UUID

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from engine import Question, read_mind, truth
from tests.tutor.accounts.entering import member
from tests.tutor.playing import HTMX, Asked, answer, finish, go_on, start
from tutor.accounts.merging import merge_visitor
from tutor.drills.answering import answer_attempt
from tutor.drills.sitting import Sitting, sitting_to_answer
from tutor.models import Attempt, Doubt, Learner, Mind, Run, Skill
from tutor.whole import Overtaken

pytestmark = pytest.mark.django_db
DRILL = "grande-winner"


def told() -> int:
    return read_mind(Mind.objects.get().state).count


def opened(asked: Asked) -> Sitting:
    """As one window has it."""
    attempt = asked.attempt
    sitting = sitting_to_answer(visitor_of(attempt), attempt.run_id, attempt.position)
    assert sitting
    return sitting


def visitor_of(attempt: Attempt) -> UUID:
    visitor = attempt.run.learner.visitor
    assert visitor
    return visitor


def right(sitting: Sitting) -> str:
    return truth(Question.parse(sitting.now.question))


def test_an_answer_is_told_to_the_mind_and_is_a_try(client: Client) -> None:
    asked = start(client, DRILL)
    answer(client, asked, asked.right)
    mind, skill = Mind.objects.get(), Skill.objects.get()
    assert (told(), mind.answers) == (1, 1)
    assert mind.told_at == asked.attempt.answered_at
    assert [row[:3] for row in skill.tries] == [[asked.attempt.spec, asked.attempt.run_id, 1]]


@pytest.mark.parametrize("code", ["skip", "show"])
def test_what_is_not_known_is_no_evidence(client: Client, code: str) -> None:
    asked = start(client, DRILL)
    answer(client, asked, code)
    assert Mind.objects.get().state == {}
    assert Mind.objects.get().answers == 1
    assert [row[2] for row in Skill.objects.get().tries] == ([0] if code == "skip" else [])


def test_what_is_answered_with_a_hint_is_neither_evidence_nor_a_try(client: Client) -> None:
    asked = start(client, DRILL)
    client.post(asked.url, {"answer": "hint-1"})
    answer(client, asked, asked.right)
    assert Mind.objects.get().state == {}
    assert Skill.objects.get().tries == []


def test_a_second_click_tells_nothing(client: Client) -> None:
    asked = start(client, DRILL)
    for code in (asked.right, asked.wrong, asked.right):
        client.post(asked.url, {"answer": code}, headers=HTMX)
    assert (told(), Mind.objects.get().answers) == (1, 1)
    assert len(Skill.objects.get().tries) == 1


def test_the_second_of_two_windows_at_one_question_loses_it(client: Client) -> None:
    asked = start(client, DRILL)
    first, second = opened(asked), opened(asked)
    assert answer_attempt(sitting=first, answer=right(first))
    assert not answer_attempt(sitting=second, answer="skip")
    assert (told(), asked.attempt.verdict) == (1, "right")
    assert second.now.verdict == "right"


def test_the_first_of_two_windows_counts_also_where_nothing_follows(client: Client) -> None:
    asked = start(client, DRILL)
    Run.objects.update(drill="withdrawn")
    first, second = opened(asked), opened(asked)
    assert answer_attempt(sitting=first, answer=right(first))
    assert not answer_attempt(sitting=second, answer="skip")
    assert asked.attempt.verdict == "right"


def test_two_windows_at_two_drills_lose_nothing(client: Client) -> None:
    windows = [opened(start(client, drill)) for drill in (DRILL, "pares-kind", "juego-total")]
    for window in windows:
        assert answer_attempt(sitting=window, answer=right(window))
    assert (told(), Mind.objects.get().answers) == (3, 3)
    assert [len(skill.tries) for skill in Skill.objects.all()] == [1, 1, 1]


def test_a_hint_in_another_window_is_seen(client: Client) -> None:
    asked = start(client, DRILL)
    window = opened(asked)
    client.post(asked.url, {"answer": "hint-1"})
    assert answer_attempt(sitting=window, answer=right(window))
    assert asked.attempt.is_aided
    assert Mind.objects.get().state == {}


def test_who_is_overtaken_over_and_over_is_not_half_kept(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = opened(start(client, DRILL))

    def reread(sitting: Sitting) -> bool:
        sitting.known.answers = 99
        return True

    monkeypatch.setattr("tutor.drills.answering._read_again", reread)
    reread(window)
    with pytest.raises(Overtaken):
        answer_attempt(sitting=window, answer=right(window))
    assert Attempt.objects.get().is_open
    assert Mind.objects.get().answers == 0


def test_who_is_overtaken_over_and_over_is_told_to_send_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    client = Client(raise_request_exception=False)
    asked = start(client, DRILL)
    monkeypatch.setattr("tutor.drills.views.answer_attempt", Mock(side_effect=Overtaken))
    page: Any = client.post(asked.url, {"answer": asked.right})
    assert page.status_code == 503
    assert page.headers["Retry-After"]
    assert asked.attempt.is_open
    assert not Doubt.objects.exists()


def test_an_answer_of_somebody_deleted_meanwhile_is_not_kept(client: Client) -> None:
    window = opened(start(client, DRILL))
    Learner.objects.all().delete()
    assert not answer_attempt(sitting=window, answer="skip")
    assert not Attempt.objects.exists()


def test_an_answer_sent_while_one_signs_in_can_be_sent_again(client: Client) -> None:
    account = Client()
    user = member(account)
    asked = start(client, DRILL)
    window = opened(asked)
    merge_visitor(visitor=visitor_of(asked.attempt), user=user)
    assert not answer_attempt(sitting=window, answer=right(window))
    assert asked.attempt.is_open
    answer(account, asked, asked.right)
    assert Mind.objects.get().answers > 0


def test_somebody_of_before_the_model_gets_his_rows(client: Client) -> None:
    asked = start(client, DRILL)
    Mind.objects.all().delete()
    Skill.objects.all().delete()
    Attempt.objects.update(spec=None)
    answer(client, asked, asked.right)
    assert told() == 1
    following = go_on(client, asked)
    assert following
    answer(client, following, following.right)
    assert told() == 2
    assert len(Skill.objects.get().tries) == 1


def test_a_mind_that_cannot_be_read_begins_anew(client: Client) -> None:
    asked = start(client, DRILL)
    Mind.objects.update(state={"version": 0})
    answer(client, asked, asked.right)
    assert told() == 1


def test_eight_tries_are_kept(client: Client) -> None:
    for _ in range(2):
        finish(client, start(client, DRILL))
    tries = Skill.objects.get().tries
    assert len(tries) == 8
    assert len({row[1] for row in tries}) == 2


def said(asked: Asked, client: Client) -> list[str]:
    code = asked.right
    with CaptureQueriesContext(connection) as context:
        client.post(asked.url, {"answer": code}, headers=HTMX)
    return [query["sql"] for query in context.captured_queries]


def test_an_answer_takes_seven_statements_to_the_end(client: Client) -> None:
    asked: Any = start(client, DRILL)
    while asked:
        assert len(said(asked, client)) <= 7
        asked = go_on(client, asked)
    assert Run.objects.get().finished_at
