"""An answer on which the engine fails: nothing is called wrong, another question comes."""

import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from io import StringIO
from typing import Any

import pytest
from django.core import mail
from django.core.management import call_command
from django.db import OperationalError, connection
from django.test import Client
from django.utils import translation
from pytest_django import Settings

from tests.tutor.playing import HTMX, TOKEN, Page, answer, finish, look, start
from tutor import wording
from tutor.drills import answering, asking
from tutor.drills.feedback import feedback_rows
from tutor.models import Attempt, Doubt, Run, Skill
from tutor.regrading import failing
from tutor.regrading.failing import MOST_VOIDED, EngineFailed, fault_of, replace_failed

SORRY = "We got stuck on your answer, so that question doesn’t count. Here’s another."
STUCK = "We can’t go on with this drill for now"
WHERE = {
    "grade": (answering, "grade"),
    "mind": (answering, "mind_after"),
    "next": (answering, "next_question"),
    "reasons": (wording, "reasons"),
    "heading": (wording, "verdict_heading"),
}


class Broken:
    """Something of the engine's that raises until it is mended."""

    def __init__(self, place: Any, name: str, patch: pytest.MonkeyPatch) -> None:
        self.is_mended, self.whole = False, getattr(place, name)
        patch.setattr(place, name, self)

    def __call__(self, *given: Any, **named: Any) -> Any:
        if not self.is_mended:
            raise KeyError("three")
        return self.whole(*given, **named)


@pytest.fixture
def breaks(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Broken]:
    return lambda place, name: Broken(place, name, monkeypatch)


@pytest.mark.django_db
@pytest.mark.parametrize("headers", [{}, HTMX], ids=["plain", "htmx"])
@pytest.mark.parametrize("what", WHERE)
def test_another_question_comes_and_nothing_is_called_wrong(
    client: Client, breaks: Callable[..., Broken], what: str, headers: dict[str, str]
) -> None:
    asked = start(client, "juego-total")
    row, broken = asked.attempt, breaks(*WHERE[what])
    page: Page = client.post(asked.url, {"answer": asked.wrong}, headers=headers, follow=True)
    told = page.content.decode()
    assert page.status_code == 200
    assert SORRY in told
    assert 'id="question"' in told
    assert ("<html" in told) is not bool(headers)
    voided = Attempt.objects.get(pk=row.pk)
    assert (voided.verdict, voided.misconception) == ("", "")
    assert voided.answer
    assert voided.voided_why == failing.FAILED
    fresh = Attempt.objects.open().get()
    assert (fresh.run_id, fresh.position) == (row.run_id, row.position)
    assert fresh.spec is not None
    doubt = Doubt.objects.get()
    assert (doubt.attempt, doubt.cause) == (voided, "engine")
    assert "KeyError: 'three'" in doubt.fault
    broken.is_mended = True
    assert SORRY in client.get(asked.url).content.decode()


@pytest.mark.django_db
@pytest.mark.parametrize("language", ["es", "pt-br", "en"])
def test_it_is_said_in_three_languages(
    client: Client, breaks: Callable[..., Broken], language: str
) -> None:
    asked = start(client, "pares-kind", language)
    breaks(answering, "grade")
    told = client.post(asked.url, {"answer": asked.right}, follow=True).content.decode()
    with translation.override(language):
        assert wording.another_instead() in told


@pytest.mark.django_db
def test_it_counts_nowhere(client: Client, breaks: Callable[..., Broken]) -> None:
    asked = start(client, "juego-total")
    broken = breaks(answering, "grade")
    client.post(asked.url, {"answer": asked.wrong})
    broken.is_mended = True
    skill = Skill.objects.get()
    assert not skill.tries
    page: Page = client.get(asked.url)
    assert [stone.state for stone in page.context["run"].stones] == ["now"] + ["empty"] * 4
    finish(client, look(client, asked.url))
    result: Page = client.get(f"/en/runs/{Run.objects.get().pk}/")
    assert result.context["heading"] == "First try: 5 of 5"
    assert len(result.context["lines"]) == 5
    assert Run.objects.get().finished_at
    out = StringIO()
    call_command("regrade", "--evidence", stdout=out)
    assert "; 0 differed" in out.getvalue()
    call_command("regrade", "--revision", "", stdout=out)
    assert SORRY not in client.get(asked.url).content.decode()


