"""Small makers of SVG markup: numbers, points, paths and groups, written as short as they go."""

from collections.abc import Mapping, Sequence
from math import cos, hypot, pi, sin

from tutor.deck.palette import INK, LINE

Point = tuple[float, float]


def num(value: float) -> str:
    """A coordinate with at most one decimal."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def polygon(points: Sequence[Point]) -> str:
    """A closed path through the points."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + "Z"


def shape(d: str, fill: str = "", **attrs: object) -> str:
    """A path; attribute names take `_` for `-`. Without a fill it inherits its group's."""
    return "<path" + (f' fill="{fill}"' if fill else "") + _attributes(attrs) + f' d="{d}"/>'


def flat(d: str, fill: str = INK) -> str:
    """A shape without the ink line."""
    return shape(d, fill, stroke="none")


def lines(d: str, width: float = LINE, color: str = INK) -> str:
    """Open strokes with round ends; `h0` makes a dot."""
    return shape(d, "none", stroke=color, stroke_width=num(width), stroke_linecap="round")


def group(content: str, **attrs: object) -> str:
    """A group; attribute names take `_` for `-`."""
    return f"<g{_attributes(attrs)}>{content}</g>"


def _attributes(attrs: Mapping[str, object]) -> str:
    return "".join(f' {key.replace("_", "-")}="{value}"' for key, value in attrs.items())


def inked(content: str, fill: str = "none", **attrs: object) -> str:
    """A group in which every shape carries the ink line unless it says otherwise."""
    return group(
        content, fill=fill, stroke=INK, stroke_width=LINE, stroke_linejoin="round", **attrs
    )


def place(x: float = 0, y: float = 0, turn: float = 0, scale: float = 1, flip: bool = False) -> str:
    """A transform: move to (x, y), turn by degrees, scale, and mirror left and right first."""
    parts = []
    if x or y:
        parts.append(f"translate({num(x)} {num(y)})")
    if turn:
        parts.append(f"rotate({num(turn)})")
    if flip:
        parts.append(f"scale({-scale:g} {scale:g})")
    elif scale != 1:
        parts.append(f"scale({scale:g})")
    return "".join(parts)


def use(
    ref: str, x: float = 0, y: float = 0, turn: float = 0, scale: float = 1, flip: bool = False
) -> str:
    """A reference to a shared piece of the sprite, put in place."""
    transform = place(x, y, turn, scale, flip)
    return f'<use href="#{ref}"' + (f' transform="{transform}"' if transform else "") + "/>"


def limb(joints: Sequence[Point], widths: Sequence[float]) -> str:
    """A tapered band along the joints: sleeves, hose, horse legs. One width for each joint."""
    left: list[Point] = []
    right: list[Point] = []
    for i, ((x, y), width) in enumerate(zip(joints, widths, strict=True)):
        nx, ny = _normal(joints, i)
        left.append((x + nx * width / 2, y + ny * width / 2))
        right.append((x - nx * width / 2, y - ny * width / 2))
    return polygon(left + right[::-1])


def _normal(joints: Sequence[Point], i: int) -> Point:
    """The direction across the band at a joint, longer at bends so that the width holds."""
    before = _unit(joints[max(i - 1, 0)], joints[max(i, 1)])
    after = _unit(joints[min(i, len(joints) - 2)], joints[min(i + 1, len(joints) - 1)])
    dx, dy = before[0] + after[0], before[1] + after[1]
    size = hypot(dx, dy)
    stretch = min(2 / size, 1.6)
    return -dy / size * stretch, dx / size * stretch


def _unit(a: Point, b: Point) -> Point:
    size = hypot(b[0] - a[0], b[1] - a[1])
    return (b[0] - a[0]) / size, (b[1] - a[1]) / size


def rosette(inner: float, outer: float, half_width: float, petals: int = 8) -> str:
    """Pointed petals around the origin, from radius `inner` to `outer`."""
    bulge = (inner + outer) * 0.55
    path = ""
    for i in range(petals):
        s, c = sin(2 * pi * i / petals), cos(2 * pi * i / petals)

        def at(radius: float, off: float, s: float = s, c: float = c) -> str:
            return f"{num(radius * s + off * c)} {num(off * s - radius * c)}"

        start = at(inner, 0)
        path += f"M{start}Q{at(bulge, half_width)} {at(outer, 0)}Q{at(bulge, -half_width)} {start}Z"
    return path
