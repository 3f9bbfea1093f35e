"""What is kept of a learner is what his attempts make of him."""

from datetime import datetime, timedelta
from io import StringIO
from random import Random

import pytest
import time_machine
from django.core.management import call_command
from django.test import Client
from django.utils import timezone

from tests.tutor.playing import Asked, answer, go_on, start
from tutor.learner import rebuilding
from tutor.learner.minds import DERIVED
from tutor.learner.rebuilding import rebuild
from tutor.models import Attempt, Learner, Mind, Skill

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("dealt_alike")]


def play(client: Client, drills: list[str], seed: int) -> None:
    """Sittings on different days, by turns of right, wrong, help and not knowing."""
    chance, at = Random(seed), timezone.now()
    for drill in drills:
        at += timedelta(days=chance.randint(0, 4), hours=1)
        asked: Asked | None = start(client, drill)
        while asked:
            at += timedelta(seconds=30)
            with time_machine.travel(at, tick=False):
                if chance.random() < 0.2:
                    client.post(asked.url, {"answer": "hint-1"})
                roll = chance.random()
                code = asked.right if roll < 0.6 else asked.wrong if roll < 0.9 else "skip"
                answer(client, asked, code)
            asked = go_on(client, asked)


def kept() -> dict[str, object]:
    mind = Mind.objects.get()
    skills = {
        skill.drill: [getattr(skill, name) for name in DERIVED] for skill in Skill.objects.all()
    }
    return {"state": mind.state, "told_at": mind.told_at, "skills": skills}


@pytest.mark.parametrize("seed", [1, 2])
def test_rebuilding_gives_what_answering_kept(client: Client, seed: int) -> None:
    play(client, ["juego-total", "grande-winner", "juego-total", "pares-kind"], seed)
    before = kept()
    assert not rebuild(Learner.objects.get().pk)
    assert kept() == before


def test_what_was_lost_is_made_anew(client: Client) -> None:
    play(client, ["juego-total", "juego-total"], 3)
    before = kept()
    Mind.objects.all().delete()
    Skill.objects.all().delete()
    out = StringIO()
    call_command("regrade", "--evidence", stdout=out)
    assert kept() == before
    assert "1" in out.getvalue()


def test_what_once_was_mastered_stays_so(client: Client) -> None:
    play(client, ["juego-total"], 4)
    then: datetime = timezone.now()
    Skill.objects.update(mastered_at=then, criterion="last=8,right=7,specs=3,hard=2,sittings=2")
    rebuild(Learner.objects.get().pk)
    assert Skill.objects.get().mastered_at == then


def test_voided_attempts_count_nowhere(client: Client) -> None:
    play(client, ["juego-total"], 5)
    before = kept()
    Attempt.objects.filter(position=1).update(voided_at=timezone.now(), voided_why="a bad question")
    assert rebuild(Learner.objects.get().pk)
    assert kept() != before


def test_an_answer_meanwhile_is_not_lost(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    play(client, ["juego-total"], 6)
    real, asked = rebuilding._write, start(client, "pares-kind")
    calls = list[int]()

    def overtaken(*given: object) -> None:
        calls.append(1)
        if len(calls) == 1:
            answer(client, asked, asked.right)
        real(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(rebuilding, "_write", overtaken)
    rebuild(Learner.objects.get().pk)
    assert len(calls) == 2
    assert len(Skill.objects.get(drill="pares-kind").tries) == 1
