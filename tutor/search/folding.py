"""Words as search compares them: without accents, capitals and endings, small words left out.

`locale/<lang>/search.toml` names the stemmer of a language, its small words, and what is the same.
"""

import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType
from unicodedata import combining, normalize

import snowballstemmer
from django.conf import settings

from tutor.languages import BY_CODE

WORD = re.compile(r"[^\W_]+")
PLURALS = (("oes", "ao"), ("aes", "ao"))  # Portuguese; without accents no stemmer knows them


@dataclass(frozen=True, slots=True)
class Word:
    """A word where it stands in a text, and the form by which it is compared."""

    start: int
    end: int
    form: str


@dataclass(frozen=True, slots=True)
class Folder:
    """Folds the words of one language; by default as one of which nothing is known."""

    stemmer: str = ""
    small: frozenset[str] = frozenset()
    same: Mapping[str, str] = MappingProxyType({})

    def words(self, text: str) -> tuple[Word, ...]:
        """Every word of a text that says something; every one, where none does."""
        found = [(match, match[0].lower()) for match in WORD.finditer(normalize("NFC", text))]
        telling = [pair for pair in found if pair[1] not in self.small] or found
        forms = self._stems(word for _, word in telling)
        return tuple(
            Word(match.start(), match.end(), form)
            for (match, _), form in zip(telling, forms, strict=True)
        )

    def forms(self, text: str) -> tuple[str, ...]:
        """The forms of a text's words."""
        return tuple(word.form for word in self.words(text))

    def whole(self, text: str) -> str:
        """A text with all its words, folded: two that differ by endings alone are the same."""
        return " ".join(self._stems(word.lower() for word in WORD.findall(normalize("NFC", text))))

    def _stems(self, words: Iterable[str]) -> list[str]:
        """A stemmer is made for each text, since it keeps the word that it works on."""
        stem = snowballstemmer.stemmer(self.stemmer).stemWord if self.stemmer else str
        plain = map(_plain, words)
        return [self.same.get(word) or str(stem(word)) for word in plain]


@cache
def folder_of(language: str) -> Folder:
    """How the words of a language are folded."""
    file = Path(settings.LOCALE_PATHS[0]) / BY_CODE[language].folder / "search.toml"
    if not file.exists():
        return Folder()
    row = tomllib.loads(file.read_text(encoding="utf-8"))
    same = {_plain(word): form for form, words in row["same"].items() for word in words.split()}
    return Folder(row["stemmer"], frozenset(row["small"].split()), same)


def _plain(word: str) -> str:
    """A word in small letters without its accents: `señas` is `senas`."""
    plain = "".join(one for one in normalize("NFKD", word) if not combining(one))
    return next(
        (plain.removesuffix(end) + one for end, one in PLURALS if plain.endswith(end)), plain
    )
