"""What is believed of mano and postre (LAN-3)."""

from engine.hand import Hand
from engine.lances import Lance, takes_part
from engine.misconceptions.misconception import Misconception
from engine.questions.kinds import Kind
from engine.ruleset import Ruleset


def all_alike(lance: Lance, hand: Hand, ruleset: Ruleset) -> tuple[int, ...]:
    """Every hand that takes part is as good as any other, so that the first seat wins."""
    return (0,) if takes_part(lance, hand, ruleset) else ()


SEATS = (
    Misconception("mano-wins-all", "grande", (Kind.WHO_WINS,), strength=all_alike, fewest_hands=4),
    Misconception(
        "postre-wins-ties", "chica", (Kind.WHO_WINS, Kind.ORDER_HANDS), last_wins_ties=True
    ),
)
