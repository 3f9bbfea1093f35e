"""Verdicts that a learner sees otherwise: reported once, settled, and told what came of it."""

import logging
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from html import escape
from io import StringIO

import pytest
from django.core import mail
from django.core.management import CommandError, call_command
from django.db import connection
from django.test import Client
from django.utils import timezone, translation
from pytest_django import Settings

from engine import options, truth
from tests.tutor.playing import Asked, Page, answer, finish, go_on, look, start
from tutor import wording
from tutor.models import Attempt, Doubt
from tutor.models.regrading import NOTE_LENGTH
from tutor.regrading.services import MOST_A_DAY

LINK = "I don’t think that’s so"
REPORTED = "You’ve told us that you see it otherwise."


@pytest.fixture
def asked(client: Client, db: None) -> Asked:
    """A question that was answered."""
    asked = start(client, "juego-total")
    answer(client, asked, asked.right)
    return asked


def doubt(client: Client, asked: Asked, note: str = "") -> Page:
    return client.post(f"{asked.url}doubt/", {"note": note})


def doubts(*arguments: str) -> str:
    out = StringIO()
    call_command("doubts", *arguments, stdout=out)
    return out.getvalue()


def body(client: Client, url: str) -> str:
    return client.get(url).content.decode()


@pytest.mark.django_db
@pytest.mark.parametrize("language", ["es", "pt-br", "en"])
@pytest.mark.parametrize("how", ["right", "wrong", "skip"])
def test_every_verdict_can_be_doubted(client: Client, language: str, how: str) -> None:
    asked = start(client, "juego-total", language)
    given = next(code for code in options(asked.question) if code != asked.right)
    page = answer(client, asked, {"right": asked.right, "wrong": given, "skip": "skip"}[how])
    assert page.context["doubt"].url == f"{asked.url}doubt/"
    form = body(client, page.context["doubt"].url)
    assert f'action="{asked.url}doubt/"' in form
    assert f'maxlength="{NOTE_LENGTH}"' in form
    sent = doubt(client, asked)
    assert (sent.status_code, sent.headers["Location"]) == (303, asked.url)
    with translation.override(language):
        assert escape(wording.reported()) in body(client, asked.url)
    assert "doubt/" not in body(client, asked.url)
    kept = Doubt.objects.get()
    assert (kept.attempt, kept.cause, kept.engine_revision) == (
        asked.attempt,
        "learner",
        asked.attempt.engine_revision,
    )


def test_the_fragment_of_an_answer_leads_there_too(client: Client, db: None) -> None:
    asked = start(client, "juego-total")
    page: Page = client.post(asked.url, {"answer": "skip"}, headers={"HX-Request": "true"})
    assert f'href="{asked.url}doubt/"' in page.content.decode()
    assert LINK in page.content.decode()


def test_a_doubt_raised_twice_is_one(client: Client, asked: Asked) -> None:
    for note in ("first", "second"):
        assert doubt(client, asked, note).status_code == 303
    assert Doubt.objects.get().note == "first"
    page: Page = client.get(f"{asked.url}doubt/")
    assert (page.status_code, page.headers["Location"]) == (302, asked.url)


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  the three\r\nis a king \n", "the three\nis a king"),
        ("a\x00b\x1b[31mc\u202ed", "ab[31mcd"),
        ("\r\n".join("x" * 250), "\n".join("x" * 250)),
        ("é" * NOTE_LENGTH, "é" * NOTE_LENGTH),
    ],
)
def test_a_note_is_kept_without_control_codes(
    client: Client, asked: Asked, typed: str, kept: str
) -> None:
    assert doubt(client, asked, typed).status_code == 303
    assert Doubt.objects.get().note == kept


def test_a_note_too_long_is_told_and_still_there(client: Client, asked: Asked) -> None:
    page = doubt(client, asked, "long " * 100 + "& more")
    told = page.content.decode()
    assert page.status_code == 422
    assert "Your note has 506\u00a0characters; it takes 500\u00a0characters" not in told
    assert "Your note has 506\u00a0characters; it takes 500 at most." in told
    assert "long &amp; more</textarea>" in told
    assert not Doubt.objects.exists()


def finished(client: Client, count: int) -> Iterator[Asked]:
    """As many answered questions as were asked for."""
    while count > 0:
        asked: Asked | None = start(client, "juego-total")
        while asked:
            answer(client, asked, "skip")
            if count > 0:
                yield asked
            count -= 1
            asked = go_on(client, asked)


