"""At the size of a thumb, and without colour, each of the forty cards is told from every other."""

from itertools import combinations
from typing import cast

from playwright.sync_api import Page

from tutor.deck import CARD_CODES, sprite

HIGH_PX, WIDE_PX = 48, 31
PIXELS = HIGH_PX * WIDE_PX

# A pixel differs where its grey does by an eighth of the way from black to white.
TELLING_STEP = 32
LEAST_TELLING = 0.08

# Each card at 48 px as its greys, row by row.
GREYS = """async ([sprite, codes, width, height]) => {
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  const drawn = {};
  for (const code of codes) {
    const use = `<use href="#${code}" width="${width}" height="${height}"/></svg>`;
    const sized = `<svg width="${width}" height="${height}" `;
    const text = sprite.replace('<svg ', sized).replace('</svg>', use);
    const image = new Image();
    image.src = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
    await image.decode();
    pen.fillRect(0, 0, width, height);
    pen.drawImage(image, 0, 0);
    const { data } = pen.getImageData(0, 0, width, height);
    drawn[code] = Array.from({ length: width * height }, (_, i) =>
      0.299 * data[4 * i] + 0.587 * data[4 * i + 1] + 0.114 * data[4 * i + 2]);
  }
  return drawn;
}"""


def test_each_card_is_told_from_every_other_at_48_px_in_grey(page: Page) -> None:
    greys = cast(
        "dict[str, list[float]]",
        page.evaluate(GREYS, [sprite(), CARD_CODES, WIDE_PX, HIGH_PX]),
    )
    assert all(len(set(grey)) > TELLING_STEP for grey in greys.values())
    alike = {
        (one, other): share
        for one, other in combinations(CARD_CODES, 2)
        if (share := telling(greys[one], greys[other])) < LEAST_TELLING
    }
    assert not alike


def telling(one: list[float], other: list[float]) -> float:
    """The share of pixels in which two cards differ so that one sees it."""
    seen = sum(abs(a - b) > TELLING_STEP for a, b in zip(one, other, strict=True))
    return seen / PIXELS
