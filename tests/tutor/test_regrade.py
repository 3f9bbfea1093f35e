"""`manage.py regrade`: stored answers judged anew, and nothing lost of what they were."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from io import StringIO
from typing import Any
from uuid import uuid4

import pytest
from django.core.management import CommandError, call_command
from django.db import connection
from django.test import Client
from django.utils import timezone
from pytest_django import DjangoAssertNumQueries

from engine import Grade, Question, grade
from tests.tutor.playing import start
from tutor.models import Attempt, Doubt, Learner, Regrading, Run, User
from tutor.regrading import replay
from tutor.regrading.replay import Change, Selection
from tutor.revision import engine_revision

PIPS = "1|juego-total|-|classic|3o3c3e1b|-"  # 31, and 10 for who reads the three as a three
HAND = "1|which-pares|-|classic|RoRc3e4b|-"  # medias
OLD = "f" * 16


@pytest.fixture
def run(db: None) -> Run:
    learner = Learner.objects.create(visitor=uuid4())
    return Run.objects.create(learner=learner, drill="juego-total", version=1, ruleset="classic")


@pytest.fixture
def answered(run: Run) -> Callable[..., Attempt]:
    """An answer that an older engine has judged, rightly unless told otherwise."""

    def keep(question: str = PIPS, answer: str = "31", **columns: Any) -> Attempt:
        judged = {"verdict": "right", "misconception": "", "engine_revision": OLD} | columns
        position = Attempt.objects.filter(run=judged.get("run", run)).count() + 1
        placed = {"run": run, "position": position, "answered_at": timezone.now()} | judged
        return Attempt.objects.create(question=question, answer=answer, **placed)

    return keep


def regrade(*arguments: str) -> str:
    out = StringIO()
    call_command("regrade", *arguments, stdout=out, stderr=out)
    return out.getvalue()


def verdict(attempt: Attempt) -> tuple[str, str, str]:
    now = Attempt.objects.get(pk=attempt.pk)
    return now.verdict, now.misconception, now.engine_revision


def test_what_would_change_is_shown_and_nothing_written(answered: Callable[..., Attempt]) -> None:
    answered()
    other = answered(answer="10", verdict="right")
    told = regrade()
    assert f"attempt {other.pk} of learner {other.run.learner_id}, juego-total" in told
    assert f"right → wrong (three-is-three), by engine {OLD}" in told
    assert f"{PIPS}  '10'" in told
    assert f"2 answers judged anew by engine {engine_revision()}; 1 would change" in told
    assert "1  right → wrong" in told
    assert verdict(other) == ("right", "", OLD)
    assert not Regrading.objects.exists()


def test_what_changes_is_kept_beside_what_it_was(answered: Callable[..., Attempt]) -> None:
    same = answered()
    other = answered(answer="31", verdict="wrong", misconception="no-such-belief")
    assert "1 changed" in regrade("--apply", "--by", "Ane")
    kept = Regrading.objects.get()
    assert kept.attempt == other
    assert (kept.old_verdict, kept.old_misconception) == ("wrong", "no-such-belief")
    assert (kept.new_verdict, kept.new_misconception) == ("right", "")
    assert (kept.old_revision, kept.new_revision) == (OLD, engine_revision())
    assert kept.regraded_by == "Ane"
    assert verdict(other) == ("right", "", engine_revision())
    assert verdict(same) == ("right", "", OLD)


def test_another_belief_is_a_change_too(answered: Callable[..., Attempt]) -> None:
    other = answered(answer="10", verdict="wrong", misconception="no-such-belief")
    assert "wrong, another belief" in regrade("--apply")
    assert verdict(other) == ("wrong", "three-is-three", engine_revision())


def test_applied_twice_it_is_once(answered: Callable[..., Attempt]) -> None:
    answered(verdict="wrong")
    regrade("--apply")
    assert "0 changed" in regrade("--apply")
    assert Regrading.objects.count() == 1


def test_who_did_it_is_the_account_where_nobody_says(
    answered: Callable[..., Attempt], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LOGNAME", "dora")
    answered(verdict="wrong")
    regrade("--apply")
    assert Regrading.objects.get().regraded_by == "dora"


def test_nobody_is_named(answered: Callable[..., Attempt], run: Run) -> None:
    user = User.objects.create_user("ane-of-bilbao", email="ane@example.org")
    Learner.objects.filter(pk=run.learner_id).update(user=user)
    answered(verdict="wrong")
    told = regrade("--apply")
    assert f"learner {run.learner_id}" in told
    assert not [each for each in ("ane-of", "ane@", str(run.learner.visitor)) if each in told]


def test_neither_open_nor_voided_ones_are_judged_anew(
    answered: Callable[..., Attempt], run: Run
) -> None:
    Attempt.objects.create(run=run, position=1, question=PIPS)
    gone = answered(verdict="wrong", voided_at=timezone.now(), voided_why="unclear")
    assert "0 answers judged anew" in regrade("--apply")
    assert verdict(gone) == ("wrong", "", OLD)


def test_it_is_done_by_drill_revision_and_time(answered: Callable[..., Attempt], run: Run) -> None:
    other_run = Run.objects.create(
        learner=run.learner, drill="pares-kind", version=1, ruleset="classic"
    )
    by_drill = answered(HAND, "medias", verdict="wrong", run=other_run)
    by_revision = answered(verdict="wrong", engine_revision="abc")
    by_time = answered(
        verdict="wrong", engine_revision="e", answered_at=timezone.now() - timedelta(days=9)
    )
    since = (datetime.now(UTC) - timedelta(days=8)).isoformat()
    ours = {
        ("--drill", "pares-kind"): {by_drill},
        ("--revision", "ab"): {by_revision},
        ("--since", since): {by_drill, by_revision},
        ("--after", str(by_revision.pk)): {by_time},
        (): {by_drill, by_revision, by_time},
    }
    for arguments, found in ours.items():
        told = regrade(*arguments)
        assert f"{len(found)} would change" in told, arguments
        assert all(f"attempt {one.pk} " in told for one in found)


def test_answers_to_a_doubted_question_are_found(answered: Callable[..., Attempt]) -> None:
    doubted, alike, other = answered(), answered(verdict="wrong"), answered(HAND, "par")
    doubt = Doubt.objects.create(attempt=doubted, cause="learner", engine_revision=OLD)
    told = regrade("--doubt", str(doubt.pk))
    assert "2 answers judged anew" in told
    assert f"attempt {alike.pk} " in told
    assert f"attempt {other.pk} " not in told
    with pytest.raises(CommandError, match="There is no doubt 999"):
        regrade("--doubt", "999")


@pytest.mark.django_db
def test_what_is_no_date_is_refused() -> None:
    with pytest.raises(CommandError, match="'soon' is no date; it takes one like 2026-11-30"):
        regrade("--since", "soon")


def test_what_cannot_be_read_any_more_keeps_its_verdict(answered: Callable[..., Attempt]) -> None:
    kept = [answered("junk", "31"), answered(PIPS, "cheese"), answered(PIPS, "4000")]
    assert "0 changed, 3 cannot be read any more" in regrade("--apply")
    assert {verdict(one) for one in kept} == {("right", "", OLD)}


def test_where_the_engine_fails_the_verdict_stays_and_somebody_is_told(
    answered: Callable[..., Attempt], monkeypatch: pytest.MonkeyPatch
) -> None:
    def failing(question: Question, answer: str) -> Grade:
        if question.kind == "juego-total":
            raise KeyError("three")
        return grade(question, answer)

    monkeypatch.setattr(replay, "grade", failing)
    failed = [answered(verdict="wrong"), answered(verdict="wrong")]
    other = answered(HAND, "medias", verdict="wrong")
    for _ in range(2):
        with pytest.raises(CommandError, match="The engine fails on 2 answers"):
            regrade("--apply")
    assert {verdict(one) for one in failed} == {("wrong", "", OLD)}
    assert verdict(other)[0] == "right"
    doubt = Doubt.objects.get()
    assert (doubt.attempt, doubt.cause) == (failed[0], "engine")
    assert "KeyError: 'three'" in doubt.fault


def test_nothing_is_filed_where_nothing_is_to_be_written(
    answered: Callable[..., Attempt], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replay, "grade", lambda *_: 1 / 0)
    answered()
    with pytest.raises(CommandError):
        regrade()
    assert not Doubt.objects.exists()


def test_answers_are_read_some_at_a_time(
    answered: Callable[..., Attempt],
    monkeypatch: pytest.MonkeyPatch,
    django_assert_num_queries: DjangoAssertNumQueries,
) -> None:
    monkeypatch.setattr(replay, "BATCH", 2)
    for _ in range(5):
        answered(verdict="wrong")
    with django_assert_num_queries(4):
        lots = list(replay.replay(Selection()))
    assert [one.count for one in lots] == [2, 2, 1]
    assert [len(one.changes) for one in lots] == [2, 2, 1]


def test_broken_off_it_says_how_to_go_on(
    answered: Callable[..., Attempt], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(question: Question, answer: str) -> Grade:
        if answer == "10":
            raise KeyboardInterrupt
        return grade(question, answer)

    monkeypatch.setattr(replay, "BATCH", 1)
    first, second = answered(verdict="wrong"), answered(answer="10")
    monkeypatch.setattr(replay, "grade", interrupted)
    assert f"Broken off. Go on with: --after {first.pk}" in regrade("--apply")
    assert verdict(first)[0] == "right"
    monkeypatch.setattr(replay, "grade", grade)
    assert "1 answers judged anew" in regrade("--apply", "--after", str(first.pk))
    assert verdict(second) == ("wrong", "three-is-three", engine_revision())
    assert Regrading.objects.count() == 2


def change_of(attempt: Attempt) -> Change:
    """What a regrade has read of it, before anybody else did anything."""
    (lot,) = replay.replay(Selection(after=attempt.pk - 1))
    return lot.changes[0]


@pytest.mark.parametrize(
    "meanwhile",
    [
        {"answer": "10"},
        {"verdict": "skipped"},
        {"engine_revision": "newer"},
        {"question": HAND},
        {"voided_at": timezone.now(), "voided_why": "unclear"},
    ],
)
def test_what_changed_meanwhile_is_left_as_it_is(
    answered: Callable[..., Attempt], meanwhile: dict[str, Any]
) -> None:
    attempt = answered(verdict="wrong")
    change = change_of(attempt)
    Attempt.objects.filter(pk=attempt.pk).update(**meanwhile)
    before = verdict(attempt)
    assert not replay.apply(change, by="Ane")
    assert verdict(attempt) == before
    assert not Regrading.objects.exists()


@pytest.mark.django_db(transaction=True)
def test_two_regrades_at_once_change_it_once(answered: Callable[..., Attempt]) -> None:
    change = change_of(answered(verdict="wrong"))

    def apply(by: int) -> bool:
        try:
            return replay.apply(change, by=str(by))
        finally:
            connection.close()

    with ThreadPoolExecutor(8) as pool:
        applied = list(pool.map(apply, range(8)))
    assert applied.count(True) == 1
    assert Regrading.objects.get().regraded_by == str(applied.index(True))


@pytest.mark.django_db(transaction=True)
def test_the_site_answers_while_it_is_applied(answered: Callable[..., Attempt]) -> None:
    for _ in range(20):
        answered(verdict="wrong")
    browsers = [Client() for _ in range(4)]
    asked = [start(browser, "juego-total") for browser in browsers]

    def answer(at: int) -> int:
        try:
            return browsers[at].post(asked[at].url, {"answer": asked[at].right}).status_code
        finally:
            connection.close()

    def apply() -> str:
        try:
            return regrade("--apply")
        finally:
            connection.close()

    rights = [one.right for one in asked]
    assert all(rights)
    with ThreadPoolExecutor(6) as pool:
        regraded = [pool.submit(apply) for _ in range(2)]
        statuses = list(pool.map(answer, range(4)))
        told = [one.result() for one in regraded]
    assert statuses == [303] * 4
    assert [one.attempt.verdict for one in asked] == ["right"] * 4
    assert Regrading.objects.count() == 20
    assert len(told) == 2


def test_evidence_follows_the_verdicts_that_hold(client: Client, db: None) -> None:
    asked = start(client, "juego-total")
    client.post(asked.url, {"answer": asked.right})
    Attempt.objects.filter(pk=asked.attempt.pk).update(verdict="wrong", engine_revision=OLD)
    regrade("--evidence")
    assert "Minds and skills of 1 learners made anew" in regrade("--apply")
    assert "; 0 differed" in regrade("--evidence")


def test_a_learner_sees_that_the_verdict_is_another(client: Client, db: None) -> None:
    asked = start(client, "juego-total")
    client.post(asked.url, {"answer": asked.right})
    assert "judged again" not in client.get(asked.url).content.decode()
    Attempt.objects.filter(pk=asked.attempt.pk).update(verdict="wrong", engine_revision=OLD)
    regrade("--apply")
    body = client.get(asked.url).content.decode()
    assert "This answer has been judged again since, and the verdict is another." in body
    spanish = client.get(asked.url.replace("/en/", "/es/")).content.decode()
    assert "hemos vuelto a juzgar esta respuesta" in spanish
