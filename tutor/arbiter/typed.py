"""Reads a hand that was typed: "R R 4 1" or "Ro Rc 4e 1b", with or without suits.

Suits matter under few rules (CAR-4); where none is told, the cards are taken that are free.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from engine import Card, JuegoReal, Rank, Ruleset, Suit
from tutor.arbiter.faults import Complaint, Fault, quoted
from tutor.arbiter.state import SIZE, Cards, State

BETWEEN = re.compile(r"[\s,;.·/–-]+")
# A capital C is always a caballo; a small one after a rank is copas.
WORD = re.compile(r"(?:[RCSKA1-7rcska][ocebOEB]?)+", re.ASCII)
PIECE = re.compile(r"([RCSKA1-7rcska])([ocebOEB]?)", re.ASCII)
ALSO = {"K": "R", "A": "1"}
RANKS = {rank.value: rank for rank in Rank}
SUITS = {suit.value: suit for suit in Suit}
LONGEST = 60


@dataclass(frozen=True, slots=True)
class Told:
    """A card as it was typed, with or without its suit."""

    rank: Rank
    suit: Suit | None


@dataclass(frozen=True, slots=True)
class Typed:
    """The hand that a text tells, or why it tells none."""

    cards: Cards = ()
    complaint: Complaint | None = None


def read_typed(text: str, state: State, seat: int) -> Typed:
    """One to four cards for a seat, none of them in another hand."""
    words = [word for word in BETWEEN.split(text) if word]
    bad = next((word for word in words if not WORD.fullmatch(word)), None)
    if len(text) > LONGEST or bad:
        return _refused(Fault.CARD, typed=quoted(bad or text))
    told = [card for word in words for card in _told(word)]
    if not told:
        return _refused(Fault.NOTHING)
    if len(told) > SIZE:
        return _refused(Fault.TOO_MANY, n=len(told))
    others = {card for one in state.seats if one != seat for card in state.hands[one]}
    return _dealt(told, others, state.ruleset)


def _refused(fault: Fault, **facts: object) -> Typed:
    return Typed(complaint=Complaint(fault, facts))


def _told(word: str) -> Iterator[Told]:
    for rank, suit in PIECE.findall(word):
        letter = rank.upper()
        yield Told(RANKS[ALSO.get(letter, letter)], SUITS.get(suit.lower()))


def _dealt(told: list[Told], others: set[Card], ruleset: Ruleset) -> Typed:
    """The cards themselves: those told with their suits first, then what is free."""
    cards = [Card(one.rank, one.suit) for one in told if one.suit]
    twice = next((c for at, c in enumerate(cards) if c in others or c in cards[:at]), None)
    if twice:
        return _refused(Fault.TWICE, card=twice)
    for rank in (one.rank for one in told if one.suit is None):
        if suit_matters(rank, ruleset):
            return _refused(Fault.SUIT, rank=rank)
        free = next((c for c in _of(rank) if c not in others and c not in cards), None)
        if free is None:
            return _refused(Fault.NONE_LEFT, rank=rank)
        cards.append(free)
    return Typed(tuple(cards))


def _of(rank: Rank) -> Iterator[Card]:
    return (Card(rank, suit) for suit in Suit)


def suit_matters(rank: Rank, ruleset: Ruleset) -> bool:
    """Whether these rules ask for a card's suit (VAR-2, VAR-5)."""
    if ruleset.juego_real is JuegoReal.SUITS:
        return True
    looked_at = ruleset.wildcards or ruleset.juego_real is JuegoReal.OROS
    return looked_at and rank is Rank.SOTA


def any_suit_matters(ruleset: Ruleset) -> bool:
    """Whether some card must be typed with its suit."""
    return any(suit_matters(rank, ruleset) for rank in Rank)
