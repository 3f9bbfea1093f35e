"""Chapter 6 of the rulebook: grande."""

from engine import Lance, Rank, Why, decide
from tests.engine.table import table, winner


def test_gra_1_the_highest_card_wins() -> None:
    assert winner(Lance.GRANDE, "CCCC", "R111") == 1
    assert winner(Lance.GRANDE, "SSSS", "C111") == 1


def test_gra_1_equal_cards_are_followed_by_the_second_third_and_fourth() -> None:
    assert winner(Lance.GRANDE, "RS11", "RC11") == 1
    assert winner(Lance.GRANDE, "RC41", "RC51") == 1
    assert winner(Lance.GRANDE, "RC51", "RC54") == 1


def test_gra_1_not_the_sum_but_the_highest_card_counts() -> None:
    assert winner(Lance.GRANDE, "CCSS", "R444") == 1


def test_gra_1_the_reason_names_the_card_that_decides() -> None:
    reason = decide(Lance.GRANDE, table("RC51", "R3C1")).reasons[0]
    assert (reason.why, reason.place) == (Why.GRANDE, 2)
    assert (reason.best, reason.other) == (Rank.REY, Rank.CABALLO)


def test_gra_2_two_threes_and_two_fours_beat_rey_caballo_five_four() -> None:
    assert winner(Lance.GRANDE, "3344", "RC54") == 0
    assert winner(Lance.GRANDE, "RC54", "3344") == 1
    reason = decide(Lance.GRANDE, table("RC54", "3344")).reasons[0]
    assert (reason.place, reason.best, reason.other) == (2, Rank.REY, Rank.CABALLO)


def test_gra_3_everybody_takes_part_so_that_grande_is_always_bet_on() -> None:
    verdict = decide(Lance.GRANDE, table("RC54", "3344", "7651", "SSS1"))
    assert verdict.players == (0, 1, 2, 3)
    assert verdict.bet
