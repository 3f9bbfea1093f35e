"""What is believed of chica (CHI-1)."""

from engine.hand import Hand
from engine.juego import points
from engine.lances import Lance
from engine.misconceptions.answers import Step
from engine.misconceptions.grande import COMPARING, first_only, sum_only
from engine.misconceptions.misconception import Misconception, steps
from engine.ruleset import Ruleset


def lowest(_: Lance, hand: Hand, ruleset: Ruleset) -> tuple[int, ...]:
    """The lowest card alone; the lower, the better."""
    return (-min(map(ruleset.height, hand.ranks)),)


def smallest_sum(_: Lance, hand: Hand, ruleset: Ruleset) -> tuple[int, ...]:
    """The sum of the cards, as in juego; the smaller, the better."""
    return (-points(hand, ruleset),)


def lowest_then_down(lance: Lance, hand: Hand, ruleset: Ruleset) -> tuple[Step, ...]:
    """The lowest card, then from the highest downwards."""
    bottom, *others = steps(lance, hand, ruleset)
    return (bottom, *reversed(others))


def low_from_top(lance: Lance, hand: Hand, ruleset: Ruleset) -> tuple[int, ...]:
    """The lowest card; if equal, the highest, and so on down: always the lower is better."""
    return tuple(-height for _, height in lowest_then_down(lance, hand, ruleset))


CHICA = (
    Misconception(
        "chica-ties-from-top",
        "chica",
        COMPARING,
        (Lance.CHICA,),
        strength=low_from_top,
        walk=lowest_then_down,
    ),
    Misconception(
        "chica-by-sum", "chica", COMPARING, (Lance.CHICA,), strength=smallest_sum, walk=sum_only
    ),
    Misconception(
        "chica-bottom-only", "chica", COMPARING, (Lance.CHICA,), strength=lowest, walk=first_only
    ),
)
