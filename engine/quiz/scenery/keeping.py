"""Every score of a couple, for questions about stones and amarracos (STO-1 to STO-4)."""

from collections.abc import Iterator

from engine.questions.question import Question
from engine.quiz.scenery.props import asked
from engine.quiz.spec import Spec


def scores(spec: Spec) -> Iterator[Question]:
    """Each from 1 to one short of the target."""
    return (asked(spec, (), stones=str(stones)) for stones in range(1, spec.ruleset.target))
