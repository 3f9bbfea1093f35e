"""Who wins a lance and why (LAN-3, LAN-4): winner and reasons in one walk."""

from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from engine.cards import Rank
from engine.deal import Deal
from engine.juego import Juego, juego_of, points
from engine.lances import Lance, compared, strength
from engine.pares import Pares, ParesKind, pares_of
from engine.seats import MANO, couple_of

REMEMBERED = 1024


class Why(StrEnum):
    """The first thing that separates the winner from a rival."""

    GRANDE = "grande"
    CHICA = "chica"
    PARES_KIND = "pares-kind"
    PAR = "par"
    MEDIAS = "medias"
    DUPLES_FIRST = "duples-first"
    DUPLES_SECOND = "duples-second"
    JUEGO = "juego"
    JUEGO_REAL = "juego-real"
    PUNTO = "punto"
    TIE_MANO = "tie-mano"
    TIE_NEAREST = "tie-nearest"


type Worth = Rank | ParesKind | int


@dataclass(frozen=True, slots=True)
class Reason:
    """Why the winner beats one rival.

    `place` is the compared card that settles grande or chica, 1 to 4; `best` and `other` are what
    winner and rival have there (ranks as they count, kinds of pares, totals), None in a tie.
    """

    rival: int
    why: Why
    place: int | None = None
    best: Worth | None = None
    other: Worth | None = None


@dataclass(frozen=True, slots=True)
class Verdict:
    """A lance decided: the winner's seat (None where nobody takes part) and why.

    `players` take part, in speaking order; `bet` tells whether both couples do; `reasons` has one
    for each other player, in speaking order.
    """

    lance: Lance
    winner: int | None
    players: tuple[int, ...]
    bet: bool
    reasons: tuple[Reason, ...]

    @property
    def couple(self) -> int | None:
        """The couple that wins the lance by its better hand (LAN-4)."""
        return None if self.winner is None else couple_of(self.winner)


@lru_cache(REMEMBERED)
def decide(lance: Lance, deal: Deal) -> Verdict:
    """Decide a lance on known hands; `BadNotation` (`unknown_hand`) where one is not known.

    Remembered, for whoever judges a deal also explains and shows it.

    >>> from engine import Ruleset
    >>> decide(Lance.CHICA, Deal.parse("RoCo5o4o.3o3c4b4e", Ruleset())).winner
    1
    """
    contest = deal.contest(lance)
    winner, players = contest.winner, contest.players
    if winner is None:
        return Verdict(lance, None, (), False, ())
    reasons = tuple(separate(lance, deal, winner, rival) for rival in players if rival != winner)
    return Verdict(lance, winner, players, contest.is_bet, reasons)


def separate(lance: Lance, deal: Deal, winner: int, rival: int) -> Reason:
    """The first thing that separates a winner from a rival who is not better."""
    best, other = deal.hand(winner), deal.hand(rival)
    if strength(lance, best, deal.ruleset) == strength(lance, other, deal.ruleset):
        return Reason(rival, Why.TIE_MANO if winner == MANO else Why.TIE_NEAREST)
    match lance:
        case Lance.GRANDE | Lance.CHICA:
            return _by_card(lance, deal, winner, rival)
        case Lance.PARES:
            held = pares_of(best, deal.ruleset), pares_of(other, deal.ruleset)
            return _by_pares(rival, *held)  # type: ignore[arg-type]  # both take part
        case Lance.JUEGO:
            juegos = juego_of(best, deal.ruleset), juego_of(other, deal.ruleset)
            return _by_juego(rival, *juegos)  # type: ignore[arg-type]  # both take part
        case Lance.PUNTO:
            totals = points(best, deal.ruleset), points(other, deal.ruleset)
            return Reason(rival, Why.PUNTO, None, *totals)


def _by_card(lance: Lance, deal: Deal, winner: int, rival: int) -> Reason:
    faces = zip(_faces(lance, deal, winner), _faces(lance, deal, rival), strict=True)
    place, (best, other) = next(
        (place, pair) for place, pair in enumerate(faces, 1) if pair[0] is not pair[1]
    )
    return Reason(rival, Why(lance), place, best, other)


def _faces(lance: Lance, deal: Deal, seat: int) -> list[Rank]:
    """What a hand's cards count as, in the order in which the lance compares them."""
    hand, ruleset = deal.hand(seat), deal.ruleset
    stands_for = dict(zip(hand.cards, hand.ranks, strict=True))
    return [ruleset.face(stands_for[card]) for card in compared(lance, hand, ruleset)]


def _by_pares(rival: int, best: Pares, other: Pares) -> Reason:
    if best.kind is not other.kind:
        return Reason(rival, Why.PARES_KIND, None, best.kind, other.kind)
    if best.high is other.high:
        return Reason(rival, Why.DUPLES_SECOND, None, best.low, other.low)
    first = {ParesKind.PAR: Why.PAR, ParesKind.MEDIAS: Why.MEDIAS}.get(best.kind, Why.DUPLES_FIRST)
    return Reason(rival, first, None, best.high, other.high)


def _by_juego(rival: int, best: Juego, other: Juego) -> Reason:
    why = Why.JUEGO_REAL if best.is_real and not other.is_real else Why.JUEGO
    return Reason(rival, why, None, best.total, other.total)
