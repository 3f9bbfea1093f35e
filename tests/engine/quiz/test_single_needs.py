"""Each named feature of one hand or of single cards is what the cards say."""

from collections.abc import Callable

import pytest

from engine import Kind, Rank, Ruleset, Spec
from engine.quiz.classes import CLASSES
from engine.quiz.single import Single, single_mind
from engine.quiz.single_needs import NEEDS, single_need
from engine.quiz.tables import KNOWER

CLASSIC = Ruleset()

HOLDS: dict[str, Callable[[Single], bool]] = {
    "high": lambda single: single.end == "high",
    "low": lambda single: single.end == "low",
    "different": lambda single: len(set(single.ranks)) == 4,
    "figures": lambda single: len({*"SCR"} & {rank.value for rank in single.ranks}) >= 2,
    "near-juego": lambda single: 24 <= sum(map(CLASSIC.points, single.ranks)) <= 37,
    "same-print": lambda single: (
        single.shown is not None
        and single_mind(KNOWER, Spec(Kind.SAME_CARD))(single) in ("none", single.shown.value)
    ),
    "tempting": lambda single: (
        single.shown is not None
        and single.shown.value in "R321"
        and any(rank.value in "R321" for rank in single.ranks)
    ),
}


@pytest.mark.parametrize("name", HOLDS)
def test_a_feature_of_single_cards(name: str) -> None:
    test = single_need(name, Spec(Kind.SAME_CARD))
    every = [
        Single(at, end, shown)
        for at in range(0, len(CLASSES), 7)
        for end, shown in (("high", None), ("low", Rank.SIETE), ("", Rank.TRES), ("", Rank.AS))
    ]
    assert [test(single) for single in every] == [HOLDS[name](single) for single in every]
    assert {test(single) for single in every} == {True, False}


@pytest.mark.parametrize("rank", Rank)
def test_a_rank_among_the_cards(rank: Rank) -> None:
    test = single_need(f"with-{rank.name.lower()}", Spec(Kind.WHICH_PARES))
    assert [test(Single(at)) for at in range(len(CLASSES))] == [rank in held for held in CLASSES]


def test_every_feature_of_single_cards_is_read_here() -> None:
    assert set(NEEDS) == set(HOLDS) | {f"with-{rank.name.lower()}" for rank in Rank}
