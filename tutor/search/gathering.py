"""Gathers what search looks through, once in a process and language, in the active language."""

from collections.abc import Iterable, Iterator
from functools import cache

from django.conf import settings
from django.urls import reverse

from tutor.glossary.seeing import plain
from tutor.glossary.terms import Term, term_url, terms
from tutor.lessons.curriculum import Entry, curriculum
from tutor.lessons.sight import LessonHead
from tutor.lessons.telling import lesson_sight
from tutor.search.folding import Folder, folder_of
from tutor.search.index import Index, index_of
from tutor.search.lesson_text import Passage, passages
from tutor.search.pages import Kind, Name, Section, Text
from tutor.search.rules import WRITTEN_IN, rules

# How surely a page is meant by one of its names.
TERM, ALSO, FINDS = 1.0, 0.97, 0.95
SUBJECT, TITLE, HEADING = 1.02, 0.9, 0.75  # a lesson's title as far as its colon; all of it


def index_in(language: str) -> Index:
    """The index of a language, which must be the active one; made anew while developing."""
    if settings.DEBUG:
        _index.cache_clear()
    return _index(language)


@cache
def _index(language: str) -> Index:
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
            lang="",
            text=Text.of(plain(f"{term.means} {term.unlike}".strip()), folder),
            names=tuple(_names_of_term(term, folder)),
        )


def _names_of_term(term: Term, folder: Folder) -> Iterator[Name]:
    yield from _names((term.term, term.spanish, term.slug), TERM, folder)
    yield from _names(term.also, ALSO, folder)
    yield from _names(term.finds, FINDS, folder)


def _names(names: Iterable[str], weight: float, folder: Folder) -> Iterator[Name]:
    for name in names:
        yield Name(frozenset(folder.forms(plain(name))), weight)


def _of_lessons(language: str) -> Iterator[Section]:
    folder = folder_of(language)
    for entry in curriculum():
        sight = lesson_sight(language, entry.slug)
        aside = _rules_of(entry, folder) if language == WRITTEN_IN else frozenset()
        for passage in passages(sight.parts):
            yield _section(sight.head, passage, folder, aside)


def _section(head: LessonHead, passage: Passage, folder: Folder, aside: frozenset[str]) -> Section:
    is_opening = not passage.heading
    address = reverse("lesson", args=[head.slug])
    text = f"{head.summary} {passage.text}" if is_opening else passage.text
    return Section(
        page=f"lesson {head.slug}",
        kind=Kind.LESSON,
        title=head.title,
        heading=passage.heading,
        url=f"{address}#{passage.anchor}" if passage.anchor else address,
        lang=head.lang,
        text=Text.of(text, folder),
        names=tuple(_names_of_lesson(head, passage, folder)),
        aside=aside if is_opening else frozenset(),
    )


def _names_of_lesson(head: LessonHead, passage: Passage, folder: Folder) -> Iterator[Name]:
    if passage.heading:
        yield from _names((passage.heading,), HEADING, folder)
        return
    subject, colon, _ = head.title.partition(":")
    yield from _names((subject,), SUBJECT if colon else TITLE, folder)
    yield from _names((head.title,), TITLE, folder)


def _rules_of(entry: Entry, folder: Folder) -> frozenset[str]:
    """The words of the rules that a lesson teaches, by which it is found and not quoted."""
    texts = (rules()[number] for number in entry.rules if number in rules())
    return frozenset(form for text in texts for form in folder.forms(text))
