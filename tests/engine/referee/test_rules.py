"""The rules that a request may name, and those that there are not."""

import json
from itertools import product
from typing import Any

import pytest

from tests.engine.referee.asking import HAND, ask, ask_line


@pytest.mark.parametrize(
    "rules",
    [
        "moon",
        "",
        "classic+kings=4",
        "real",
        {"players": 6},
        {"kings": 7},
        {"kings": 8.0},
        {"kings": True},
        {"kings": "8"},
        {"kings": None},
        {"target": 0},
        {"target": 1001},
        {"target": 10**5000},
        {"min_raise": 3},
        {"min_raise": True},
        {"juego_real": "queens"},
        {"juego_real": "none+kings=4"},
        {"juego_real": None},
        {"solo_bonus": "later"},
        {"wildcards": 1},
        {"wildcards": "true"},
        {"wildcards": True, "juego_real": "sevens"},
        {"games_to_win": 2},
        {"x": 1},
    ],
)
def test_rules_that_there_are_not(rules: object) -> None:
    text = json.dumps(HAND)[:-1] + f', "rules": {json_of(rules)}}}'
    assert ask_line(text.encode())["error"]["code"] == "bad_request"


def json_of(value: object) -> str:
    """JSON without Python's own limit to the digits of a number."""
    return '{"target": 1' + "0" * 5000 + "}" if value == {"target": 10**5000} else json.dumps(value)


@pytest.mark.parametrize(
    "rules",
    [
        "classic",
        "four_kings",
        "thirty",
        "eibar",
        {},
        {"kings": 4},
        {"target": 1},
        {"target": 1000},
        {"min_raise": 1},
        {"wildcards": False, "juego_real": "sevens"},
        {"wildcards": True, "juego_real": "none"},
        {"juego_real": "suits", "kings": 4, "solo_bonus": "at_once"},
    ],
)
def test_rules_that_there_are(rules: object) -> None:
    assert "error" not in ask(HAND | {"rules": rules})


OPTIONS: dict[str, list[Any]] = {
    "kings": [8, 4],
    "min_raise": [2, 1],
    "juego_real": ["none", "sevens", "king", "suits", "oros"],
    "solo_bonus": ["count", "at_once"],
    "wildcards": [False, True],
}


def test_every_combination_of_options_is_answered_or_refused() -> None:
    for values in product(*OPTIONS.values()):
        rules = dict(zip(OPTIONS, values, strict=True))
        excluded = rules["wildcards"] and rules["juego_real"] != "none"
        answer = ask(HAND | {"rules": rules})
        assert answer.get("error", {}).get("code") == ("bad_request" if excluded else None), rules
