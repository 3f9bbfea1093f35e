"""Answers that go from few stones to many, begun anywhere.

Sorted from the first on, the right one would lie where the wrong ways of counting leave it: above
who forgets something, below who counts something twice.
"""

from collections.abc import Sequence
from zlib import crc32

from engine.questions.question import Question


def turned(every: Sequence[str], question: Question) -> tuple[str, ...]:
    """The same answers one after another as in a ring; where it begins, the question's text says.

    >>> turned(["1", "2", "3", "4"], Question.parse("1|which-pares|-|classic|RoRc3e4b|-"))
    ('2', '3', '4', '1')
    """
    first = crc32(str(question).encode()) % len(every)
    return (*every[first:], *every[:first])
