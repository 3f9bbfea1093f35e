"""How lessons are told: in short sentences, and without figures that the rules give."""

import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest

from engine import DISH, PRESETS, EncajeRules
from tests.house.texts import NOUNS, glossary_texts, lesson_files, paragraphs, sentences
from tutor.languages import LANGUAGES

ON_AVERAGE, LONGEST = 14, 24  # words in a sentence
HEAD = 2  # paragraphs of a lesson, in which no fact may stand: its title and its summary
FIXED = {rules.target for rules in PRESETS.values()} | {DISH, EncajeRules().stones}
GRANTED = {"raises": 40}  # a raise, not the target
FILES = [file for one in LANGUAGES for file in lesson_files(one.folder)]
every_lesson = pytest.mark.parametrize("file", FILES, ids=lambda one: f"{folder(one)}-{one.stem}")


def folder(file: Path) -> str:
    return file.parts[-3]


def told(file: Path) -> list[str]:
    return paragraphs(file.read_text(encoding="utf-8"))


def length(sentence: str) -> int:
    """The words of a sentence; a number or cards count as one."""
    return len(re.findall(r"\{[^}]*\}|[^\W_]+(?:[’-][^\W_]+)*", sentence))


def whole_sentences(text: str) -> list[str]:
    return re.split(r"(?<=[.?!…])[»”)*]*\s", text)


def average(texts: list[str]) -> float:
    lengths = [length(one) for text in texts for one in whole_sentences(text)]
    return sum(lengths) / len(lengths)


def bare_figures(language: str, text: str) -> Iterator[int]:
    """Figures with "stones" behind them which a rule fixes: there belongs `{target:stones}`."""
    stones = NOUNS[language].split("|")[0]
    for figure in re.findall(rf"\b(\d+)\s{stones}\b", text):
        if int(figure) in FIXED:
            yield int(figure)


@every_lesson
def test_a_lesson_is_told_in_short_sentences(file: Path) -> None:
    assert average(told(file)) <= ON_AVERAGE


@every_lesson
def test_no_sentence_of_a_lesson_is_long(file: Path) -> None:
    said = chain.from_iterable(map(sentences, told(file)))
    assert not [one for one in said if length(one) > LONGEST]


@every_lesson
def test_what_a_rule_fixes_is_no_figure_in_a_lesson(file: Path) -> None:
    texts = told(file)[HEAD:]
    found = {figure for text in texts for figure in bare_figures(folder(file), text)}
    assert found <= {GRANTED.get(file.stem)}


@pytest.mark.parametrize("language", NOUNS)
def test_what_a_rule_fixes_is_no_figure_in_the_glossary(language: str) -> None:
    assert not [one for text in glossary_texts(language) for one in bare_figures(language, text)]


def test_a_figure_that_a_rule_fixes_is_found() -> None:
    assert list(bare_figures("en", "It takes 40 stones of the 22\N{NO-BREAK SPACE}stones.")) == [
        40,
        22,
    ]
    assert not list(bare_figures("en", "It takes {target:stones}: 39 stones are not enough."))


def test_sentences_are_counted_in_words() -> None:
    assert length("Ane’s hand, [Ro 7c]: {par:stones} of 31, half-won") == 8
    assert average(["One, two. Three?", "Four five six"]) == 2
