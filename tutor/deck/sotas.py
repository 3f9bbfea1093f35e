"""The four sotas: one page's dress, four stances."""

from tutor.deck.body import MAIN, angle, hose, sleeve
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


def _dressed(suit: str, neck: Point, flip: bool, lean: float = 0) -> str:
    x, y = neck
    head = (x + lean * 0.5, y - 30)
    return (
        use("doublet", x, y, turn=lean)
        + use("head", *head, flip=flip)
        + use(f"hat-{suit}", *head, flip=flip)
    )


def _akimbo(neck: Point) -> str:
    """The arm on the right, hand on the hip; goes behind the tunic."""
    x, y = neck
    return sleeve((x + 24, y + 12), (x + 50, y + 38), (x + 32, y + 54), "fist", 60)


def sota_of_oros() -> str:
    """Stands at ease, hand on hip, and shows the coin."""
    neck = (106, 106)
    return (
        hose((118, 205), (118, 240), (116, 276), MAIN)
        + hose((94, 205), (88, 242), (82, 276), toe=-1)
        + _akimbo(neck)
        + sleeve((82, 117), (58, 152), (49, 142))
        + _dressed("o", neck, flip=True)
        + use("pip-o", 44, 100, scale=0.6)
        + use("fist", 44, 131, turn=-8)
    )


def sota_of_copas() -> str:
    """Strides in with the cup, cape behind."""
    return (
        shape("M70 102C44 124 30 168 22 214Q44 226 66 216L100 120Z")
        + hose((78, 204), (64, 240), (42, 266), MAIN, turn=30)
        + hose((100, 205), (116, 240), (112, 276))
        + _dressed("c", (90, 106), flip=False, lean=4)
        + sleeve((64, 120), (54, 152), (72, 168), "fist", 60)
        + sleeve((114, 118), (130, 152), (146, 140))
        + use("pip-c", 160, 112, scale=0.74)
        + use("fist", 158, 132)
    )


def sota_of_espadas() -> str:
    """Leans on the long sword, one leg across the other."""
    neck = (106, 106)
    return (
        hose((116, 205), (112, 240), (106, 276), MAIN, toe=-1)
        + hose((94, 205), (106, 240), (128, 264), turn=28)
        + _akimbo(neck)
        + _dressed("e", neck, flip=True)
        + use("long-sword", 44, 194, turn=180, scale=0.84)
        + sleeve((82, 118), (66, 158), (56, 154))
        + use("fist", 44, 156)
    )


def sota_of_bastos() -> str:
    """Marches with the club on the shoulder."""
    grip, end = (104, 172), (160, 66)
    return (
        hose((104, 205), (116, 240), (130, 264), MAIN, toe=-1, turn=-28)
        + hose((80, 205), (66, 240), (64, 276), toe=-1)
        + sleeve((62, 118), (42, 142), (46, 166), "fist")
        + _dressed("b", (88, 106), flip=True, lean=-3)
        + sleeve((112, 120), (140, 158), (124, 160))
        + use("pip-b", (grip[0] + end[0]) / 2, (grip[1] + end[1]) / 2, angle(grip, end), 0.98)
        + use("fist", 111, 158, turn=28)
    )


SOTAS = {"o": sota_of_oros, "c": sota_of_copas, "e": sota_of_espadas, "b": sota_of_bastos}
