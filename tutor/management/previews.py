"""A lesson as its readers get it, in plain text, with its claims and whether they are true."""

from django.template.loader import render_to_string
from django.test.utils import override_settings
from django.utils import translation

from tutor.lessons.checking import claims_of_piece
from tutor.lessons.library import read
from tutor.lessons.pieces import Claim, Piece
from tutor.lessons.telling import part
from tutor.management.plain import plain


def preview(language: str, slug: str) -> list[str]:
    """The lesson's text in a language, piece by piece.

    It is drawn as while developing: in a fresh clone no static file has its hashed name yet.
    """
    lesson = read(language, slug)
    with translation.override(language), override_settings(DEBUG=True):
        told = [_told(piece, language) for piece in lesson.pieces]
    return [f"{lesson.title.upper()}\n{lesson.summary}", *told]


def _told(piece: Piece, language: str) -> str:
    shown = part(piece, language)
    text = plain(render_to_string(shown.template, {"part": shown}))
    return "\n".join([text, *map(_judged, claims_of_piece(piece))])


def _judged(claim: Claim) -> str:
    if claim.right == claim.expected:
        return f"    true   {claim.text}"
    return f"    FALSE  {claim.text} (line {claim.line}: the engine says {claim.right})"
