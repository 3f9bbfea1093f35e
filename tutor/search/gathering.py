"""Gathers what search looks through, once in a process and language, in the active language."""

import re
from collections.abc import Container, Iterable, Iterator
from functools import cache

from django.conf import settings
from django.urls import reverse

from tutor.glossary.seeing import plain
from tutor.glossary.terms import Term, term_url, terms
from tutor.lessons.contents import foreign
from tutor.lessons.curriculum import Entry, curriculum
from tutor.lessons.library import Shelved, lessons
from tutor.preferences.values import as_for_newcomers
from tutor.search.folding import Folder, folder_of
from tutor.search.index import Index, index_of
from tutor.search.lesson_text import Passage, passages
from tutor.search.pages import Kind, Name, Section, Text
from tutor.search.rules import WRITTEN_IN, rules

# How surely a page is meant by one of its names.
TERM, ALSO, FINDS = 1.0, 0.88, 0.86
SUBJECT, TITLE, HEADING = 1.2, 0.9, 0.75  # a lesson's title as far as its colon; all of it
NOUNS = {TERM, ALSO, SUBJECT}  # whose small words are articles; the others are phrases
SUBJECT_END = re.compile(r"[:,]")


def index_in(language: str) -> Index:
    """The index of a language, which must be the active one; made anew while developing."""
    if settings.DEBUG:
        _index.cache_clear()
    return _index(language)


@cache
def _index(language: str) -> Index:
    with as_for_newcomers():
        return index_of([*_of_terms(language), *_of_lessons(language)])


def _of_terms(language: str) -> Iterator[Section]:
    folder = folder_of(language)
    for term in terms(language).values():
        yield Section(
            page=f"term {term.slug}",
            kind=Kind.TERM,
            title=plain(term.term),
            heading="",
            url=term_url(term.slug),
            lang=term.lang,
            text=Text.of(plain(f"{term.means} {term.unlike}".strip()), folder),
            names=tuple(_names_of_term(term, folder)),
        )


def _names_of_term(term: Term, folder: Folder) -> Iterator[Name]:
    yield from _names((term.term, term.spanish, term.slug), TERM, folder)
    yield from _names(term.also, ALSO, folder)
    yield from _names(term.finds, FINDS, folder)


def _names(names: Iterable[str], weight: float, folder: Folder) -> Iterator[Name]:
    for name in names:
        words = plain(name)
        forms, wholes = folder.forms(words), {folder.whole(words)}
        if weight in NOUNS:
            wholes.add(" ".join(forms))
        yield Name(frozenset(forms), frozenset(wholes), weight)


def _of_lessons(language: str) -> Iterator[Section]:
    folder, shelf = folder_of(language), lessons(language)
    subjects: set[str] = set()
    for entry in curriculum():
        shelved = shelf[entry.slug]
        subject = _subject(shelved.lesson.title, subjects)
        subjects.add(subject)
        aside = _rules_of(entry, folder) if language == WRITTEN_IN else frozenset()
        for passage in passages(shelved):
            names = (
                _names((passage.heading,), HEADING, folder)
                if passage.heading
                else _names_of_lesson(shelved.lesson.title, subject, folder)
            )
            yield _section(shelved, passage, tuple(names), aside, folder)


def _subject(title: str, taken: Container[str]) -> str:
    """A title as far as its colon; of several lessons on one subject the first has it."""
    subject, *others = SUBJECT_END.split(title, maxsplit=1)
    return subject if others and subject not in taken else ""


def _names_of_lesson(title: str, subject: str, folder: Folder) -> Iterator[Name]:
    yield from _names((title, SUBJECT_END.split(title, maxsplit=1)[-1]), TITLE, folder)
    if subject:
        yield from _names((subject,), SUBJECT, folder)


def _section(
    shelved: Shelved,
    passage: Passage,
    names: tuple[Name, ...],
    aside: frozenset[str],
    folder: Folder,
) -> Section:
    is_opening = not passage.heading
    address, lesson = reverse("lesson", args=[shelved.slug]), shelved.lesson
    text = f"{lesson.summary} {passage.text}" if is_opening else passage.text
    return Section(
        page=f"lesson {shelved.slug}",
        kind=Kind.LESSON,
        title=lesson.title,
        heading=passage.heading,
        url=f"{address}#{passage.anchor}" if passage.anchor else address,
        lang=foreign(shelved),
        text=Text.of(text, folder),
        names=names,
        aside=aside if is_opening else frozenset(),
    )


def _rules_of(entry: Entry, folder: Folder) -> frozenset[str]:
    """The words of the rules that a lesson teaches, by which it is found and not quoted."""
    texts = (rules()[number] for number in entry.rules if number in rules())
    return frozenset(form for text in texts for form in folder.forms(text))
