"""Stages 4 to 6 of the errors: calls, as they are written and as they follow each other."""

import pytest

from tests.engine.referee.asking import BETS, BETTING, PASS, TANTEO, ask, code_of


@pytest.mark.parametrize(
    "call",
    [
        "",
        "paso",
        "0",
        "0 ",
        " 0 paso",
        "0 paso ",
        "0  paso",
        "0 Paso",
        "0 fold",
        "0 no quiero",
        "00 paso",
        "10 paso",
        "-1 paso",
        "4 paso",
        "9 paso",
        "0 paso 2",
        "0 quiero 2",
        "0 ordago 40",
        "0 envido 0",
        "0 envido 02",
        "0 envido +2",
        "0 envido 2.0",
        "0 envido 1000000000",
        "0 envido 2 2",
        "0 envido two",
        "0 paso\n",
        "٠ paso",
        "0 envido ٢",
        "0\u00a0paso",
        "\ud800",
        [],
        [""],
        ["0 paso", "0 paso"],
        ["1 quiero", "3 quiero", "1 quiero"],
        ["0 paso", "7 paso"],
    ],
)
def test_what_is_no_call(call: object) -> None:
    assert code_of(BETTING | {"calls": [call]}) == "bad_call"
    assert code_of(BETTING | {"calls": ["3 quiero", call]}) == "bad_call"
    assert code_of(TANTEO | {"bets": {"pares": [call]}}) == "bad_call"


@pytest.mark.parametrize(
    ("calls", "code"),
    [
        (["1 paso"], "out_of_turn"),
        (["0 envido", "2 quiero"], "out_of_turn"),
        (["0 envido", "0 quiero"], "out_of_turn"),
        (["0 envido", ["1 quiero", "2 quiero"]], "out_of_turn"),
        (["0 envido", ["1 paso", "2 quiero"]], "out_of_turn"),
        (["0 quiero"], "illegal_call"),
        (["0 reenvido"], "illegal_call"),
        (["0 envido 1"], "illegal_call"),
        ([["0 paso", "2 paso"]], "illegal_call"),
        (["0 envido", "1 envido 4"], "illegal_call"),
        (["0 envido", "1 reenvido 2"], "illegal_call"),
        (["0 envido", "1 reenvido 3"], "illegal_call"),
        (["0 envido", ["1 reenvido 3", "3 quiero"]], "illegal_call"),
        (["0 ordago", "1 reenvido"], "illegal_call"),
        (["0 ordago", "1 ordago"], "illegal_call"),
        (["0 envido", "1 quiero", "0 quiero"], "illegal_call"),
        (["0 envido", "1 quiero", "1 fold"], "bad_call"),
        ([*PASS, "0 paso"], "illegal_call"),
        (["0 ordago", "1 quiero", "2 paso"], "illegal_call"),
    ],
)
def test_calls_that_are_not_open(calls: object, code: str) -> None:
    assert code_of(BETTING | {"calls": calls}) == code
    assert code_of(TANTEO | {"bets": {"grande": calls}}) == code


@pytest.mark.parametrize(
    ("bets", "code"),
    [
        ({}, "unfinished"),
        ({"grande": []}, "unfinished"),
        ({"grande": PASS, "chica": PASS}, "unfinished"),
        ({"grande": ["0 envido"]}, "unfinished"),
        ({"grande": PASS[:3], "chica": ["1 paso"]}, "unfinished"),
        ({"grande": PASS, "chica": ["1 paso"]}, "out_of_turn"),
        ({"chica": ["1 paso"], "grande": PASS[:3]}, "unfinished"),
        ({**BETS, "juego": PASS}, "not_bet"),
        ({**BETS, "punto": ["9 x"]}, "not_bet"),
        ({"grande": ["0 ordago", "1 quiero"], "chica": PASS}, "not_bet"),
        ({"grande": ["0 ordago", "1 quiero"], "pares": ["2 quiero"]}, "not_bet"),
        ({"grande": ["0 ordago", "1 quiero"], "chica": ["2 fold"]}, "bad_call"),
        ({"grande": ["0 ordago", "1 quiero", "2 paso"], "chica": PASS}, "illegal_call"),
    ],
)
def test_a_count_follows_the_lances_in_their_order(bets: object, code: str) -> None:
    assert code_of(TANTEO | {"bets": bets}) == code


def test_a_lance_after_the_games_end_needs_no_calls() -> None:
    ordago = TANTEO | {"bets": {"grande": ["0 ordago", "1 quiero"], "chica": []}}
    assert ask(ordago)["by"] == "ordago"
    deje = TANTEO | {"bets": {"grande": ["0 envido", "1 no_quiero"]}, "scores": [39, 0]}
    assert ask(deje)["winner"] == 0
    assert code_of(deje | {"bets": deje["bets"] | {"chica": PASS}}) == "not_bet"


def test_an_empty_list_of_calls_is_as_good_as_none() -> None:
    bets = {**BETS, "juego": [], "punto": []}
    assert ask(TANTEO | {"bets": bets}) == ask(TANTEO)
