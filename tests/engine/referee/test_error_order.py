"""Of two faults in a request that of the earlier stage counts."""

import json
from collections.abc import Callable
from itertools import combinations

import pytest

from tests.engine.referee.asking import TANTEO, Request, code_of

type Fault = Callable[[Request], None]


def spoil_scores(request: Request) -> None:
    request["scores"][0] = 40


def take_a_card(request: Request) -> None:
    request["hands"][0].pop()


def take_a_hand(request: Request) -> None:
    request["hands"].pop()


def name_no_card(request: Request) -> None:
    request["hands"][2][0] = "Xx"


def repeat_a_card(request: Request) -> None:
    request["hands"][1][0] = "5b"


def fix_no_wild_card(request: Request) -> None:
    request["wild"] = {"Ro": "R"}


def bet_on_punto(request: Request) -> None:
    request["bets"]["punto"] = ["0 paso"]


def say_no_word(request: Request) -> None:
    request["bets"]["pares"] = ["0 x"]


def speak_out_of_turn(request: Request) -> None:
    request["bets"]["grande"] = ["1 paso"]


FAULTS: list[tuple[Fault, str]] = [
    (spoil_scores, "bad_request"),
    (take_a_hand, "bad_hand"),
    (take_a_card, "bad_hand"),
    (name_no_card, "bad_card"),
    (repeat_a_card, "duplicate_card"),
    (fix_no_wild_card, "bad_wild"),
    (bet_on_punto, "not_bet"),
    (say_no_word, "bad_call"),
    (speak_out_of_turn, "out_of_turn"),
]


def spoilt(*faults: Fault) -> Request:
    request: Request = json.loads(json.dumps(TANTEO))
    for fault in faults:
        fault(request)
    return request


@pytest.mark.parametrize(("fault", "code"), FAULTS)
def test_each_fault_alone(fault: Fault, code: str) -> None:
    assert code_of(spoilt(fault)) == code


@pytest.mark.parametrize(("first", "second"), [*combinations(FAULTS, 2)])
def test_of_two_faults_the_earlier_stage_counts(
    first: tuple[Fault, str], second: tuple[Fault, str]
) -> None:
    assert code_of(spoilt(second[0], first[0])) == first[1]
    assert code_of(spoilt(first[0], second[0])) == first[1]