@pytest.mark.django_db
def test_a_question_that_fails_again_and_again_ends_its_sitting(
    client: Client, breaks: Callable[..., Broken]
) -> None:
    asked = start(client, "juego-total")
    broken = breaks(answering, "grade")
    for _ in range(MOST_VOIDED):
        page: Page = client.post(asked.url, {"answer": "31"}, follow=True)
        assert SORRY in page.content.decode()
    page = client.post(asked.url, {"answer": "31"}, follow=True)
    assert page.context["gone"].next_url == "/en/lessons/"
    assert STUCK in page.content.decode()
    assert Run.objects.get().left_at
    assert client.get("/en/lessons/").context["step"].url != f"/en/runs/{Run.objects.get().pk}/"
    assert client.post(asked.url, {"answer": "31"}, follow=True).status_code == 200
    assert Attempt.objects.count() == MOST_VOIDED + 1
    broken.is_mended = True
    again = start(client, "juego-total")
    assert again.url != asked.url
    assert answer(client, again, again.right).context["feedback"].state == "right"


@pytest.mark.django_db
def test_where_no_question_can_be_dealt_the_sitting_is_left(
    client: Client, breaks: Callable[..., Broken]
) -> None:
    asked = start(client, "juego-total")
    breaks(answering, "grade")
    breaks(failing, "deal_question")
    page: Page = client.post(asked.url, {"answer": "31"}, follow=True)
    assert STUCK in page.content.decode()
    assert Run.objects.get().left_at
    assert not Attempt.objects.open().exists()
    assert Doubt.objects.count() == 1


@pytest.mark.django_db
def test_one_of_a_withdrawn_drill_ends_its_sitting(
    client: Client, breaks: Callable[..., Broken]
) -> None:
    asked = start(client, "juego-total")
    Run.objects.update(drill="withdrawn")
    breaks(answering, "grade")
    page: Page = client.post(asked.url, {"answer": "31"}, follow=True)
    assert STUCK in page.content.decode()


@pytest.mark.django_db
@pytest.mark.parametrize("headers", [{}, HTMX], ids=["plain", "htmx"])
@pytest.mark.parametrize("what", WHERE)
def test_the_front_page_leads_to_another_too(
    client: Client, breaks: Callable[..., Broken], what: str, headers: dict[str, str]
) -> None:
    token = TOKEN.search(client.get("/en/").content.decode())
    assert token
    breaks(*WHERE[what])
    sent = {"token": token[1], "answer": "0"}
    pages: list[Page] = [
        client.post("/en/question/", sent, headers=headers, follow=True) for _ in range(2)
    ]
    for page in pages:
        if what != "grade":
            assert SORRY in page.content.decode()
    assert SORRY in pages[0].content.decode()
    run = Run.objects.get()
    assert run.attempts.in_place().get().is_open
    assert Doubt.objects.get().attempt.run == run


@pytest.mark.django_db
def test_a_hint_that_cannot_be_given_is_no_dead_end(
    client: Client, breaks: Callable[..., Broken]
) -> None:
    asked = start(client, "juego-total")
    broken = breaks(wording, "hints")
    page: Page = client.post(asked.url, {"answer": "hint-1"}, headers=HTMX, follow=True)
    assert SORRY in page.content.decode()
    broken.is_mended = True
    assert Attempt.objects.open().get().hints == 0


@pytest.mark.django_db
def test_a_question_that_cannot_be_shown_gives_way_when_the_learner_goes_on(
    client: Client, breaks: Callable[..., Broken]
) -> None:
    asked = start(client, "juego-total")
    before, broken = asked.attempt, breaks(asking, "hand_sights")
    page: Page = client.get(asked.url)
    assert page.status_code == 200
    assert "We can’t show this question right now" in page.content.decode()
    assert page.context["gone"].action == asked.url
    assert asked.attempt.question == before.question
    assert not Doubt.objects.exists()
    client.post(asked.url)
    assert Doubt.objects.get().attempt == before
    broken.is_mended = True
    assert SORRY in client.get(asked.url).content.decode()


