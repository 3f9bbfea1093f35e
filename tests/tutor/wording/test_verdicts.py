"""What a question asks and what its verdict says."""

import pytest

from engine import Question, grade, options
from tests.tutor.wording.saying import TABLE, said, sentences
from tutor import wording


@pytest.mark.parametrize(
    ("code", "title"),
    [
        ("es", "¿Quién se lleva la chica?"),
        ("pt-br", "Quem leva a chica?"),
        ("en", "Who takes chica?"),
    ],
)
def test_who_wins_asks_of_its_own_lance(code: str, title: str) -> None:
    question = Question.parse(f"1|who-wins|chica|classic|{TABLE}|view=0")
    assert said(code, wording.question_title, question) == title


def test_the_options_of_pares() -> None:
    question = Question.parse("1|which-pares|-|classic|RoRc3e4b|-")
    labels = [said("es", wording.option_label, question, code) for code in options(question)]
    assert labels == ["Ninguno", "Un par", "Medias", "Duples"]


def heading(answer: str, view: int, code: str = "es") -> str:
    """The verdict on grande at a table where seat 0 wins."""
    text = f"1|who-wins|grande|classic|{TABLE}|view={view}"
    return sentences(code, text, answer)[0]


def test_right_is_said_in_turn() -> None:
    question = Question.parse("1|juego-total|-|classic|3o3c3e1b|-")
    judged = grade(question, "31")
    turns = [said("es", wording.verdict_heading, question, judged, turn) for turn in range(4)]
    assert turns == ["Eso es.", "Bien visto.", "Ahí está.", "Eso es."]


@pytest.mark.parametrize(
    ("view", "given", "verdict"),
    [
        (0, "1", "Esta vez ganas tú."),
        (3, "1", "Esta vez gana quien está a tu derecha."),
        (1, "1", "Esta vez gana quien está a tu izquierda."),
        (2, "1", "Esta vez gana tu pareja."),
        (2, "2", "Esta vez gana quien está enfrente."),
        (2, "skip", "No pasa nada. Sale así:"),
    ],
)
def test_wrong_says_who_won_as_the_learner_sees_it(view: int, given: str, verdict: str) -> None:
    assert heading(given, view) == verdict


def test_of_two_hands_the_winner_is_the_first_or_the_second() -> None:
    text = "1|who-wins|grande|classic|3o3c4b4e.RoCo5o4o|view=1"
    assert sentences("es", text, "1")[0] == "Esta vez gana la primera jugada."


def test_any_other_wrong_answer_gets_the_right_one() -> None:
    assert (
        sentences("es", "1|which-pares|-|classic|RoRc3e4b|-", "par")[0] == "La respuesta: medias."
    )
