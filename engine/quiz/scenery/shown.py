"""Scenes of one or two hands: signals, and the same cards under other rules (SEN-2, VAR-1)."""

from engine.chance import Chance
from engine.questions.question import Question
from engine.quiz.scenery.props import asked, hands
from engine.quiz.spec import Spec

AGAINST = "under-"  # a need that names the other ruleset


def true_signal(spec: Spec, chance: Chance) -> Question:
    """A hand."""
    return asked(spec, hands(spec, chance, 1))


def two_rules(spec: Spec, chance: Chance) -> Question:
    """Two hands, under the rules of the spec and those that it needs."""
    other = next(name for name in spec.needs if name.startswith(AGAINST)).removeprefix(AGAINST)
    return asked(spec, hands(spec, chance, 2), other=other, view=str(chance.below(2)))
