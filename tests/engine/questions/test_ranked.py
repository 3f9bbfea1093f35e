"""Hands put in order, who has juego, and the one exchange that wins."""

import pytest

from engine import BadNotation, Question, options, truth
from tests.engine.misconceptions.believing import believed
from tests.engine.questions.tables import JUEGO, PARES, SOLO, about, right

ALL_JUEGO = "RoRcReSo.7o7c7eSb.ScSe6o6c.CoCcCe7b"  # 40, 31, 32, 37
TIED = "RoCc5b4e.RcCo5e4b.7oCe6b1e"
BY_JUEGO = about("change-card", "juego", "Re4o2cRo.7cCe5eCo", cards="6bSb1b6o")  # 25 and 32
BY_PUNTO = about("change-card", "punto", "SoRb5o2b.Sb1o7bSc", cards="4b6cRc3e")  # 26 and 28


@pytest.mark.parametrize(
    ("lance", "hands", "expected"),
    [
        ("grande", PARES, "0132"),
        ("chica", PARES, "2103"),
        ("pares", PARES, "1203"),
        ("juego", ALL_JUEGO, "1203"),
        ("grande", TIED, "012"),
    ],
)
def test_hands_from_the_best_to_the_worst(lance: str, hands: str, expected: str) -> None:
    assert right(about("order-hands", lance, hands)) == expected


@pytest.mark.parametrize(("lance", "hands"), [("juego", JUEGO), ("pares", TIED)])
def test_a_hand_that_takes_no_part_has_no_rank(lance: str, hands: str) -> None:
    with pytest.raises(BadNotation) as refused:
        truth(Question.parse(about("order-hands", lance, hands)))
    assert refused.value.code == "no_single_answer"


def test_orders_that_begin_with_you_come_first() -> None:
    asked = Question.parse(about("order-hands", "grande", TIED, view="1"))
    assert options(asked) == ("120", "102", "210", "201", "012", "021")
    assert len(options(Question.parse(about("order-hands", "grande", PARES)))) == 24


@pytest.mark.parametrize(
    ("belief", "lance", "hands", "wrong"),
    [
        ("three-is-three", "grande", "3o3c4b4e.RoCo5e4o.7o6c5c4c", "120"),
        ("postre-wins-ties", "grande", TIED, "102"),
        ("medias-over-duples", "pares", PARES, "2103"),
        ("higher-juego-wins", "juego", ALL_JUEGO, "0321"),
        ("nearest-31", "juego", ALL_JUEGO, "1230"),
        ("three-is-three", "juego", "3oRcRe4b.RoCo7e4o.SoSc7o4c", None),
    ],
)
def test_believers_rank_in_their_own_way(
    belief: str, lance: str, hands: str, wrong: str | None
) -> None:
    assert believed(belief, about("order-hands", lance, hands)) == wrong


@pytest.mark.parametrize(
    ("hands", "expected"),
    [(PARES, "none"), (JUEGO, "0,1,2"), (SOLO, "0,2"), (ALL_JUEGO, "0,1,2,3")],
)
def test_who_has_juego(hands: str, expected: str) -> None:
    assert right(about("has-juego", "-", hands)) == expected


def test_all_choices_of_players_may_be_answered_yours_first() -> None:
    known = options(Question.parse(about("has-juego", "-", SOLO, view="1")))
    assert known[:8] == ("none", "1", "2", "3", "0", "1,2", "1,3", "0,1")
    assert len(set(known)) == 16


@pytest.mark.parametrize(
    ("belief", "hands", "true", "wrong"),
    [
        ("31-is-no-juego", JUEGO, "0,1,2", "0,2"),
        ("30-is-juego", "RoRc6e4b.4o4c4e5e.5o5c5b6b.6o6c7e1b", "none", "0"),
        ("three-is-three", "3oRcRe4b.4o4c4e5e.5o5c5b6b.6o6c7e1b", "0", "none"),
        ("three-adds-three", "3oRcRe4b.4o4c4e5e.5o5c5b6b.6o6c7e1b", "0", "none"),
        ("figures-own-number", PARES, "none", "0"),
        ("ace-eleven", "RoRc5e1b.4o4c4e5b.5o5c6b6e.6o6c7e7b", "none", "0"),
    ],
)
def test_believers_see_juego_elsewhere(belief: str, hands: str, true: str, wrong: str) -> None:
    text = about("has-juego", "-", hands)
    assert right(text) == true
    assert believed(belief, text) == wrong


@pytest.mark.parametrize(("text", "expected"), [(BY_JUEGO, "4oSb"), (BY_PUNTO, "2b4b")])
def test_the_one_exchange_that_wins(text: str, expected: str) -> None:
    assert right(text) == expected
    assert len(options(Question.parse(text))) == 16


def test_exchanges_are_listed_card_by_card() -> None:
    known = options(Question.parse(BY_JUEGO))
    assert known[:5] == ("Re6b", "ReSb", "Re1b", "Re6o", "4o6b")


@pytest.mark.parametrize(
    "text",
    [
        BY_JUEGO.replace("Sb", "5b"),
        BY_JUEGO.replace("6bSb", "3bSb"),
        BY_PUNTO.replace("|punto|", "|juego|"),
        about("change-card", "grande", "RoRc4e5b.CoCc4o5c", cards="7oSb6c1o"),
    ],
)
def test_no_exchange_that_wins_or_several_are_no_question(text: str) -> None:
    with pytest.raises(BadNotation) as refused:
        truth(Question.parse(text))
    assert refused.value.code == "no_single_answer"


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("duplicate_card", BY_JUEGO.replace("6bSb", "ReSb")),
        ("bad_cards", BY_JUEGO.replace("6bSb", "Sb")),
        ("bad_lance", about("order-hands", "punto", PARES)),
        ("bad_hands", about("order-hands", "grande", "RoCc5b4e.RcCo5e4b")),
        ("bad_hands", about("has-juego", "-", TIED)),
        ("bad_view", about("order-hands", "grande", TIED, view="3")),
    ],
)
def test_what_cannot_be_is_refused_by_code(code: str, text: str) -> None:
    with pytest.raises(BadNotation) as refusal:
        Question.parse(text)
    assert refusal.value.code == code
