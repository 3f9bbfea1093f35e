"""A lesson begun again: what goes, what stays, and the way back."""

import logging
from collections.abc import Callable
from datetime import UTC, datetime
from unittest.mock import Mock

import pytest
from django.test import Client

from tests.tutor.playing import Asked, Page, answer, finish, go_on, start
from tutor.accounts.exports import tables
from tutor.learner import rebuilding
from tutor.learner.rebuilding import is_owed, owe, rebuild, rebuild_apart
from tutor.models import Attempt, Learner, Mind, Reset, Run, Skill

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("dealt_alike")]

URL = "/en/lessons/juego/reset/"
DRILL = "juego-total"  # of the lesson on juego


def fail(client: Client, asked: Asked | None) -> None:
    while asked:
        answer(client, asked, asked.wrong)
        asked = go_on(client, asked)


def state(client: Client, lesson: str) -> str:
    page: Page = client.get("/en/lessons/")
    lines = {line.slug: line for path in page.context["paths"] for line in path.lessons}
    return str(lines[lesson].state)


def reset(client: Client) -> None:
    response: Page = client.post(URL, {"reset": "yes"})
    assert (response.status_code, response.headers["Location"]) == (303, URL)


def undo(client: Client) -> None:
    response: Page = client.post(URL, {"undo": "yes"})
    assert (response.status_code, response.headers["Location"]) == (303, URL)


def test_the_page_says_what_goes_and_asks_before_it_does_it(client: Client) -> None:
    finish(client, start(client, DRILL))
    lesson: Page = client.get("/en/lessons/juego/")
    assert URL in lesson.content.decode()
    page: Page = client.get(URL)
    assert page.context["reset"].goes == (
        "1\u00a0sitting of its drills counts no more.",
        "What 5\u00a0answers said of you is forgotten.",
    )
    assert Run.objects.get().reset is None
    assert state(client, "juego") == "begun"


def test_its_drills_are_as_if_never_begun_and_others_stay(client: Client) -> None:
    finish(client, start(client, DRILL))
    finish(client, start(client, "pares-kind"))
    reset(client)
    assert state(client, "juego") == "not_begun"
    assert state(client, "pares") == "begun"
    drill: Page = client.get(f"/en/drills/{DRILL}/")
    assert drill.context["drill"].state == "not_begun"
    skill = Skill.objects.get(drill=DRILL)
    assert (skill.tries, skill.due_at, skill.mastered_at) == ([], None, None)
    assert Skill.objects.get(drill="pares-kind").tries


def test_what_its_answers_said_of_somebody_goes(client: Client) -> None:
    finish(client, start(client, "pares-kind"))
    before = Mind.objects.get().state
    fail(client, start(client, DRILL))
    assert Mind.objects.get().state != before
    reset(client)
    assert Mind.objects.get().state == before
    assert not rebuild(Learner.objects.get().pk)


def test_answers_stay_in_ones_data_and_at_their_addresses(client: Client) -> None:
    asked = start(client, DRILL)
    finish(client, asked)
    reset(client)
    found = tables(Learner.objects.get())
    assert len(found["attempt"]) == 5
    assert found["run"][0]["reset_id"] == found["reset"][0]["id"]
    assert client.get(asked.url).status_code == 200


def test_an_open_sitting_is_left_and_a_fresh_one_begins(client: Client) -> None:
    asked = start(client, DRILL)
    answer(client, asked, asked.right)
    reset(client)
    page: Page = client.get("/en/lessons/")
    assert f"/runs/{asked.attempt.run_id}/" not in page.content.decode()
    anew = start(client, DRILL)
    assert anew.attempt.run_id != asked.attempt.run_id
    assert state(client, "juego") == "begun"


def test_an_answer_of_a_window_that_was_open_counts_no_more(client: Client) -> None:
    asked = start(client, DRILL)
    reset(client)
    before = Mind.objects.get()
    answer(client, asked, asked.wrong)
    after = Mind.objects.get()
    assert (after.state, after.answers) == (before.state, before.answers)
    assert Skill.objects.get(drill=DRILL).tries == []
    assert state(client, "juego") == "not_begun"


def test_sent_twice_it_is_one(client: Client) -> None:
    finish(client, start(client, DRILL))
    reset(client)
    reset(client)
    assert Reset.objects.count() == 1


