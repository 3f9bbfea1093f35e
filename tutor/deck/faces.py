"""The signals as faces: one friendly head in a beret, and of each gesture only what it changes."""

from dataclasses import dataclass

from tutor.deck.palette import BLUE, EDGE, GREEN, INK, PAPER, RED
from tutor.deck.shapes import flat, group, inked, lines, place, shape

BOX = "5 4 110 110"
FEATURE = 4.4

CARD = (
    f'<rect x="6" y="5" width="108" height="108" rx="12" fill="{PAPER}" '
    f'stroke="{EDGE}" stroke-width="2"/>'
)
SHOULDERS = "M16 112C16 104 32 101 46 99H74C88 101 104 104 104 112Z"
ONE_UP = "M16 112C16 104 32 101 46 99H72C84 96 90 78 103 83C107 86 106 104 106 112Z"
NECK = "M48 84H72V99C68 104 52 104 48 99Z"
SCARF = "M42 97C50 103 70 103 78 97L80 102C70 108 50 108 40 102Z"
SCARF_ENDS = "M57 104L51 112H61L62 105ZM62 105L66 112H73L66 103Z"
HEAD = "M29 50C29 24 91 24 91 50V66C91 88 77 100 60 100C43 100 29 88 29 66Z"
EARS = "M29 58C19 54 19 76 30 73M91 58C101 54 101 76 90 73"
HAIR = "M30 34H38C37 46 34 54 29 60ZM90 34H82C83 46 86 54 91 60Z"
BERET = "M20 30C15 16 40 9 63 10C88 10 105 17 100 28C96 36 84 32 60 32C38 32 26 38 20 30Z"
STALK = "M65 12V7"

BROWS = "M37 53Q45 46 54 50M66 50Q75 46 83 53"
BROWS_UP = "M35 47Q46 34 56 43M64 43Q74 34 85 47"
NOSE = "M61 60L56 73H64"


@dataclass(frozen=True, slots=True)
class Face:
    """What a gesture changes of the face at rest; `lean` turns the head, in degrees."""

    mouth: str
    eyes: str = ""
    brows: str = BROWS
    body: str = SHOULDERS
    lean: int = 0
    arrow: str = ""


def _eye(x: float, height: float = 6.5) -> str:
    """An open eye, whose lid touches the pupil: it looks and does not stare."""
    white = f'<ellipse cx="{x:g}" cy="63" rx="8" ry="{height:g}" fill="{PAPER}"/>'
    pupil = f'<circle cx="{x:g}" cy="{66 - height / 2:g}" r="4.6" fill="{INK}" stroke="none"/>'
    return group(white + pupil, stroke_width=2.6)


def _shut(x: float) -> str:
    """A lid drawn down, with lashes."""
    lid = f"M{x - 8:g} 62Q{x:g} 70 {x + 8:g} 62"
    lashes = f"M{x - 6:g} 67l-2 4M{x:g} 69v4.5M{x + 6:g} 67l2 4"
    return lines(lid, FEATURE) + lines(lashes, 3)


def _put(mouth: str, x: float, y: float, turn: float) -> str:
    """A mouth moved so that its middle is at (x, y), and turned."""
    return group(group(mouth, transform="translate(-60 -84)"), transform=place(x, y, turn, 0.9))


OPEN = _eye(45) + _eye(75)
WIDE = _eye(45, 9) + _eye(75, 9)
SHUT = _shut(45) + _shut(75)
ONE_SHUT = _eye(45) + _shut(75)

REST = lines("M50 86Q60 89 70 86", FEATURE, RED)
SMILE = lines("M46 83Q60 95 74 83", FEATURE, RED)
LIP = shape("M45 84C52 81 68 81 75 84C74 101 46 101 45 84Z", RED, stroke_width=3)
TEETH = shape(
    "M51 82V86Q51 89.5 55.5 89.5Q60 89.5 60 86Q60 89.5 64.5 89.5Q69 89.5 69 86V82Z",
    PAPER,
    stroke_width=2.6,
)
BITE = LIP + TEETH + lines("M60 83V86", 2.6) + lines("M43 83Q60 79 77 83", FEATURE)
TIP = shape("M52 84V91C52 102 68 102 68 91V84Z", RED, stroke_width=3) + lines("M60 87V93", 2.6)
TONGUE = TIP + lines("M45 83Q60 88 75 83", FEATURE)
ASIDE = lines("M63 89C70 90 76 87 79 81", 5.6, RED) + lines("M82 75Q87 79 84 85", 3)
PURSED = (
    f'<ellipse cx="60" cy="86" rx="5.5" ry="6" fill="{INK}" stroke="{RED}" stroke-width="5"/>'
    + lines("M45 80Q41 86 45 92M75 80Q79 86 75 92", 3)
)

UP = "v-17m-5.5 6l5.5-6l5.5 6"

FACES = {
    "eyes-shut": Face(REST, eyes=SHUT),
    "lip": Face(BITE),
    "tongue": Face(TONGUE),
    "mouth-aside": Face(ASIDE),
    "eyebrows": Face(REST, eyes=WIDE, brows=BROWS_UP, arrow=f"M16 60{UP}M104 60{UP}"),
    "wink": Face(SMILE, eyes=ONE_SHUT),
    "mouth-u": Face(PURSED),
    "head-left": Face(REST, lean=17, arrow="M14 44Q15 22 33 17M25 12L34 17L28 25"),
    "shoulder": Face(REST, body=ONE_UP, arrow=f"M105 74{UP}"),
    "lip-askew": Face(_put(BITE, 69, 84, -16) + lines("M87 74Q91 79 87 85", 3)),
    "tongue-aside": Face(_put(TIP, 71, 85, -36) + lines("M45 86Q62 90 80 80", FEATURE)),
}


def faces() -> str:
    """The whole file: a symbol for each gesture that has a face of its own."""
    symbols = "\n".join(
        f'<symbol id="{name}" viewBox="{BOX}">{_drawn(face)}</symbol>'
        for name, face in FACES.items()
    )
    return f'<svg xmlns="http://www.w3.org/2000/svg">\n{symbols}\n</svg>\n'


def _drawn(face: Face) -> str:
    body = shape(face.body, GREEN) + shape(NECK, PAPER)
    scarf = shape(SCARF_ENDS, RED) + shape(SCARF, RED)
    head = _head(face)
    if face.lean:
        head = group(head, transform=f"translate(-12 3) rotate({face.lean} 60 100)")
    arrow = lines(face.arrow, 4, BLUE) if face.arrow else ""
    return CARD + inked(body + scarf + head) + arrow


def _head(face: Face) -> str:
    bare = shape(EARS, PAPER) + shape(HEAD, PAPER) + flat(HAIR)
    beret = lines(STALK, 5) + shape(BERET, RED)
    looks = (face.eyes or OPEN) + lines(face.brows, FEATURE) + lines(NOSE, 3)
    return bare + looks + face.mouth + beret
