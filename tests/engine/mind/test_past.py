"""What was asked last decides how far a drill is open, what comes back and what is decided next."""

import pytest

from engine import (
    Chance,
    Kind,
    Lance,
    Mind,
    Past,
    Question,
    Ready,
    Spec,
    choose,
    doubt,
    source_after,
)
from engine.mind.choosing import RATHER_GUESSES
from engine.mind.shown import PLACE_OF
from engine.mind.source import LONGEST_TURN, opened
from tests.engine.mind.meeting import ONE, TRUTH, TWO, after, asked

BARE = Question.parse("1|which-pares|-|classic|RoRc3e4b|-")
ALIKE = Spec(Kind.WHO_WINS, Lance.GRANDE)
APART = Spec(Kind.WHO_WINS, Lance.CHICA)
BOTH = (PLACE_OF[ONE], PLACE_OF[TWO])


def draw(spec: Spec, seed: int) -> Ready:
    """On one spec both beliefs answer alike, on the other they differ."""
    return Ready(BARE, asked(seed, 4, one="a", two="a" if spec is ALIKE else "b"))


@pytest.mark.parametrize(
    ("went", "many"),
    [
        ([], 4),
        ([False], 4),
        ([True], 6),
        ([True, True], 8),
        ([True] * 8, 8),
        ([True, True, False], 4),
    ],
)
def test_a_drill_opens_with_each_right_answer_in_a_row(went: list[bool], many: int) -> None:
    assert opened(Mind(), Past(range(len(went)), went), 8) == many


@pytest.mark.parametrize(
    ("places", "went", "many"),
    [([2], [False], 1), ([2], [True], 6), ([0, 2], [True, False], 4), ([2, 0], [False, False], 4)],
)
def test_who_misses_one_is_asked_the_gentlest_once(
    places: list[int], went: list[bool], many: int
) -> None:
    assert opened(Mind(), Past(places, went), 8) == many


def test_all_is_open_to_somebody_whose_errors_a_belief_may_explain() -> None:
    led = after(*[(asked(key, one="a"), "a") for key in range(4)])
    assert led.weights.leaders
    assert opened(led, Past([0], [False]), 8) == 8


def test_what_was_missed_comes_back_but_not_at_once() -> None:
    specs = (ALIKE, APART)
    missed = source_after(Mind(), specs, Past([0, 1, 1], [False, True, True]), Chance("past"))
    assert missed.age(0) == LONGEST_TURN
    just = source_after(Mind(), specs, Past([1, 0], [True, False]), Chance("past"))
    assert just.age(0) == 0
    mended = source_after(Mind(), specs, Past([0, 0, 1], [False, True, True]), Chance("past"))
    assert mended.age(0) == 1


def test_several_beliefs_without_a_common_cause_are_in_doubt() -> None:
    seen = asked(1, one="a", two="a")
    assert set(doubt(seen, "a")) == set(BOTH)
    assert doubt(asked(2, one="a", two="b"), "a") == ()
    assert doubt(seen, "right") == ()


def test_what_is_in_doubt_is_decided_before_any_control() -> None:
    doubtful = after((asked(1, one="a", two="a"), "a"))
    assert doubtful.owed
    past = Past([0], [False], BOTH)
    for key in range(20):
        source = source_after(doubtful, (ALIKE, APART), past, Chance("doubt", key), (), draw)
        assert choose(doubtful, source).spec == APART


@pytest.mark.parametrize(("known", "errs"), [(0, TWO), (1, ONE), (12, ONE)])
def test_who_rather_guesses_is_asked_what_spares_the_likelier_of_those_in_doubt(
    known: int, errs: str
) -> None:
    right = [(asked(100 + key), TRUTH) for key in range(known)]
    mind = after(*right, (asked(1, one="a"), "a"), (asked(2, one="a", two="a"), "a"))
    assert mind.owed
    assert (mind.guessing > RATHER_GUESSES) is (known == 0)

    def erring_on(spec: Spec, seed: int) -> Ready:
        return Ready(BARE, asked(seed, 4, **({"one": "a"} if spec is ALIKE else {"two": "a"})))

    past = Past([1], [False], BOTH)
    for key in range(20):
        source = source_after(mind, (ALIKE, APART), past, Chance("spares", key), (), erring_on)
        assert PLACE_OF[errs] in choose(mind, source).seen.answers
