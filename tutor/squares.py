"""A text as a picture of squares (QR), which a telephone reads."""

from dataclasses import dataclass

import segno

BORDER = 4


@dataclass(frozen=True, slots=True)
class Squares:
    """The dark squares as a path of SVG, on a field of `size` × `size` with its border."""

    path: str
    size: int


def squares(text: str) -> Squares:
    """The picture of a text, an address mostly."""
    rows = list(segno.make_qr(text, error="m").matrix_iter(border=BORDER))
    dark = ((x, y) for y, row in enumerate(rows) for x, is_dark in enumerate(row) if is_dark)
    return Squares("".join(f"M{x} {y}h1v1h-1z" for x, y in dark), len(rows))
