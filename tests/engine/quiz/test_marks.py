"""Marks and what is quoted of an answer that cannot be read."""

import pytest

from engine import BadAnswer, Grade, Mark, Question, grade

PARES = Question.parse("1|which-pares|-|classic|RoRc3e4b|-")
TOTAL = Question.parse("1|juego-total|-|classic|RoRc3e4b|-")


def test_who_does_not_know_says_skip() -> None:
    assert grade(PARES, " skip ") == Grade(Mark.SKIPPED, "medias", "skip")


@pytest.mark.parametrize("question", [PARES, TOTAL])
def test_forty_characters_of_an_answer_are_quoted(question: Question) -> None:
    with pytest.raises(BadAnswer) as refused:
        grade(question, "x" * 41)
    assert refused.value.facts["given"] == "x" * 40


@pytest.mark.parametrize(("digits", "shown"), [(39, 39), (40, 40), (41, 40)])
def test_a_long_total_is_quoted_too(digits: int, shown: int) -> None:
    with pytest.raises(BadAnswer) as refused:
        grade(TOTAL, "9" * digits)
    assert refused.value.facts == {"given": "9" * shown, "least": 4, "most": 40}
