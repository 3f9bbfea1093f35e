"""The stone that keeps the score, and the amarraco: five of them together."""

from tutor.deck.palette import INK, PAPER, STONE
from tutor.deck.shapes import group, lines, shape, use

PEBBLE = "M5 62C0 38 22 17 52 17C82 17 99 34 95 58C92 78 72 86 47 85C24 84 8 78 5 62Z"
PILE = ((15, 13, 0.44), (45, 10, 0.46), (0, 41, 0.44), (56, 41, 0.44), (27, 44, 0.48))


def stone() -> str:
    """A river pebble."""
    return group(
        shape(PEBBLE, STONE) + lines("M24 50C29 39 42 33 57 33", 5, PAPER),
        stroke=INK,
        stroke_width=5,
    )


def amarraco() -> str:
    """Five pebbles, close together."""
    return "".join(use("pebble", x, y, scale=k) for x, y, k in PILE)
