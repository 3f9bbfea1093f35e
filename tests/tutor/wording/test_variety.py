"""Questions differ to whoever reads them: the same words, seats and cards are the same question."""

import pytest
from django.utils.translation import override

from engine import Question, Spec, deal_question
from engine.quiz.scenery import LISTED
from tests.engine.quiz.dealt import DRILLS, SEEDS, SPECS, questions
from tutor.drills.asking import question_sight
from tutor.drills.catalogue import Drill
from tutor.drills.sight import HandSight

LISTED_SPECS = {name: spec for name, spec in SPECS.items() if spec.kind in LISTED}

type Read = tuple[object, ...]


def as_read(question: Question) -> Read:
    """Everything of it that a learner has before him, in English, wherever it lies in the page.

    Seats at a table are told apart by where they are, answers and cards by what they are.
    """
    with override("en"):
        asked = question_sight(question, "/")
    is_table = all(hand.place for hand in asked.hands)
    seats = tuple(sorted(map(_seat, asked.hands)) if is_table else map(_seat, asked.hands))
    return (
        (asked.layout, asked.title, asked.lance, asked.ruleset),
        asked.story,
        seats,
        frozenset(asked.cards),
        asked.shown,
        frozenset(option.label for option in asked.options),
    )


def _seat(hand: HandSight) -> tuple[str, str, int]:
    return hand.place, hand.label, hand.order


@pytest.mark.parametrize("drill", DRILLS, ids=lambda drill: drill.slug)
def test_at_least_150_of_200_questions_in_a_row_read_differently(drill: Drill) -> None:
    """As sittings take them: of one spec after another."""
    specs = drill.specs
    row = (deal_question(specs[seed % len(specs)], seed) for seed in range(SEEDS))
    assert len(set(map(as_read, row))) >= 150


@pytest.mark.parametrize("spec", LISTED_SPECS.values(), ids=LISTED_SPECS)
def test_no_two_questions_that_are_listed_read_alike(spec: Spec) -> None:
    differing = set(questions(spec))
    assert len(set(map(as_read, differing))) == len(differing)
