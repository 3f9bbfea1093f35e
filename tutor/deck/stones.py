"""The stone that keeps the score, and the amarraco: five of them together."""

from tutor.deck.palette import INK, PAPER, STONE
from tutor.deck.shapes import group, lines, shape, use

PEBBLE = "M12 60C7 38 27 19 53 19C79 19 95 35 91 57C88 76 69 83 47 82C26 81 15 75 12 60Z"
PILE = ((1, 14, 0.45), (53, 11, 0.45), (28, 29, 0.45), (3, 48, 0.45), (54, 47, 0.45))


def stone() -> str:
    """A river pebble."""
    return group(
        shape(PEBBLE, STONE) + lines("M28 50C32 40 43 34 56 34", 5, PAPER),
        stroke=INK,
        stroke_width=5,
    )


def amarraco() -> str:
    """Five pebbles, close together."""
    return "".join(use("pebble", x, y, scale=k) for x, y, k in PILE)
