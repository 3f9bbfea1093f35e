"""A whole deal judged by table, as if every lance were passed (LAN-3, PAR-11, JUE-5, PUN-2).

For simulations: what `decide` and `tally` say of an unbet round, in microseconds, without reasons.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from engine.cards import DECK
from engine.errors import BadNotation, BadRuleset
from engine.hand import SIZE, Hand
from engine.juego import juego_of
from engine.ladder import classes, ladder_of, telling
from engine.lances import Lance
from engine.pares import pares_of
from engine.ruleset import Ruleset
from engine.seats import couple_of

SEATS = 4
POSTRE = SEATS - 1
EVERY_CARD = frozenset(range(len(DECK)))

# What a hand adds to `held`, in bits: who has pares, who has juego, and the stones of each couple.
SEAT_BITS = (1 << SEATS) - 1
JUEGO_AT = SEATS
PARES_STONES = (8, 14)
JUEGO_STONES = (11, 17)
STONE_BITS = 7

type Row = tuple[int, int, int, int, int]  # grande, chica, pares, last lance, held


class Showdown(NamedTuple):
    """The seats that win, None in pares where nobody has them; who has what; the couples' stones.

    `last` wins juego, or punto where nobody has juego.
    """

    grande: int
    chica: int
    pares: int | None
    last: int
    with_pares: tuple[int, ...]
    with_juego: tuple[int, ...]
    stones: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Judge:
    """The tables of a ruleset: codes of cards, and by seat a row for every class of hands.

    A number of a row tells rung and seat, so that the greatest of four is the winner's: of equal
    hands that of the first seat (LAN-3).

    >>> from engine import card_numbers
    >>> judge_of(Ruleset()).showdown(card_numbers("RoRc4e1bCoCcCe7bSoSc6e5b1o4c7e6b")).stones
    (4, 3)
    """

    codes: tuple[int, ...]
    rows: tuple[Mapping[int, Row], ...]

    def showdown(self, cards: Sequence[int]) -> Showdown:
        """Judge sixteen cards, four by four from the mano on, as numbers; they are not checked."""
        codes = self.codes
        first, second, third, fourth = self.rows
        a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p = cards  # noqa: E741
        g0, c0, p0, l0, h0 = first[codes[a] + codes[b] + codes[c] + codes[d]]
        g1, c1, p1, l1, h1 = second[codes[e] + codes[f] + codes[g] + codes[h]]
        g2, c2, p2, l2, h2 = third[codes[i] + codes[j] + codes[k] + codes[l]]
        g3, c3, p3, l3, h3 = fourth[codes[m] + codes[n] + codes[o] + codes[p]]
        grande = POSTRE - max(g0, g1, g2, g3) % SEATS
        chica = POSTRE - max(c0, c1, c2, c3) % SEATS
        pares = POSTRE - max(p0, p1, p2, p3) % SEATS
        last = POSTRE - max(l0, l1, l2, l3) % SEATS
        held = h0 + h1 + h2 + h3
        with_pares = GROUPS[held & SEAT_BITS]
        with_juego = GROUPS[held >> JUEGO_AT & SEAT_BITS]
        stones = _stones(grande, chica, pares, last, held)
        winner = pares if with_pares else None
        return Showdown(grande, chica, winner, last, with_pares, with_juego, stones)

    def checked(self, cards: Sequence[int]) -> Showdown:
        """Judge sixteen cards, or raise `BadNotation` (`bad_deal`) unless they are all different.

        A number below 0 or above 39 is no card.
        """
        if not len(EVERY_CARD.intersection(cards)) == SEATS * SIZE == len(cards):
            raise BadNotation("bad_deal", given=tuple(cards), wanted=SEATS * SIZE)
        return self.showdown(cards)


GROUPS = tuple(
    tuple(seat for seat in range(SEATS) if seats >> seat & 1) for seats in range(1 << SEATS)
)


def judge_of(ruleset: Ruleset) -> Judge:
    """The judge under a ruleset, made when first asked for.

    Raises `BadRuleset`: `no_ladder` with wild cards, `no_judge` for other than four players.
    """
    if ruleset.players != SEATS:
        raise BadRuleset("no_judge", ruleset=str(ruleset))
    ladder_of(Lance.GRANDE, ruleset)
    return _judge(telling(ruleset))


@cache
def _judge(ruleset: Ruleset) -> Judge:
    ladders = [ladder_of(lance, ruleset) for lance in Lance]
    sorted_in = classes(ruleset)
    above_punto = max(ladders[-1].rungs.values())
    rows: tuple[dict[int, Row], ...] = ({}, {}, {}, {})
    for code, hand in sorted_in.samples.items():
        grande, chica, pares, juego, punto = (each.rungs[code] for each in ladders)
        rungs = grande, chica, pares, juego + above_punto if juego else punto
        for seat in range(SEATS):
            rows[seat][code] = _row(rungs, seat, _held(hand, seat, ruleset))
    return Judge(sorted_in.codes, rows)


def _row(rungs: Iterable[int], seat: int, held: int) -> Row:
    grande, chica, pares, last = (rung * SEATS + POSTRE - seat for rung in rungs)
    return grande, chica, pares, last, held


def _held(hand: Hand, seat: int, ruleset: Ruleset) -> int:
    couple, held = couple_of(seat), 0
    if (pares := pares_of(hand, ruleset)) is not None:
        held += (1 << seat) + (pares.stones << PARES_STONES[couple])
    if (juego := juego_of(hand, ruleset)) is not None:
        held += (1 << JUEGO_AT + seat) + (juego.stones << JUEGO_STONES[couple])
    return held


def _stones(grande: int, chica: int, pares: int, last: int, held: int) -> tuple[int, int]:
    """What an unbet round pays: en paso, each winning couple's own pares and juego, or punto's."""
    by_pares = held >> PARES_STONES[pares & 1] & STONE_BITS
    by_last = held >> JUEGO_STONES[last & 1] & STONE_BITS or 1
    theirs = (grande & 1) + (chica & 1) + (pares & 1) * by_pares + (last & 1) * by_last
    return 2 + by_pares + by_last - theirs, theirs