@pytest.mark.django_db
def test_so_many_a_day_and_then_a_sentence(client: Client) -> None:
    *some, last = finished(client, MOST_A_DAY + 1)
    assert {doubt(client, one).status_code for one in some} == {303}
    page = doubt(client, last, "what of this")
    assert page.status_code == 429
    assert (
        f"You’ve told us of {MOST_A_DAY}\u00a0questions since yesterday." in page.content.decode()
    )
    assert "what of this</textarea>" in page.content.decode()
    assert doubt(client, some[0]).status_code == 303
    other = Client()
    (others,) = finished(other, 1)
    assert doubt(other, others).status_code == 303
    Doubt.objects.update(opened_at=timezone.now() - timedelta(days=1, minutes=1))
    assert doubt(client, last).status_code == 303


@pytest.mark.django_db(transaction=True)
def test_all_sent_at_once_the_limit_holds(client: Client) -> None:
    answered = list(finished(client, MOST_A_DAY + 3))
    statuses = at_once(client, answered)
    assert sorted(statuses) == [303] * MOST_A_DAY + [429] * 3
    assert Doubt.objects.count() == MOST_A_DAY


@pytest.mark.django_db(transaction=True)
def test_one_sent_eight_times_at_once_is_one(client: Client) -> None:
    (asked,) = finished(client, 1)
    assert at_once(client, [asked] * 8) == [303] * 8
    assert Doubt.objects.count() == 1


def at_once(client: Client, answered: list[Asked]) -> list[int]:
    def send(one: Asked) -> int:
        browser = Client()
        browser.cookies = client.cookies
        try:
            return int(doubt(browser, one).status_code)
        finally:
            connection.close()

    with ThreadPoolExecutor(8) as pool:
        return list(pool.map(send, answered))


def test_a_stranger_finds_nothing_to_doubt(asked: Asked) -> None:
    for stranger in (Client(), Client()):
        start(stranger, "juego-total")
        assert stranger.get(f"{asked.url}doubt/").status_code == 404
        assert doubt(stranger, asked).status_code == 404
    assert not Doubt.objects.exists()


def test_what_is_not_judged_cannot_be_doubted(client: Client, asked: Asked) -> None:
    following = look(client, asked.at(2))
    assert doubt(client, following).status_code == 404
    Attempt.objects.filter(pk=asked.attempt.pk).update(
        voided_at=timezone.now(), voided_why="unclear"
    )
    assert doubt(client, asked).status_code == 404
    told = body(client, asked.url)
    assert "This question wasn’t clear, so it doesn’t count." in told
    assert LINK not in told


@pytest.mark.parametrize("language", ["es", "pt-br", "en"])
@pytest.mark.parametrize("outcome", ["right", "wrong-engine", "void"])
def test_what_came_of_it_stands_under_the_verdict(
    client: Client, asked: Asked, outcome: str, language: str
) -> None:
    doubt(client, asked)
    number = str(Doubt.objects.get().pk)
    note = "El 3 es <b>rey</b>"
    doubts("--settle", number, "--as", outcome, "--note", note, "--by", "Ane")
    told = body(client, asked.url.replace("/en/", f"/{language}/"))
    with translation.override(language):
        assert escape(wording.outcome(outcome)) in told
        assert escape(wording.reported()) not in told
    assert "<q>El 3 es &lt;b&gt;rey&lt;/b&gt;</q>" in told
    settled = Doubt.objects.get()
    assert (settled.outcome, settled.settled_by, settled.answer) == (outcome, "Ane", note)
    assert settled.settled_at is not None


def test_a_doubt_is_told_with_all_that_is_known(client: Client, asked: Asked) -> None:
    Attempt.objects.filter(pk=asked.attempt.pk).update(
        question="1|juego-total|-|classic|3o3c3e1b|-",
        answer="10",
        verdict="wrong",
        misconception="three-is-three",
        engine_revision="abc",
    )
    doubt(client, asked, "a \x1b[2Jthree")
    told, attempt = doubts(), asked.attempt
    assert f"Doubt {Doubt.objects.get().pk}, since" in told
    for line in (
        "1|juego-total|-|classic|3o3c3e1b|-",
        "Answer     '10'",
        "Judged     wrong (three-is-three), by engine abc",
        "right is '31'",
        "Beliefs    'three-is-three",
        "Note       'a [2Jthree'",
        "answers to this very question that count: 1",
        f"attempt {attempt.pk} of learner {attempt.run.learner_id}, drill juego-total, {asked.url}",
        "--as wrong-engine",
    ):
        assert line in told, line
    assert "Reason " in told
    assert str(attempt.run.learner.visitor) not in told


