"""Every drill, played through the web by three learners: who guesses, who errs, who knows.

The deals and the guesses are those of fixed seeds, so that a run never fails by chance alone. The
tolerance is what chance would exceed once in some 15,000 seeds: four standard deviations of the
number of right answers among questions of which each has a chance of one in its options.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import islice
from random import Random

import pytest
from django.test import Client

from engine import (
    MISCONCEPTIONS,
    Answered,
    Chance,
    Kind,
    Mind,
    Past,
    Question,
    Ready,
    Shown,
    Spec,
    choose,
    doubt,
    options,
    shown,
    source_after,
    truth,
)
from engine.questions.kinds import TYPED
from tests.engine.quiz.dealt import SEEDS, questions
from tests.tutor.playing import Asked, Page, answer, go_on, start
from tutor.drills.catalogue import Drill, catalogue
from tutor.models import Attempt

SITTINGS = 2
DEVIATIONS = 4
MOST_TYPED = 8  # numbers that somebody would type again and again
ALIKE = 40  # questions to somebody who answers all alike, eight sittings
KEPT = 8  # of a drill's past, as the site does
THREE_IS_THREE = next(one for one in MISCONCEPTIONS if one.id == "three-is-three")
DRILLS = list(catalogue())

# What is asked and said does not hang on the database, and takes long.
pytestmark = [
    pytest.mark.django_db,
    pytest.mark.only_on("sqlite"),
    pytest.mark.usefixtures("dealt_alike"),
]

type Way = Callable[[Asked], str]
type Choice = Callable[[Sequence[str]], str]


def play(client: Client, drill: str, mind: Way, sittings: int = SITTINGS) -> Iterator[Asked]:
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
        assert asked.answers == list(on_page(asked.question))
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


@pytest.mark.parametrize("drill", DRILLS)
def test_who_always_answers_alike_does_no_better(drill: str) -> None:
    """Always the first of the answers, always the second…: none is right too often.

    Each is somebody new, for what is asked depends on what went right before. Where there are fewer
    answers than he counts to, he says that he does not know. Of the numbers that may be typed those
    are tried that are right most often.
    """
    for name, choice in alike(drill).items():
        odds, right = list[float](), 0
        for seen, given in islice(unlooking(catalogue()[drill], name, choice), ALIKE):
            if given:
                odds.append(1 / seen.choices)
                right += given == seen.truth
        deviation = sum(p * (1 - p) for p in odds) ** 0.5
        assert right - sum(odds) <= DEVIATIONS * deviation, f"always {name}"


def alike(drill: str) -> dict[str, Choice]:
    """All who answer every question of a drill alike, by what they answer."""
    asked = [one for spec in catalogue()[drill].specs for one in questions(spec)]
    if catalogue()[drill].kind in TYPED:
        often = Counter(map(truth, asked)).most_common(MOST_TYPED)
        return {number: partial(always, number) for number, _ in often}
    most = max(len(options(one)) for one in asked)
    return {f"number {place + 1}": partial(at_place, place) for place in range(most)}


def on_page(question: Question) -> Sequence[str]:
    """The answers in the order of the page, where hands lie from the mano on.

    Where seats are ticked, each choice of them, few first, and after them the button "nobody".
    """
    offered = options(question)
    if question.kind is Kind.HAS_JUEGO:
        return sorted(offered, key=lambda code: (code == "none", code.count(","), code))
    return sorted(offered) if question.kind is Kind.WHO_WINS else offered


def always(number: str, _: Sequence[str]) -> str:
    return number


def at_place(place: int, offered: Sequence[str]) -> str:
    return offered[place] if place < len(offered) else ""


def unlooking(drill: Drill, name: str, choice: Choice) -> Iterator[tuple[Shown, str]]:
    """What somebody new is asked in a drill, one after another, and what he answers, if anything.

    The pages are left out, for these are many; that they offer the answers in this order is seen
    by who knows.
    """
    mind, past, chance = Mind(), Past(), Chance("alike", drill.slug, name)
    keys: list[int] = []
    while True:
        asked = keys[-KEPT:]
        source = source_after(mind, drill.specs, past, chance, asked, dealt_before, SEEDS)
        chosen = choose(mind, source)
        seen, given = chosen.seen, choice(on_page(chosen.question))
        yield seen, given
        keys.append(seen.key)
        if given:
            mind = mind.answered(Answered(seen, given, len(keys), drill.chapter))
        places, went = (*past.places, chosen.place), (*past.went, given == seen.truth)
        past = Past(places[-KEPT:], went[-KEPT:], doubt(seen, given))


def dealt_before(spec: Spec, seed: int) -> Ready:
    question = questions(spec)[seed]
    return Ready(question, shown(question))
