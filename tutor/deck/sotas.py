"""The four sotas: one page's dress, four stances."""

from tutor.deck.body import MAIN, angle, hose, puffed
from tutor.deck.palette import GOLD, PAPER
from tutor.deck.shapes import Point, flat, lines, shape, use


def doublet() -> str:
    """Tunic, belt, pleated skirt and collar; the neck is at the origin, the hem at 106."""
    return (
        shape("M-13-4C-22-2-29 1-32 9L-22 53L-40 104Q0 113 40 104L22 53L32 9C29 1 22-2 13-4Z", MAIN)
        + shape("M-12-2H12L7 50H-7Z")
        + lines("M-13 64L-20 105M0 64V107M13 64L20 105", 3)
        + flat("M-24 48H24L26 60H-26Z")
        + shape("M-6 48H6V60H-6Z", GOLD, stroke_width=3)
        + shape("M-19-8H19L12 8H-12Z", PAPER)
    )


def _headed(suit: str, neck: Point, flip: bool) -> str:
    x, y = neck[0], neck[1] - 30
    return use("head", x, y, flip=flip) + use(f"hat-{suit}", x, y, flip=flip and suit != "o")


def _akimbo(x: float) -> str:
    """The arm on the right of a neck at `x`, hand on the hip."""
    return puffed((x + 25, 117), (x + 52, 144), (x + 36, 158), "fist", 50)


def sota_of_oros() -> str:
    """Stands at ease, hand on hip, and shows the coin."""
    neck = (106, 106)
    return (
        hose((118, 205), (114, 240), (108, 276), MAIN)
        + hose((94, 205), (86, 242), (78, 276), toe=-1)
        + use("doublet", *neck)
        + _akimbo(neck[0])
        + puffed((81, 117), (62, 156), (54, 147))
        + _headed("o", neck, flip=True)
        + use("pip-o", 44, 100, scale=0.6)
        + use("fist", 44, 131, turn=-8)
    )


def sota_of_copas() -> str:
    """Strides in with the cup, cape behind."""
    return (
        shape("M70 102C44 124 30 168 22 214Q44 226 66 216L100 120Z")
        + hose((78, 204), (64, 240), (42, 266), MAIN, turn=30)
        + hose((100, 205), (114, 240), (108, 276))
        + use("doublet", 90, 106, turn=4)
        + puffed((64, 118), (42, 146), (58, 158), "fist", -50)
        + puffed((115, 118), (130, 152), (145, 141))
        + _headed("c", (92, 106), flip=False)
        + use("pip-c", 160, 112, scale=0.74)
        + use("fist", 158, 132)
    )


def sota_of_espadas() -> str:
    """Leans on the long sword, one leg across the other."""
    neck = (104, 106)
    return (
        hose((114, 205), (110, 240), (102, 276), MAIN, toe=-1)
        + hose((92, 205), (100, 240), (117, 265), turn=24)
        + use("doublet", *neck)
        + _akimbo(neck[0])
        + puffed((79, 117), (68, 160), (62, 157))
        + _headed("e", neck, flip=True)
        + use("long-sword", 44, 194, turn=180, scale=0.84)
        + use("fist", 44, 156)
    )


def sota_of_bastos() -> str:
    """Marches with the club on the shoulder."""
    grip, end = (127, 204), (155, 84)
    return (
        hose((106, 205), (114, 240), (124, 263), MAIN, toe=-1, turn=-28)
        + hose((82, 205), (68, 240), (66, 276), toe=-1)
        + use("doublet", 92, 106, turn=-3)
        + puffed((67, 117), (44, 142), (48, 166), "fist")
        + puffed((117, 117), (130, 150), (128, 162))
        + _headed("b", (90, 106), flip=True)
        + use("long-club", (grip[0] + end[0]) / 2, (grip[1] + end[1]) / 2, angle(grip, end), 0.95)
        + use("fist", 132, 179, turn=14)
    )


SOTAS = {"o": sota_of_oros, "c": sota_of_copas, "e": sota_of_espadas, "b": sota_of_bastos}
