"""Seats, rules, couples and stones by name."""

import pytest

from engine import Ruleset
from tests.tutor.wording.saying import NBSP, said
from tutor import wording
from tutor.wording import table


def test_seats_are_seen_from_the_learner_anticlockwise() -> None:
    seats = [said("es", wording.seat_name, seat, 2, 4) for seat in range(4)]
    assert seats == ["Enfrente", "Izquierda", "Tú", "Derecha"]


@pytest.mark.parametrize(
    ("code", "names"),
    [
        ("es", ["enfrente", "izquierda", "tú", "derecha"]),
        ("pt-br", ["frente", "esquerda", "você", "direita"]),
        ("en", ["Across", "Left", "you", "Right"]),
    ],
)
def test_seats_inside_a_sentence_are_no_names_but_in_english(code: str, names: list[str]) -> None:
    assert [said(code, table.seat_inside, seat, 2, 4) for seat in range(4)] == names


def test_inside_a_sentence_players_keep_theirs_and_hands_have_an_article() -> None:
    assert said("es", table.seat_inside, 4, 2, 6) == "Eli"
    assert said("es", table.seat_inside, 0, None, 4) == "Ane"
    assert said("es", table.seat_inside, 1, 0, 2) == "la segunda jugada"


def test_two_hands_are_the_first_and_the_second_whoever_looks() -> None:
    hands = [
        said("es", wording.seat_name, seat, view, 2) for seat, view in ((0, 0), (1, 0), (1, 1))
    ]
    assert hands == ["Primera jugada", "Segunda jugada", "Segunda jugada"]


def test_where_nobody_looks_the_players_have_names() -> None:
    names = [said("es", wording.seat_name, seat, None, 4) for seat in range(4)]
    assert names == ["Ane", "Bruno", "Caio", "Dora"]


@pytest.mark.parametrize(
    ("rules", "label"),
    [
        ("classic", "Reglas: mus corriente, ocho reyes, a 40"),
        ("thirty", "Reglas: mus corriente, ocho reyes, a 30"),
        ("four_kings", "Reglas: mus de Navarra y La Rioja, cuatro reyes, a 40"),
        ("real", "Reglas: mus corriente, ocho reyes, a 40, juego real"),
        ("eibar", "Reglas: mus de Éibar, ocho reyes, a 40, sotas de oros y copas de comodín"),
        (
            "classic+juego_real=king+min_raise=1+solo_bonus=at_once+target=35",
            "Reglas: reglas de la casa, ocho reyes, a 35, juego real con rey, subidas de 1, "
            "la pareja sola cobra al momento",
        ),
        (
            "classic+signals=none+discards=up+games_to_win=1",
            "Reglas: reglas de la casa, ocho reyes, a 40, descartes boca arriba, sin señas, "
            "partida de un solo chico",
        ),
    ],
)
def test_the_rules_in_force(rules: str, label: str) -> None:
    assert said("es", wording.ruleset_label, Ruleset.parse(rules)) == label


@pytest.mark.parametrize(
    ("code", "place", "rate"),
    [
        ("es", "Pregunta 3 de 5", "A la primera: 4 de 5"),
        ("pt-br", "Pergunta 3 de 5", "De primeira: 4 de 5"),
        ("en", "Question 3 of 5", "First try: 4 of 5"),
    ],
)
def test_where_a_run_stands(code: str, place: str, rate: str) -> None:
    assert said(code, wording.place, 3, 5) == place
    assert said(code, wording.first_try, 4, 5) == rate


@pytest.mark.parametrize(
    ("code", "none", "one", "many"),
    [
        ("es", "ninguna piedra", "1 piedra", "5 piedras"),
        ("pt-br", "nenhuma pedra", "1 pedra", "5 pedras"),
        ("en", "no stones", "1 stone", "5 stones"),
    ],
)
def test_stones_agree_with_their_number(code: str, none: str, one: str, many: str) -> None:
    counted = [said(code, wording.table.stones, number) for number in (0, 1, 5)]
    assert [words.replace(NBSP, " ") for words in counted] == [none, one, many]
    assert all(NBSP in words for words in counted[1:])
