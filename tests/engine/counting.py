"""The chances of an unbet round counted hand by hand, from the rulebook told slowly.

For every hand of the partner's and every one of the first opponent's, the second opponent's hands
are counted by how high they stand. Nothing of the engine is used.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cmp_to_key
from itertools import accumulate, combinations_with_replacement, pairwise
from math import comb
from typing import NamedTuple

from tests.engine import rulebook
from tests.engine.rulebook import COMPARE

SEATS = (0, 1, 2, 3)
CHOOSE = [[comb(there, taken) for taken in range(5)] for there in range(17)]
ALIKE = {"pares": rulebook.has_pares, "juego": rulebook.has_juego}

type Counts = tuple[int, ...]
Row = Counter[str]


@dataclass(frozen=True)
class Scale:
    """A lance over all hands: how high each stands, 0 for none, what it pays, whether it plays.

    A hand with juego does not play punto, and nobody does where there is one.
    """

    level: list[int]
    pays: list[int]
    plays: list[bool]


@dataclass(frozen=True)
class Rest:
    """The hands that three others leave: their ways, and their stones, up to each level."""

    ways: list[int]
    stones: list[int]


class Census:
    """All hands from a deck, told by rank, and how high they stand in some lances."""

    def __init__(self, deck: dict[str, int], lances: tuple[str, ...]) -> None:
        self.order, self.deck = "".join(deck), tuple(deck.values())
        self.hands = ["".join(hand) for hand in combinations_with_replacement(self.order, 4)]
        self.counts = [tuple(map(hand.count, self.order)) for hand in self.hands]
        self.held = [[(at, n) for at, n in enumerate(each) if n] for each in self.counts]
        self.scales = {lance: scale(lance, self.hands, self.order) for lance in lances}
        self.rests: dict[Counts, dict[str, Rest]] = {}

    def row(self, hand: str, seat: int) -> Row:
        """In how many layouts what happens to a hand at a seat, and the stones that are paid."""
        mine, row = self.hands.index(hand), Row()
        left = minus(self.deck, self.counts[mine])
        for partner, ways in self.dealt(left):
            rest = minus(left, self.counts[partner])
            for rival, more in self.dealt(rest):
                last = self.rest(minus(rest, self.counts[rival]))
                known = (mine, partner, rival)
                for lance, its in self.scales.items():
                    if all(its.plays[each] for each in known):
                        add(row, lance, told(its, last[lance], seat, *known), ways * more)
        return row

    def dealt(self, cards: Counts) -> Iterator[tuple[int, int]]:
        """Every hand that these cards may give, and in how many ways."""
        for at, held in enumerate(self.held):
            ways = 1
            for rank, count in held:
                ways *= CHOOSE[cards[rank]][count]
            if ways:
                yield at, ways

    def rest(self, cards: Counts) -> dict[str, Rest]:
        if cards not in self.rests:
            self.rests[cards] = self.tallied(cards)
        return self.rests[cards]

    def tallied(self, cards: Counts) -> dict[str, Rest]:
        found = {}
        dealt = list(self.dealt(cards))
        for lance, its in self.scales.items():
            ways, stones = [0] * (max(its.level) + 1), [0] * (max(its.level) + 1)
            for hand, number in dealt:
                if its.plays[hand]:
                    ways[its.level[hand]] += number
                    stones[its.level[hand]] += number * its.pays[hand]
            found[lance] = Rest(list(accumulate(ways)), list(accumulate(stones)))
        return found


def minus(cards: Counts, hand: Counts) -> Counts:
    return tuple(there - taken for there, taken in zip(cards, hand, strict=True))


def scale(lance: str, hands: list[str], order: str) -> Scale:
    """Hands by their place among all that take part, equal ones alike, from 1 up."""

    def compare(one: str, other: str) -> int:
        return COMPARE[lance](one, other, order)

    has = ALIKE.get(lance, lambda hand: True)
    ranked = sorted(filter(has, hands), key=cmp_to_key(compare))
    steps = accumulate((int(compare(*pair) != 0) for pair in pairwise(ranked)), initial=1)
    level = dict(zip(ranked, steps, strict=True))
    plays = [lance != "punto" or not rulebook.has_juego(hand) for hand in hands]
    return Scale([level.get(hand, 0) for hand in hands], [pay(lance, h) for h in hands], plays)


def pay(lance: str, hand: str) -> int:
    """A hand's own stones in pares and juego; in the other lances the couple is paid 1."""
    if lance == "pares":
        return rulebook.kind(hand)
    if lance == "juego" and rulebook.has_juego(hand):
        return 3 if rulebook.total(hand) == 31 else 2
    return 0


class Told(NamedTuple):
    """Of the last hand's ways: in how many the lance is played, contested, won; stones of both."""

    played: int
    contested: int
    won: int
    us: int
    them: int


def told(its: Scale, last: Rest, seat: int, mine: int, partner: int, rival: int) -> Told:
    """What happens in a lance, three hands being known; the rival sits before the last."""
    ours, best = max((its.level[mine], -seat), (its.level[partner], -((seat + 2) % 4)))
    first, second = [other for other in SEATS if other % 2 != seat % 2]
    every, stones = last.ways[-1], last.stones[-1]
    beaten = (its.level[rival], -first) < (ours, best)
    below = ours if second > -best else ours - 1
    won = last.ways[below] if ours and beaten else 0
    lost = its.pays[rival] * (every - won) + stones - (last.stones[below] if won else 0)
    anybody = every if ours or its.level[rival] else every - last.ways[0]
    theirs = every if its.level[rival] else every - last.ways[0]
    return Told(
        anybody, theirs if ours else 0, won, won * (its.pays[mine] + its.pays[partner]), lost
    )


def add(row: Row, lance: str, what: Told, ways: int) -> None:
    numbers = {f"{lance}_win": what.won, "stones_us": what.us, "stones_them": what.them}
    if lance in ALIKE:
        numbers |= {f"{lance}_played": what.played, f"{lance}_contested": what.contested}
    else:
        numbers["stones_us"], numbers["stones_them"] = what.won, what.played - what.won
    for name, number in numbers.items():
        row[name] += ways * number
