"""Where a count ends, given what each lance pays (TAN-1, TAN-2), also for who counts wrongly."""

from collections.abc import Callable, Sequence

from engine.lances import Lance
from engine.seats import COUPLES

NOT_OVER = "none"

type Pay = tuple[int, int]
type Pays = Sequence[tuple[Lance, Pay]]
type Ending = Callable[[Pays, Pay, int], str]


def stops(pays: Pays, scores: Pay, target: int) -> str:
    """`couple:lance` for the first to get there and the lance that takes it there, or `none`."""
    ours, theirs = scores
    for lance, (more, more_of_theirs) in pays:
        ours, theirs = ours + more, theirs + more_of_theirs
        if ours >= target or theirs >= target:
            return f"{_ahead(ours, theirs)}:{lance}"
    return NOT_OVER


def at_the_end(pays: Pays, scores: Pay, target: int) -> str:
    """For somebody who counts all lances: the same couple, but not before the last."""
    winner = stops(pays, scores, target).partition(":")[0]
    return winner if winner == NOT_OVER else f"{winner}:{pays[-1][0]}"


def compared(pays: Pays, scores: Pay, target: int) -> str:
    """For somebody who adds all and then compares: who has more, at the last lance.

    Where both have the same, or neither enough, he sees what is so.
    """
    ours, theirs = (scores[couple] + sum(pay[couple] for _, pay in pays) for couple in COUPLES)
    if max(ours, theirs) < target or ours == theirs:
        return stops(pays, scores, target)
    return f"{_ahead(ours, theirs)}:{pays[-1][0]}"


def _ahead(ours: int, theirs: int) -> int:
    return COUPLES[ours < theirs]
