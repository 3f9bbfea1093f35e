"""Eibar's wild sotas: what a hand may be shown as, and what its holder may declare (VAR-5)."""

from collections.abc import Mapping
from itertools import product
from types import MappingProxyType

from engine.cards import Card, Rank
from engine.deal import Deal
from engine.hand import Hand
from engine.lances import Lance, takes_part
from engine.ruleset import WILD_RANKS, Ruleset

type Showing = Mapping[Card, Rank]


def wild_cards(hand: Hand, ruleset: Ruleset) -> tuple[Card, ...]:
    """The wild cards that a hand holds, in the order held: none, one or two."""
    return tuple(card for card in hand.cards if ruleset.is_wild(card))


def showings(hand: Hand, ruleset: Ruleset) -> tuple[Showing, ...]:
    """Every way to fix a hand's wild cards; one empty way where it has none.

    >>> len(showings(Hand.parse("SoSc7e4b"), Ruleset.parse("eibar")))
    4
    """
    wild = wild_cards(hand, ruleset)
    ways = product(WILD_RANKS, repeat=len(wild))
    return tuple(MappingProxyType(dict(zip(wild, ranks, strict=True))) for ranks in ways)


def true_showings(
    hand: Hand, ruleset: Ruleset, declared: Mapping[Lance, bool]
) -> tuple[Showing, ...]:
    """The ways in which everything that the holder declared is true."""
    return tuple(
        way
        for way in showings(hand, ruleset)
        if all(
            takes_part(lance, hand.showing(way), ruleset) is has for lance, has in declared.items()
        )
    )


def may_declare(
    hand: Hand, ruleset: Ruleset, lance: Lance, declared: Mapping[Lance, bool]
) -> tuple[bool, ...]:
    """What a holder may say to pares or juego after what he said before: True, False or either."""
    before = {said: has for said, has in declared.items() if said is not lance}
    ways = true_showings(hand, ruleset, before)
    may = {takes_part(lance, hand.showing(way), ruleset) for way in ways}
    return tuple(has for has in (True, False) if has in may)


def shown(deal: Deal, ways: Mapping[int, Showing]) -> Deal:
    """The deal with the wild cards of each seat in `ways` fixed."""
    hands = (
        hand.showing(ways[seat]) if hand and seat in ways else hand
        for seat, hand in enumerate(deal.hands)
    )
    return Deal(tuple(hands), deal.ruleset)
