"""Stage 2 of the errors: keys, types and ranges."""

import json

import pytest

from tests.engine.referee.asking import (
    BETTING,
    GOOD,
    HAND,
    LANCE,
    ODDS,
    TANTEO,
    Request,
    ask,
    ask_line,
    code_of,
)


def test_the_requests_that_these_tests_spoil_are_good() -> None:
    assert all("error" not in ask(request) for request in GOOD)


@pytest.mark.parametrize("value", [None, True, 1, 1.5, "hand", [], [HAND]])
def test_a_request_is_an_object(value: object) -> None:
    assert code_of(value) == "bad_request"


@pytest.mark.parametrize("op", ["fly", "", "Hand", None, 1, True, ["hand"], {"hand": 1}, "\ud800"])
def test_an_op_is_one_of_those_that_there_are(op: object) -> None:
    assert code_of(HAND | {"op": op}) == "bad_request"


@pytest.mark.parametrize("request_", GOOD, ids=lambda request: request["op"])
def test_every_key_is_needed_and_no_other_is_taken(request_: Request) -> None:
    for key in request_:
        assert code_of({k: v for k, v in request_.items() if k != key}) == "bad_request"
    for key in ("x", "", "Hand", "stones"):
        assert code_of(request_ | {key: 1}) == "bad_request"


@pytest.mark.parametrize("request_", GOOD, ids=lambda request: request["op"])
@pytest.mark.parametrize("value", [None, True, 0, 1.0, "x", {"x": 1}, [None], [[1]], [[[]]]])
def test_a_value_of_the_wrong_type(request_: Request, value: object) -> None:
    for key in request_.keys() - {"op"}:
        if (key, value) == ("seat", 0):
            continue
        assert code_of(request_ | {key: value}) == "bad_request", key
    assert code_of(request_ | {"rules": value}) == "bad_request"


def test_wild_belongs_to_hand_lance_and_tanteo() -> None:
    for request in (HAND, LANCE, TANTEO):
        assert "error" not in ask(request | {"wild": {}})
    assert code_of(BETTING | {"wild": {}}) == "bad_request"


@pytest.mark.parametrize("wild", [None, [], "So", {"So": 1}, {"So": None}, {"So": ["R"]}])
def test_wild_is_an_object_of_texts(wild: object) -> None:
    assert code_of(HAND | {"wild": wild}) == "bad_request"


@pytest.mark.parametrize(
    "wild",
    [{}, {"So": "7"}, {"So": "R", "Sc": "1"}, {"So": "R", "Xx": "R"}, {"Rc": "1"}],
)
def test_wild_fixes_the_wild_cards_that_are_held(wild: object) -> None:
    eibar = {"op": "hand", "rules": "eibar", "hand": ["So", "Rc", "7e", "1b"]}
    assert code_of(eibar | {"wild": wild}) == "bad_wild"
    assert ask(eibar | {"wild": {"So": "R"}})["pares"] == "par"


@pytest.mark.parametrize("seat", [-1, 4, 5, 10**30, "0", 0.0, False, None, [0]])
def test_a_seat_is_at_the_table(seat: object) -> None:
    assert code_of(ODDS | {"seat": seat}) == "bad_request"


@pytest.mark.parametrize("rules", ["eibar", "six", {"wildcards": True}, {"juego_real": "king"}])
def test_odds_are_for_plain_rules_of_four(rules: object) -> None:
    assert code_of(ODDS | {"rules": rules}) == "bad_request"
    assert code_of(ODDS | {"rules": rules, "hand": ["Xx"]}) == "bad_request"


@pytest.mark.parametrize("rules", ["thirty", {"min_raise": 1, "solo_bonus": "at_once"}])
def test_odds_hang_on_nothing_but_the_kings(rules: object) -> None:
    assert ask(ODDS | {"rules": rules}) == ask(ODDS)
    assert ask(ODDS | {"rules": "four_kings"}) != ask(ODDS)


@pytest.mark.parametrize(
    "players",
    [[], [0], [0, 2], [1, 3], [1, 0], [0, 0, 1], [0, 1, 4], [-1, 0], [0, 1, 1.0], [False, True]],
)
def test_players_ascend_sit_at_the_table_and_are_of_both_couples(players: object) -> None:
    assert code_of(BETTING | {"players": players}) == "bad_request"


def test_six_players_sit_at_a_table_of_six() -> None:
    assert "error" not in ask(BETTING | {"players": [0, 5], "rules": "six"})
    assert code_of(BETTING | {"players": [0, 6], "rules": "six"}) == "bad_request"
    assert code_of(LANCE | {"rules": "six"}) == "bad_hand"


@pytest.mark.parametrize(
    "scores",
    [[], [0], [0, 0, 0], [-1, 0], [0, 40], [40, 0], [0, 10**30], [0, 1.0], [0, True], [0, "0"]],
)
def test_scores_are_two_and_below_the_target(scores: object) -> None:
    assert code_of(TANTEO | {"scores": scores}) == "bad_request"


def test_the_target_bounds_the_scores() -> None:
    thirty = TANTEO | {"rules": "thirty"}
    assert "error" not in ask(thirty | {"scores": [29, 29]})
    assert code_of(thirty | {"scores": [30, 0]}) == "bad_request"


@pytest.mark.parametrize("bets", [{"gorda": []}, {"grande": None}, {"grande": "0 paso"}, {"": []}])
def test_bets_are_lists_of_calls_by_lance(bets: object) -> None:
    assert code_of(TANTEO | {"bets": bets}) == "bad_request"


@pytest.mark.parametrize("calls", [[5], [None], [["0 paso", 1]], [[["0 paso"]]], [{}], "0 paso"])
def test_a_call_is_a_text_or_a_list_of_texts(calls: object) -> None:
    assert code_of(BETTING | {"calls": calls}) == "bad_request"
    assert code_of(TANTEO | {"bets": {"grande": calls}}) == "bad_request"


def test_of_two_equal_keys_the_last_counts() -> None:
    line = json.dumps(HAND)[:-1] + ', "hand": ["1o", "1c", "1e", "1b"]}'
    assert ask_line(line.encode())["points"] == 4
