"""What people read in each language: catalogues, lessons and glossary, as plain text."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

from tests.house.source import HOUSE
from tutor.languages import LANGUAGES
from tutor.management.catalogues import read, strings

LOCALE = HOUSE / "locale"
FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")
CARDS = re.compile(r"\[[^\]]*\]")
MARKS = re.compile(r"^(?:>|#+|-|\d+\.) |^>$", re.MULTILINE)
TOLD = ("term", "means", "not")  # of a glossary's entry; what people type may be misspelt
# What is counted, stones first.
NOUNS = {
    "es": "piedras?|amarracos?|cartas?|chicos?|jugadas?|minutos?|páginas?|preguntas?|rondas?",
    "pt_BR": "pedras?|amarracos?|cartas?|jogos?|minutos?|páginas?|perguntas?|rodadas?",
    "en": "stones?|amarracos?|cards?|games?|minutes?|pages?|questions?|rounds?",
}
OPEN = re.compile(r"\{[^}]*\}|%\(\w+\)s")  # a number or a name that is filled in


def written(folder: str) -> Iterator[tuple[str, str]]:
    """Every text of a language with the place where it stands."""
    yield from (("django.po", text) for text in catalogue_texts(folder))
    for file in lesson_files(folder):
        yield from ((file.name, text) for text in paragraphs(file.read_text(encoding="utf-8")))
    yield from (("glossary.toml", text) for text in glossary_texts(folder))


def catalogue_texts(folder: str) -> Iterator[str]:
    """Every message and each of its plural forms."""
    language = next(one for one in LANGUAGES if one.folder == folder)
    return (text for message in read(language) if message.id for text in strings(message))


def lesson_files(folder: str) -> list[Path]:
    """The lessons of a language."""
    return sorted((LOCALE / folder / "lessons").glob("*.md"))


def glossary_texts(folder: str) -> Iterator[str]:
    """What the glossary tells of each term."""
    terms = tomllib.loads((LOCALE / folder / "glossary.toml").read_text(encoding="utf-8"))
    for term in terms.values():
        yield from (term[key] for key in TOLD if key in term)
        yield from term.get("also", ())


def paragraphs(lesson: str) -> list[str]:
    """A lesson's prose without fences and marks, an ace for the cards in brackets."""
    prose = CARDS.sub("1", LINK.sub(r"\1", MARKS.sub("", FENCE.sub("", lesson))))
    return [part.strip() for part in prose.split("\n\n") if part.strip()]


def sentences(text: str) -> list[str]:
    """A text in pieces after each of which a reader draws breath."""
    return re.split(r"(?<=[.?!:;])\s", text)
