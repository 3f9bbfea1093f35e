"""The Spanish deck of forty (CAR-1). A rank has no order of its own: the ruleset orders it."""

from enum import Enum
from typing import NamedTuple, Self

from engine.errors import BadNotation


class Suit(Enum):
    """The four suits, by the letter that notation uses."""

    OROS = "o"
    COPAS = "c"
    ESPADAS = "e"
    BASTOS = "b"

    __hash__ = object.__hash__  # members are single objects; Enum's own hash is many times slower


class Rank(Enum):
    """What is printed on a card, by the letter or figure that notation uses."""

    AS = "1"
    DOS = "2"
    TRES = "3"
    CUATRO = "4"
    CINCO = "5"
    SEIS = "6"
    SIETE = "7"
    SOTA = "S"
    CABALLO = "C"
    REY = "R"

    __hash__ = object.__hash__


class Card(NamedTuple):
    """One card of the deck.

    >>> Card.parse("Ro")
    Card(rank=<Rank.REY: 'R'>, suit=<Suit.OROS: 'o'>)
    """

    rank: Rank
    suit: Suit

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read rank then suit; anything else raises `BadNotation` with the code `bad_card`."""
        card = _BY_TEXT.get(text)
        if card is None:
            raise BadNotation("bad_card", given=text)
        return cls(*card)

    def __str__(self) -> str:
        return self.rank.value + self.suit.value


DECK: tuple[Card, ...] = tuple(Card(rank, suit) for suit in Suit for rank in Rank)
_BY_TEXT = {str(card): card for card in DECK}
