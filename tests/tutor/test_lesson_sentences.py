"""Numbers that the rules fix and links by name, in a lesson's sentences."""

import pytest
from django.utils import translation

from engine import PRESETS, Ruleset
from tutor.lessons.facts import FACTS, UnknownFact, read_fact
from tutor.lessons.library import SOURCE
from tutor.lessons.reading import read_lesson
from tutor.lessons.references import reference_fault
from tutor.lessons.telling import part

OPENING = "# A title\n\n*A summary.*\n\n"


def sentence(text: str, language: str = SOURCE) -> str:
    """A sentence as it is shown, whatever is wrong with it."""
    with translation.override(language):
        shown = part(read_lesson(OPENING + text).pieces[0], language).data
    assert isinstance(shown, str)
    return shown.strip().replace("\xa0", " ")


@pytest.mark.parametrize(
    ("fact", "number"),
    [
        ("target", 40), ("thirty.target", 30), ("six.dentro", 9), ("four_kings.reyes", 4),
        ("classic+min_raise=1.raise", 1), ("six.players", 6), ("medias", 2),
        ("thirty.amarracos", 6),
    ],
)  # fmt: skip
def test_a_number_is_the_engines_under_the_rules_named(fact: str, number: int) -> None:
    assert read_fact(fact).number == number


@pytest.mark.parametrize("name", FACTS)
def test_every_number_is_there_under_every_preset(name: str) -> None:
    assert all(FACTS[name](rules) > 0 for rules in (*PRESETS.values(), Ruleset()))


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("goal", "there is no 'goal', only target"),
        ("thirsty.target", "no such rules"),
        ("classic+kings=5.target", "no such rules"),
        ("classic+king=4.target", "no such rules"),
        ("target:metres", "'metres' is no unit: stones"),
        ("Target", "is no number"),
        ("", "is no number"),
    ],
)
def test_a_number_that_is_not_there_is_a_fault_and_stays_as_it_was_written(
    text: str, wanted: str
) -> None:
    with pytest.raises(UnknownFact, match=wanted):
        read_fact(text)
    (problem,) = read_lesson(OPENING + f"Here {{{text}}} stands.\n").problems
    assert (problem.line, wanted in problem.message) == (5, True)
    assert sentence(f"Here {{{text}}} stands.") == f"<p>Here {{{text}}} stands.</p>"


@pytest.mark.parametrize(
    ("language", "shown"),
    [
        ("es", "40, 1 piedra, 8 amarracos, 4 cartas"),
        ("pt-br", "40, 1 pedra, 8 amarracos, 4 cartas"),
        ("en", "40, 1 stone, 8 amarracos, 4 cards"),
    ],
)
def test_a_number_stands_with_its_noun_in_the_lessons_language(language: str, shown: str) -> None:
    text = "{target}, {paso:stones}, {amarracos:amarracos}, {hand:cards}"
    assert sentence(text, language) == f"<p>{shown}</p>"


def test_numbers_stand_in_emphasis_and_in_links_but_not_in_titles() -> None:
    assert sentence("*{target}* [{par}](/x)") == '<p><em>40</em> <a href="/x">1</a></p>'
    for head in ("# To {target}\n\n*A summary.*\n", "# A title\n\n*To {target}.*\n"):
        (problem,) = read_lesson(head).problems
        assert "not in the title or its summary" in problem.message


def test_a_link_by_name_leads_to_the_page_in_the_language() -> None:
    assert sentence("[x](lesson:pares)", "en") == '<p><a href="/en/lessons/pares/">x</a></p>'
    assert '#mano">' in sentence("[la mano](term:mano)")
    assert sentence("[x](https://example.org/)") == '<p><a href="https://example.org/">x</a></p>'


@pytest.mark.parametrize(
    ("href", "wanted"),
    [
        ("lesson:elephants", "there is no lesson 'elephants' in curriculum.toml"),
        ("term:elephant", "the glossary has no 'elephant'; it has"),
        ("term:manoo", "it has mano"),
    ],
)
def test_a_link_that_leads_nowhere_is_a_fault_and_plain_text(href: str, wanted: str) -> None:
    (problem,) = read_lesson(OPENING + f"A [link]({href}).\n").problems
    assert (problem.line, wanted in problem.message) == (5, True)
    assert sentence(f"A [*link*]({href}).") == "<p>A <em>link</em>.</p>"


def test_cards_that_are_none_stay_as_they_were_written() -> None:
    assert sentence("Here [Ro Xx].") == "<p>Here [Ro Xx].</p>"


@pytest.mark.parametrize("href", ["term:mano", "lesson:pares", "/lessons/", "https://example.org/"])
def test_a_link_that_leads_somewhere_is_none(href: str) -> None:
    assert reference_fault(href) == ""
