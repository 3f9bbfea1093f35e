"""The order of words in a language's alphabet: ñ after n, other accents aside, articles behind."""

import re
from unicodedata import normalize

ARTICLES = {
    "es": {"el", "la", "los", "las"},
    "pt-br": {"o", "a", "os", "as"},
    "en": {"the", "to", "a", "an"},
}
LETTERS_OF_THEIR_OWN = {"es": {"ñ": "n\uffff"}}
PLACES = 6  # of a number in a name
WORD = re.compile(r"\w+")


def sort_key(term: str, language: str) -> str:
    """What a term is sorted by: «la mano» by `mano`, «seña» after «senda»."""
    words = WORD.findall(normalize("NFC", term.lower()))
    articles = ARTICLES.get(language, set())
    while len(words) > 1 and words[0] in articles:
        del words[0]
    return _ordered(" ".join(words), language)


def name_order(name: str, language: str) -> str:
    """What somebody's name is sorted by: «Íñigo» after «Inma», «Ana 2» before «Ana 10»."""
    words = WORD.findall(normalize("NFC", name.lower()))
    padded = (word.zfill(PLACES) if word.isdecimal() else word for word in words)
    return _ordered(" ".join(padded), language)


def _ordered(text: str, language: str) -> str:
    own = LETTERS_OF_THEIR_OWN.get(language, {})
    return "".join(own.get(letter) or _plain(letter) for letter in text)


def letter_of(term: str, language: str) -> str:
    """The letter of the alphabet under which a term stands, as a capital."""
    return sort_key(term, language)[:1].upper()


def _plain(letter: str) -> str:
    return normalize("NFD", letter)[0]
