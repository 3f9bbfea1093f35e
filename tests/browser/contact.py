"""The contact sheet of `make screens`: every picture in one page, beside its siblings."""

import re
from dataclasses import dataclass
from html import escape
from itertools import groupby
from pathlib import Path

STYLE = """
body { margin: 1rem; background: #777; color: #fff; font: 1rem/1.4 sans-serif; }
section { margin-block-end: 2rem; border-block-start: 1px solid #bbb; }
div { display: flex; gap: 0.75rem; align-items: flex-start; overflow-x: auto; }
img { display: block; block-size: 30rem; object-fit: contain; object-position: top; }
"""


@dataclass(frozen=True, slots=True)
class Picture:
    """A file `PAGE-THEME-WIDTH.png` in a folder named by the language."""

    path: Path

    @property
    def page(self) -> str:
        return self.path.stem.rsplit("-", 2)[0]

    @property
    def order(self) -> tuple[str, str, str]:
        return self.page, self.path.parent.name, self.path.stem


def file_name(page: str, theme: str, width: int) -> str:
    """A page's name as a file's: `arbiter full hand` is `arbiter_full_hand-dark-360.png`."""
    return f"{re.sub(r'[^a-z0-9]+', '_', page.lower())}-{theme}-{width}.png"


def contact_sheet(folder: Path) -> Path:
    """Writes `index.html`, a section for each page, with all languages, themes and widths."""
    pictures = sorted((Picture(path) for path in folder.glob("*/*.png")), key=lambda one: one.order)
    sections = [
        _section(page, [_shown(one, folder) for one in taken])
        for page, taken in groupby(pictures, key=lambda one: one.page)
    ]
    sheet = folder / "index.html"
    sheet.write_text(
        f'<!doctype html>\n<html lang="en"><meta charset="utf-8"><title>Screens</title>'
        f"<style>{STYLE}</style>\n<h1>{len(pictures)} pictures</h1>\n" + "\n".join(sections)
    )
    return sheet


def _section(page: str, shown: list[str]) -> str:
    return f"<section><h2>{escape(page)}</h2><div>{''.join(shown)}</div></section>"


def _shown(picture: Picture, folder: Path) -> str:
    """The picture in small, which leads to itself in large."""
    address = escape(str(picture.path.relative_to(folder)))
    return f'<a href="{address}"><img loading="lazy" src="{address}" alt="{address}"></a>'
