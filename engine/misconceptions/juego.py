"""What is believed of juego and punto: its order, its totals, where it begins (JUE-1 to JUE-3)."""

from collections.abc import Callable
from functools import partial

from engine.hand import Hand
from engine.juego import LEAST_JUEGO, is_real, points
from engine.lances import Lance, strength
from engine.misconceptions.misconception import Misconception, Strength
from engine.misconceptions.seen import AceEleven, FiguresOwnNumber, seen_as
from engine.questions.kinds import Kind
from engine.ruleset import Ruleset

type Order = Callable[[int], tuple[int, ...]]

TOTALS = (Kind.WHO_WINS, Kind.JUEGO_TOTAL, Kind.WHICH_LAST_LANCE, Kind.HAS_JUEGO)
ADDING = (Lance.JUEGO, Lance.PUNTO)


def as_played(total: int) -> tuple[int, ...]:
    """31, then 32, then the higher the better: the true order, also for totals that cannot be."""
    return int(total == 31), int(total == 32), total


def juego_by(order: Order, least: int = LEAST_JUEGO) -> Strength:
    """Juego from `least` up, the total's rank given by `order`; other lances as they are."""

    def ranked(lance: Lance, hand: Hand, ruleset: Ruleset) -> tuple[int, ...]:
        if lance is not Lance.JUEGO:
            return strength(lance, hand, ruleset)
        total = points(hand, ruleset)
        return (int(is_real(hand, ruleset)), *order(total)) if total >= least else ()

    return ranked


def _order(id: str, order: Order) -> Misconception:
    kinds = (Kind.WHO_WINS, Kind.ORDER_HANDS)
    return Misconception(id, "juego", kinds, (Lance.JUEGO,), strength=juego_by(order))


JUEGO = (
    _order("forty-is-best", lambda total: (int(total == 40), *as_played(total))),
    _order("higher-juego-wins", lambda total: (total,)),
    _order("nearest-31", lambda total: (-total,)),
    Misconception(
        "31-is-no-juego",
        "punto",
        (Kind.WHO_WINS, Kind.WHICH_LAST_LANCE, Kind.HAS_JUEGO),
        (Lance.JUEGO,),
        strength=juego_by(as_played, least=32),
    ),
    Misconception(
        "30-is-juego",
        "punto",
        (Kind.WHICH_LAST_LANCE, Kind.HAS_JUEGO),
        strength=juego_by(as_played, least=30),
    ),
    Misconception(
        "figures-own-number",
        "juego",
        TOTALS,
        ADDING,
        sees=partial(seen_as, FiguresOwnNumber),
        strength=juego_by(as_played),
    ),
    Misconception(
        "ace-eleven",
        "punto",
        TOTALS,
        ADDING,
        sees=partial(seen_as, AceEleven),
        strength=juego_by(as_played),
    ),
)