def test_it_can_be_taken_back_whole(client: Client) -> None:
    for _ in range(3):
        finish(client, start(client, DRILL))
    asked = start(client, DRILL)
    answer(client, asked, asked.right)
    mind, skill = Mind.objects.get(), Skill.objects.get()
    assert skill.mastered_at
    reset(client)
    assert Skill.objects.get().mastered_at is None
    page: Page = client.get(URL)
    assert page.context["reset"].was
    undo(client)
    again = Skill.objects.get()
    assert again.tries == skill.tries
    assert (again.mastered_at, again.due_at) == (skill.mastered_at, skill.due_at)
    assert Mind.objects.get().state == mind.state
    assert Attempt.objects.open().get().run.left_at is None
    assert client.get(URL).context["reset"].was == ""


def test_a_date_that_answers_no_more_tell_comes_back_too(client: Client) -> None:
    finish(client, start(client, DRILL))
    long_ago = datetime(2026, 1, 2, tzinfo=UTC)
    Skill.objects.update(mastered_at=long_ago, criterion="7/8 3 2 2")
    reset(client)
    assert Skill.objects.get().mastered_at is None
    undo(client)
    assert Skill.objects.get().mastered_at == long_ago


def test_taken_back_it_stands_beside_what_was_done_since(client: Client) -> None:
    asked = start(client, DRILL)
    answer(client, asked, asked.right)
    reset(client)
    anew = start(client, DRILL)
    answer(client, anew, anew.right)
    undo(client)
    assert Run.objects.open().get().pk == anew.attempt.run_id
    assert len(Skill.objects.get().tries) == 2
    undo(client)
    assert Reset.objects.get().undone_at


def test_one_who_has_done_nothing_of_it_is_told_so(client: Client) -> None:
    page: Page = client.get(URL)
    assert "You have done nothing of this lesson yet." in page.content.decode()
    reset(client)
    undo(client)
    assert not Learner.objects.exists()
    assert client.get("/en/lessons/nowhere/reset/").status_code == 404


def test_nobody_resets_another(client: Client) -> None:
    finish(client, start(client, DRILL))
    other = Client()
    finish(other, start(other, "pares-kind"))
    reset(other)
    assert state(client, "juego") == "begun"


@pytest.mark.parametrize("act", [reset, undo])
def test_a_rebuilding_that_is_broken_off_is_owed(
    client: Client, act: Callable[[Client], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    finish(client, start(client, DRILL))
    if act is undo:
        reset(client)
    learner = Learner.objects.get()
    assert not is_owed(learner.pk)

    def break_off(_: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(rebuilding, "rebuild", break_off)
    with pytest.raises(KeyboardInterrupt):
        act(client)
    assert is_owed(learner.pk)
    monkeypatch.undo()
    rebuild(learner.pk)
    assert not is_owed(learner.pk)


@pytest.fixture
def apart(monkeypatch: pytest.MonkeyPatch) -> Mock:
    """Where even few answers are made anew apart: the thread, which does not run by itself."""
    thread = Mock()
    monkeypatch.setattr(rebuilding, "MOST_AT_ONCE", 4)
    monkeypatch.setattr(rebuilding, "Thread", thread)
    monkeypatch.setattr(rebuilding, "connections", Mock())
    return thread


def test_of_many_answers_nobody_waits_for_the_mind(client: Client, apart: Mock) -> None:
    fail(client, start(client, DRILL))
    Skill.objects.update(mastered_at=datetime(2026, 1, 2, tzinfo=UTC), criterion="7/8 3 2 2")
    before = Mind.objects.get().state
    reset(client)
    apart.return_value.start.assert_called_once_with()
    skill = Skill.objects.get()
    assert (skill.tries, skill.due_at, skill.mastered_at) == ([], None, None)
    assert state(client, "juego") == "not_begun"
    assert Mind.objects.get().state == before
    made = apart.call_args.kwargs
    made["target"](*made["args"])
    assert Mind.objects.get().state == {}
    assert not is_owed(Learner.objects.get().pk)


def test_few_answers_are_made_anew_at_once(client: Client, apart: Mock) -> None:
    asked = start(client, DRILL)
    answer(client, asked, asked.wrong)
    reset(client)
    apart.assert_not_called()
    assert Mind.objects.get().state == {}


def test_what_fails_apart_stays_owed_and_is_written_down(
    client: Client, apart: Mock, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    start(client, DRILL)
    learner = Learner.objects.get().pk
    monkeypatch.setattr(rebuilding, "rebuild", Mock(side_effect=RuntimeError("the disk is full")))
    rebuild_apart(learner)
    owe(learner)
    with caplog.at_level(logging.ERROR):
        rebuild_apart(learner)
    assert is_owed(learner)
    assert caplog.text.count("RuntimeError: the disk is full") == 1
