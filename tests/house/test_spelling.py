"""What people read is spelt as the dictionaries have it, or as our own lists of words do.

`locale/<language>/words.txt` holds the game's words, the players' names and what the dictionaries
lack, one on each line; a word with a capital is known with that capital only.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from hunspell import Hunspell

from tests.house.source import HOUSE
from tests.house.texts import LOCALE, OPEN, written
from tests.needing import need
from tutor.languages import LANGUAGES

DICTIONARIES = {"es": "es_ES", "pt_BR": "pt_BR", "en": "en_GB"}
PLACES = (
    HOUSE / "var/dictionaries",
    Path("/usr/share/hunspell"),
)  # of requirements/dictionaries.sh
WORD = re.compile(r"[^\W\d_]{2,}(?:[’-][^\W\d_]+)*")
CODE = re.compile(r"[RCS][oceb]")  # a card's
every_language = pytest.mark.parametrize("folder", [one.folder for one in LANGUAGES])


@cache
def dictionary(folder: str) -> Hunspell:
    """A language's dictionary."""
    name = DICTIONARIES[folder]
    places = [place for place in PLACES if (place / f"{name}.dic").exists()]
    missing = f"there is no dictionary {name}; `sh requirements/dictionaries.sh` gets it"
    need(places, "The tests of spelling", missing)
    return Hunspell(name, hunspell_data_dir=str(places[0]))


@cache
def own_words(folder: str) -> frozenset[str]:
    """Our list for a language."""
    lines = (LOCALE / folder / "words.txt").read_text(encoding="utf-8").splitlines()
    return frozenset(line for line in lines if line and not line.startswith("#"))


def words(text: str) -> Iterator[str]:
    """The words of a text, without what is filled in, marked up or a card's code."""
    found = WORD.findall(re.sub(r"<[^>]+>", " ", OPEN.sub(" ", text)))
    return (word.removesuffix("’s") for word in found if not CODE.fullmatch(word))


def is_ours(folder: str, word: str) -> bool:
    return bool({word, word.lower()} & own_words(folder))


def misspelt(folder: str, text: str) -> list[str]:
    """The words of a text that neither the dictionary nor our list knows."""
    known = dictionary(folder)
    return [
        word
        for word in words(text)
        if not is_ours(folder, word) and not known.spell(word.replace("’", "'"))
    ]


@every_language
def test_every_word_is_spelt_as_it_is(folder: str) -> None:
    found = [
        f"{place}: {word}: is it spelt so? Then it belongs into locale/{folder}/words.txt"
        for place, text in written(folder)
        for word in misspelt(folder, text)
    ]
    assert not found, "\n".join(found)


@every_language
def test_our_list_has_no_word_that_nobody_reads(folder: str) -> None:
    read = {word for _, text in written(folder) for word in words(text)}
    assert own_words(folder) <= read | {word.lower() for word in read}


@every_language
def test_our_list_is_in_order(folder: str) -> None:
    lines = (LOCALE / folder / "words.txt").read_text(encoding="utf-8").splitlines()
    listed = [line for line in lines if not line.startswith("#")]
    assert listed == sorted(set(listed), key=lambda word: (word.lower(), word))


@pytest.mark.parametrize(
    ("folder", "text", "slips"),
    [
        ("es", "La mano gana la grnade con {n} piedars.", ["grnade", "piedars"]),
        ("pt_BR", "A mao joga, e o *juego* é de 31 pontoss.", ["mao", "pontoss"]),
        ("en", "The mano’s color, and %(n)s stonnes in [Ro 7c].", ["color", "stonnes"]),
        ("en", "A bruno and Bruno take grande: Rc, Punto’s.", ["bruno"]),
    ],
)
def test_a_slip_is_found_and_our_own_words_are_granted(
    folder: str, text: str, slips: list[str]
) -> None:
    assert misspelt(folder, text) == slips
