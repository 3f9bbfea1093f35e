"""A page as somebody hears it: its text without marks, pictures by their labels."""

import re
from html.parser import HTMLParser
from textwrap import fill

BLOCKS = {
    "article", "aside", "blockquote", "caption", "dd", "details", "div", "dl", "dt", "figcaption",
    "figure", "h1", "h2", "h3", "h4", "hr", "li", "ol", "p", "section", "summary", "table", "tbody",
    "thead", "tr", "ul",
}  # fmt: skip
CELLS = {"td", "th"}
VOID = {"br", "hr", "img", "input", "link", "meta", "source", "use"}
WIDTH = 100
BREAK, GAP = "\n", "\t"


class _Page(HTMLParser):
    """Collects what is said; `silent` counts the open elements of one that nobody hears."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[str] = []
        self.silent = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = dict(attrs)
        if self.silent or named.get("aria-hidden") == "true" or tag == "svg":
            self.silent += tag not in VOID
        is_heard = named.get("aria-hidden") != "true" and self.silent == 1
        if tag == "svg" and is_heard and named.get("aria-label"):
            self.said.append(f"[{named['aria-label']}] ")
        if tag in BLOCKS:
            self.said.append(BREAK)
        self.said.append({"li": "- ", "span": " "}.get(tag, ""))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """An element that closes itself, of a drawing."""

    def handle_endtag(self, tag: str) -> None:
        if self.silent and tag not in VOID:
            self.silent -= 1
        self.said.append(BREAK if tag in BLOCKS else GAP if tag in CELLS else "")

    def handle_data(self, data: str) -> None:
        if not self.silent:
            self.said.append(re.sub(r"[ \n\t]+", " ", data))


def plain(html: str) -> str:
    """The text of some HTML, a paragraph or an item of a list on a line of its own.

    >>> plain('<p>One <b>card</b>: <svg aria-label="ace"><use href="#1o"/></svg></p><p>Two</p>')
    'One card: [ace]\\nTwo'
    """
    page = _Page()
    page.feed(html)
    page.close()
    lines = map(_tidy, "".join(page.said).split(BREAK))
    return BREAK.join(fill(line, WIDTH) for line in lines if line.strip("- "))


def _tidy(line: str) -> str:
    """A line with single spaces, none before a stop, and wider ones between cells."""
    return re.sub(r" +(?=[ .,;:)!?])", "", line).strip(" \t").replace(GAP, "  ")
