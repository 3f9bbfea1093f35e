"""Four cards in a player's hand, and what each stands for once wild cards are fixed (VAR-5)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Self

from engine.cards import Card, Rank
from engine.errors import BadNotation

SIZE = 4


@dataclass(frozen=True, slots=True)
class Hand:
    """Four different cards as they are shown; `ranks` is what they stand for, card by card.

    Raises `BadNotation`: `bad_hand` unless there are four cards, `duplicate_card` for a repeat.

    >>> str(Hand.parse("3o3c4b4e"))
    '3o3c4b4e'
    """

    cards: tuple[Card, ...]
    ranks: tuple[Rank, ...] = ()

    def __post_init__(self) -> None:
        cards = self.cards
        if len(cards) != SIZE:
            raise BadNotation("bad_hand", given=str(self), cards=len(cards), wanted=SIZE)
        if len(set(cards)) < SIZE:
            check_distinct(cards)
        if not self.ranks:
            object.__setattr__(self, "ranks", tuple([card.rank for card in cards]))

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read four cards written one after another, in any order."""
        return cls(parse_cards(text))

    def __str__(self) -> str:
        return "".join(map(str, self.cards))

    def showing(self, wild: Mapping[Card, Rank]) -> Self:
        """The same cards with those in `wild` standing for the rank given (VAR-5)."""
        return type(self)(self.cards, tuple([wild.get(card, card.rank) for card in self.cards]))


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards written one after another, two characters each."""
    return tuple(Card.parse(text[at : at + 2]) for at in range(0, len(text), 2))


def check_distinct(cards: Sequence[Card]) -> None:
    """Raise `BadNotation` (`duplicate_card`) for the first card that is there twice."""
    if len(set(cards)) == len(cards):
        return
    twice = next(card for at, card in enumerate(cards) if card in cards[:at])
    raise BadNotation("duplicate_card", given=str(twice))
