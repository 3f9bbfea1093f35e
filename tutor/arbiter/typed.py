"""Reads a hand that was typed: "R R 4 1" or "Ro Rc 4e 1b", with or without suits.

Figures and names do as well: "12 12 4 1", "rey rey 4 as", "king of oros, 4". Suits matter under few
rules (CAR-4); where none is told, the cards are taken that are free.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from engine import Card, JuegoReal, Rank, Ruleset, Suit
from tutor.arbiter.faults import Complaint, Fault, quoted
from tutor.arbiter.state import SIZE, Cards, State
from tutor.preferences.values import Ranks, preferred
from tutor.wording.cards import FIGURES, folded, ranks_by_name, suits_by_name

BETWEEN = re.compile(r"[\s,;.·/–-]+")
# A capital C is always a caballo; a small one after a rank is copas.
WORD = re.compile(r"(?:[RCSKA1-7rcska][ocebOEB]?)+", re.ASCII)
PIECE = re.compile(r"([RCSKA1-7rcska])([ocebOEB]?)", re.ASCII)
FIGURE = re.compile(r"(1[0-2])([ocebOEB]?)", re.ASCII)
BY_FIGURE = {figure: rank for rank, figure in FIGURES.items()}
OF = {"de", "of"}  # between a rank and its suit
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
    bad = next((word for word in words if not _is_known(word)), None)
    if len(text) > LONGEST or bad:
        return _refused(Fault.CARD, typed=quoted(bad or text))
    told = _all_told(words)
    if not told:
        return _refused(Fault.NOTHING)
    if len(told) > SIZE:
        return _refused(Fault.TOO_MANY, n=len(told))
    others = {card for one in state.seats if one != seat for card in state.hands[one]}
    return _dealt(told, others, state.ruleset)


def _refused(fault: Fault, **facts: object) -> Typed:
    return Typed(complaint=Complaint(fault, facts))


def _is_known(word: str) -> bool:
    names = (*ranks_by_name(), *suits_by_name(), *OF)
    return bool(WORD.fullmatch(word) or FIGURE.fullmatch(word)) or folded(word) in names


def _all_told(words: Sequence[str]) -> list[Told]:
    """The cards of all words. An 11 or 12 is two of them unless figures are wanted, or too many."""
    is_wanted = preferred().ranks is Ranks.FIGURES
    told = _in_turn(words, by_figures=is_wanted)
    return told if len(told) <= SIZE else _in_turn(words, by_figures=True)


def _in_turn(words: Sequence[str], *, by_figures: bool) -> list[Told]:
    told: list[Told] = []
    for word in words:
        name = "" if word == "AS" else folded(word)  # an ace and a sota, as ever
        if name in suits_by_name():
            told[-1:] = [replace(one, suit=suits_by_name()[name]) for one in told[-1:]]
        elif name in ranks_by_name():
            told.append(Told(ranks_by_name()[name], None))
        elif name not in OF:
            told += _told(word, by_figures=by_figures)
    return told


def _told(word: str, *, by_figures: bool) -> Iterator[Told]:
    figure = FIGURE.fullmatch(word)
    if figure and (by_figures or not WORD.fullmatch(word)):
        yield Told(BY_FIGURE[figure[1]], SUITS.get(figure[2].lower()))
        return
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
