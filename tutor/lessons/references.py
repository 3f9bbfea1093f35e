"""Links in lessons that name their target: `term:mano` in the glossary, `lesson:pares`."""

from difflib import get_close_matches

from django.urls import reverse

from tutor.glossary.terms import SOURCE, term_url, terms
from tutor.lessons.curriculum import entries

TERM, LESSON = "term", "lesson"


def reference_fault(href: str) -> str:
    """What is wrong with a link's target, and what would be right; else nothing."""
    scheme, colon, slug = href.partition(":")
    if not colon or scheme not in (TERM, LESSON):
        return ""
    if scheme == LESSON and slug not in entries():
        return f"{href!r} leads nowhere: there is no lesson {slug!r} in curriculum.toml"
    if scheme == TERM and slug not in terms(SOURCE):
        return f"{href!r} leads nowhere: the glossary has no {slug!r}; it has {_near(slug)}"
    return ""


def _near(slug: str) -> str:
    return ", ".join(get_close_matches(slug, terms(SOURCE), n=5, cutoff=0.4)) or "other terms"


def address(href: str) -> str:
    """Where a link leads, in the active language; nothing where its target is not there."""
    scheme, _, slug = href.partition(":")
    if scheme not in (TERM, LESSON):
        return href
    if reference_fault(href):
        return ""
    return term_url(slug) if scheme == TERM else reverse("lesson", args=[slug])
