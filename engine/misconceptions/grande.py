"""What is believed of grande (GRA-1)."""

from engine.hand import Hand
from engine.juego import points
from engine.lances import Lance
from engine.misconceptions.answers import Step
from engine.misconceptions.misconception import Misconception, steps
from engine.questions.kinds import Kind
from engine.ruleset import Ruleset

COMPARING = (Kind.WHO_WINS, Kind.WHAT_DECIDES, Kind.ORDER_HANDS)


def first_only(lance: Lance, hand: Hand, ruleset: Ruleset) -> tuple[Step, ...]:
    """Only the first card that the lance compares."""
    return steps(lance, hand, ruleset)[:1]


def sum_only(_: Lance, hand: Hand, ruleset: Ruleset) -> tuple[Step, ...]:
    """Only the sum of the cards, which is no card's place."""
    return ((None, points(hand, ruleset)),)


def highest(_: Lance, hand: Hand, ruleset: Ruleset) -> tuple[int, ...]:
    """The highest card alone."""
    return (max(map(ruleset.height, hand.ranks)),)


def largest_sum(_: Lance, hand: Hand, ruleset: Ruleset) -> tuple[int, ...]:
    """The sum of the cards, as in juego."""
    return (points(hand, ruleset),)


GRANDE = (
    Misconception(
        "grande-by-sum", "grande", COMPARING, (Lance.GRANDE,), strength=largest_sum, walk=sum_only
    ),
    Misconception(
        "grande-top-only", "grande", COMPARING, (Lance.GRANDE,), strength=highest, walk=first_only
    ),
)
