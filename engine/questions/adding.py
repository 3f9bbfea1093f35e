"""Where a count ends, given what each lance pays (TAN-1, TAN-2), also for who counts wrongly."""

from collections.abc import Callable, Iterator, Sequence

from engine.lances import Lance
from engine.seats import COUPLES

NOT_OVER = "none"

type Pay = tuple[int, int]
type Pays = Sequence[tuple[Lance, Pay]]
type Ending = Callable[[Pays, Pay, int], str]


def stops(pays: Pays, scores: Pay, target: int) -> str:
    """`couple:lance` for the first to get there and the lance that takes it there, or `none`."""
    for lance, after in _walk(pays, scores):
        over = [couple for couple in COUPLES if after[couple] >= target]
        if over:
            return f"{max(over, key=after.__getitem__)}:{lance}"
    return NOT_OVER


def at_the_end(pays: Pays, scores: Pay, target: int) -> str:
    """For somebody who counts all lances: the same couple, but not before the last."""
    winner = stops(pays, scores, target).partition(":")[0]
    return winner if winner == NOT_OVER else f"{winner}:{pays[-1][0]}"


def compared(pays: Pays, scores: Pay, target: int) -> str:
    """For somebody who adds all and then compares: who has more, at the last lance.

    Where both have the same, or neither enough, he sees what is so.
    """
    lance, after = [*_walk(pays, scores)][-1]
    over = [couple for couple in COUPLES if after[couple] >= target]
    if not over or (len(over) > 1 and after[0] == after[1]):
        return stops(pays, scores, target)
    return f"{max(over, key=after.__getitem__)}:{lance}"


def _walk(pays: Pays, scores: Pay) -> Iterator[tuple[Lance, Pay]]:
    """The score after each lance, counted to the end."""
    ours, theirs = scores
    for lance, pay in pays:
        ours, theirs = ours + pay[0], theirs + pay[1]
        yield lance, (ours, theirs)
