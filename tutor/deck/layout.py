"""What every card has besides its picture: ground, frame, corner numbers, and where pips stand."""

from dataclasses import dataclass
from itertools import pairwise

from tutor.deck.palette import BLUE, EDGE, GOLD, INK, PAPER
from tutor.deck.shapes import Point, group, lines, num, shape, use

WIDTH, HEIGHT = 200, 310

# La pinta: where the frame's top and bottom lines break. None, one, two, three.
BREAKS: dict[str, tuple[int, ...]] = {"o": (), "c": (100,), "e": (78, 122), "b": (72, 100, 128)}
HALF_BREAK = 6.5

# Each digit: its advance and one stroke on a body 34 units tall.
DIGITS = {
    "0": (28.0, "M9 0C20 0 20 34 9 34C-2 34-2 0 9 0Z"),
    "1": (18.5, "M-3 10.5L6.5 2V37.5"),
    "2": (27.0, "M0 9C0-3 17-3 17 9C17 17 3 24 1 34H20"),
    "3": (27.0, "M0 0H16L7 13C22 13 20 34 8 34C4 34 1 32-1 29"),
    "4": (28.0, "M14 37.5V0L0 24H20"),
    "5": (27.0, "M17 0H3L2 15C8 10 18 14 18 23C18 32 9 36 0 31"),
    "6": (28.0, "M15 0C6 5 0 14 0 24C0 37 18 37 18 24C18 11 0 11 0 24"),
    "7": (27.0, "M-2 0H17L6 37.5"),
}
PRINTED = {"S": "10", "C": "11", "R": "12"}


@dataclass(frozen=True, slots=True)
class Stand:
    """Where a number card's pips stand, and their scale."""

    centres: tuple[Point, ...]
    scale: float


def _grid(xs: tuple[float, ...], ys: tuple[float, ...], *extra: Point) -> tuple[Point, ...]:
    return tuple((x, y) for y in ys for x in xs) + extra


def stand(suit: str, number: int) -> Stand:
    """The traditional arrangement: 2 in a column, 3 one above two, 5 with one in the middle."""
    return STANDS[suit][number]


STANDS: dict[str, dict[int, Stand]] = {
    "o": {
        2: Stand(((100, 91), (100, 219)), 1.1),
        3: Stand(((100, 90), (58, 210), (142, 210)), 0.82),
        4: Stand(_grid((57, 143), (98, 212)), 0.76),
        5: Stand(_grid((56, 144), (91, 219), (100, 155)), 0.68),
        6: Stand(_grid((64, 136), (82, 155, 228)), 0.68),
        7: Stand(_grid((48, 152), (89, 155, 221), (100, 122)), 0.63),
    },
    "c": {
        2: Stand(((100, 90), (100, 220)), 0.94),
        3: Stand(((100, 97), (60, 203), (140, 203)), 0.8),
        4: Stand(_grid((64, 136), (106, 204)), 0.76),
        5: Stand(_grid((54, 146), (101, 209), (100, 155)), 0.66),
        6: Stand(_grid((67, 133), (69, 155, 241)), 0.64),
        7: Stand(_grid((61, 139), (70, 155, 240), (100, 112.5)), 0.59),
    },
    "e": {
        2: Stand(((100, 89), (100, 221)), 1.0),
        3: Stand(((100, 88), (62, 216), (138, 216)), 0.94),
        4: Stand(_grid((66, 134), (94, 216)), 0.92),
        5: Stand(_grid((62, 138), (90, 220), (100, 155)), 0.86),
        6: Stand(_grid((65, 135), (68, 155, 242)), 0.66),
        7: Stand(_grid((62, 138), (68, 155, 242), (100, 111.5)), 0.66),
    },
    "b": {
        2: Stand(((97, 89), (97, 221)), 1.0),
        3: Stand(((97, 88), (56, 214), (136, 214)), 0.92),
        4: Stand(_grid((64, 136), (93, 217)), 0.9),
        5: Stand(_grid((61, 140), (91, 219), (100, 155)), 0.72),
        6: Stand(_grid((66, 134), (70, 155, 240)), 0.63),
        7: Stand(_grid((65, 138), (70, 155, 240), (102, 112.5)), 0.6),
    },
}


def ground() -> str:
    """The card's paper, with an edge line that keeps it apart from a white page."""
    return (
        f'<rect x="1" y="1" width="198" height="308" rx="13" fill="{PAPER}" '
        f'stroke="{EDGE}" stroke-width="2"/>'
    )


def frame(suit: str) -> str:
    """The frame line, broken above and below as the suit asks."""
    breaks = BREAKS[suit]
    if not breaks:
        path = "M15 9H185Q191 9 191 15V295Q191 301 185 301H15Q9 301 9 295V15Q9 9 15 9Z"
    else:
        first, last = num(breaks[0] - HALF_BREAK), num(breaks[-1] + HALF_BREAK)
        path = f"M{last} 9H185Q191 9 191 15V295Q191 301 185 301H{last}"
        path += f"M{first} 9H15Q9 9 9 15V295Q9 301 15 301H{first}"
        for a, b in pairwise(breaks):
            for y in (9, 301):
                path += f"M{num(a + HALF_BREAK)} {y}H{num(b - HALF_BREAK)}"
    return shape(path, "none", stroke=INK, stroke_width=4)


def numeral(text: str) -> str:
    """A number drawn with strokes, so that it needs no font."""
    strokes, x = "", 0.0
    for digit in text:
        advance, path = DIGITS[digit]
        strokes += group(shape(path), transform=f"translate({num(x)})") if x else shape(path)
        x += advance
    return group(
        strokes,
        fill="none",
        stroke=INK,
        stroke_width=7.4,
        stroke_linejoin="round",
        transform="scale(.88)",
    )


def corners(ref: str) -> str:
    """A number top left, and again for whoever sits opposite."""
    return use(ref, 21, 21) + use(ref, 179, 289, turn=180)


def pips(suit: str, number: int) -> str:
    """The pips of a number card from 2 to 7."""
    pattern = stand(suit, number)
    return "".join(use(f"pip-{suit}", x, y, scale=pattern.scale) for x, y in pattern.centres)


def back() -> str:
    """Lozenges on blue, the same when turned upside down."""
    lozenges = dots = ""
    for row in range(8):
        for column in range(6):
            x, y = 32.5 + column * 27, 36 + row * 34
            lozenges += f"M{num(x)} {y - 17}l13.5 17-13.5 17-13.5-17z"
            if column < 5 and row < 7:
                dots += f"M{num(x + 13.5)} {y + 17}h0"
    return shape("M19 19H181V291H19Z", BLUE) + shape(lozenges, INK) + lines(dots, 8, GOLD)
