"""What search looks through: a page's names, and a text whose words are folded once."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from tutor.search.folding import Folder, Word


class Kind(StrEnum):
    """What a result leads to."""

    LESSON = "lesson"
    TERM = "term"


@dataclass(frozen=True, slots=True)
class Name:
    """Something by which a page is called, and how much it says that it is this page: 1 at most."""

    forms: frozenset[str]
    wholes: frozenset[str]  # word for word: with its small words, and without
    weight: float


@dataclass(frozen=True, slots=True)
class Text:
    """A text to look through and to quote."""

    plain: str
    words: tuple[Word, ...]
    times: Mapping[str, int]  # how often each form stands there

    @classmethod
    def of(cls, plain: str, folder: Folder) -> "Text":
        words = folder.words(plain)
        return cls(plain, words, Counter(word.form for word in words))


@dataclass(frozen=True, slots=True)
class Section:
    """A page, or a part of one that has an address; `heading` is empty for the page itself."""

    page: str  # the same for all sections of a page: "lesson dejes"
    kind: Kind
    title: str
    heading: str
    url: str
    lang: str  # "es" where a Spanish text stands in, else ""
    text: Text
    names: tuple[Name, ...]
    aside: frozenset[str] = frozenset()  # forms by which it is found, not quoted
