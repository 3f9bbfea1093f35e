"""Pairs of hands that a belief takes for each other, drawn as often as random dealing gives them.

Such a pair is what a spec that hardly ever comes up needs: the winner's hand and a rival's that the
believer holds to be as good or better.
"""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, product

from engine.cards import Card
from engine.chance import Chance
from engine.hand import SIZE
from engine.lances import Lance
from engine.misconceptions.misconception import Misconception
from engine.quiz.classes import CLASSES, SUITS, TOKEN_OF, WEIGHTS, Class, Token
from engine.quiz.spec import Spec
from engine.quiz.tables import KNOWER, OUT, strengths
from engine.quiz.weighted import Weighted

type Tokens = list[Token]
type Standing = tuple[int, int]
type Block = tuple[Weighted[Class], Weighted[Class]]


@dataclass(frozen=True, slots=True)
class Pairs:
    """All pairs of classes, the better first, whose order a belief turns round.

    `standings` are where each class stands in truth and to the believer.
    """

    standings: tuple[Standing, ...]
    blocks: Weighted[Block]
    with_ties: bool

    def draw(self, chance: Chance) -> tuple[Tokens, Tokens]:
        """The two hands, every pair of hands without a common card equally likely."""
        while True:
            one, two = (block.draw(chance) for block in self.blocks.draw(chance))
            hands = with_suits(one, chance), with_suits(two, chance)
            if not overlap(hands):
                return hands

    def turned(self, best: Class, other: Class) -> bool:
        """Whether these two are such a pair."""
        return _turned(self.standings[best], self.standings[other], self.with_ties)


def pairs(mind: Misconception, spec: Spec) -> Pairs:
    """The pairs that a belief turns round in the spec's lance."""
    lance = spec.lance or Lance.GRANDE
    true, held = strengths(KNOWER, lance, spec.ruleset), strengths(mind, lance, spec.ruleset)
    standings = tuple(zip(true, held, strict=True))
    groups: dict[Standing, list[tuple[Class, int]]] = defaultdict(list)
    for at, standing in enumerate(standings):
        if OUT not in standing:
            groups[standing].append((at, WEIGHTS[at]))
    weighted = {standing: Weighted(members) for standing, members in groups.items()}
    blocks = (
        ((weighted[one], weighted[two]), weighted[one].total * weighted[two].total)
        for one, two in product(weighted, repeat=2)
        if _turned(one, two, mind.last_wins_ties)
    )
    return Pairs(standings, Weighted(blocks), mind.last_wins_ties)


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


def _turned(best: Standing, other: Standing, with_ties: bool) -> bool:
    """At least as good in truth, at most as good to the believer; the same to both is a tie."""
    return best[0] >= other[0] and best[1] <= other[1] and (with_ties or best != other)
