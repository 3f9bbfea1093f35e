"""How many lines of betting there are, told by a tree of its own and by known numbers."""

import pytest

from engine import Betting, Ruleset
from tests.engine.playing import bet

# Lines of exactly so many calls, whether they end there or not, smallest raises only, and one
# voice for each couple: the first of those who may speak.
FOUR = (3, 9, 15, 21, 24, 24, 24, 24)
TWO = (3, 9, 12, 12, 12, 12, 12, 12)


def after_one_more(lines: list[Betting]) -> list[Betting]:
    """Every line with one more call."""
    return [
        betting.apply(call)
        for betting in lines
        for call in betting.legal_calls()
        if call.seat == betting.to_speak[0]
    ]


def counts(players: tuple[int, ...], depth: int, rules: str = "classic") -> tuple[int, ...]:
    lines, found = [Betting(players, Ruleset.parse(rules))], list[int]()
    for _ in range(depth):
        lines = after_one_more(lines)
        found.append(len(lines))
    return tuple(found)


@pytest.mark.parametrize("players", [(0, 1, 2, 3)])
def test_the_lines_of_four_speakers(players: tuple[int, ...]) -> None:
    assert counts(players, 8) == FOUR


@pytest.mark.parametrize("players", [(0, 1), (0, 3), (1, 2), (2, 3)])
def test_the_lines_of_two_speakers_of_different_couples(players: tuple[int, ...]) -> None:
    assert counts(players, 8) == TWO


@pytest.mark.parametrize("players", [(0, 1), (0, 1, 3), (1, 2, 3), (0, 1, 2, 3), tuple(range(6))])
def test_the_lines_are_those_that_the_words_allow(players: tuple[int, ...]) -> None:
    """Passes until all have passed; then four answers to a bet, and two to an órdago."""
    passed, bets, ordagos, found = 1, 0, 0, list[int]()
    for depth in range(1, 13):
        ended = 2 * bets + 2 * ordagos
        speaks = passed if depth <= len(players) else 0
        bets, ordagos = speaks + bets, speaks + bets
        found.append(speaks + bets + ordagos + ended)
    assert counts(players, 12) == tuple(found)


def test_the_smallest_raise_does_not_change_their_number() -> None:
    assert counts((0, 1, 2, 3), 8, "classic+min_raise=1") == FOUR


def test_with_both_voices_there_are_twice_as_many_answers() -> None:
    words = ("quiero", "no_quiero", "reenvido 4", "ordago")
    calls = [str(call) for call in bet("0 envido").legal_calls()]
    assert calls == [f"{seat} {word}" for seat in (1, 3) for word in words]
