"""The four caballos: a dark horse with a pale mane, a rider, the sign held high.

Oros and copas trot to the left; espadas and bastos rear to the right, as they do in old decks.
"""

from tutor.deck.body import MAIN, puffed
from tutor.deck.palette import GOLD, INK, PAPER
from tutor.deck.shapes import Point, flat, group, limb, lines, place, shape, use

TROT = (
    "M45 126L42 106L53 117L59 103L65 122C82 124 94 144 100 170C114 178 134 178 148 176"
    "C166 176 173 194 168 214C166 228 158 236 150 240C134 232 112 236 94 241C74 240 59 228 56 210"
    "C53 198 59 190 64 182C58 178 56 172 55 166C51 171 47 172 44 175L36 189C31 196 18 191 19 180"
    "C24 162 32 144 45 126Z"
)
REAR = (
    "M43 138L41 118L52 129L58 115L64 133C84 136 98 152 101 174C116 184 136 180 150 192"
    "C166 206 164 230 149 246L152 262L138 290H118L132 262C130 252 122 248 114 246"
    "C96 248 80 240 70 230L48 221C42 219 39 222 38 228L36 246H23L25 216C26 206 32 202 40 202L57 205"
    "C53 194 59 187 57 180C50 187 46 188 43 190L37 197C30 203 17 197 20 187C26 172 33 153 43 138Z"
)
MANE = (
    "M54 117C66 105 84 114 92 132C97 143 99 154 98 165C93 162 90 158 88 153C86 158 82 162 76 163"
    "C78 157 77 152 75 148C72 152 69 154 64 154C67 148 66 143 64 139C61 141 59 142 55 142"
    "C58 134 56 125 54 117Z"
)
LOCKS = "M64 121C71 128 75 137 75 147M78 124C85 132 88 142 88 152"
TAIL = (
    "M158 182C176 174 187 190 181 212C178 226 179 236 184 243"
    "C167 246 160 232 164 216C167 204 164 198 156 200Z"
)
BRIDLE = "M25 168L46 168L53 136M46 168C60 186 80 188 98 175"


def trotting() -> str:
    """A horse walking to the left, one foreleg raised."""
    return (
        _leg([(90, 226), (90, 258), (86, 289)], [24, 13, 11])
        + _leg([(132, 224), (114, 242), (119, 263), (108, 289)], [30, 20, 13, 11])
        + shape(TAIL, PAPER)
        + flat(TROT)
        + flat(limb([(80, 222), (50, 236), (58, 262)], [30, 15, 11]))
        + flat(limb([(150, 206), (139, 236), (143, 260), (129, 289)], [40, 26, 14, 11]))
        + _trappings(0, 0)
        + lines("M50 254L63 257M79 280H96M102 280H120M123 280H142", 3, PAPER)
    )


def rearing() -> str:
    """The same horse on its hind legs."""
    return (
        flat(
            "M66 216L52 226C46 230 46 234 48 238L53 256H65L61 237L86 238Z"
            "M92 236L114 244L123 264L110 290H90L105 265Z"
        )
        + shape(TAIL, PAPER, transform="translate(-4 12)")
        + shape(REAR, INK, stroke=PAPER, stroke_width=3)
        + _trappings(1, 12)
        + lines("M21 238H39M48 247H66M117 281H145M93 281H117", 3, PAPER)
    )


def _leg(joints: list[Point], widths: list[float]) -> str:
    return shape(limb(joints, widths), INK, stroke=PAPER, stroke_width=3)


def _trappings(x: float, y: float) -> str:
    """Mane, eye and bridle of a head turned left."""
    return group(
        shape(MANE, PAPER, stroke_width=3)
        + lines(LOCKS, 2.6)
        + f'<circle cx="43" cy="146" r="3.2" fill="{PAPER}" stroke="none"/>'
        + lines(BRIDLE, 3, GOLD),
        transform=place(x, y),
    )


def rider() -> str:
    """Saddle cloth, tunic and near leg; the neck is at (110, 106), the knee to the left."""
    return (
        shape("M92 170C112 182 132 180 148 176L152 216C132 224 112 222 98 210Z", MAIN)
        + lines("M97 203C112 214 132 216 151 209", 3)
        + shape(limb([(118, 176), (96, 202), (108, 228)], [28, 23, 15]))
        + shape("M98 220L117 222L116 238L86 240C85 232 94 232 98 228Z", GOLD)
    )


def torso() -> str:
    """The rider's upper body; the neck is at the origin."""
    return (
        shape("M-13-4C-22-2-28 1-30 9L-20 53L-28 74Q0 80 28 74L20 53L30 9C28 1 22-2 13-4Z", MAIN)
        + shape("M-12-2H12L7 50H-7Z")
        + flat("M-22 48H22L24 60H-24Z")
        + shape("M-6 48H6V60H-6Z", GOLD, stroke_width=3)
        + shape("M-19-8H19L12 8H-12Z", PAPER)
    )


def _headed(suit: str, x: float, flip: bool) -> str:
    return use("head", x, 76, flip=flip) + use(f"hat-{suit}", x, 76, flip=flip and suit != "o")


def _showing(suit: str, scale: float, y: float) -> str:
    return (
        use("trot")
        + use("rider", 6)
        + use("torso", 116, 106)
        + puffed((140, 117), (158, 146), (165, 126))
        + puffed((93, 117), (88, 148), (95, 157))
        + _headed(suit, 114, flip=True)
        + use("fist", 103, 166, 120)
        + use(f"pip-{suit}", 167, y, scale=scale)
        + use("fist", 166, 110)
    )


def _charging(suit: str, scale: float) -> str:
    return (
        group(use("rear") + use("rider"), transform=place(204, flip=True))
        + use("torso", 94, 106)
        + puffed((118, 117), (142, 121), (150, 110))
        + puffed((70, 117), (68, 148), (88, 157))
        + _headed(suit, 94, flip=False)
        + use("fist", 100, 161, 90)
        + use(f"pip-{suit}", 158, 68, 10, scale)
        + use("fist", 153, 97, 10)
    )


def caballo_of_oros() -> str:
    return _showing("o", 0.46, 82)


def caballo_of_copas() -> str:
    return _showing("c", 0.6, 88)


def caballo_of_espadas() -> str:
    return _charging("e", 0.76)


def caballo_of_bastos() -> str:
    return _charging("b", 0.7)


CABALLOS = {
    "o": caballo_of_oros,
    "c": caballo_of_copas,
    "e": caballo_of_espadas,
    "b": caballo_of_bastos,
}
