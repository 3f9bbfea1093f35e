"""The tables say what the readable rules say: of every hand, and of every pair of classes."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, pairwise
from random import Random

import pytest

from engine import (
    DECK,
    BadNotation,
    BadRuleset,
    Hand,
    Lance,
    Ruleset,
    card_numbers,
    ladder_of,
    strength,
)
from tests.engine.table import every_hand

CLASSES = {"classic": 330, "four_kings": 715}
REALS = ("sevens", "king", "suits", "oros")
FOURTHS = [f"{rank}{suit}" for rank in "RCS3165" for suit in "oceb"]
EVERY_CASE = [(rules, lance) for rules in CLASSES for lance in Lance] + [
    (f"{rules}+juego_real={real}", Lance.JUEGO) for rules in CLASSES for real in REALS
]

THREE_SEVENS = [f"7{a}7{b}7{c}{d}" for a, b, c in combinations("oceb", 3) for d in FOURTHS]

every_case = pytest.mark.parametrize(("rules", "lance"), EVERY_CASE)


@cache
def all_hands() -> tuple[tuple[Hand, tuple[int, ...]], ...]:
    """Every hand, as cards and as numbers."""
    return tuple(zip(every_hand(), combinations(range(40), 4), strict=True))


@every_case
def test_every_hand_stands_as_high_as_it_is_strong(rules: str, lance: Lance) -> None:
    ruleset = Ruleset.parse(rules)
    rungs: dict[tuple[int, ...], int] = {(): 0}
    rung = ladder_of(lance, ruleset).rung
    for hand, cards in all_hands():
        at = rung(*cards)
        assert rungs.setdefault(strength(lance, hand, ruleset), at) == at
    assert [rungs[key] for key in sorted(rungs)] == list(range(len(rungs)))


@pytest.mark.parametrize("lance", Lance)
@pytest.mark.parametrize("rules", CLASSES)
def test_every_two_classes_compare_by_rung_as_by_strength(rules: str, lance: Lance) -> None:
    ruleset = Ruleset.parse(rules)
    rung = ladder_of(lance, ruleset).rung
    classes = {
        tuple(sorted(map(ruleset.height, hand.ranks))): (
            strength(lance, hand, ruleset),
            rung(*cards),
        )
        for hand, cards in all_hands()
    }
    assert len(classes) == CLASSES[rules]
    for (ours, our_rung), (theirs, their_rung) in combinations(classes.values(), 2):
        assert (ours > theirs) == (our_rung > their_rung)
        assert (ours < theirs) == (our_rung < their_rung)


@every_case
def test_some_hands_stand_as_high_as_they_are_strong(rules: str, lance: Lance) -> None:
    ruleset = Ruleset.parse(rules)
    rung = ladder_of(lance, ruleset).rung
    hands = [*some_hands(), *map(Hand.parse, THREE_SEVENS)]
    keys = [(strength(lance, hand, ruleset), rung(*card_numbers(str(hand)))) for hand in hands]
    for (ours, our_rung), (theirs, their_rung) in pairwise(sorted(keys)):
        assert (ours < theirs) is (our_rung < their_rung)
        assert (our_rung == 0) is (ours == ())


def some_hands() -> Iterator[Hand]:
    chance = Random(0)
    return (Hand(tuple(chance.sample(DECK, 4))) for _ in range(400))


@pytest.mark.parametrize(("rules", "classes"), CLASSES.items())
def test_so_many_classes_are_told_apart(rules: str, classes: int) -> None:
    assert len(ladder_of(Lance.GRANDE, Ruleset.parse(rules)).rungs) == classes


@pytest.mark.parametrize(("real", "classes"), [("suits", 6321), ("oros", 6321), ("king", 330)])
def test_suits_are_told_apart_only_where_they_count(real: str, classes: int) -> None:
    ruleset = Ruleset.parse(f"classic+juego_real={real}")
    assert len(ladder_of(Lance.JUEGO, ruleset).rungs) == classes


def test_the_order_of_the_cards_does_not_count() -> None:
    rung = ladder_of(Lance.GRANDE, Ruleset()).rung
    assert rung(*card_numbers("RoCc5e4b")) == rung(*card_numbers("4b5eCcRo"))


def test_rulesets_that_judge_alike_share_a_ladder() -> None:
    assert ladder_of(Lance.GRANDE, Ruleset.parse("thirty")) is ladder_of(Lance.GRANDE, Ruleset())
    assert ladder_of(Lance.GRANDE, Ruleset.parse("six")) is ladder_of(Lance.GRANDE, Ruleset())


def test_wild_cards_stand_nowhere() -> None:
    with pytest.raises(BadRuleset, match="no_ladder"):
        ladder_of(Lance.GRANDE, Ruleset.parse("eibar"))


def test_cards_are_numbered_as_they_lie_in_the_deck() -> None:
    assert card_numbers("1o2oRo1cRb") == (0, 1, 9, 10, 39)
    with pytest.raises(BadNotation, match="bad_card"):
        card_numbers("1o8c")
