"""What is believed of threes and twos (CAR-2)."""

from functools import partial

from engine.lances import Lance
from engine.misconceptions.misconception import Misconception
from engine.misconceptions.seen import ThreeAddsThree, ThreeIsThree, TwoIsTwo, seen_as
from engine.questions.kinds import Kind

OF_CARDS = (
    Kind.WHO_WINS,
    Kind.WHAT_DECIDES,
    Kind.WHICH_PARES,
    Kind.JUEGO_TOTAL,
    Kind.WHICH_LAST_LANCE,
    Kind.TOP_CARD,
    Kind.SAME_CARD,
    Kind.TWO_RULES,
    Kind.ORDER_HANDS,
    Kind.HAS_JUEGO,
    Kind.CARDS_LEFT,
    Kind.SIGNAL_TELLS,
)
THREE_IS_THREE = Misconception(
    "three-is-three", "cards", OF_CARDS, sees=partial(seen_as, ThreeIsThree)
)
TWO_IS_TWO = Misconception(
    "two-is-two",
    "cards",
    (
        Kind.WHO_WINS,
        Kind.WHAT_DECIDES,
        Kind.WHICH_PARES,
        Kind.JUEGO_TOTAL,
        Kind.SAME_CARD,
        Kind.ORDER_HANDS,
        Kind.CARDS_LEFT,
    ),
    sees=partial(seen_as, TwoIsTwo),
)
THREE_ADDS_THREE = Misconception(
    "three-adds-three",
    "cards",
    (Kind.WHO_WINS, Kind.JUEGO_TOTAL, Kind.WHICH_LAST_LANCE, Kind.HAS_JUEGO),
    (Lance.JUEGO, Lance.PUNTO),
    cause=THREE_IS_THREE.id,
    sees=partial(seen_as, ThreeAddsThree),
)
CARDS = (THREE_IS_THREE, TWO_IS_TWO, THREE_ADDS_THREE)
