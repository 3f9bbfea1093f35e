"""The deck's few colours and its one line. Every light fill carries the ink line, also in print."""

from dataclasses import dataclass

INK = "#1F2840"
PAPER = "#FBF5E6"
EDGE = "#CDC3AB"
RED = "#C8372D"
GOLD = "#F2B632"
GREEN = "#2B8757"
BLUE = "#2B66B1"
STONE = "#B9B3A4"
FELT = "#23503D"

LINE = 4
SUITS = "oceb"
NUMBERS = "1234567"
FIGURES = "SCR"


@dataclass(frozen=True, slots=True)
class Livery:
    """The two colours a suit's household wears; bodies take them as `currentColor` and `fill`."""

    main: str
    second: str


LIVERY = {
    "o": Livery(GOLD, RED),
    "c": Livery(RED, BLUE),
    "e": Livery(BLUE, RED),
    "b": Livery(GREEN, GOLD),
}
