"""Items drawn in proportion to their weights."""

from bisect import bisect_right
from collections.abc import Iterable
from itertools import accumulate

from engine.chance import Chance


class Weighted[T]:
    """Items with whole weights above 0; drawing one takes a search, however many there are."""

    __slots__ = ("_ends", "_items", "total")

    def __init__(self, pairs: Iterable[tuple[T, int]]) -> None:
        kept = list(pairs)
        self._items = [item for item, _ in kept]
        self._ends = list(accumulate(weight for _, weight in kept))
        self.total = self._ends[-1] if kept else 0

    def draw(self, chance: Chance) -> T:
        """One of the items."""
        return self._items[bisect_right(self._ends, chance.below(self.total))]
