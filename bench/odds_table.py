"""Make `engine/odds.bin`, the exact chances of an unbet round for every hand and seat.

Run by `make odds`; needs NumPy, which nothing else does. Every number is an integer: of the
43,370,632,305,000 layouts of the other three hands, how many go which way, or how many stones
they pay together. Two hands of a couple are looked at as the eight cards that they hold between
them, so that one matrix product tells, for each eight of ours, how often theirs lose.
"""

import sys
import zlib
from array import array
from dataclasses import dataclass, replace
from itertools import combinations_with_replacement
from math import comb, prod

import numpy as np
from numpy.typing import NDArray

from engine import DECK, Hand, Lance, Ruleset, juego_of, pares_of, strength
from engine.odds import COLUMNS, KINGS, PATH, SEATS, Counts, classes, faces, little_endian

CHUNK = 1_000
type Floats = NDArray[np.float64]
type Ints = NDArray[np.int64]


@dataclass(frozen=True)
class Scale:
    """A lance seen by class of hand: levels from 1 up, 0 for none, and the hand's own stones.

    A class that is `void` ends the lance for the whole table (punto where it has juego).
    """

    lance: Lance
    level: tuple[int, ...]
    pays: tuple[int, ...]
    void: tuple[bool, ...]

    @property
    def levels(self) -> int:
        return max(self.level) + 1


@dataclass(frozen=True)
class House:
    """All that depends on the ruleset: classes of hand, eights of cards, how many of each face."""

    ruleset: Ruleset
    hands: tuple[Counts, ...]
    eights: dict[Counts, int]
    deck: Counts


def house(ruleset: Ruleset) -> House:
    """The classes and eights that a ruleset makes of the deck."""
    held = [ruleset.face(card.rank) for card in DECK]
    deck = tuple(held.count(face) for face in faces(ruleset))
    every = combinations_with_replacement(range(len(deck)), 8)
    vectors = (tuple(kinds.count(face) for face in range(len(deck))) for kinds in every)
    fitting = [v for v in vectors if all(has <= most for has, most in zip(v, deck, strict=True))]
    eights = {vector: at for at, vector in enumerate(fitting)}
    return House(ruleset, tuple(classes(ruleset)), eights, deck)


def example(counts: Counts, ruleset: Ruleset) -> Hand:
    """Some hand of a class."""
    wanted = dict(zip(faces(ruleset), counts, strict=True))
    cards = []
    for card in DECK:
        face = ruleset.face(card.rank)
        if wanted[face]:
            wanted[face] -= 1
            cards.append(card)
    return Hand(tuple(cards))


def scale(lance: Lance, home: House) -> Scale:
    """A lance as levels, by class of hand."""
    ruleset = home.ruleset
    hands = [example(counts, ruleset) for counts in home.hands]
    void = tuple(lance is Lance.PUNTO and juego_of(hand, ruleset) is not None for hand in hands)
    keys = [() if no else strength(lance, h, ruleset) for no, h in zip(void, hands, strict=True)]
    order = {key: at for at, key in enumerate(sorted({(), *keys}))}
    pays = tuple(_pays(lance, hand, ruleset) for hand in hands)
    return Scale(lance, tuple(order[key] for key in keys), pays, void)


def _pays(lance: Lance, hand: Hand, ruleset: Ruleset) -> int:
    worth = {Lance.PARES: pares_of, Lance.JUEGO: juego_of}.get(lance)
    held = worth(hand, ruleset) if worth else None
    return held.stones if held else 0


def splits(home: House) -> tuple[Ints, ...]:
    """Each way to part eight cards into two hands: (eight, hand, hand, ways) as columns."""
    found = []
    for one, first in enumerate(home.hands):
        for two, second in enumerate(home.hands):
            both = tuple(map(sum, zip(first, second, strict=True)))
            if both in home.eights:
                ways = prod(comb(b, f) for b, f in zip(both, first, strict=True))
                found.append((home.eights[both], one, two, ways))
    return tuple(np.array(found, dtype=np.int64).T)


def layouts(home: House, ours: Ints, theirs: Ints) -> Floats:
    """For each eight of ours and of theirs: the ways to draw theirs from what ours leave."""
    table = np.array([[comb(n, k) for k in range(9)] for n in range(9)], dtype=np.float64)
    ways = np.ones((len(ours), len(theirs)))
    for face, most in enumerate(home.deck):
        ways *= table[np.maximum(most - ours[:, face], 0)][:, theirs[:, face]]
    return ways


@dataclass(frozen=True)
class Beaten:
    """By eight of ours and level: layouts of theirs that we beat, with no, one, two seats ahead.

    A rival ahead of us wins ties, so that he must be below our level, others not above it.
    """

    none_ahead: Floats
    one_ahead: Floats
    two_ahead: Floats

    def ahead(self, seat: int) -> Floats:
        """The figures where our better hand is at a seat: 0, 1, 1 or 2 rivals speak before it."""
        return (self.none_ahead, self.one_ahead, self.one_ahead, self.two_ahead)[seat]


