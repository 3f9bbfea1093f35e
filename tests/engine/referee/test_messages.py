"""Every refusal has its sentence, which quotes the request and says what would be right."""

import re
from pathlib import Path

import pytest

from engine import MusError
from engine.referee.messages import SENTENCES, explained
from tests.engine.referee.asking import BETTING, HAND, HOUSE, LANCE, TANTEO, Request, ask

CODES = {
    "bad_json",
    "bad_request",
    "bad_hand",
    "bad_card",
    "duplicate_card",
    "bad_wild",
    "not_bet",
    "bad_call",
    "illegal_call",
    "out_of_turn",
    "unfinished",
}


def raised_in(*files: Path) -> set[str]:
    """The codes of refusals that are written in these files."""
    raised = r"""(?:Refusal|BadNotation|BadRuleset|IllegalCall)\(\s*"([a-z_0-9]+)\""""
    return {code for file in files for code in re.findall(raised, file.read_text("utf-8"))}


def test_every_refusal_of_the_referee_has_a_sentence() -> None:
    raised = raised_in(*(HOUSE / "engine" / "referee").glob("*.py"))
    assert raised <= SENTENCES.keys()


def test_every_sentence_is_of_a_refusal_that_there_is() -> None:
    raised = raised_in(*(HOUSE / "engine").rglob("*.py"))
    assert SENTENCES.keys() - {"bet_too_small"} <= raised


def test_every_code_is_one_of_those_that_are_documented() -> None:
    assert {code for code, _ in SENTENCES.values()} == CODES


@pytest.mark.parametrize(
    ("request_", "message"),
    [
        (
            BETTING | {"calls": ["0 envido 2", "1 reenvido 3"]},
            "illegal call 1 reenvido 3: stake is 2, the smallest raise is to 4 (calls[1])",
        ),
        (
            BETTING | {"calls": ["0 envido 1"]},
            "illegal call 0 envido 1: the smallest bet is 2 (calls[0])",
        ),
        (
            BETTING | {"calls": ["0 envido", "2 quiero"]},
            "out of turn 2 quiero: those who may speak are 1 or 3 (calls[1])",
        ),
        (
            BETTING | {"calls": ["0 ordago", ["1 quiero", "3 paso"]]},
            "illegal call 3 paso: open are quiero or no_quiero (calls[1])",
        ),
        (BETTING | {"players": [1, 0]}, "players are [1, 0]: seats stand in ascending order"),
        (HAND | {"hand": "RoRcReRb"}, 'hand is "RoRcReRb": its type may be list'),
        (HAND | {"rules": None}, "rules is null: its type may be string or object"),
        (HAND | {"rules": {"kings": 7}}, "rules.kings is 7: it may be 8 or 4"),
        (HAND | {"rules": {"target": 0}}, "rules.target is 0: it may be 1 to 1000"),
        (TANTEO | {"scores": [0, True]}, "scores[1] is true: its type may be integer"),
        (TANTEO | {"scores": [40, 0]}, "scores[0] is 40: it may be 0 to 39"),
        (TANTEO | {"bets": {}}, "the calls for grande end early: seat 0 is to speak"),
        (
            LANCE | {"lance": "gorda"},
            'unknown lance "gorda" in lance: it may be grande, chica, pares, juego or punto',
        ),
    ],
)
def test_a_message_tells_what_where_and_what_is_right(request_: Request, message: str) -> None:
    assert ask(request_)["error"]["message"] == message


LONG = "x" * 10_000


@pytest.mark.parametrize(
    "request_",
    [
        {"op": LONG},
        {"op": [LONG]},
        HAND | {LONG: 1},
        HAND | {"hand": LONG},
        HAND | {"hand": ["Ro", "Rc", "Re", LONG]},
        HAND | {"rules": LONG},
        HAND | {"rules": {LONG: 1}},
        HAND | {"rules": {"juego_real": LONG}},
        HAND | {"rules": {"kings": LONG}},
        HAND | {"wild": {LONG: "R"}},
        HAND | {"wild": {LONG: 1}},
        HAND | {"wild": {"So": LONG}},
        LANCE | {"lance": LONG},
        LANCE | {"hands": [[]] * 10_000},
        BETTING | {"calls": [LONG]},
        BETTING | {"calls": [["0 paso"] * 10_000]},
        BETTING | {"players": list(range(10_000))},
        BETTING | {"players": [0] * 10_000},
        TANTEO | {"bets": {LONG: []}},
        TANTEO | {"scores": [0] * 10_000},
        TANTEO | {"scores": [0, 10**4000]},
        {"op": "\ud800" * 100},
    ],
)
def test_a_message_is_short_however_long_the_request(request_: Request) -> None:
    assert len(ask(request_)["error"]["message"]) < 300


def test_a_refusal_without_a_sentence_is_a_defect() -> None:
    with pytest.raises(KeyError):
        explained(MusError("unheard_of"))
