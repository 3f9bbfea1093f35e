"""A message begins with the place of what is wrong, or ends with it in brackets."""

from typing import Any

import pytest

from engine.encaje.rules import MOST, PURSES
from tests.engine.referee.asking import BETTING, HAND, HANDS, LANCE, ODDS, TANTEO, ask, ask_line

ENCAJE: dict[str, Any] = {"op": "encaje", "calls": [], "players": [0, 1], "stones": [21, 21, 21]}
COUNT: dict[str, Any] = {"op": "encaje", "hands": HANDS, "bets": {}, "stones": [21, 21, 21, 21]}
NO_CARD = [HANDS[0], HANDS[1], ["5o", "5c", "8b", "6e"], HANDS[3]]
THREE_CARDS = [*HANDS[:3], HANDS[3][:3]]
MOST_STONES = MOST * max(PURSES)


def message(request: dict[str, Any], **changes: object) -> str:
    told: str = ask(request | changes)["error"]["message"]
    return told


BEGINNINGS = [
    (HAND, {"hand": 1}, "hand is 1: its type may be list"),
    (HAND, {"hand": ["Ro", 1]}, "hand[1] is 1: its type may be string"),
    (HAND, {"rules": 1}, "rules is 1: its type may be string or object"),
    (HAND, {"rules": {"kings": True}}, "rules.kings is true: its type may be integer"),
    (HAND, {"rules": {"wildcards": 1}}, "rules.wildcards is 1: its type may be boolean"),
    (HAND, {"wild": 1}, "wild is 1: its type may be object"),
    (HAND, {"wild": {"So": 1}}, "a choice in wild is 1: its type may be string"),
    (LANCE, {"hands": 1}, "hands is 1: its type may be list"),
    (LANCE, {"hands": [[], 1]}, "hands[1] is 1: its type may be list"),
    (LANCE, {"hands": [[], ["Ro", 1]]}, "hands[1][1] is 1: its type may be string"),
    (LANCE, {"lance": 1}, "lance is 1: its type may be string"),
    (LANCE, {"lance": "x"}, 'unknown lance "x" in lance: it may be grande'),
    (BETTING, {"players": 1}, "players is 1: its type may be list"),
    (BETTING, {"players": [0, 4]}, "players[1] is 4: it may be 0 to 3"),
    (BETTING, {"calls": 1}, "calls is 1: its type may be list"),
    (BETTING, {"calls": ["0 paso", 1]}, "calls[1] is 1: its type may be string or list"),
    (BETTING, {"calls": ["0 paso", ["1 paso", 1]]}, "calls[1][1] is 1: its type may be string"),
    (ODDS, {"seat": 4}, "seat is 4: it may be 0 to 3"),
    (TANTEO, {"bets": 1}, "bets is 1: its type may be object"),
    (TANTEO, {"bets": {"x": []}}, 'unknown lance "x" in bets: it may be grande'),
    (TANTEO, {"bets": {"grande": 1}}, "bets.grande is 1: its type may be list"),
    (TANTEO, {"scores": [0, 40]}, "scores[1] is 40: it may be 0 to 39"),
    (ENCAJE, {"stones": 1}, "stones is 1: its type may be list"),
    (ENCAJE, {"stones": [1, -1, 1]}, f"stones[1] is -1: it may be 0 to {MOST_STONES}"),
    (ENCAJE, {"stones": [1, 1]}, "stones of 2 players: there may be 3 to 8"),
    (ENCAJE, {"stones": [1] * 9}, "stones of 9 players: there may be 3 to 8"),
    (ENCAJE, {"players": [0]}, "players are [0]: two or more bet"),
    (ENCAJE, {"calls": 1}, "calls is 1: its type may be list"),
    (COUNT, {"bets": 1}, "bets is 1: its type may be object"),
    (COUNT, {"bets": {"x": []}}, 'unknown lance "x" in bets: it may be grande'),
    (COUNT, {"bets": {"chica": 1}}, "bets.chica is 1: its type may be list"),
]


@pytest.mark.parametrize(("request_", "changes", "told"), BEGINNINGS)
def test_the_place_comes_first(
    request_: dict[str, Any], changes: dict[str, object], told: str
) -> None:
    assert message(request_, **changes).startswith(told)


def test_a_type_is_named_to_its_end() -> None:
    told = message(HAND, rules={"wildcards": 1})
    assert told == "rules.wildcards is 1: its type may be boolean"


ENDINGS = [
    (HAND, {"hand": ["8o", "Rc", "5b", "4e"]}, "hand"),
    (HAND, {"hand": ["Ro", "Rc", "5b"]}, "hand"),
    (LANCE, {"hands": NO_CARD}, "hands[2]"),
    (LANCE, {"hands": THREE_CARDS}, "hands[3]"),
    (BETTING, {"calls": ["0 paso", "x"]}, "calls[1]"),
    (BETTING, {"calls": ["0 paso", "2 paso"]}, "calls[1]"),
    (BETTING, {"calls": ["0 envido", ["1 quiero", "4 quiero"]]}, "calls[1]"),
    (TANTEO, {"bets": {"grande": ["x"]}}, "bets.grande[0]"),
    (TANTEO, {"bets": {"grande": ["1 paso"]}}, "bets.grande[0]"),
    (ENCAJE, {"calls": ["x"]}, "calls[0]"),
    (ENCAJE, {"calls": ["1 paso"]}, "calls[0]"),
    (COUNT, {"bets": {"grande": ["x"]}}, "bets.grande[0]"),
    (COUNT, {"bets": {"grande": ["1 paso"]}}, "bets.grande[0]"),
]


@pytest.mark.parametrize(("request_", "changes", "place"), ENDINGS)
def test_the_place_comes_last_in_brackets(
    request_: dict[str, Any], changes: dict[str, object], place: str
) -> None:
    assert message(request_, **changes).endswith(f" ({place})")


def test_the_seat_that_is_twice_or_not_there_is_named() -> None:
    told = message(BETTING, calls=["0 envido", ["3 quiero", "1 quiero", "1 quiero"]])
    assert told.startswith("seat 1 is twice")
    assert message(BETTING, calls=[["0 paso", "4 paso"]]).startswith("seat 4 is not at this table")


def test_two_may_bet_and_eight_may_sit() -> None:
    assert "error" not in ask(ENCAJE)
    assert "error" not in ask(ENCAJE | {"stones": [MOST_STONES] * MOST})


@pytest.mark.parametrize(("line", "byte"), [(b"\xff", 1), (b'{"a": "\xc3(', 8)])
def test_the_byte_that_cannot_stand_there_is_counted_from_one(line: bytes, byte: int) -> None:
    assert f"byte {byte} of" in ask_line(line)["error"]["message"]


def test_an_empty_line_says_so() -> None:
    assert "an empty line" in ask_line(b"")["error"]["message"]
