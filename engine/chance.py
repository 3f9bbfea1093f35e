"""The engine's own generator of chance: splitmix64, the same numbers under every Python."""

from collections.abc import Sequence

_MASK = 2**64 - 1
_STEP = 0x9E3779B97F4A7C15


class Chance:
    """A stream of numbers that depends on its keys alone; each call draws the next.

    >>> Chance("deal", 7).below(40) == Chance("deal", 7).below(40)
    True
    """

    __slots__ = ("_state",)

    def __init__(self, *keys: int | str) -> None:
        self._state = 0
        for key in keys:
            self._absorb(key)

    def bits(self) -> int:
        """The next 64 bits, as a number."""
        self._state = (self._state + _STEP) & _MASK
        return _mixed(self._state)

    def below(self, bound: int) -> int:
        """A number from 0 to `bound` - 1, each equally likely; `bound` is 1 to 2**64."""
        limit = 2**64 - 2**64 % bound
        while (drawn := self.bits()) >= limit:
            pass
        return drawn % bound

    def pick[T](self, items: Sequence[T]) -> T:
        """One of the items, each equally likely."""
        return items[self.below(len(items))]

    def shuffled[T](self, items: Sequence[T]) -> list[T]:
        """The items in a new order, each order equally likely."""
        mixed = list(items)
        for at in range(len(mixed) - 1, 0, -1):
            other = self.below(at + 1)
            mixed[at], mixed[other] = mixed[other], mixed[at]
        return mixed

    def _absorb(self, key: int | str) -> None:
        data = key.encode() if isinstance(key, str) else b"%d" % key
        for byte in (len(data), *data):
            self._state = _mixed((self._state ^ byte) + _STEP & _MASK)


def _mixed(state: int) -> int:
    state = (state ^ state >> 30) * 0xBF58476D1CE4E5B9 & _MASK
    state = (state ^ state >> 27) * 0x94D049BB133111EB & _MASK
    return state ^ state >> 31
