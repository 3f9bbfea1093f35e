"""The four kings: crown, beard and robe."""

from tutor.deck.body import MAIN, sleeve
from tutor.deck.palette import GOLD, INK, PAPER, RED, STONE
from tutor.deck.shapes import flat, group, lines, place, shape, use

NECK = (98, 116)


def robe() -> str:
    """Shoes, tunic and cloak; the neck is at the origin, the cloak opens to the right."""
    return (
        use("shoe", -14, 160, flip=True)
        + use("shoe", 10, 160)
        + shape("M-20 4H20L34 152H-32Z")
        + shape("M-31 132H33L34 152H-32ZM-5 24H5V132H-5Z", GOLD)
        + shape("M-18-4C-42 2-52 60-57 126Q-46 148-30 152C-24 110-16 54-10 0Z", MAIN)
        + shape("M18-4C42 2 52 32 54 64C57 90 54 112 46 132L34 148L14 0Z", MAIN)
    )


def ermine() -> str:
    return shape("M-32 0C-16-10 16-10 32 0L41 24C14 37-14 37-41 24Z", PAPER) + lines(
        "M-30 8V16M-20 17V25M-7 24V30M7 24V30M20 17V25M30 8V16"
    )


def king_head() -> str:
    """Hair, face and crown, looking right; the beard comes apart."""
    return (
        flat("M-26-18C-26 0-35 8-33 24C-30 34-18 36 0 36C18 36 30 34 33 24C35 8 26 0 26-18Z")
        + flat("M-17-16H18V10C18 20 10 28 2 28C-8 28-17 20-17 10Z", PAPER)
        + lines("M-11-3C-8-7-3-7 0-3V11H6M7-4C10-7 13-7 15-4", 3)
        + f'<circle cx="-5" cy="3" r="2.6" fill="{INK}" stroke="none"/>'
        + f'<circle cx="11" cy="3" r="2.6" fill="{INK}" stroke="none"/>'
        + shape("M-26-14L-32-48L-15-34L0-56L15-34L32-48L26-14Q0-8-26-14Z", GOLD)
        + flat("M-5-24H5V-16H-5ZM-20-25L-13-24V-17L-20-18ZM20-25L13-24V-17L20-18Z", RED)
    )


BEARDS = {
    "o": flat("M-21 10C-14 20-8 14 2 16C12 14 14 20 21 10C24 30 20 46 0 46C-20 46-24 30-21 10Z"),
    "c": flat(
        "M-19 12C-12 20-6 14 2 16C10 14 14 20 20 12C20 30 14 36 8 38L2 54L-6 38C-14 36-19 30-19 12Z"
    ),
    "e": flat("M-23 10C-14 22-8 14 2 16C12 14 16 22 24 10C28 44 14 66 1 80C-14 66-27 44-23 10Z"),
    "b": shape(
        "M-22 12C-14 20-8 14 2 16C12 14 16 20 23 12C28 34 24 52 16 60"
        "L10 54L2 72L-6 54L-14 60C-24 52-27 34-22 12Z",
        STONE,
    ),
}


def _royal(suit: str, arms: str, flip: bool = False) -> str:
    """The king of a suit, his arms coming from under the ermine."""
    x, y = NECK
    head = group(use("king") + BEARDS[suit] + lines("M-3 23H7", 3.4, RED), transform=place(0, -40))
    return use("robe", x, y) + arms + group(ermine() + head, transform=place(x, y, flip=flip))


def _low_sleeve() -> str:
    """A forearm that comes out of the cloak on the left, where cloak and tunic meet."""
    return shape("M82 158L58 170V187L79 190Z") + shape("M60 168V190H52V168Z", MAIN)


def rey_of_oros() -> str:
    return (
        _royal("o", sleeve((122, 138), (138, 182), (152, 168)))
        + use("pip-o", 160, 118, scale=0.6)
        + use("fist", 160, 150)
    )


def rey_of_copas() -> str:
    """With the sceptre in his other hand."""
    sceptre = shape("M40 96H46V226H40ZM43 66L53 82L43 98L33 82Z", GOLD)
    arms = sleeve((122, 138), (138, 182), (150, 166))
    return (
        _royal("c", sceptre + _low_sleeve() + arms)
        + use("fist", 44, 179, flip=True)
        + use("pip-c", 160, 126, scale=0.74)
        + use("fist", 160, 148)
    )


def rey_of_espadas() -> str:
    return (
        _royal("e", sleeve((122, 138), (136, 188), (148, 180)))
        + use("long-sword", 160, 136, scale=0.9)
        + use("fist", 160, 174)
    )


def rey_of_bastos() -> str:
    return (
        _royal("b", sleeve((74, 138), (72, 194), (66, 194)), flip=True)
        + use("long-club", 53, 186, -3, 0.96, flip=True)
        + use("fist", 53, 200)
    )


REYES = {"o": rey_of_oros, "c": rey_of_copas, "e": rey_of_espadas, "b": rey_of_bastos}
