"""Every drill answered by people of one habit: who knows, who believes, who guesses."""

from collections.abc import Callable
from random import Random

import pytest

from engine import Kind, Mark, Question, grade, options, truth
from tests.engine.misconceptions.believing import BELIEFS, answered
from tests.engine.quiz.dealt import DRILLS, drill_questions, every_question, questions
from tests.engine.quiz.test_even import CARD_DRILLS, MARGIN, chance
from tutor.drills.catalogue import Drill

every_drill = pytest.mark.parametrize("drill", DRILLS, ids=lambda drill: drill.slug)
WITH_THREES = [drill for drill in DRILLS if "three-is-three" in drill.misconceptions]
BELIEF_PAIRS = [
    pytest.param(drill, name, id=f"{drill.slug}-{name}")
    for drill in DRILLS
    for name in drill.misconceptions
]


def rate(drilled: list[Question], answer: Callable[[Question], str]) -> float:
    """The share of right answers."""
    marks = [grade(question, answer(question)).mark for question in drilled]
    return marks.count(Mark.RIGHT) / len(marks)


@every_drill
def test_who_knows_never_fails(drill: Drill) -> None:
    assert rate(drill_questions(drill), truth) == 1


@every_drill
def test_who_guesses_is_at_chance(drill: Drill) -> None:
    drilled, dice = drill_questions(drill), Random(7)
    guessed = rate(drilled, lambda question: dice.choice(options(question)))
    assert abs(guessed - chance(drilled)) < 0.04


def first_option(question: Question) -> str:
    return options(question)[0]


def last_option(question: Question) -> str:
    return options(question)[-1]


def thirty_one(question: Question) -> str:
    return "31" if question.kind is Kind.JUEGO_TOTAL else first_option(question)


@pytest.mark.parametrize("habit", [first_option, last_option, thirty_one])
@pytest.mark.parametrize("drill", CARD_DRILLS, ids=lambda drill: drill.slug)
def test_who_always_answers_the_same_is_at_chance(
    drill: Drill, habit: Callable[[Question], str]
) -> None:
    drilled = drill_questions(drill)
    assert rate(drilled, habit) <= chance(drilled) + MARGIN


@pytest.mark.parametrize("name", BELIEFS)
def test_a_believer_fails_just_where_he_must_and_is_suspected(name: str) -> None:
    for question in every_question()[::4]:
        if not BELIEFS[name].speaks_to(question.kind, question.lance):
            continue
        given = answered(name, question)
        judged = grade(question, given)
        assert (judged.mark is Mark.WRONG) == (given != truth(question))
        assert (name in judged.suspects) == (judged.mark is Mark.WRONG)


@pytest.mark.parametrize(("drill", "name"), BELIEF_PAIRS)
def test_a_believer_fails_wherever_a_spec_exposes_him(drill: Drill, name: str) -> None:
    cause = BELIEFS[name].cause
    specs = [spec for spec in drill.specs if {name, cause} & set(spec.exposes)]
    assert specs
    for question in (question for spec in specs for question in questions(spec)):
        assert grade(question, answered(name, question)).mark is Mark.WRONG


@pytest.mark.parametrize("drill", WITH_THREES, ids=lambda drill: drill.slug)
def test_who_takes_a_three_for_a_three_fails_in_every_drill_about_it(drill: Drill) -> None:
    drilled = drill_questions(drill)
    assert rate(drilled, lambda question: answered("three-is-three", question)) < 0.9


def test_the_mano_s_seat_is_told_apart_from_the_belief_that_the_mano_wins() -> None:
    tables = [question for question in every_question() if question.kind is Kind.WHO_WINS]
    apart = [question for question in tables if answered("mano-wins-all", question) != "0"]
    assert len(apart) > 200
