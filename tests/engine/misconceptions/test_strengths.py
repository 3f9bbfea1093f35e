"""How believers rank hands in pares, and how a belief is written."""

import pytest

from engine import MISCONCEPTIONS, Hand, Lance, Misconception, ParesKind, Question, Ruleset
from engine.misconceptions.chica import lowest
from engine.misconceptions.pares import medias_first, with_loose_cards
from tests.engine.table import hands

BELIEFS = {belief.id: belief for belief in MISCONCEPTIONS}
CLASSIC = Ruleset()


def held(ranks: str) -> Hand:
    return hands(ranks)[0]


def test_without_pares_nobody_is_ranked() -> None:
    assert medias_first(Lance.PARES, held("R641"), CLASSIC) == ()


@pytest.mark.parametrize(
    ("better", "worse"), [("CCC4", "RRSS"), ("RRR4", "CCC7"), ("RRSS", "CC77"), ("RR41", "SS76")]
)
def test_who_puts_medias_above_duples_knows_the_rest(better: str, worse: str) -> None:
    best, other = (medias_first(Lance.PARES, held(ranks), CLASSIC) for ranks in (better, worse))
    assert best > other


def test_of_loose_cards_the_highest_is_looked_at_first() -> None:
    rank = with_loose_cards(ParesKind.PAR)
    assert rank(Lance.PARES, held("RR74"), CLASSIC) > rank(Lance.PARES, held("RR65"), CLASSIC)


def test_of_lowest_cards_the_lower_is_better() -> None:
    assert lowest(Lance.CHICA, held("RRR1"), CLASSIC) > lowest(Lance.CHICA, held("7654"), CLASSIC)


def test_who_adds_wrong_can_come_to_forty() -> None:
    figures = Question.parse("1|juego-total|-|classic|RoRcCeSb|-")
    assert BELIEFS["three-is-three"].answer(figures) == "40"


def test_the_postre_is_believed_to_win_a_tie() -> None:
    tied = Question.parse("1|who-wins|punto|classic|5o4c6e7b.7o6c5e4b|view=0")
    assert BELIEFS["postre-wins-ties"].answer(tied) == "1"


@pytest.mark.parametrize("belief", MISCONCEPTIONS, ids=lambda belief: belief.id)
def test_a_belief_is_written_without_its_functions(belief: Misconception) -> None:
    assert " at 0x" not in repr(belief)
    assert not any(f"{name}=" in repr(belief) for name in ("sees", "strength", "walk", "rules"))
