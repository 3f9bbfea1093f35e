"""The lances and who beats whom in each (LAN-1, GRA-1, CHI-1, PAR-4 to PAR-7, JUE-3, PUN-1)."""

from collections.abc import Sequence
from enum import StrEnum
from functools import cache

from engine.cards import Card, Rank
from engine.hand import Hand
from engine.juego import LEAST_JUEGO, juego_of, juego_strength, points
from engine.pares import pares_of, pares_strength
from engine.ruleset import Ranking, Ruleset
from engine.settings import JuegoReal


class Lance(StrEnum):
    """The contests of a round, in the order in which they are played."""

    GRANDE = "grande"
    CHICA = "chica"
    PARES = "pares"
    JUEGO = "juego"
    PUNTO = "punto"


def takes_part(lance: Lance, hand: Hand, ruleset: Ruleset) -> bool:
    """Whether a hand by itself has what the lance asks for (PAR-8, JUE-4).

    In punto every hand has it; that nobody may have juego is a matter of the whole table.
    """
    if lance is Lance.PARES:
        return pares_of(hand, ruleset) is not None
    return lance is not Lance.JUEGO or points(hand, ruleset) >= LEAST_JUEGO


def strength(lance: Lance, hand: Hand, ruleset: Ruleset) -> tuple[int, ...]:
    """A key by which the better hand is greater; () for a hand that does not take part.

    >>> low, high = Hand.parse("RoCo5o4o"), Hand.parse("3o3c4b4e")
    >>> strength(Lance.GRANDE, high, Ruleset()) > strength(Lance.GRANDE, low, Ruleset())
    True
    """
    match lance:
        case Lance.GRANDE:
            return _highest_first(hand.ranks, ruleset.ranking)
        case Lance.CHICA:
            return _lowest_first(hand.ranks, ruleset.ranking)
        case Lance.PARES:
            pares = pares_of(hand, ruleset)
            return () if pares is None else pares_strength(pares, ruleset)
        case Lance.JUEGO:
            juego = juego_of(hand, ruleset)
            return () if juego is None else juego_strength(juego)
        case Lance.PUNTO:
            return (points(hand, ruleset),)


def strengths(lance: Lance, hands: Sequence[Hand], ruleset: Ruleset) -> list[tuple[int, ...]]:
    """The keys of the hands of a table, each kept for its ranks, which decide but for a real."""
    if lance is Lance.JUEGO and ruleset.juego_real is not JuegoReal.NONE:
        return [strength(lance, hand, ruleset) for hand in hands]
    kept = _kept(lance, ruleset.ranking)
    try:
        return [kept[hand.ranks] for hand in hands]
    except KeyError:
        kept.update((hand.ranks, strength(lance, hand, ruleset)) for hand in hands)
        return [kept[hand.ranks] for hand in hands]


@cache
def _kept(_lance: Lance, _ranking: Ranking) -> dict[tuple[Rank, ...], tuple[int, ...]]:
    """The keys that were asked for, at most one for each of 10,000 orders of ranks."""
    return {}


@cache
def _highest_first(ranks: tuple[Rank, ...], ranking: Ranking) -> tuple[int, ...]:
    return tuple(sorted((ranking.heights[rank] for rank in ranks), reverse=True))


@cache
def _lowest_first(ranks: tuple[Rank, ...], ranking: Ranking) -> tuple[int, ...]:
    return tuple(-height for height in sorted(ranking.heights[rank] for rank in ranks))


def compared(lance: Lance, hand: Hand, ruleset: Ruleset) -> tuple[Card, ...]:
    """The cards in the order in which the lance looks at them.

    Chica goes up from the lowest, all others down from the highest; in pares those that pair
    come first, the higher pair before the lower.
    """
    shown = [(ruleset.face(rank), card) for rank, card in zip(hand.ranks, hand.cards, strict=True)]
    shown.sort(key=lambda pair: ruleset.height(pair[0]), reverse=lance is not Lance.CHICA)
    pares = pares_of(hand, ruleset) if lance is Lance.PARES else None
    if pares is not None:
        shown.sort(key=lambda pair: pair[0] not in (pares.high, pares.low))
    return tuple(card for _, card in shown)
