"""Every score of both sides, for questions about stones and amarracos (STO-1 to STO-4)."""

from collections.abc import Iterator
from itertools import product

from engine.questions.question import Question
from engine.questions.situation import SIDES
from engine.quiz.scenery.props import asked
from engine.quiz.spec import Spec


def scores(spec: Spec) -> Iterator[Question]:
    """Each from 1 to one short of the target, of either side, against each other one."""
    target = spec.ruleset.target
    for stones, against, side in product(range(1, target), range(target), SIDES):
        if stones != against:
            yield asked(spec, (), stones=str(stones), against=str(against), side=side)
