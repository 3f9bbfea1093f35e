"""The four kings: crown, beard and robe."""

from tutor.deck.body import MAIN, sleeve
from tutor.deck.palette import GOLD, INK, PAPER, RED
from tutor.deck.shapes import flat, group, lines, place, shape, use

NECK = (98, 116)


def robe() -> str:
    """Tunic, cloak and ermine; the neck is at the origin, the cloak opens to the right."""
    return (
        use("shoe", -14, 160, flip=True)
        + use("shoe", 14, 160)
        + shape("M-20 4H20L34 152H-32Z")
        + shape("M-31 132H33L34 152H-32ZM-5 24H5V132H-5Z", GOLD)
        + shape("M-18-4C-46 2-58 60-64 138Q-48 152-30 152C-24 110-16 54-10 0Z", MAIN)
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
        PAPER,
    ),
}


def _royal(suit: str, flip: bool) -> str:
    x, y = NECK
    mouth = lines("M-3 23H7", 3.4, RED)
    return use("robe", x, y, flip=flip) + group(
        ermine() + group(use("king") + BEARDS[suit] + mouth, transform="translate(0 -40)"),
        transform=place(x, y, flip=flip),
    )


def rey_of_oros() -> str:
    return (
        _royal("o", flip=False)
        + sleeve((126, 152), (138, 180), (154, 164))
        + use("pip-o", 160, 118, scale=0.6)
        + use("fist", 160, 150)
    )


def rey_of_copas() -> str:
    return (
        _royal("c", flip=False)
        + lines("M38 92V214", 10)
        + lines("M38 92V214", 3, GOLD)
        + sleeve((126, 152), (138, 180), (154, 164))
        + use("pip-c", 160, 126, scale=0.74)
        + use("fist", 160, 148)
    )


def rey_of_espadas() -> str:
    return (
        _royal("e", flip=False)
        + sleeve((126, 152), (138, 186), (150, 178))
        + use("long-sword", 160, 136, scale=0.9)
        + use("fist", 160, 174)
    )


def rey_of_bastos() -> str:
    return (
        _royal("b", flip=True)
        + use("pip-b", 42, 176, scale=1.35)
        + sleeve((72, 152), (62, 184), (54, 184))
        + use("fist", 42, 190)
    )


REYES = {"o": rey_of_oros, "c": rey_of_copas, "e": rey_of_espadas, "b": rey_of_bastos}
