"""Chapter 8 of the rulebook: pares."""

import pytest

from engine import Lance, Pares, ParesKind, Rank, Ruleset, Why, decide, pares_of
from tests.engine.table import hand, table, winner

CLASSIC = Ruleset()


def kind_of(ranks: str) -> str | None:
    held = pares_of(hand(ranks), CLASSIC)
    return held.kind if held else None


@pytest.mark.parametrize("ranks", ["R775", "7421", "R3C4", "1256", "SS41"])
def test_par_1_two_alike_and_two_unlike_are_a_par_simple(ranks: str) -> None:
    assert kind_of(ranks) == "par"


def test_par_1_a_two_pairs_with_an_as() -> None:
    assert pares_of(hand("7421"), CLASSIC) == Pares(ParesKind.PAR, Rank.AS)


@pytest.mark.parametrize("ranks", ["RR36", "RRR6", "1214", "777R"])
def test_par_2_three_alike_are_medias(ranks: str) -> None:
    assert kind_of(ranks) == "medias"


@pytest.mark.parametrize("ranks", ["CC55", "4444", "RR33", "33CC", "1122", "12R3"])
def test_par_3_two_pairs_or_four_alike_are_duples(ranks: str) -> None:
    assert kind_of(ranks) == "duples"


def test_par_3_four_alike_are_two_equal_pairs_and_nothing_more() -> None:
    assert pares_of(hand("4444"), CLASSIC) == Pares(ParesKind.DUPLES, Rank.CUATRO, Rank.CUATRO)
    assert winner(Lance.PARES, "4444", "5522") == 1


def test_par_4_any_duples_beat_any_medias_and_these_any_par() -> None:
    assert winner(Lance.PARES, "RRRC", "1144") == 1
    assert winner(Lance.PARES, "RRCS", "1114") == 1
    assert winner(Lance.PARES, "7111", "33CC") == 1


def test_par_4_the_reason_names_both_kinds() -> None:
    reason = decide(Lance.PARES, table("7111", "33CC")).reasons[0]
    assert reason.why is Why.PARES_KIND
    assert (reason.best, reason.other) == (ParesKind.DUPLES, ParesKind.MEDIAS)


def test_par_5_the_higher_pair_wins() -> None:
    assert winner(Lance.PARES, "77RC", "SS41") == 1


def test_par_5_equal_pairs_tie_whatever_the_loose_cards() -> None:
    assert winner(Lance.PARES, "7741", "77RC") == 0
    reason = decide(Lance.PARES, table("7741", "77RC")).reasons[0]
    assert (reason.why, reason.best, reason.other) == (Why.TIE_MANO, None, None)


def test_par_6_the_higher_three_wins_and_the_fourth_card_does_not_count() -> None:
    assert winner(Lance.PARES, "777R", "SSS1") == 1
    assert winner(Lance.PARES, "RRR1", "333C") == 0


def test_par_7_the_higher_pair_and_then_the_lower() -> None:
    assert winner(Lance.PARES, "CCSS", "RR11") == 1
    assert winner(Lance.PARES, "RR44", "RR55") == 1
    assert winner(Lance.PARES, "RR33", "RRCC") == 0
    reason = decide(Lance.PARES, table("RR44", "33CC")).reasons[0]
    assert (reason.why, reason.best, reason.other) == (
        Why.DUPLES_SECOND, Rank.CABALLO, Rank.CUATRO,
    )  # fmt: skip


def test_par_8_only_true_holders_are_players_of_the_lance() -> None:
    assert table("R775", "7654", "RR36", "C541").players(Lance.PARES) == (0, 2)


def test_par_9_nobody_has_them_and_the_lance_is_skipped() -> None:
    verdict = decide(Lance.PARES, table("RC54", "3S76", "7654", "C541"))
    assert (verdict.winner, verdict.players, verdict.bet) == (None, (), False)


def test_par_9_both_couples_have_them_and_it_is_bet_on() -> None:
    verdict = decide(Lance.PARES, table("RC54", "3S76", "7744", "C511"))
    assert (verdict.winner, verdict.players, verdict.bet) == (2, (2, 3), True)


def test_par_9_one_couple_alone_is_not_bet_on() -> None:
    verdict = decide(Lance.PARES, table("RR54", "3S76", "7744", "C541"))
    assert (verdict.winner, verdict.players, verdict.bet) == (2, (0, 2), False)


def test_par_10_those_without_pares_do_not_compete() -> None:
    assert winner(Lance.PARES, "RCS7", "1165") == 1


@pytest.mark.parametrize(("ranks", "stones"), [("RR54", 1), ("RRR4", 2), ("CC55", 3), ("4444", 3)])
def test_par_11_one_two_and_three_stones(ranks: str, stones: int) -> None:
    held = pares_of(hand(ranks), CLASSIC)
    assert held is not None
    assert held.stones == stones


def test_par_12_a_lone_couple_wins_the_lance_without_a_bet() -> None:
    verdict = decide(Lance.PARES, table("RC54", "1165", "7654", "C543"))
    assert (verdict.couple, verdict.bet) == (1, False)
