"""Answers that go from few stones to many, begun anywhere.

Sorted from the first on, the right one would lie where the wrong ways of counting leave it: above
who forgets something, below who counts something twice.
"""

from collections.abc import Sequence
from zlib import crc32

from engine.questions.question import Question


def turned(every: Sequence[str], question: Question) -> tuple[str, ...]:
    """The same answers one after another as in a ring; where it begins, the question tells.

    An older question does not tell it, and begins where its text comes to.

    >>> turned(["1", "2", "3", "4"], Question.parse("1|which-pares|-|classic|RoRc3e4b|-"))
    ('2', '3', '4', '1')
    """
    told = question.facts.get("first")
    first = (int(told) if told else crc32(str(question).encode())) % len(every)
    return (*every[first:], *every[:first])
