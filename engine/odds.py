"""The exact chances of a hand as dealt, nothing being bet, from a table made beforehand.

The table counts, over every layout of the other 36 cards, how often each lance goes which way;
`make odds` makes it anew from the rules (LAN, GRA, CHI, PAR, JUE, PUN, TAN-3 to TAN-5).
"""

import sys
import zlib
from array import array
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations_with_replacement
from pathlib import Path

from engine.cards import Rank
from engine.errors import BadNotation, BadRuleset
from engine.hand import SIZE, Hand
from engine.ruleset import ORDER, Ruleset
from engine.settings import JuegoReal

PATH = Path(__file__).with_name("odds.bin")
SEATS = 4
LAYOUTS = 43_370_632_305_000  # ways to deal the other 36 cards to three seats
KINGS = (8, 4)


@dataclass(frozen=True, slots=True)
class Odds:
    """Chances, 0 to 1, for the couple of who holds the hand, and expected stones of both.

    A `…_win` includes winning alone, and is not conditional on the lance being played.
    """

    grande: float
    chica: float
    pares_played: float
    pares_contested: float
    pares_win: float
    juego_played: float
    juego_contested: float
    juego_win: float
    punto_win: float
    stones_us: float
    stones_them: float


COLUMNS = tuple(Odds.__dataclass_fields__)
Counts = tuple[int, ...]


def odds_of(hand: Hand, seat: int, ruleset: Ruleset) -> Odds:
    """The chances of a hand at a seat, 0 for the mano to 3, under eight or four kings.

    Raises `BadRuleset` (`no_odds`) with wild cards, a juego real or six players, `BadNotation`
    (`bad_seat`) for another seat.

    >>> round(odds_of(Hand.parse("RoRc4e1b"), 0, Ruleset()).pares_win, 4)
    0.8644
    """
    if not has_odds(ruleset):
        raise BadRuleset("no_odds", ruleset=str(ruleset))
    if not 0 <= seat < SEATS:
        raise BadNotation("bad_seat", given=seat, wanted=f"0-{SEATS - 1}")
    index = _indices(ruleset.kings)[counts_of(hand, ruleset)] * SEATS + seat
    table = _table()[ruleset.kings]
    rows = len(table) // len(COLUMNS)
    return Odds(*(table[column * rows + index] / LAYOUTS for column in range(len(COLUMNS))))


def has_odds(ruleset: Ruleset) -> bool:
    """Whether the table holds for a ruleset: no wild cards, no juego real, four players."""
    plain = not ruleset.wildcards and ruleset.juego_real is JuegoReal.NONE
    return plain and ruleset.players == SEATS


def faces(ruleset: Ruleset) -> tuple[Rank, ...]:
    """The different ranks that cards count as, high to low: eight with eight kings, else ten."""
    return tuple(rank for rank in ORDER if ruleset.face(rank) is rank)


def counts_of(hand: Hand, ruleset: Ruleset) -> Counts:
    """How many cards of each face a hand holds: its class, as far as any lance can see."""
    held = [ruleset.face(rank) for rank in hand.ranks]
    return tuple(held.count(face) for face in faces(ruleset))


def classes(ruleset: Ruleset) -> Iterator[Counts]:
    """Every class of hand: 330 with eight kings, 715 with four."""
    kinds = len(faces(ruleset))
    for held in combinations_with_replacement(range(kinds), SIZE):
        yield tuple(held.count(face) for face in range(kinds))


@cache
def _indices(kings: int) -> dict[Counts, int]:
    return {counts: at for at, counts in enumerate(classes(replace(Ruleset(), kings=kings)))}


@cache
def _table() -> "dict[int, array[int]]":
    """The numbers by ruleset: column after column, class after class, seat after seat."""
    numbers = little_endian(array("q", zlib.decompress(PATH.read_bytes())))
    first = len(_indices(8)) * SEATS * len(COLUMNS)
    return {8: numbers[:first], 4: numbers[first:]}


def little_endian(numbers: "array[int]") -> "array[int]":
    """Numbers of this machine as the table holds them, or those of the table as this one's."""
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers
