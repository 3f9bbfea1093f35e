"""Chapter 7 of the rulebook: chica."""

from engine import Lance, Rank, Why, decide
from tests.engine.table import table, winner


def test_chi_1_the_lowest_card_wins() -> None:
    assert winner(Lance.CHICA, "4444", "1RRR") == 1


def test_chi_1_equal_lowest_cards_are_followed_by_the_second_lowest_and_upward() -> None:
    assert winner(Lance.CHICA, "15RR", "14RR") == 1
    assert winner(Lance.CHICA, "145R", "144R") == 1
    assert winner(Lance.CHICA, "144R", "144C") == 1


def test_chi_1_ties_are_not_read_from_the_high_end() -> None:
    assert winner(Lance.CHICA, "1RRR", "1145") == 1
    assert winner(Lance.CHICA, "1444", "11RR") == 1


def test_chi_1_the_reason_names_the_card_that_decides() -> None:
    reason = decide(Lance.CHICA, table("144R", "144C")).reasons[0]
    assert (reason.why, reason.place) == (Why.CHICA, 4)
    assert (reason.best, reason.other) == (Rank.CABALLO, Rank.REY)


def test_chi_2_two_threes_and_two_fours_beat_rey_caballo_five_four() -> None:
    assert winner(Lance.CHICA, "3344", "RC54") == 0
    assert winner(Lance.CHICA, "RC54", "3344") == 1
    reason = decide(Lance.CHICA, table("RC54", "3344")).reasons[0]
    assert (reason.place, reason.best, reason.other) == (2, Rank.CUATRO, Rank.CINCO)


def test_chi_3_everybody_takes_part_so_that_chica_is_always_bet_on() -> None:
    verdict = decide(Lance.CHICA, table("RC54", "3344", "7651", "SSS1"))
    assert verdict.players == (0, 1, 2, 3)
    assert verdict.bet
