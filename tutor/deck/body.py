"""Parts that the figures share: head, hands, sleeves, hose and shoes.

Bodies take their two colours from the card: `currentColor` is the suit's, the inherited fill is
the second. Heads look to the right; turn them round with `flip`.
"""

from math import atan2, degrees, hypot

from tutor.deck.palette import GOLD, INK, PAPER, RED
from tutor.deck.shapes import Point, flat, limb, lines, num, shape, use

MAIN = "currentColor"


def face() -> str:
    """A face turned a little to the right, around the origin; 32 wide, chin at 25."""
    return (
        shape("M-16-18H17V5C17 17 9 25 2 25C-6 25-16 17-16 6Z", PAPER, stroke_width=3)
        + lines("M-9-5C-6-9-1-9 2-5V7H8M8-6C11-9 14-9 16-6", 3)
        + f'<circle cx="-3" cy="0" r="2.6" fill="{INK}" stroke="none"/>'
        + f'<circle cx="11.5" cy="0" r="2.6" fill="{INK}" stroke="none"/>'
        + lines("M-1 15C2 17 6 17 9 14.5", 3.4, RED)
    )


def page_head() -> str:
    """The young head of sota and caballo, hair to the jaw."""
    hair = (
        "M-25-12C-25-34 26-34 26-12C26-2 26 8 30 17C26 22 20 22 16 18"
        "H-15C-20 22-27 22-31 17C-26 8-25-2-25-12Z"
    )
    return flat(hair) + face()


def fist() -> str:
    """A hand closed around something upright: thumb to the left, fingers to the right."""
    return shape("M-8-6C-8-11 7-11 9-7V7C7 11-8 11-8 6Z", PAPER) + lines("M-1-3.5H9M-1 3H9", 2.6)


def shoe() -> str:
    """A pointed shoe, toe to the right; the ankle is at the origin."""
    return flat("M-8-8H7C8 0 22 1 27 9C27 11 26 12 24 12H-9C-11 6-10-2-8-8Z")


def sleeve(shoulder: Point, elbow: Point, wrist: Point, hand: str = "", turn: float = 0) -> str:
    """An arm in the second colour, apart from the sign it holds, with a cuff in the main one.

    `hand` names the piece drawn just past the cuff.
    """
    start, end = _towards(elbow, wrist, -2), _towards(elbow, wrist, 6)
    arm = shape(limb([shoulder, elbow, wrist], [23, 20, 15])) + shape(
        limb([start, end], [19, 19]), MAIN
    )
    return (use(hand, *_towards(elbow, wrist, 12), turn) if hand else "") + arm


def puffed(shoulder: Point, elbow: Point, wrist: Point, hand: str = "", turn: float = 0) -> str:
    """The page's sleeve: a puffed cap in the main colour over the shoulder."""
    x, y = _towards(elbow, shoulder, -9)
    cap = f"M{num(shoulder[0])} {num(shoulder[1])}L{num(x)} {num(y)}"
    return sleeve(shoulder, elbow, wrist, hand, turn) + lines(cap, 29) + lines(cap, 21, color=MAIN)


def hose(
    hip: Point, knee: Point, ankle: Point, fill: str = "", toe: float = 1, turn: float = 0
) -> str:
    """A leg and its shoe; `toe` is 1 for a toe to the right and -1 for the left."""
    return use("shoe", *ankle, turn, flip=toe < 0) + shape(
        limb([hip, knee, ankle], [25, 22, 14]), fill
    )


def angle(a: Point, b: Point) -> float:
    """How far a thing drawn upright must be turned to point from `a` to `b`."""
    return degrees(atan2(b[0] - a[0], a[1] - b[1]))


def _towards(a: Point, b: Point, beyond: float) -> Point:
    """The point that lies `beyond` units past `b` on the way from `a`."""
    size = hypot(b[0] - a[0], b[1] - a[1])
    return b[0] + (b[0] - a[0]) / size * beyond, b[1] + (b[1] - a[1]) / size * beyond


HATS = {
    # A beret with a feather.
    "o": shape("M14-36C24-58 42-58 50-47C39-48 30-40 26-28Z", RED)
    + shape("M-33-14C-40-36-14-46 8-42C30-38 37-26 31-14C10-22-12-22-33-14Z", MAIN),
    # A tall cap with a turned-up brim and a gold stud.
    "c": shape("M-24-18L-30-42C-12-47 12-47 30-42L24-18Z", MAIN)
    + shape("M-27-23C-12-29 12-29 28-23V-10C12-16-12-16-27-10Z")
    + f'<circle cy="-20.5" r="5" fill="{GOLD}"/>',
    # A beaked hunter's cap with a feather.
    "e": shape("M6-31C2-50-10-61-30-60C-22-52-18-44-14-30Z", RED)
    + shape("M-32-10C-34-46 8-50 18-31L45-13C20-22-10-20-32-10Z", MAIN),
    # A hood with its tail.
    "b": shape(
        "M31-10C35-46-20-52-31-25C-42-26-44-10-38 9C-35-2-34-8-28-10C-10-20 14-20 31-10Z", MAIN
    )
    + shape("M6-41L14-29L6-17L-2-29Z", GOLD),
}
