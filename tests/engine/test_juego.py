"""Chapter 9 of the rulebook: juego."""

from itertools import pairwise

import pytest

from engine import JUEGO_ORDER, Juego, Lance, Ruleset, Why, decide, juego_of, points
from tests.engine.table import every_hand, hand, table, winner

CLASSIC = Ruleset()
BEST_FIRST = ["RR74", "RR75", "RRRR", "RRR7", "RRR6", "RRR5", "RRR4", "RR76"]


@pytest.mark.parametrize(
    ("ranks", "total"), [("R3CS", 40), ("7654", 22), ("1212", 4), ("R723", 28), ("3331", 31)]
)
def test_jue_1_figures_and_threes_ten_ases_and_twos_one_the_rest_their_number(
    ranks: str, total: int
) -> None:
    assert points(hand(ranks), CLASSIC) == total


def test_jue_2_juego_is_thirty_one_or_more() -> None:
    assert juego_of(hand("RRR1"), CLASSIC) == Juego(31)
    assert juego_of(hand("RR64"), CLASSIC) is None


def test_jue_3_from_best_to_worst() -> None:
    assert [points(hand(ranks), CLASSIC) for ranks in BEST_FIRST] == list(JUEGO_ORDER)
    for better, worse in pairwise(BEST_FIRST):
        assert winner(Lance.JUEGO, worse[::-1], better[::-1].replace("R", "3")) == 1


def test_jue_3_thirty_eight_and_thirty_nine_cannot_occur() -> None:
    totals = {points(each, CLASSIC) for each in every_hand()}
    assert totals == {4, *range(7, 38), 40}


def test_jue_4_only_holders_take_part() -> None:
    deal = table("RR74", "7654", "RR61", "SSSC")
    assert deal.players(Lance.JUEGO) == (0, 3)
    assert deal.is_bet(Lance.JUEGO)


def test_jue_4_one_couple_alone_is_not_bet_on() -> None:
    verdict = decide(Lance.JUEGO, table("RR74", "7654", "CCSS", "6541"))
    assert (verdict.winner, verdict.players, verdict.bet) == (0, (0, 2), False)


def test_jue_4_nobody_has_it_and_punto_is_played() -> None:
    deal = table("RR64", "7654", "CC51", "6541")
    assert decide(Lance.JUEGO, deal).winner is None
    assert decide(Lance.PUNTO, deal).winner == 0


@pytest.mark.parametrize(("ranks", "stones"), [*zip(BEST_FIRST, [3] + [2] * 7, strict=True)])
def test_jue_5_thirty_one_three_stones_any_other_two(ranks: str, stones: int) -> None:
    juego = juego_of(hand(ranks), CLASSIC)
    assert juego is not None
    assert juego.stones == stones


def test_jue_6_the_manos_thirty_one_cannot_be_beaten() -> None:
    assert winner(Lance.JUEGO, "RR74", "CCC1", "7773", "SS65") == 0
    assert winner(Lance.JUEGO, "RR74", "777S", rules="classic+juego_real=sevens") == 1


def test_jue_6_the_reason_names_both_totals() -> None:
    reason = decide(Lance.JUEGO, table("RRRR", "CC75")).reasons[0]
    assert (reason.why, reason.best, reason.other) == (Why.JUEGO, 32, 40)
