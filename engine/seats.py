"""Seats round the table, counted anticlockwise from the mano, who is 0 (OBJ-1, OBJ-4, DEA-4)."""

from functools import cache

MANO = 0
COUPLES = (0, 1)


def couple_of(seat: int) -> int:
    """The couple (with six players the trio) of a seat: 0 for even seats, 1 for odd ones."""
    return seat % 2


def seats_of(couple: int, players: int) -> tuple[int, ...]:
    """The seats of a couple at a table of `players`, in speaking order.

    >>> seats_of(1, 4)
    (1, 3)
    """
    return tuple(range(couple, players, 2))


@cache
def has_both_couples(seats: tuple[int, ...]) -> bool:
    """Whether both couples sit among these seats, so that a lance of theirs is bet on (PAR-9)."""
    return len({seat % 2 for seat in seats}) == len(COUPLES)
