"""Chapter 10 of the rulebook: punto."""

from engine import Lance, Why, decide
from tests.engine.table import table, winner


def test_pun_1_the_highest_total_wins() -> None:
    assert winner(Lance.PUNTO, "RC54", "RC64", "7654", "6541") == 1
    reason = decide(Lance.PUNTO, table("RC54", "RC64")).reasons[0]
    assert (reason.why, reason.best, reason.other) == (Why.PUNTO, 30, 29)


def test_pun_1_everybody_takes_part() -> None:
    verdict = decide(Lance.PUNTO, table("RC54", "RC64", "7654", "6541"))
    assert (verdict.players, verdict.bet) == ((0, 1, 2, 3), True)


def test_pun_1_nobody_takes_part_where_somebody_has_juego() -> None:
    verdict = decide(Lance.PUNTO, table("RC54", "RC64", "7654", "SS65"))
    assert (verdict.winner, verdict.players, verdict.bet) == (None, (), False)


def test_pun_2_exactly_one_couple_wins_it() -> None:
    assert decide(Lance.PUNTO, table("RC54", "RC64", "7654", "6541")).couple == 1
    assert decide(Lance.PUNTO, table("RC54", "RS54", "7654", "6541")).couple == 0
