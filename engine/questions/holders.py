"""Which players have juego (JUE-2, JUE-4): an answer is the list of their seats."""

from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations

from engine.lances import Lance, takes_part
from engine.questions.question import Question

NOBODY = "none"
KEPT = 256  # choices last listed


def named(seats: Iterable[int]) -> str:
    """Seats in ascending order as an answer.

    >>> named((0, 2)), named(())
    ('0,2', 'none')
    """
    return ",".join(map(str, seats)) or NOBODY


def groups(seats: Iterable[int]) -> tuple[str, ...]:
    """Every choice of some of the seats, the fewest first, then as the seats are given."""
    return _groups(tuple(seats))


@lru_cache(maxsize=KEPT)
def _groups(every: tuple[int, ...]) -> tuple[str, ...]:
    sizes = range(len(every) + 1)
    return tuple(named(sorted(some)) for size in sizes for some in combinations(every, size))


def holder_options(question: Question) -> tuple[str, ...]:
    """Every choice of the players, from "you" anticlockwise."""
    seats = len(question.hands)
    return groups((question.view + place) % seats for place in range(seats))


def has_juego(question: Question) -> str:
    """Those who have 31 or more."""
    hands, ruleset = question.hands, question.ruleset
    return named(s for s, hand in enumerate(hands) if takes_part(Lance.JUEGO, hand, ruleset))
