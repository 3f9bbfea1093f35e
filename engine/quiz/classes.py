"""The 715 classes of hands that differ by what is printed on their cards, suits aside.

A card is dealt as a number, a *token*: its place in `DECK` (suit by suit) in the lowest eight
bits, and above them a power of five for its rank, so that the sum of four tokens tells the class.
"""

from collections.abc import Sequence
from functools import cache
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
    5 ** (place % len(RANKS)) << LOW | place for place in range(len(DECK))
)
TOKEN_OF = dict(zip(DECK, TOKENS, strict=True))
_NUMBERED = tuple(combinations_with_replacement(range(len(RANKS)), SIZE))
CLASSES: tuple[tuple[Rank, ...], ...] = tuple(
    tuple(RANKS[number] for number in numbers) for numbers in _NUMBERED
)
CLASS_OF: dict[int, Class] = {
    sum(5**number for number in numbers): at for at, numbers in enumerate(_NUMBERED)
}
WEIGHTS: tuple[int, ...] = tuple(
    prod(comb(len(SUITS), numbers.count(number)) for number in set(numbers))
    for numbers in _NUMBERED
)


def card_of(token: Token) -> Card:
    """The card that a token stands for."""
    return DECK[token & 0xFF]


def class_of(tokens: Sequence[Token]) -> Class:
    """The class of four dealt cards."""
    return CLASS_OF[sum(tokens) >> LOW]


@cache
def samples() -> tuple[Hand, ...]:
    """A hand of each class."""
    return tuple(map(_sample, CLASSES))


def _sample(ranks: tuple[Rank, ...]) -> Hand:
    """A hand with these ranks, the first of equal ones in the first suit and so on."""
    suits = (SUITS[ranks[:at].count(rank)] for at, rank in enumerate(ranks))
    return Hand(tuple(map(Card, ranks, suits)))
