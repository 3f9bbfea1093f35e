"""Every drill, played through the web by three learners: who guesses, who errs, who knows.

The deals and the guesses are those of fixed seeds, so that a run never fails by chance alone. The
tolerance is what chance would exceed once in some 15,000 seeds: four standard deviations of the
number of right answers among questions of which each has a chance of one in its options.
"""

from collections.abc import Callable, Iterator
from random import Random

import pytest
from django.test import Client

from engine import MISCONCEPTIONS, Kind
from tests.tutor.playing import Asked, Page, answer, go_on, start
from tutor.drills.catalogue import catalogue
from tutor.models import Attempt

SITTINGS = 4
DEVIATIONS = 4
THREE_IS_THREE = next(one for one in MISCONCEPTIONS if one.id == "three-is-three")
DRILLS = list(catalogue())
TYPED = (Kind.JUEGO_TOTAL, Kind.STONES_LEFT, Kind.STOCK_LEFT)
PLACED = [slug for slug, drill in catalogue().items() if drill.kind not in TYPED]

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("dealt_alike")]

type Mind = Callable[[Asked], str]


def play(client: Client, drill: str, mind: Mind, sittings: int = SITTINGS) -> Iterator[Asked]:
    """Whole sittings of a drill, question by question, each answered by that mind."""
    for _ in range(sittings):
        asked: Asked | None = start(client, drill)
        while asked:
            page: Page = answer(client, asked, mind(asked))
            assert page.status_code == 200
            yield asked
            asked = go_on(client, asked)


def believes(asked: Asked) -> str:
    """What one answers who thinks that a 3 is a three, and is right in all else."""
    return THREE_IS_THREE.answer(asked.question) or asked.right


@pytest.mark.parametrize("drill", DRILLS)
def test_who_knows_never_fails(client: Client, drill: str) -> None:
    for asked in play(client, drill, lambda asked: asked.right):
        assert asked.right in asked.answers
        assert (asked.attempt.verdict, asked.attempt.misconception) == ("right", "")


@pytest.mark.parametrize("drill", DRILLS)
def test_who_thinks_that_a_3_is_a_three_fails_just_where_he_must(
    client: Client, drill: str
) -> None:
    for asked in play(client, drill, believes):
        errs = believes(asked) != asked.right
        assert asked.attempt.verdict == ("wrong" if errs else "right"), str(asked.question)
        assert asked.attempt.misconception in {"", THREE_IS_THREE.id}


def test_who_thinks_so_is_found_out_in_every_drill_that_names_it(client: Client) -> None:
    for drill in (one for one in catalogue().values() if "three-is-three" in one.misconceptions):
        errors = [one for one in play(client, drill.slug, believes) if believes(one) != one.right]
        assert errors, f"{drill.slug} never shows that a 3 is a king"


def test_who_guesses_is_at_chance(client: Client) -> None:
    chance = Random(1)
    odds = [
        1 / len(asked.answers)
        for drill in DRILLS
        for asked in play(client, drill, lambda asked: chance.choice(asked.answers))
    ]
    right = Attempt.objects.filter(verdict="right").count()
    deviation = sum(p * (1 - p) for p in odds) ** 0.5
    assert len(odds) == len(DRILLS) * SITTINGS * 5
    assert abs(right - sum(odds)) <= DEVIATIONS * deviation


@pytest.mark.parametrize("drill", PLACED)
def test_who_always_answers_alike_does_no_better(client: Client, drill: str) -> None:
    """Always the first of the answers, always the second…: none is right too often.

    A total is typed: it has no place on the page. What is asked depends on what went right before,
    so that the questions are those of somebody who guesses.
    """
    chance = Random(1)
    asked = list(play(client, drill, lambda asked: chance.choice(asked.answers), sittings=8))
    for place in range(min(len(one.answers) for one in asked)):
        odds = [1 / len(one.answers) for one in asked]
        deviation = sum(p * (1 - p) for p in odds) ** 0.5
        right = sum(one.answers[place] == one.right for one in asked)
        assert right - sum(odds) <= DEVIATIONS * deviation, f"answer {place + 1}"
