"""The four suit signs, drawn around the origin about 120 units tall, and the four aces."""

from tutor.deck.palette import BLUE, GOLD, GREEN, INK, LINE, PAPER, RED
from tutor.deck.shapes import flat, group, inked, lines, place, rosette, shape


def beads(radius: float, count: int) -> str:
    """A ring of dots: a dashed circle whose dashes have no length."""
    gap = f"{2 * 3.14159265 * radius / count:.3f}"
    return (
        f'<circle r="{radius:g}" fill="none" stroke-width="5" stroke-linecap="round" '
        f'stroke-dasharray="0 {gap}"/>'
    )


def oro() -> str:
    """A coin: beaded rim and a flower of eight petals."""
    return inked(
        f'<circle r="46" fill="{GOLD}"/>'
        + beads(37, 20)
        + flat(rosette(5, 30, 13.5), RED)
        + f'<circle r="6.5" fill="{INK}" stroke="none"/>'
    )


def copa() -> str:
    """A chalice: gold rim, red bowl, gold knop, red foot on a gold base."""
    return inked(
        shape(
            "M-6 26H6C7 40 20 38 24 50H-24C-20 38-7 40-6 26Z"
            "M-27-48H27C28-16 20 8 7 14H-7C-20 8-28-16-27-48Z",
            RED,
        )
        + shape("M0 8L14 19L0 30L-14 19ZM-30-59H30V-46H-30ZM-27 48H27V59H-27Z", GOLD)
        + flat("M0-37L10-19L0-1L-10-19Z", GOLD)
    )


def espada() -> str:
    """A dagger-like sword, point up: blue blade with a pale fuller, gold guard, red grip."""
    return _sword("M0-62L13-40L12 22H-12L-13-40Z", "M0-42L3-36V12H-3V-36Z")


def long_sword() -> str:
    """The sword that figures carry: the same hilt, a longer blade."""
    return _sword("M0-112L13-88L12 22H-12L-13-88Z", "M0-92L3-84V12H-3V-84Z")


def _sword(blade: str, fuller: str) -> str:
    return inked(
        shape(blade, BLUE)
        + flat(fuller, PAPER)
        + shape("M-5.5 32H5.5V50H-5.5Z", RED)
        + shape("M-18 19H18A7 7 0 1 1 18 33H-18A7 7 0 1 1-18 19Z", GOLD)
        + f'<circle cy="53" r="7.5" fill="{GOLD}"/>'
    )


# A club is a trunk, lopped stubs, and the pale cuts at their ends.
Wood = tuple[str, str, str]
CLUB: Wood = (
    "M-22-48L19-62C25-42 22-20 12 3L7.5 42L10.5 60H-10.5L-7.5 42L-11 5C-16-10-24-28-22-48Z",
    "M16-36L31-38L33-23L10 0ZM-8 11L-29-5L-27-20L-14-20Z",
    "M-22-48L19-62Q21.5-56 22-50L-22.5-35.5Q-23-42-22-48Z"
    "M31-38L33-23L26-16.5L24-37ZM-29-5L-27-20L-20-20L-22 0.3Z",
)
LONG_CLUB: Wood = (
    "M-19-80L17-92C22-66 18-36 13 0L8 64L10.5 80H-10.5L-8 64L-11 2C-15-30-21-56-19-80Z",
    "M16-62L31-64L34-49L12-22ZM12-12L24-14L26 0L9 20Z",
    "M-19-80L17-92Q19-86 19.2-81L-20-68Q-20-74-19-80Z"
    "M31-64L34-49L27-40.5L25-63.2ZM24-14L26 0L20 7L18.5-13Z",
)
GREAT_CLUB: Wood = (
    "M-45-98L39-127C51-86 45-37 29 16L17 90L23 123H-23L-17 90L-25 20C-33-16-49-57-45-98Z",
    "M33-74L64-78L68-47L20 0ZM-16 33L-60 0L-55-31L-25-33ZM20 22L46 18L49 43L14 68Z",
    "M-45-98L39-127Q44-114 45-102L-46-72Q-47-86-45-98Z"
    "M64-78L68-47L55-34L51-76.3ZM-60 0L-55-31L-42-31.8L-46 10.5ZM46 18L49 43L38 51L35 19.7Z",
)


