"""Every spec of the catalogue with its first two hundred questions."""

from functools import cache

from engine import Question, Spec, deal_question
from tutor.drills.catalogue import Drill, catalogue

SEEDS = 200

DRILLS: tuple[Drill, ...] = tuple(catalogue().values())
SPECS: dict[str, Spec] = {
    f"{drill.slug}-{number}": spec for drill in DRILLS for number, spec in enumerate(drill.specs, 1)
}


@cache
def questions(spec: Spec) -> tuple[Question, ...]:
    """The questions of two hundred seeds in a row."""
    return tuple(deal_question(spec, seed) for seed in range(SEEDS))


def drill_questions(drill: Drill) -> list[Question]:
    """Those of all its specs."""
    return [question for spec in drill.specs for question in questions(spec)]


def every_question() -> list[Question]:
    """Those of all drills."""
    return [question for drill in DRILLS for question in drill_questions(drill)]
