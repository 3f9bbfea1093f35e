"""No answer, no seat and no place on the screen pays off for somebody who guesses."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator

import pytest

from engine import Kind, Question, Spec, options, truth
from engine.questions.kinds import TYPED
from engine.quiz.scenery import LISTED, SCENERY
from tests.engine.quiz.dealt import DRILLS, SEEDS, SPECS, drill_questions, questions
from tutor.drills.catalogue import Drill
from tutor.drills.dealing import RUN_LENGTH

MARGIN = 0.05
FREE = (Kind.WHO_WINS, Kind.TOP_CARD)  # kinds whose answer may lie in any place


def shares(values: Iterable[object]) -> list[float]:
    counts = Counter(values)
    return [count / counts.total() for count in counts.values()]


def option_index(question: Question) -> int:
    return options(question).index(truth(question))


def chance(drilled: list[Question]) -> float:
    """What one fixed place among the options is worth to a guesser."""
    return sum(1 / len(options(question)) for question in drilled) / len(drilled)


@pytest.mark.parametrize(
    "spec", [spec for spec in SPECS.values() if spec.kind in FREE], ids=lambda spec: str(spec)
)
def test_every_place_is_as_good_as_any_other_within_a_spec(spec: Spec) -> None:
    places = Counter(map(option_index, questions(spec)))
    even = SEEDS // len(options(questions(spec)[0]))
    assert set(places.values()) == {even}


def seat(question: Question) -> str:
    return truth(question)


def screen_place(question: Question) -> int:
    return (int(truth(question)) - question.view) % len(question.hands)


def mano_place(question: Question) -> int:
    return -question.view % len(question.hands)


CARD_DRILLS = [drill for drill in DRILLS if drill.kind not in {*SCENERY, *LISTED}]
PLACED = [drill for drill in DRILLS if drill.kind not in TYPED]


def mixed(drill: Drill) -> Iterator[list[float]]:
    """How often each spec comes up: all alike, and as a sitting goes from gentle to hard."""
    count = len(drill.specs)
    yield [1 / count] * count
    weights = [0.0] * count
    for place in range(RUN_LENGTH):
        first, last = place * count // RUN_LENGTH, (place + 1) * count // RUN_LENGTH
        due = range(first, max(last, first + 1))
        for spec in due:
            weights[spec] += 1 / RUN_LENGTH / len(due)
    yield weights


@pytest.mark.parametrize("drill", PLACED, ids=lambda drill: drill.slug)
def test_no_place_among_the_answers_comes_up_much_more_often_than_by_chance(drill: Drill) -> None:
    for weights in mixed(drill):
        places: dict[int, float] = defaultdict(float)
        by_chance = 0.0
        for spec, weight in zip(drill.specs, weights, strict=True):
            for question in questions(spec):
                places[option_index(question)] += weight / SEEDS
                by_chance += weight / SEEDS / len(options(question))
        assert max(places.values()) <= by_chance + MARGIN, dict(sorted(places.items()))


@pytest.mark.parametrize("read", [option_index, seat, screen_place, mano_place])
@pytest.mark.parametrize("drill", CARD_DRILLS, ids=lambda drill: drill.slug)
def test_no_place_comes_up_much_more_often_in_a_drill(
    drill: Drill, read: Callable[[Question], object]
) -> None:
    drilled = drill_questions(drill)
    if drill.kind is not Kind.WHO_WINS and read in (screen_place, mano_place):
        drilled = [question for question in drilled if question.hands]
        read = option_index
    if drill.kind in (Kind.TOP_CARD, Kind.SAME_CARD):
        read = option_index
    assert (
        max(shares(map(read, drilled or drill_questions(drill))))
        <= chance(drill_questions(drill)) + MARGIN
    )


@pytest.mark.parametrize(
    "spec", [spec for spec in SPECS.values() if spec.kind is Kind.JUEGO_TOTAL], ids=str
)
def test_no_total_is_a_good_guess(spec: Spec) -> None:
    assert max(shares(map(truth, questions(spec)))) <= 1 / 37 + MARGIN
