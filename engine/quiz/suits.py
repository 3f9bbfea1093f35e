"""Cards for classes: suits given out so that every hand of a class is equally likely."""

from collections.abc import Sequence
from functools import cache
from itertools import combinations

from engine.cards import Card
from engine.chance import Chance
from engine.hand import SIZE
from engine.quiz.classes import CLASSES, SUITS, TOKEN_OF, WEIGHTS, Class, Token

type Tokens = list[Token]


def overlap(hands: Sequence[Tokens]) -> bool:
    """Whether a card is in two of the hands."""
    return len({token for hand in hands for token in hand}) < len(hands) * SIZE


def with_suits(held: Class, chance: Chance) -> Tokens:
    """A hand of a class, every choice of suits equally likely, in the order of its ranks."""
    number = chance.below(WEIGHTS[held])
    tokens: Tokens = []
    for ways in _ways(held):
        number, way = divmod(number, len(ways))
        tokens += ways[way]
    return tokens


@cache
def _ways(held: Class) -> tuple[tuple[tuple[Token, ...], ...], ...]:
    """For each rank of a class, the cards of it that a hand may have."""
    ranks = CLASSES[held]
    cards = ([TOKEN_OF[Card(rank, suit)] for suit in SUITS] for rank in dict.fromkeys(ranks))
    counts = (ranks.count(rank) for rank in dict.fromkeys(ranks))
    return tuple(tuple(combinations(*pair)) for pair in zip(cards, counts, strict=True))
