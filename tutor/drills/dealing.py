"""Which question comes next in a sitting."""

from collections.abc import Iterator, Sequence
from secrets import randbits

from engine import Question, deal_question, tells_apart
from tutor.drills.catalogue import Drill

RUN_LENGTH = 5
SEED_BITS = 32


def deal(drill: Drill, position: int, suspects: Sequence[str] = ()) -> Question:
    """A fresh question. A sitting goes from a drill's gentle specs to its hard ones.

    Where several beliefs are suspected of the last answer, it is dealt to the first spec, from the
    due one on, that brings a question which tells them apart, if any does.
    """
    candidates = _candidates(drill, position)
    due = next(candidates)
    if len(suspects) < 2 or tells_apart(due, suspects):
        return due
    return next((one for one in candidates if tells_apart(one, suspects)), due)


def _candidates(drill: Drill, position: int) -> Iterator[Question]:
    """A question dealt to each spec of a drill, beginning with the one that is due."""
    first = _due(len(drill.specs), position)
    for step in range(len(drill.specs)):
        spec = drill.specs[(first + step) % len(drill.specs)]
        yield deal_question(spec, randbits(SEED_BITS))


def _due(specs: int, position: int) -> int:
    """The number of the spec that is due: any of those that fall to the position.

    A drill may have more specs than a sitting has questions: each sitting takes others of them.
    """
    place = (position - 1) % RUN_LENGTH
    first, last = place * specs // RUN_LENGTH, (place + 1) * specs // RUN_LENGTH
    return first + randbits(SEED_BITS) % max(1, last - first)
