"""The 715 classes of hands that differ by what is printed on their cards, suits aside.

A card is dealt as a number, a *token*: its place in `DECK` in the lowest eight bits, and above
them a power of five for its rank, so that the sum of four tokens tells the class of the hand.
"""

from collections.abc import Sequence
from itertools import combinations_with_replacement
from math import comb, prod

from engine.cards import DECK, Card, Rank, Suit
from engine.hand import SIZE, Hand

RANKS = tuple(Rank)
SUITS = tuple(Suit)
LOW = 8

type Token = int
type Class = int

TOKENS: tuple[Token, ...] = tuple(
    5 ** RANKS.index(card.rank) << LOW | place for place, card in enumerate(DECK)
)
TOKEN_OF = dict(zip(DECK, TOKENS, strict=True))
CLASSES: tuple[tuple[Rank, ...], ...] = tuple(combinations_with_replacement(RANKS, SIZE))
CLASS_OF: dict[int, Class] = {
    sum(5 ** RANKS.index(rank) for rank in ranks): at for at, ranks in enumerate(CLASSES)
}
WEIGHTS: tuple[int, ...] = tuple(
    prod(comb(len(SUITS), ranks.count(rank)) for rank in set(ranks)) for ranks in CLASSES
)


def card_of(token: Token) -> Card:
    """The card that a token stands for."""
    return DECK[token & 0xFF]


def class_of(tokens: Sequence[Token]) -> Class:
    """The class of four dealt cards."""
    return CLASS_OF[sum(tokens) >> LOW]


def sample(ranks: tuple[Rank, ...]) -> Hand:
    """A hand with these ranks, the first of equal ones in the first suit and so on."""
    suits = (SUITS[ranks[:at].count(rank)] for at, rank in enumerate(ranks))
    return Hand(tuple(map(Card, ranks, suits)))


HANDS: tuple[Hand, ...] = tuple(map(sample, CLASSES))
