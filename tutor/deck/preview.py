"""The picture that goes with a link to the site: felt, the wooden edge, the mark and a hand.

A browser draws it (`python -m tests.browser.preview`), for the sake of the letters; the PNG carries
the digest of the text that it was drawn from, by which a test finds one that is out of date.
"""

from hashlib import sha256

from tutor.deck.icons import MARGIN, mark
from tutor.deck.palette import FELT, PAPER
from tutor.deck.shapes import group, place
from tutor.deck.sprite import sprite

FILE = "preview.png"
WIDTH, HEIGHT = 1200, 630
WOOD = "#6A4323"
HAND = ("Ro", "Cc", "Se", "1b")
KEYWORD = b"Source"
LETTERS = '"Palatino Linotype", Palatino, P052, "TeX Gyre Pagella", serif'


def preview() -> str:
    """The picture as SVG, with the deck in it."""
    drawing = f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{FELT}"/>'
    drawing += f'<rect width="{WIDTH}" height="24" fill="{WOOD}"/>' + _mark() + _name()
    drawing += "".join(
        _card(code, turn) for code, turn in zip(HAND, (-16.5, -5.5, 5.5, 16.5), strict=True)
    )
    size = f'width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}"'
    return sprite().replace("<svg ", f"<svg {size} ").replace("</svg>", drawing + "</svg>")


def digest() -> bytes:
    """What a picture of today's drawing carries under `KEYWORD`."""
    return sha256(preview().encode()).hexdigest().encode()


def _mark() -> str:
    scale = 8
    at = place(80 - MARGIN * scale, 188 - MARGIN * scale, scale=scale)
    return group(mark(), transform=at)


def _name() -> str:
    letters = f"fill='{PAPER}' font-family='{LETTERS}' font-weight='700' font-size='80'"
    return f"<text x='76' y='455' {letters} letter-spacing='-1'>Lance a lance</text>"


def _card(code: str, turn: float) -> str:
    """One card of the fan, which turns about a point below the picture."""
    card = f'<use href="#{code}" x="-110" y="-690" width="220" height="341"/>'
    return group(card, transform=place(890, 830, turn))
