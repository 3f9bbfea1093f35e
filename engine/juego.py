"""Points, juego from 31 up, juego real, and punto's total (JUE-1 to JUE-6, VAR-2, PUN-1)."""

from dataclasses import dataclass
from functools import cache

from engine.cards import Card, Rank, Suit
from engine.hand import Hand
from engine.ruleset import Ranking, Ruleset
from engine.settings import JuegoReal

LEAST_JUEGO = 31
JUEGO_ORDER = (31, 32, 40, 37, 36, 35, 34, 33)  # JUE-3, best first
SOTA_DE_OROS = Card(Rank.SOTA, Suit.OROS)


@dataclass(frozen=True, slots=True)
class Juego:
    """A hand of 31 or more: its total, and whether it is a juego real under the ruleset."""

    total: int
    is_real: bool = False

    @property
    def stones(self) -> int:
        """What the holder's couple is paid for it if it wins the lance: 3 for 31, else 2."""
        return 3 if self.total == LEAST_JUEGO else 2


def points(hand: Hand, ruleset: Ruleset) -> int:
    """The total of a hand, 4 to 40 (JUE-1).

    >>> points(Hand.parse("RoCo7c4b"), Ruleset())
    31
    """
    return _total(hand.ranks, ruleset.ranking)


@cache
def _total(ranks: tuple[Rank, ...], ranking: Ranking) -> int:
    return sum(ranking.points[rank] for rank in ranks)


def juego_of(hand: Hand, ruleset: Ruleset) -> Juego | None:
    """The juego of a hand, or None with 30 points or fewer (JUE-2)."""
    total = points(hand, ruleset)
    return _juego(total, is_real(hand, ruleset)) if total >= LEAST_JUEGO else None


_juego = cache(Juego)


@cache
def juego_strength(juego: Juego) -> tuple[bool, int]:
    """A key by which a better juego is greater (JUE-3, VAR-2)."""
    return juego.is_real, -JUEGO_ORDER.index(juego.total)


def is_real(hand: Hand, ruleset: Ruleset) -> bool:
    """Whether a hand is a juego real: three sevens and the fourth card that the house asks for.

    >>> is_real(Hand.parse("7o7c7e3b"), Ruleset.parse("classic+juego_real=king"))
    True
    """
    if ruleset.juego_real is JuegoReal.NONE or hand.ranks.count(Rank.SIETE) != 3:
        return False
    fourth = next(card for card in hand.cards if card.rank is not Rank.SIETE)
    match ruleset.juego_real:
        case JuegoReal.SEVENS:
            return ruleset.points(fourth.rank) == 10
        case JuegoReal.KING:
            return ruleset.face(fourth.rank) is Rank.REY
        case JuegoReal.SUITS:
            return ruleset.points(fourth.rank) == 10 and len({c.suit for c in hand.cards}) == 4
        case JuegoReal.OROS:
            return fourth == SOTA_DE_OROS
