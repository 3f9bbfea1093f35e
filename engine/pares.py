"""Pares: two alike, three alike, two pairs (PAR-1 to PAR-7, PAR-11)."""

from collections import Counter
from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from engine.cards import Rank
from engine.hand import Hand
from engine.ruleset import Ranking, Ruleset


class ParesKind(StrEnum):
    """The kinds of pares, from worst to best (PAR-4)."""

    PAR = "par"
    MEDIAS = "medias"
    DUPLES = "duples"


STONES = {ParesKind.PAR: 1, ParesKind.MEDIAS: 2, ParesKind.DUPLES: 3}


@dataclass(frozen=True, slots=True)
class Pares:
    """What a hand holds: the kind, the rank that repeats, and for duples the lower pair's rank.

    Ranks are those that the cards count as: with eight kings a pair of threes is one of reyes.
    """

    kind: ParesKind
    high: Rank
    low: Rank | None = None

    @property
    def stones(self) -> int:
        """What the holder's couple is paid for it if it wins the lance: 1 to 3 (PAR-11)."""
        return STONES[self.kind]


def pares_of(hand: Hand, ruleset: Ruleset) -> Pares | None:
    """The pares of a hand, or None (PAR-1 to PAR-3).

    >>> pares_of(Hand.parse("4o4c4e4b"), Ruleset()).kind
    <ParesKind.DUPLES: 'duples'>
    """
    return _pares(hand.ranks, ruleset.ranking)


@cache
def _pares(ranks: tuple[Rank, ...], ranking: Ranking) -> Pares | None:
    counts = Counter(ranking.faces[rank] for rank in ranks)
    repeated = [rank for rank, count in counts.items() if count > 1]
    match sorted(repeated, key=ranking.heights.__getitem__, reverse=True):
        case [high, low]:
            return Pares(ParesKind.DUPLES, high, low)
        case [rank] if counts[rank] == 4:
            return Pares(ParesKind.DUPLES, rank, rank)
        case [rank] if counts[rank] == 3:
            return Pares(ParesKind.MEDIAS, rank)
        case [rank]:
            return Pares(ParesKind.PAR, rank)
        case _:
            return None


def pares_strength(pares: Pares, ruleset: Ruleset) -> tuple[int, int, int]:
    """A key by which better pares are greater; loose cards are not in it (PAR-4 to PAR-7)."""
    heights = ruleset.ranking.heights
    low = -1 if pares.low is None else heights[pares.low]
    return STONES[pares.kind], heights[pares.high], low
