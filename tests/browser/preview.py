"""Draws the picture for links to the site anew: `python -m tests.browser.preview`.

Wants one of the faces that `tutor/deck/preview.py` names; without one the letters are plain.
"""

import struct
import zlib

from playwright.sync_api import sync_playwright

from tests.browser.finding import chromium
from tutor.deck import FOLDER
from tutor.deck.preview import FILE, HEIGHT, KEYWORD, WIDTH, digest, preview

LAST_CHUNK_SIZE = 12


def draw() -> None:
    """Write the picture, with the digest of its source."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(playwright.chromium))
        page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
        page.set_content(f"<body style='margin:0'>{preview()}</body>")
        drawn = page.screenshot()
        browser.close()
    end = len(drawn) - LAST_CHUNK_SIZE
    (FOLDER / FILE).write_bytes(drawn[:end] + _text(KEYWORD, digest()) + drawn[end:])


def _text(keyword: bytes, text: bytes) -> bytes:
    """A PNG's chunk of text."""
    kind, data = b"tEXt", keyword + b"\0" + text
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


if __name__ == "__main__":
    draw()