@pytest.mark.django_db
@pytest.mark.parametrize("headers", [{}, HTMX], ids=["plain", "htmx"])
def test_feedback_that_cannot_be_shown_any_more_leads_on(
    client: Client, breaks: Callable[..., Broken], headers: dict[str, str]
) -> None:
    asked = start(client, "juego-total")
    answer(client, asked, asked.right)
    breaks(wording, "reasons")
    page: Page = client.get(asked.url, headers=headers)
    assert page.status_code == 200
    assert page.context["gone"].next_url == asked.at(2)
    assert page.context["run"].stones[0].state == "right"
    again: Page = client.post(asked.url, {"answer": "31"}, headers=headers, follow=True)
    assert again.context["gone"].next_url == asked.at(2)
    assert asked.attempt.verdict == "right"
    assert not Doubt.objects.exists()


@pytest.mark.django_db
def test_a_result_is_shown_without_what_cannot_be(
    client: Client, breaks: Callable[..., Broken]
) -> None:
    asked = start(client, "juego-total")
    finish(client, asked)
    breaks(wording, "right_answer")
    page: Page = client.get(f"/en/runs/{Run.objects.get().pk}/")
    assert page.context["heading"] == "First try: 5 of 5"
    assert page.context["lines"][0].answer == ""


@pytest.mark.django_db
def test_a_database_that_fails_is_no_fault_of_the_question(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    def locked(*_: object, **__: object) -> None:
        raise OperationalError("database is locked")

    asked = start(client, "juego-total")
    monkeypatch.setattr(answering, "_keep", locked)
    with pytest.raises(OperationalError):
        client.post(asked.url, {"answer": asked.right})
    assert asked.attempt.is_open
    assert not Doubt.objects.exists()


@pytest.mark.django_db
def test_what_was_answered_meanwhile_stands(client: Client) -> None:
    asked = start(client, "juego-total")
    stale = asked.attempt
    answer(client, asked, asked.right)
    failure = EngineFailed(KeyError("three"))
    assert replace_failed(attempt=stale, answer="31", failure=failure)
    assert asked.attempt.verdict == "right"
    assert not Doubt.objects.exists()


@pytest.mark.django_db(transaction=True)
def test_eight_windows_that_fail_at_once_get_one_question(client: Client) -> None:
    stale = start(client, "juego-total").attempt

    def fail(_: int) -> bool:
        try:
            return replace_failed(attempt=stale, answer="31", failure=EngineFailed(KeyError()))
        finally:
            connection.close()

    with ThreadPoolExecutor(8) as pool:
        assert all(pool.map(fail, range(8)))
    assert Attempt.objects.open().get().position == stale.position
    assert Doubt.objects.get().attempt == stale


@pytest.mark.django_db
def test_whoever_runs_the_site_is_told(
    client: Client,
    breaks: Callable[..., Broken],
    settings: Settings,
    caplog: pytest.LogCaptureFixture,
) -> None:
    settings.ADMINS = ["keeper@example.org"]
    asked = start(client, "juego-total")
    breaks(answering, "grade")
    for _ in range(2):
        client.post(asked.url, {"answer": "31 \0 and more"})
    (letter,) = mail.outbox
    assert "the engine failed on an answer" in letter.subject
    assert "KeyError: 'three'" in letter.body
    assert "Traceback" in caplog.text
    assert {one.levelno for one in caplog.records if one.name == "tutor.doubts"} == {logging.ERROR}
    assert str(asked.attempt.run.learner.visitor) not in caplog.text
    out = StringIO()
    call_command("doubts", stdout=out)
    told = out.getvalue()
    assert "the engine failed on an answer" in told
    assert "Fault      \"KeyError: 'three'" in told
    assert "Judged     not at all, by engine" in told
    assert "2 doubts are open" in told


def test_a_fault_names_its_place_in_the_house() -> None:
    try:
        feedback_rows(None, None)  # type: ignore[arg-type]
    except AttributeError as error:
        told = fault_of(error)
    assert "AttributeError" in told
    assert "(tutor/drills/feedback.py:" in told
    assert fault_of(ValueError("x" * 999 + "\0")) == f"ValueError: {'x' * 288}"
