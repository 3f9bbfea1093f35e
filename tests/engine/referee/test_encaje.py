"""Encaje on the referee's lines: a lance's betting and a round's count."""

import pytest

from tests.engine.referee.asking import Request, ask, code_of

HANDS = [["Ro", "Rc", "5b", "4e"], ["3o", "3c", "4b", "4o"], ["5o", "5c", "6b", "6e"]]
PASS = ["0 paso", "1 paso", "2 paso"]
BETS = {
    "grande": ["0 envido 3", "1 quiero", "2 no_quiero"],
    "chica": PASS,
    "pares": ["0 envido", "1 no_quiero", "2 no_quiero"],
    "punto": PASS,
}
BETTING: Request = {"op": "encaje", "stones": [21, 1, 9], "players": [0, 1, 2], "calls": []}
COUNT: Request = {"op": "encaje", "stones": [21, 21, 21], "hands": HANDS, "bets": BETS}


@pytest.mark.parametrize(
    ("calls", "answer"),
    [
        ([], ("open", None, [0], ["paso", "envido"], [])),
        (["0 paso"], ("open", None, [1], ["paso"], [])),
        (["0 envido 5"], ("open", 5, [1], ["no_quiero"], [])),
        (
            ["0 envido 5", "1 no_quiero"],
            ("open", 5, [2], ["quiero", "no_quiero", "reenvido"], []),
        ),
        (PASS, ("paso", None, [], [], [])),
        (["0 envido", "1 no_quiero", "2 no_quiero"], ("refused", 2, [], [], [])),
        (
            ["0 envido 5", "1 no_quiero", "2 reenvido 9", "0 quiero"],
            ("accepted", 9, [], [], [0, 2]),
        ),
    ],
)
def test_a_lance_of_encaje(calls: list[str], answer: tuple[object, ...]) -> None:
    keys = ("status", "stake", "to_speak", "legal", "in_pot")
    assert ask(BETTING | {"calls": calls}) == dict(zip(keys, answer, strict=True))


def test_a_round_of_encaje() -> None:
    answer = ask(COUNT)
    assert [tuple(move.values()) for move in answer["moves"]] == [
        ("grande", "stake", 0, 3, None),
        ("grande", "stake", 1, 3, None),
        ("pares", "shed", 0, 1, None),
        ("grande", "take", 1, 6, None),
        ("chica", "shed", 1, 1, None),
        ("pares", "shed", 0, 1, None),
        ("punto", "shed", 0, 1, None),
    ]
    assert answer["stones"] == [15, 23, 21]


def test_a_raise_refused_gives_stones_to_who_was_raised() -> None:
    grande = ["0 envido", "1 reenvido 4", "2 no_quiero", "0 no_quiero"]
    moves = ask(COUNT | {"bets": BETS | {"grande": grande}})["moves"]
    assert moves[0] == {"lance": "grande", "what": "give", "seat": 1, "stones": 2, "to": 0}


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        ({"op": "encaje"}, "bad_request"),
        (BETTING | {"rules": "classic"}, "bad_request"),
        (BETTING | {"bets": {}}, "bad_request"),
        (BETTING | {"stones": [21, 21]}, "bad_request"),
        (BETTING | {"stones": [21] * 9}, "bad_request"),
        (BETTING | {"stones": [21, -1, 21]}, "bad_request"),
        (BETTING | {"stones": [21, 1.0, 21]}, "bad_request"),
        (BETTING | {"stones": [21, 169, 21]}, "bad_request"),
        (BETTING | {"stones": [21, 0, 21]}, "bad_request"),
        (BETTING | {"players": [0]}, "bad_request"),
        (BETTING | {"players": [1, 0]}, "bad_request"),
        (BETTING | {"players": [0, 3]}, "bad_request"),
        (BETTING | {"calls": [["0 paso"]]}, "bad_request"),
        (BETTING | {"calls": ["3 paso"]}, "bad_call"),
        (BETTING | {"calls": ["0 ordago"]}, "illegal_call"),
        (BETTING | {"calls": ["0 envido 22"]}, "illegal_call"),
        (BETTING | {"calls": ["1 paso"]}, "out_of_turn"),
        (BETTING | {"calls": [*PASS, "0 paso"]}, "illegal_call"),
        (COUNT | {"rules": "eibar"}, "bad_request"),
        (COUNT | {"rules": "six"}, "bad_request"),
        (COUNT | {"wild": {}}, "bad_request"),
        (COUNT | {"stones": [21] * 4}, "bad_hand"),
        (COUNT | {"hands": [*HANDS[:2], HANDS[0]]}, "duplicate_card"),
        (COUNT | {"bets": BETS | {"juego": PASS}}, "not_bet"),
        (COUNT | {"bets": BETS | {"chica": PASS[:2]}}, "unfinished"),
        (COUNT | {"bets": {}}, "unfinished"),
        (COUNT | {"bets": BETS | {"punto": ["0 x"], "grande": []}}, "bad_call"),
    ],
)
def test_what_encaje_refuses(request_: Request, code: str) -> None:
    assert code_of(request_) == code


@pytest.mark.parametrize(("kings", "seat"), [(8, 1), (4, 0)])
def test_encaje_may_be_played_with_four_kings(kings: int, seat: int) -> None:
    hands = [["Co", "Cc", "5b", "4e"], *HANDS[1:]]
    request = COUNT | {"hands": hands, "rules": {"kings": kings}, "bets": BETS | {"grande": PASS}}
    sheds = next(move for move in ask(request)["moves"] if move["lance"] == "grande")
    assert sheds == {"lance": "grande", "what": "shed", "seat": seat, "stones": 1, "to": None}
