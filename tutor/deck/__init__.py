"""The Spanish deck, drawn by code: forty cards, the back, the stone and the amarraco in one SVG.

Flat fills, pure side or front views, one ink line around everything. Needs nothing but Python.
"""

from tutor.deck.artwork import FOLDER, artwork, stale, write
from tutor.deck.sprite import CARD_CODES, sprite

__all__ = ["CARD_CODES", "FOLDER", "artwork", "sprite", "stale", "write"]
