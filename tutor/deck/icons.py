"""The site's mark as icons: four lines broken as the four frames are, in gold on felt."""

import struct
import zlib
from dataclasses import dataclass

from tutor.deck.palette import FELT, GOLD

Box = tuple[float, float, float, int]

MARGIN = 5
BAR = 3
LENGTH = 20
# For each line, how many bars and the gap between them; the lines stand 17/3 apart.
ROWS = ((1, 0.0), (2, 3.0), (3, 2.5), (4, 8 / 3))
SIDE = LENGTH + 2 * MARGIN


@dataclass(frozen=True, slots=True)
class Icon:
    """A square PNG; `scale` is how many pixels a unit of the mark has, the rest is margin.

    `purpose` is the web manifest's: a maskable one may be cut to a circle, so its margin is wide.
    """

    side: int
    scale: int
    purpose: str = "any"


TOUCH_ICON = Icon(180, 6)
ICONS = {
    "icon-192.png": Icon(192, 6),
    "icon-512.png": Icon(512, 17),
    "icon-masked-512.png": Icon(512, 12, "maskable"),
}


def bars() -> list[Box]:
    """Every bar of the mark as (x, y, width, height), on a square of 30."""
    boxes: list[Box] = []
    for row, (count, gap) in enumerate(ROWS):
        width = (LENGTH - (count - 1) * gap) / count
        y = MARGIN + row * 17 / 3
        boxes += [(MARGIN + i * (width + gap), y, width, BAR) for i in range(count)]
    return boxes


def mark() -> str:
    """The mark in gold, as an element of an SVG."""
    path = "".join(f"M{x:.4g} {y:.4g}h{w:.4g}v{h:g}h{-w:.4g}z" for x, y, w, h in bars())
    return f'<path fill="{GOLD}" d="{path}"/>'


def favicon() -> str:
    """The mark on a rounded square, with less margin than the touch icon: it is shown tiny."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="2 2 26 26">'
        f'<rect x="2" y="2" width="26" height="26" rx="5" fill="{FELT}"/>'
        f"{mark()}</svg>\n"
    )


def png(icon: Icon) -> bytes:
    """The mark as a PNG; every edge falls on a whole pixel, so none needs smoothing."""
    rows = [["0"] * icon.side for _ in range(icon.side)]
    margin = (icon.side - SIDE * icon.scale) // 2
    for x, y, width, height in bars():
        left, right = (margin + round(at * icon.scale) for at in (x, x + width))
        for row in rows[margin + round(y * icon.scale) :][: height * icon.scale]:
            row[left:right] = "1" * (right - left)
    return _png(rows, palette=bytes.fromhex(FELT[1:] + GOLD[1:]))


def _png(rows: list[list[str]], palette: bytes) -> bytes:
    """A PNG of two colours, one bit a pixel.

    Stored without compression: compressors differ from machine to machine, `deck --check` must not.
    """
    header = struct.pack(">IIBBBBB", len(rows[0]), len(rows), 1, 3, 0, 0, 0)
    pixels = zlib.compress(b"".join(b"\0" + _packed(row) for row in rows), 0)
    chunks = ((b"IHDR", header), (b"PLTE", palette), (b"IDAT", pixels), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, data) for kind, data in chunks)


def _packed(bits: list[str]) -> bytes:
    padded = "".join(bits).ljust(-(-len(bits) // 8) * 8, "0")
    return int(padded, 2).to_bytes(len(padded) // 8, "big")


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
