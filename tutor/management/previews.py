"""A lesson as its readers get it, in plain text, with its claims and whether they are true."""

from collections.abc import Iterator

from django.template.loader import render_to_string
from django.utils import translation

from tutor.lessons.checking import claims_of_piece
from tutor.lessons.library import read
from tutor.lessons.pieces import Claim, Piece
from tutor.lessons.telling import part
from tutor.management.plain import plain


def preview(language: str, slug: str) -> Iterator[str]:
    """The lesson's text in a language, piece by piece."""
    lesson = read(language, slug)
    yield f"{lesson.title.upper()}\n{lesson.summary}"
    with translation.override(language):
        yield from (_told(piece, language) for piece in lesson.pieces)


def _told(piece: Piece, language: str) -> str:
    shown = part(piece, language)
    text = plain(render_to_string(shown.template, {"part": shown}))
    return "\n".join([text, *map(_judged, claims_of_piece(piece))])


def _judged(claim: Claim) -> str:
    if claim.right == claim.expected:
        return f"    true   {claim.text}"
    return f"    FALSE  {claim.text} (line {claim.line}: the engine says {claim.right})"
