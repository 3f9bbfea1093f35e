"""Which question comes next in a sitting."""

from secrets import randbits

from engine import Question, deal_question
from tutor.drills.catalogue import Drill

RUN_LENGTH = 5
SEED_BITS = 32


def deal(drill: Drill, position: int) -> Question:
    """A fresh question. A drill's specs go from gentle to hard, and then from the first again."""
    return deal_question(drill.specs[(position - 1) % len(drill.specs)], randbits(SEED_BITS))
