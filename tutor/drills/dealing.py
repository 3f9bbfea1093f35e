"""Which question comes next in a sitting."""

from secrets import randbits

from engine import Question, deal_question
from tutor.drills.catalogue import Drill

RUN_LENGTH = 5
SEED_BITS = 32


def deal(drill: Drill, position: int) -> Question:
    """A fresh question for somebody not known: a sitting goes from gentle specs to hard ones."""
    spec = drill.specs[_due(len(drill.specs), position)]
    return deal_question(spec, randbits(SEED_BITS))


def _due(specs: int, position: int) -> int:
    """The number of the spec that is due: any of those that fall to the position.

    A drill may have more specs than a sitting has questions: each sitting takes others of them.
    """
    place = (position - 1) % RUN_LENGTH
    first, last = place * specs // RUN_LENGTH, (place + 1) * specs // RUN_LENGTH
    return first + randbits(SEED_BITS) % max(1, last - first)
