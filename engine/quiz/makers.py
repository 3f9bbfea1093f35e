"""Ways of dealing two hands or a table: at random, or built around what a spec asks for.

Whatever is rare is built so that, of the deals that fit, none comes up more often than another.
"""

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from itertools import permutations
from typing import Protocol

from engine.chance import Chance
from engine.hand import SIZE
from engine.quiz.classes import CLASS_OF, LOW, WEIGHTS, Class, Token
from engine.quiz.minds import Answerer, Dealt
from engine.quiz.pairs import Pairs
from engine.quiz.suits import Tokens, overlap, with_suits
from engine.quiz.weighted import Weighted


def dealt_of(tokens: Tokens, seats: int) -> Dealt:
    """The classes of the hands at the front."""
    return [CLASS_OF[sum(tokens[at : at + SIZE]) >> LOW] for at in range(0, seats * SIZE, SIZE)]


class Maker(Protocol):
    """Deals from a deck that it may reorder: hands lie at the front of what it gives."""

    def deal(self, deck: Tokens, chance: Chance) -> Tokens: ...

    def copies(self, dealt: Dealt) -> int:
        """In how many ways it comes to a deal that fits: of so many, one is to be kept."""


@dataclass(frozen=True, slots=True)
class AtRandom:
    """Every deal equally likely."""

    seats: int

    def deal(self, deck: Tokens, chance: Chance) -> Tokens:
        chance.bring_forward(deck, self.seats * SIZE)
        return deck

    def copies(self, _: Dealt) -> int:
        return 1


@dataclass(frozen=True, slots=True)
class TurnedRound:
    """At random, then the seats turned until the winner sits where he should.

    Fair only where the best hand is better than every other: tied hands win from some seats alone.
    """

    seats: int
    winner: int
    teller: Answerer

    def deal(self, deck: Tokens, chance: Chance) -> Tokens:
        chance.bring_forward(deck, self.seats * SIZE)
        seat = self.teller(dealt_of(deck, self.seats))
        turn = 0 if seat is None else (int(seat) - self.winner) % self.seats * SIZE
        return deck[turn : self.seats * SIZE] + deck[:turn]

    def copies(self, _: Dealt) -> int:
        return 1


@dataclass(frozen=True, slots=True)
class FromPair:
    """The winner and a rival hold such a pair of hands; the rest is random.

    A deal with several such rivals would come up once for each.
    """

    seats: int
    winner: int
    pairs: Pairs

    def deal(self, deck: Tokens, chance: Chance) -> Tokens:
        given = self.pairs.draw(chance)
        rival = chance.pick(self._others)
        rest = [token for token in deck if token not in given[0] and token not in given[1]]
        chance.bring_forward(rest, (self.seats - len(given)) * SIZE)
        for at, hand in sorted(((self.winner, given[0]), (rival, given[1]))):
            rest[at * SIZE : at * SIZE] = hand
        return rest

    def copies(self, dealt: Dealt) -> int:
        best = dealt[self.winner]
        return sum(self.pairs.holds(best, dealt[other]) for other in self._others)

    @property
    def _others(self) -> list[int]:
        return [seat for seat in range(self.seats) if seat != self.winner]


@dataclass(frozen=True, slots=True)
class FromGroup:
    """Two hands from one group of classes, each such deal equally likely."""

    groups: Weighted[Weighted[Class]]

    def deal(self, _: Tokens, chance: Chance) -> Tokens:
        while True:
            group = self.groups.draw(chance)
            hands = [with_suits(group.draw(chance), chance) for _ in range(2)]
            if not overlap(hands):
                return [*hands[0], *hands[1]]

    def copies(self, _: Dealt) -> int:
        return 1


def grouped(key: Callable[[Class], object]) -> FromGroup:
    """Two hands of classes that have the same key."""
    members: dict[object, list[tuple[Class, int]]] = defaultdict(list)
    for held, weight in enumerate(WEIGHTS):
        members[key(held)].append((held, weight))
    groups = [Weighted(pairs) for pairs in members.values()]
    return FromGroup(Weighted((group, group.total**2) for group in groups))


@dataclass(frozen=True, slots=True)
class FromHands:
    """Every hand one of those listed, each such deal equally likely."""

    seats: int
    hands: tuple[tuple[Token, ...], ...]

    def deal(self, _: Tokens, chance: Chance) -> Tokens:
        while len(tokens := self._tried(chance)) < self.seats * SIZE:
            pass
        return tokens

    def copies(self, _: Dealt) -> int:
        return 1

    def _tried(self, chance: Chance) -> Tokens:
        """Hand after hand, up to the first that has a card of another."""
        hands, tokens, seen = self.hands, list[Token](), set[Token]()
        for _ in range(self.seats):
            hand = hands[chance.below(len(hands))]
            if not seen.isdisjoint(hand):
                break
            tokens += hand
            seen.update(hand)
        return tokens


@dataclass(frozen=True, slots=True)
class AroundPair:
    """Hands from a list, two of which at any seats are such a pair.

    A deal with several such pairs would come up once for each.
    """

    others: FromHands
    pairs: Pairs

    def deal(self, _: Tokens, chance: Chance) -> Tokens:
        seats, hands = range(self.others.seats), self.others.hands
        while True:
            rest = [chance.pick(hands) for _ in seats[2:]]
            dealt = [*map(_as_listed, self.pairs.draw(chance)), *map(list, rest)]
            if not overlap(dealt):
                return [token for seat in chance.shuffled(seats) for token in dealt[seat]]

    def copies(self, dealt: Dealt) -> int:
        """How many of the hands, two by two in some order, are such a pair."""
        return sum(self.pairs.holds(one, other) for one, other in permutations(dealt, 2))


def _as_listed(hand: Tokens) -> Tokens:
    """The cards in the order of the deck, as hands from a list have them."""
    return sorted(hand, key=lambda token: token & 0xFF)
