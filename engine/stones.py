"""Stones, amarracos and what those who keep them do (STO-1 to STO-4)."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

AMARRACO = 5  # STO-1: stones that make an amarraco
DISH = 22  # STO-1: stones that are enough for both couples


class Keeper(StrEnum):
    """Which of two partners: one keeps the loose stones, the other the amarracos (STO-2)."""

    LOOSE = "loose"
    AMARRACOS = "amarracos"


class Deed(StrEnum):
    """What a keeper does with the stones."""

    TAKE = "take"  # takes loose stones from the dish
    CHANGE = "change"  # puts four back and hands one over as an amarraco
    DENTRO = "dentro"  # says "dentro" and puts the amarracos back
    OUT = "out"  # has reached the target

    @property
    def keeper(self) -> Keeper:
        """Who does it."""
        return Keeper.AMARRACOS if self is Deed.DENTRO else Keeper.LOOSE


@dataclass(frozen=True, slots=True)
class Keeping:
    """What lies before a couple: loose stones, amarracos, and whether it has said "dentro"."""

    loose: int
    amarracos: int
    is_dentro: bool

    @property
    def on_table(self) -> int:
        """Pieces taken from the dish: each amarraco is one stone in the partner's hands."""
        return self.loose + self.amarracos


@dataclass(frozen=True, slots=True)
class Step:
    """One deed, and how many stones (TAKE) or amarracos (CHANGE, DENTRO) it moves."""

    deed: Deed
    count: int


def dentro_at(target: int) -> int:
    """The amarracos at which the keeper says "dentro": one short of the target (STO-4).

    To a target that is no whole number of amarracos they are the last whole ones below it, and to
    five or fewer there are none.

    >>> [dentro_at(target) for target in (30, 35, 40, 50)]
    [5, 6, 7, 9]
    """
    return -(-target // AMARRACO) - 1


def keeping(stones: int, target: int) -> Keeping:
    """How a score of 0 up to `target` - 1 stones lies on the table (STO-3, STO-4).

    >>> keeping(38, 40)
    Keeping(loose=3, amarracos=0, is_dentro=True)
    """
    amarracos, loose = divmod(stones, AMARRACO)
    is_dentro = amarracos >= dentro_at(target) > 0
    return Keeping(loose, 0 if is_dentro else amarracos, is_dentro)


def steps(stones: int, paid: int, target: int) -> tuple[Step, ...]:
    """What the keepers do, in order, when a couple with `stones` is paid `paid` more.

    >>> [step.deed.value for step in steps(33, 3, 40)]
    ['take', 'change', 'dentro', 'take']
    """
    return tuple(_steps(stones, paid, target))


def _steps(stones: int, paid: int, target: int) -> Iterator[Step]:
    while paid > 0:
        taken = min(paid, AMARRACO - stones % AMARRACO, target - stones)
        yield Step(Deed.TAKE, taken)
        stones, paid = stones + taken, paid - taken
        if stones >= target:
            yield Step(Deed.OUT, 0)
            return
        if stones % AMARRACO == 0:
            yield Step(Deed.CHANGE, 1)
        if stones == AMARRACO * dentro_at(target):
            yield Step(Deed.DENTRO, dentro_at(target))
