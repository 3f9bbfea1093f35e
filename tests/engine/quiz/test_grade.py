"""Marks, unreadable answers, and which beliefs a wrong answer casts suspicion on."""

import pytest

from engine import BadAnswer, Grade, Mark, Question, grade, tells_apart

TOTAL = Question.parse("1|juego-total|-|classic|3o3c3e1b|-")
TABLE = Question.parse("1|who-wins|grande|classic|Ro4c5b6e.RcCo4e1b.5o5c6o6c.7o7c7e1o|view=3")
SAME = Question.parse("1|same-card|-|classic|-|card=3o;cards=Re4c5e6b")


def test_right_and_wrong_answers_are_told_apart() -> None:
    assert grade(TABLE, "1") == Grade(Mark.RIGHT, "1", "1")
    assert grade(TABLE, "2").mark is Mark.WRONG


def test_a_wrong_answer_names_every_belief_that_gives_it() -> None:
    assert grade(TABLE, "0") == Grade(
        Mark.WRONG, "1", "0", ("grande-by-sum", "grande-top-only", "mano-wins-all"), None
    )
    assert grade(TABLE, "3").suspects == ()


def test_an_answer_is_explained_by_one_belief_or_by_none() -> None:
    assert grade(TOTAL, "34").explained_by is None
    assert grade(SAME, "none").explained_by == "three-is-three"


def test_beliefs_of_one_cause_explain_an_answer_together() -> None:
    judged = grade(TOTAL, "10")
    assert judged.suspects == ("three-is-three", "three-adds-three")
    assert judged.explained_by == "three-is-three"


def test_not_knowing_is_neither_right_nor_wrong() -> None:
    assert grade(TOTAL, "skip") == Grade(Mark.SKIPPED, "31", "skip")
    assert grade(TABLE, " skip ").mark is Mark.SKIPPED


@pytest.mark.parametrize("typed", ["31", " 31 ", "031", "0000031"])
def test_a_typed_total_is_read_as_a_number(typed: str) -> None:
    assert grade(TOTAL, typed) == Grade(Mark.RIGHT, "31", "31")


@pytest.mark.parametrize(
    ("question", "typed", "code"),
    [
        (TOTAL, "", "nothing_chosen"),
        (TABLE, "  ", "nothing_chosen"),
        (TOTAL, "treinta", "not_a_number"),
        (TOTAL, "31.0", "not_a_number"),
        (TOTAL, "-31", "not_a_number"),
        (TOTAL, "3 1", "not_a_number"),
        (TOTAL, "²", "not_a_number"),
        (TOTAL, "3", "total_out_of_range"),
        (TOTAL, "41", "total_out_of_range"),
        (TOTAL, "9" * 5000, "total_out_of_range"),
        (TABLE, "4", "unknown_answer"),
        (TABLE, "grande", "unknown_answer"),
        (TABLE, "x" * 5000, "unknown_answer"),
        (SAME, "3o", "unknown_answer"),
        (SAME, "3c", "unknown_answer"),
    ],
)
def test_an_answer_that_cannot_be_read_is_refused(
    question: Question, typed: str, code: str
) -> None:
    with pytest.raises(BadAnswer) as refusal:
        grade(question, typed)
    assert refusal.value.code == code
    assert len(str(refusal.value)) < 400


def test_a_refusal_says_what_was_typed_and_what_would_do() -> None:
    with pytest.raises(BadAnswer) as refusal:
        grade(TOTAL, "41")
    assert refusal.value.facts == {"given": "41", "least": 4, "most": 40}


@pytest.mark.parametrize(
    ("suspects", "apart"),
    [
        (("grande-top-only", "mano-wins-all"), False),
        (("grande-top-only", "three-is-three"), True),
        (("three-is-three", "nearest-31"), False),
        (("grande-top-only",), False),
        ((), False),
    ],
)
def test_a_question_tells_suspects_apart(suspects: tuple[str, ...], apart: bool) -> None:
    assert tells_apart(TABLE, suspects) is apart