def columns(home: House, scales: list[Scale]) -> list[Floats]:
    """By eight of theirs: splits by the level that beats them, plain and weighted by stones."""
    eight, one, two, ways = splits(home)
    made = []
    for sc in scales:
        level, pays, void = (np.array(x) for x in (sc.level, sc.pays, sc.void))
        kept = ~(void[one] | void[two])
        plain, strict = np.maximum(level[one], level[two]), np.maximum(level[one] + 1, level[two])
        stones = pays[one] + pays[two]
        for need in (plain, strict):
            made += [
                _histogram(home, sc, eight[kept], need[kept], weight[kept])
                for weight in (ways, ways * stones)
            ]
    return made


def _histogram(home: House, sc: Scale, eight: Ints, need: Ints, weight: Ints) -> Floats:
    grid = np.zeros((len(home.eights), sc.levels + 1))
    np.add.at(grid, (eight, need), weight)
    return np.cumsum(grid, axis=1)


def beaten(home: House, scales: list[Scale]) -> list[tuple[Beaten, Beaten]]:
    """For each lance the layouts that we beat, and the stones that they hold there."""
    vectors = np.array(list(home.eights), dtype=np.int64)
    made = columns(home, scales)
    stacked = np.hstack(made)
    product = np.vstack(
        [
            layouts(home, vectors[at : at + CHUNK], vectors) @ stacked
            for at in range(0, len(vectors), CHUNK)
        ]
    )
    parts = np.split(product, np.cumsum([m.shape[1] for m in made])[:-1], axis=1)
    quads = [parts[at : at + 4] for at in range(0, len(parts), 4)]
    return [(_beaten(q[0], q[2]), _beaten(q[1], q[3])) for q in quads]


def _beaten(plain: Floats, strict: Floats) -> Beaten:
    two_ahead = np.hstack([np.zeros((len(plain), 1)), plain[:, :-1]])
    return Beaten(plain, strict, two_ahead)


type Figures = dict[Lance, tuple[Scale, tuple[Beaten, Beaten]]]


def rows(home: House) -> dict[tuple[int, int], dict[str, int]]:
    """The eleven integers of each class of hand and seat."""
    lances = tuple(Lance)
    scales = [scale(lance, home) for lance in lances]
    figures = dict(zip(lances, zip(scales, beaten(home, scales), strict=True), strict=True))
    return {
        (at, seat): _row(home, at, seat, figures)
        for at in range(len(home.hands))
        for seat in range(SEATS)
    }


def _row(home: House, at: int, seat: int, figures: Figures) -> dict[str, int]:
    row = dict.fromkeys(COLUMNS, 0)
    mine = home.hands[at]
    for other, his in enumerate(home.hands):
        ways = prod(comb(most - m, h) for most, m, h in zip(home.deck, mine, his, strict=True))
        if ways:
            ours = home.eights[tuple(map(sum, zip(mine, his, strict=True)))]
            _add(row, ways, ours, (at, other), seat, figures)
    return row


def _add(
    row: dict[str, int], ways: int, ours: int, pair: tuple[int, int], seat: int, figures: Figures
) -> None:
    """Add what happens with one hand of the partner's, `ways` times."""
    for lance, (sc, (plain, weighted)) in figures.items():
        levels = sc.level[pair[0]], sc.level[pair[1]]
        best, seats = max(levels), (seat, (seat + 2) % SEATS)
        at = min(s for s, level in zip(seats, levels, strict=True) if level == best)
        every, stones = plain.none_ahead[ours, -1], weighted.none_ahead[ours, -1]
        if sc.void[pair[0]] or sc.void[pair[1]]:
            continue
        wins = plain.ahead(at)[ours, best] if best else 0
        lost = stones - (weighted.ahead(at)[ours, best] if best else 0)
        own = sc.pays[pair[0]] + sc.pays[pair[1]]
        nobody = plain.none_ahead[ours, 0]
        if lance in (Lance.PARES, Lance.JUEGO):
            row[f"{lance}_played"] += ways * int(every if best else every - nobody)
            row[f"{lance}_contested"] += ways * int(every - nobody if best else 0)
            row[f"{lance}_win"] += ways * int(wins)
            row["stones_us"] += ways * int(wins) * own
            row["stones_them"] += ways * int(lost)
        else:
            name = "punto_win" if lance is Lance.PUNTO else str(lance)
            row[name] += ways * int(wins)
            row["stones_us"] += ways * int(wins)
            row["stones_them"] += ways * int(every - wins)


def main() -> None:
    """Make the table and write it."""
    numbers = array("q")
    for kings in KINGS:
        home = house(replace(Ruleset(), kings=kings))
        made = rows(home)
        for name in COLUMNS:
            numbers.extend(row[name] for row in made.values())
        sys.stderr.write(f"{kings} kings: {len(home.hands)} classes, {len(home.eights)} eights\n")
    PATH.write_bytes(zlib.compress(little_endian(numbers).tobytes(), 9))
    sys.stderr.write(f"{PATH.name}: {PATH.stat().st_size:,} bytes\n")


if __name__ == "__main__":
    main()
