"""The engine's own generator of chance: splitmix64, the same numbers under every Python."""

from collections.abc import Sequence

_SPAN = 2**64
_MASK = _SPAN - 1
_STEP = 0x9E3779B97F4A7C15
_SURE = 2**63  # what is drawn below it is below the last multiple of any bound up to it
_FEW = 256


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
        self._state = state = self._state + _STEP & _MASK
        state = (state ^ state >> 30) * 0xBF58476D1CE4E5B9 & _MASK
        state = (state ^ state >> 27) * 0x94D049BB133111EB & _MASK
        return state ^ state >> 31

    def below(self, bound: int) -> int:
        """A number from 0 to `bound` - 1, each equally likely; `bound` is 1 to 2**128."""
        if bound > _SPAN:
            return self._wide_below(bound)
        drawn = self.bits()
        if drawn >= _SURE or bound > _SURE:
            limit = _SPAN - _SPAN % bound
            while drawn >= limit:
                drawn = self.bits()
        return drawn % bound

    def _wide_below(self, bound: int) -> int:
        limit = _SPAN**2 - _SPAN**2 % bound
        while (drawn := self.bits() << 64 | self.bits()) >= limit:
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

    def bring_forward[T](self, items: list[T], count: int) -> None:
        """Move `count` of the items to the front, in place; every choice is as likely.

        The cheap sibling of `shuffled` for at most 40 items: one number of 128 bits is cut up for
        sixteen of them, which favours no choice by more than one part in 2**43.
        """
        number, left = 0, len(items)
        for at in range(count):
            if at % 16 == 0:
                number = self.bits() << 64 | self.bits()
            number, step = divmod(number, left - at)
            step += at
            items[at], items[step] = items[step], items[at]

    def place_of(self, at: int, count: int) -> int:
        """Which of `count` items comes at a place of a new order, both from 0; each comes once.

        Of many the order itself is not made: a Feistel network of four rounds, walked until it is
        within `count`. Of few it would favour some places.
        """
        if count <= _FEW:
            return self.shuffled(range(count))[at]
        half = (count - 1).bit_length() + 1 >> 1
        mask, keys = (1 << half) - 1, [self.bits() for _ in range(4)]
        while True:
            left, right = at >> half, at & mask
            for key in keys:
                left, right = right, left ^ Chance(key, right).bits() & mask
            at = left << half | right
            if at < count:
                return at

    def _absorb(self, key: int | str) -> None:
        """Take a key into the state, byte by byte, its length and kind included."""
        data = key.encode() if isinstance(key, str) else b"#%d" % key
        for byte in (len(data) & 0xFF, *data):
            self._state ^= byte
            self._state = self.bits()