def _wood(wood: Wood) -> str:
    """Trunk and stubs are one outline, so that no joint shows; they all wind the same way."""
    trunk, stubs, cuts = wood
    return (
        shape(trunk + stubs, INK, stroke=INK, stroke_width=2 * LINE, stroke_linejoin="round")
        + flat(trunk + stubs, GREEN)
        + flat(cuts, GOLD)
    )


def basto() -> str:
    """A cudgel: thick at the head, lopped knots, a narrow bound grip."""
    return (
        _wood(CLUB)
        + flat("M-9 29H9L7.5 41H-7.5Z", RED)
        + lines("M-8.5 29H8.5M-7.5 41H7.5M-6-28V-13M2-8V8")
    )


def long_club() -> str:
    """The club that figures carry."""
    return (
        _wood(LONG_CLUB)
        + flat("M-9.5 46H9.5L8.5 58H-8.5Z", RED)
        + lines("M-9 46H9.5M-8.5 58.5H8.5M-6-54V-34M4-24V-6M-2 10V26")
    )


def ace_of_oros() -> str:
    return inked(
        f'<circle r="77" fill="{GOLD}"/>'
        + beads(67, 40)
        + f'<circle r="57" fill="{RED}"/>'
        + flat(rosette(14, 54, 14, 16), GOLD)
        + f'<circle r="29" fill="{PAPER}"/>'
        + flat(rosette(4, 23, 10), RED)
        + f'<circle r="5.5" fill="{INK}" stroke="none"/>',
        transform=place(100, 155),
    )


def ace_of_copas() -> str:
    rim = "".join(f"M{x}-90h0" for x in range(-48, 49, 16))
    base = "".join(f"M{x} 98h0" for x in range(-42, 43, 14))
    return inked(
        shape(
            "M-12 44H12C15 72 46 72 52 90H-52C-46 72-15 72-12 44Z"
            "M-56-80H56C58-22 40 14 14 26H-14C-40 14-58-22-56-80Z",
            RED,
        )
        + shape("M0 16L28 35L0 54L-28 35ZM-61-101H61V-79H-61ZM-57 88H57V107H-57Z", GOLD)
        + flat(
            "M0-68L19-36L0-4L-19-36ZM-35-62L-24-42L-35-22L-46-42ZM35-62L46-42L35-22L24-42Z", GOLD
        )
        + flat("M0-50L8-36L0-22L-8-36ZM0 26L13 35L0 44L-13 35Z", RED)
        + lines(rim + base, 5),
        transform=place(100, 152),
    )


def ace_of_espadas() -> str:
    return inked(
        shape("M100 20L119 62L121 206H79L81 62Z", BLUE)
        + flat("M100 54L104 66V192H96V66Z", PAPER)
        + shape("M89 222H111L107 266H93Z", RED)
        + shape("M90 234H110M92 244H108M93 254H107")
        + shape(
            "M56 201C74 206 126 206 144 201A14 14 0 1 1 148 222"
            "C128 229 72 229 52 222A14 14 0 1 1 56 201Z",
            GOLD,
        )
        + flat("M100 204L113 215L100 226L87 215Z", RED)
        + f'<circle cx="100" cy="274" r="14" fill="{GOLD}"/>'
        + f'<circle cx="100" cy="274" r="5" fill="{RED}"/>'
        + lines("M44 212.5h0M156 212.5h0", 5)
    )


def ace_of_bastos() -> str:
    return group(
        _wood(GREAT_CLUB)
        + inked(
            shape("M-20 62H21L19.5 73H-19ZM-18.5 81H18.5L17.5 91H-17.5Z", RED)
            + shape("M-6-54L6-36L-6-18L-18-36Z", GOLD)
            + flat("M-6-44L0-36L-6-28L-12-36Z", RED)
        )
        + lines("M-28-91L26-109M-28-58V-40M16-86V-62M24-46V-24M8-14V10M-22-14V8M-6 4V30M10 24V46"),
        transform=place(94, 155),
    )


PIPS = {"o": oro, "c": copa, "e": espada, "b": basto}
ACES = {"o": ace_of_oros, "c": ace_of_copas, "e": ace_of_espadas, "b": ace_of_bastos}
