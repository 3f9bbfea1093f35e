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
    "M-18-52L14-62C19-50 20-38 17-24C13-6 8.5 12 8 32L7 44L10.5 60H-10.5L-7 44L-8.5 30"
    "C-10 12-17-6-19-22C-20-34-20-44-18-52Z",
    "M13-38L28-45L33-31L12-17ZM-9 7L-33-11L-28-24L-14-19ZM8-5L21-10L25 3L6 15Z",
    "M-18-52L14-62Q17-55 18-49L-19.6-38Q-19-47-18-52Z"
    "M28-45L33-31L27-26.7L22-42.3ZM-28-24L-33-11L-27-6.7L-22-22ZM21-10L25 3L20 6.3L16-8Z",
)
LONG_CLUB: Wood = (
    "M-18-72L15-84C21-66 21-48 18-28C14 0 10 30 9 50L8 64L10.5 80H-10.5L-8 64L-9 48"
    "C-11 24-17 2-19-22C-21-44-20-60-18-72Z",
    "M18-52L30-58L36-42L16-26ZM-8 7L-34-12L-28-27L-14-20ZM14-2L25-8L30 7L9 22Z",
    "M-18-72L15-84Q18-77 19-70L-20-56Q-20-66-18-72Z"
    "M30-58L36-42L29-36.7L23-54.5ZM-28-27L-34-12L-27-7L-21-23.5ZM25-8L30 7L24 11.3L19-4.7Z",
)
GREAT_CLUB: Wood = (
    "M-40-105L30-127C42-102 45-76 38-46C30-9 19 27 18 66L16 92L23 123H-23L-16 92L-18 62"
    "C-22 27-37-9-42-45C-44-70-44-90-40-105Z",
    "M38-82L62-93L74-63L33-35ZM-20 16L-70-20L-59-50L-32-38ZM26-12L48-21L58 8L17 33Z",
    "M-40-105L30-127Q37-112 39.5-98L-43.5-72Q-43-93-40-105Z"
    "M62-93L74-63L61-54L49-87ZM-59-50L-70-20L-57-10.6L-45-43.6ZM48-21L58 8L46 15.4L36-16Z",
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
        + flat("M-8 31H8L7.2 41.5H-7.2Z", RED)
        + lines("M-8 31H8M-7.2 41.5H7.2M-5-31V-14M3-16V4")
    )


def long_club() -> str:
    """The club that figures carry."""
    return (
        _wood(LONG_CLUB)
        + flat("M-9 48H9L8.3 59H-8.3Z", RED)
        + lines("M-9 48H9M-8.3 59H8.3M-6-46V-28M5-32V-14M-3-8V12M2 20V34")
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
            shape("M-18.5 60H18.5L17.8 71H-17.8ZM-17.4 79H17.4L16.6 90H-16.6Z", RED)
            + shape("M-3-58L9-40L-3-22L-15-40Z", GOLD)
            + flat("M-3-48L3-40L-3-32L-9-40Z", RED)
        )
        + lines("M-29-91L26-108M-27-56V-36M20-86V-64M24-44V-24M-16-18V4M5-10V14M-5 16V38M8 26V44"),
        transform=place(94, 155),
    )


PIPS = {"o": oro, "c": copa, "e": espada, "b": basto}
ACES = {"o": ace_of_oros, "c": ace_of_copas, "e": ace_of_espadas, "b": ace_of_bastos}
