"""Turns the glossary's terms into the entries of its page, in the active language."""

import re
from functools import cache
from itertools import groupby

from django.conf import settings
from django.urls import reverse

from tutor.glossary.collation import letter_of, sort_key
from tutor.glossary.sight import LetterSight, TermSight
from tutor.glossary.terms import Term, term_url, terms
from tutor.lessons.inline import fact_words, in_words
from tutor.lessons.library import Shelved, lessons
from tutor.lessons.markdown import html, parse
from tutor.lessons.sight import LinkSight
from tutor.preferences.values import Ranks, preferred

FACT = re.compile(r"\{([^{}]*)\}")


def glossary_sight(language: str) -> tuple[LetterSight, ...]:
    """All entries by letter, told once in a process, or anew each time while developing."""
    if settings.DEBUG:
        _told.cache_clear()
    return _told(language, preferred().ranks)


@cache
def _told(language: str, _: Ranks) -> tuple[LetterSight, ...]:
    """The active language must be `language`: its words are in what is returned, and its ranks."""
    book, shelf = terms(language), lessons(language)
    in_order = sorted(book.values(), key=lambda term: sort_key(plain(term.term), language))
    return tuple(
        LetterSight(letter, tuple(_entry(term, book, shelf) for term in group))
        for letter, group in groupby(in_order, lambda term: letter_of(plain(term.term), language))
    )


def plain(text: str) -> str:
    """A text without marks, its numbers in words: «el juego a 40»."""
    return FACT.sub(lambda match: fact_words(match[1]), text).replace("*", "")


def inline(text: str) -> str:
    """A text as HTML within a line."""
    return html([in_words(token) for token in parse(text) if token.type == "inline"])


def _entry(term: Term, book: dict[str, Term], shelf: dict[str, Shelved]) -> TermSight:
    return TermSight(
        slug=term.slug,
        lang=term.lang,
        term_html=inline(term.term),
        spanish=term.spanish if plain(term.term) != term.spanish else "",
        said=term.said,
        ipa=term.ipa,
        means_html=inline(term.means),
        also_html=tuple(map(inline, term.also)),
        unlike_html=inline(term.unlike),
        see=tuple(LinkSight(term_url(slug), plain(book[slug].term)) for slug in term.see),
        lesson=_lesson(shelf[term.lesson]) if term.lesson in shelf else None,
    )


def _lesson(shelved: Shelved) -> LinkSight:
    return LinkSight(reverse("lesson", args=[shelved.slug]), shelved.lesson.title)
