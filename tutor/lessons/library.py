"""Every lesson in every language, read once; which translations are stale or missing.

`locale/<lang>/lessons/told.toml` holds, for each lesson of a language, the mark of the Spanish text
from which it was told. Where that text has changed since, the Spanish one stands in.
"""

import tomllib
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from hashlib import sha256
from pathlib import Path

from django.conf import settings

from tutor.languages import BY_CODE
from tutor.lessons.curriculum import entries
from tutor.lessons.reading import Lesson, read_lesson

SOURCE = "es"
MANIFEST = "told.toml"


class Standing(StrEnum):
    """How a lesson's text in a language stands to the Spanish one."""

    CURRENT = "current"
    STALE = "stale"
    MISSING = "missing"


@dataclass(frozen=True, slots=True)
class Shelved:
    """A lesson as readers of a language get it: `language` is the one it is written in."""

    slug: str
    language: str
    standing: Standing
    lesson: Lesson


def folder(language: str) -> Path:
    """Where the lessons of a language lie."""
    return Path(settings.LOCALE_PATHS[0]) / BY_CODE[language].folder / "lessons"


def lesson_file(language: str, slug: str) -> Path:
    """Where one lesson of a language lies."""
    return folder(language) / f"{slug}.md"


def mark(slug: str) -> str:
    """What tells one version of the Spanish text from another."""
    text = lesson_file(SOURCE, slug).read_text(encoding="utf-8")
    return sha256(text.encode()).hexdigest()[:16]


def told_from(language: str) -> dict[str, str]:
    """For each lesson of a language, the mark of the text from which it was told."""
    file = folder(language) / MANIFEST
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


def standing(language: str, slug: str) -> Standing:
    """Whether a lesson is there in a language, and told from the Spanish text as it is now."""
    if not lesson_file(language, slug).exists():
        return Standing.MISSING
    if language == SOURCE or told_from(language).get(slug) == mark(slug):
        return Standing.CURRENT
    return Standing.STALE


def read(language: str, slug: str) -> Lesson:
    """A lesson's text as it stands in the language's own file."""
    return read_lesson(lesson_file(language, slug).read_text(encoding="utf-8"))


def shelve(language: str, slug: str) -> Shelved:
    """The lesson for a reader of this language; the Spanish text where it has none that holds."""
    found = standing(language, slug)
    written_in = language if found is Standing.CURRENT else SOURCE
    return Shelved(slug, written_in, found, read(written_in, slug))


@cache
def _shelf(language: str) -> dict[str, Shelved]:
    return {slug: shelve(language, slug) for slug in entries()}


def lessons(language: str) -> dict[str, Shelved]:
    """Every lesson by its slug, read once in a process, or anew each time while developing."""
    if settings.DEBUG:
        _shelf.cache_clear()
    return _shelf(language)