@pytest.mark.parametrize("question", ["junk", "1|juego-total|-|classic|3o3c3e1b|-"])
def test_a_doubt_that_cannot_be_read_is_told_all_the_same(
    client: Client, asked: Asked, question: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    doubt(client, asked)
    Attempt.objects.filter(pk=asked.attempt.pk).update(question=question)
    monkeypatch.setattr(wording, "reasons", lambda *_: 1 / 0)
    assert f"Question   {question}" in doubts()


def test_whether_any_is_open_is_the_exit_status(client: Client, asked: Asked) -> None:
    assert "0 doubts are open." in doubts("--check")
    doubt(client, asked)
    with pytest.raises(CommandError, match="1 doubt is open") as refusal:
        doubts("--check")
    assert refusal.value.returncode == 1
    number = str(Doubt.objects.get().pk)
    doubts("--settle", number, "--as", "right")
    assert "0 doubts are open." in doubts("--check")
    assert "Doubt" not in doubts()
    assert "Settled    right" in doubts("--all")


def test_one_settled_or_unknown_is_not_settled_again(client: Client, asked: Asked) -> None:
    doubt(client, asked)
    number = str(Doubt.objects.get().pk)
    with pytest.raises(CommandError, match="Say what came of it: --as right"):
        doubts("--settle", number)
    with pytest.raises(CommandError, match="501 characters; it takes 500"):
        doubts("--settle", number, "--as", "right", "--note", "x" * 501)
    doubts("--settle", number, "--as", "right")
    for gone in (number, "999"):
        with pytest.raises(CommandError, match=f"No doubt {gone} is open"):
            doubts("--settle", gone, "--as", "void")
    assert Doubt.objects.get().outcome == "right"
    assert asked.attempt.voided_at is None


def test_where_the_engine_was_wrong_it_says_what_to_do_next(client: Client, asked: Asked) -> None:
    doubt(client, asked)
    number = Doubt.objects.get().pk
    told = doubts("--settle", str(number), "--as", "wrong-engine")
    assert "very question that count: 1" in told
    assert f"regrade --doubt {number}" in told
    assert asked.attempt.verdict == "right"


def test_a_void_question_counts_for_nobody(client: Client, asked: Asked) -> None:
    others = [Client(), Client()]
    theirs = [start(other, "juego-total") for other in others]
    text = asked.attempt.question
    Attempt.objects.filter(pk__in=[one.attempt.pk for one in theirs]).update(question=text)
    for other, one in zip(others, theirs, strict=True):
        answer(other, one, truth(one.question))
    doubt(client, asked)
    told = doubts("--settle", str(Doubt.objects.get().pk), "--as", "void", "--note", "unclear")
    assert "count no more: 3" in told
    assert all(one.attempt.voided_at for one in (asked, *theirs))
    finish(client, look(client, asked.at(2)))
    result: Page = client.get(f"/en/runs/{asked.attempt.run_id}/")
    assert result.context["heading"] == "First try: 4 of 4"
    assert [line.state for line in result.context["lines"]] == ["void"] + ["right"] * 4
    assert "Doesn’t count" in result.content.decode()
    assert "it doesn’t count" in body(others[0], theirs[0].url)
    out = StringIO()
    call_command("regrade", "--evidence", stdout=out)
    assert "; 0 differed" in out.getvalue()


def test_the_log_is_told_where_and_what_and_never_who(
    client: Client, asked: Asked, caplog: pytest.LogCaptureFixture
) -> None:
    doubt(client, asked, "my name is Ane")
    (record,) = [one for one in caplog.records if one.name == "tutor.doubts"]
    assert record.levelno == logging.ERROR
    assert f"Doubt {Doubt.objects.get().pk}: a learner thinks" in record.getMessage()
    assert "Ane" not in caplog.text
    assert str(asked.attempt.run.learner.visitor) not in caplog.text


@pytest.mark.django_db
def test_admins_get_a_letter_an_hour(client: Client, settings: Settings) -> None:
    settings.ADMINS = ["keeper@example.org"]
    first, second, third = finished(client, 3)
    doubt(client, first, "hush")
    doubt(client, second)
    (letter,) = mail.outbox
    assert letter.to == ["keeper@example.org"]
    assert "a learner thinks that a verdict is not right" in letter.subject
    assert "manage.py doubts" in letter.body
    assert "hush" not in letter.body
    Doubt.objects.update(opened_at=timezone.now() - timedelta(hours=2))
    doubt(client, third)
    assert len(mail.outbox) == 2


def test_no_admins_no_letter(client: Client, asked: Asked) -> None:
    doubt(client, asked)
    assert not mail.outbox


def test_a_letter_that_cannot_be_sent_costs_nobody_anything(
    client: Client, asked: Asked, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise ConnectionRefusedError

    settings.ADMINS = ["keeper@example.org"]
    monkeypatch.setattr("tutor.regrading.notices.mail_admins", fail)
    assert doubt(client, asked).status_code == 303
    assert Doubt.objects.count() == 1
