"""Every term of the glossary, from `locale/<lang>/glossary.toml`: the door for other rooms.

The Spanish file alone holds what has no language in it: `ipa`, `see` and `lesson`. It stands in
for what another language has not told. Texts are written as in lessons: `*italics*`, and a number
of the rules as `{target:stones}`.
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from django.conf import settings
from django.urls import reverse

from tutor.languages import BY_CODE

SOURCE = "es"
FILE = "glossary.toml"
OF_WORDS = frozenset({"term", "said", "means", "also", "not", "finds"})
OF_NO_LANGUAGE = frozenset({"ipa", "see", "lesson"})


@dataclass(frozen=True, slots=True)
class Term:
    """One term in one language; `unlike` is what it is taken for, `finds` what people type."""

    slug: str
    lang: str  # "es" where the language has no words for it yet, else ""
    term: str
    spanish: str
    said: str
    ipa: str
    means: str
    also: tuple[str, ...]
    unlike: str
    finds: tuple[str, ...]
    see: tuple[str, ...]
    lesson: str


type Row = dict[str, str | list[str]]


def glossary_file(language: str) -> Path:
    """Where the glossary of a language lies."""
    return Path(settings.LOCALE_PATHS[0]) / BY_CODE[language].folder / FILE


def rows(language: str) -> dict[str, Row]:
    """The entries of a language's own file, by slug; none where there is no file."""
    file = glossary_file(language)
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


def terms(language: str) -> dict[str, Term]:
    """Every term by its slug, read once in a process; while developing, whenever a file changes."""
    return _terms(language, _stamps(language) if settings.DEBUG else ())


def _stamps(language: str) -> tuple[tuple[Path, int], ...]:
    """What changes with the files; a lesson asks for its terms link by link."""
    files = filter(Path.exists, map(glossary_file, (SOURCE, language)))
    return tuple((file, file.stat().st_mtime_ns) for file in files)


@cache
def _terms(language: str, _: tuple[tuple[Path, int], ...]) -> dict[str, Term]:
    words = rows(language)
    return {slug: _term(slug, row, words.get(slug)) for slug, row in rows(SOURCE).items()}


def _term(slug: str, source: Row, told: Row | None) -> Term:
    words = told or source
    return Term(
        slug=slug,
        lang="" if told else SOURCE,
        term=_text(words, "term"),
        spanish=_text(source, "term"),
        said=_text(words, "said"),
        ipa=_text(source, "ipa"),
        means=_text(words, "means"),
        also=_list(words, "also"),
        unlike=_text(words, "not"),
        finds=_list(words, "finds"),
        see=_list(source, "see"),
        lesson=_text(source, "lesson"),
    )


def _text(row: Row, key: str) -> str:
    return str(row.get(key, ""))


def _list(row: Row, key: str) -> tuple[str, ...]:
    return tuple(row.get(key, ()))


def term_url(slug: str) -> str:
    """The address of a term's entry, in the active language."""
    return f"{reverse('glossary')}#{slug}"
