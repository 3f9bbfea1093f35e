"""Cuts a lesson at its headings, and reads what stands there as plain text."""

from dataclasses import dataclass, field
from html.parser import HTMLParser

from tutor import wording
from tutor.lessons.library import Shelved
from tutor.lessons.pieces import MixUpFence, Prose
from tutor.lessons.telling import part
from tutor.templatetags.calls import plain

HEADINGS = {"h2", "h3"}
BLOCKS = {"p", "li", "td", "th", "blockquote", "h2", "h3"}


@dataclass(slots=True)
class Passage:
    """What stands under one heading; the first, before any, has neither anchor nor heading."""

    anchor: str = ""
    heading: str = ""
    pieces: list[str] = field(default_factory=list)

    @property
    def text(self) -> str:
        """Its words with single blanks between."""
        return " ".join("".join(self.pieces).split())


class _Reader(HTMLParser):
    """Reads one stretch of prose; cards are read by the names that they have for the blind."""

    def __init__(self, passages: list[Passage]) -> None:
        super().__init__()
        self.passages = passages
        self.in_heading = False
        self.after_card = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        known = dict(attrs)
        if tag in HEADINGS:
            self.passages.append(Passage(known.get("id") or ""))
            self.in_heading = True
        if tag == "svg":
            label = known.get("aria-label") or ""
            self.passages[-1].pieces.append(f", {label}" if self.after_card else label)
            self.after_card = True

    def handle_endtag(self, tag: str) -> None:
        if tag in HEADINGS:
            self.in_heading = False
        if tag in BLOCKS:
            self.passages[-1].pieces.append(" ")

    def handle_data(self, data: str) -> None:
        if self.in_heading:
            self.passages[-1].heading += data
        else:
            self.passages[-1].pieces.append(data)
        self.after_card = self.after_card and not data.strip()


def passages(shelved: Shelved) -> list[Passage]:
    """The passages of a lesson, in order: what is written there, and its mix-ups."""
    found = [Passage()]
    for piece in shelved.lesson.pieces:
        if isinstance(piece, Prose):
            reader = _Reader(found)
            reader.feed(str(part(piece, shelved.language).data))
            reader.close()
        elif isinstance(piece, MixUpFence):
            words = wording.mix_up(piece.misconception)
            found[-1].pieces.append(f" {plain(words.name)} {words.text} ")
    return found
