"""Calls in running text: what stands between asterisks is said aloud, and set in italics."""

import re

from django import template
from django.utils.html import conditional_escape
from django.utils.safestring import SafeString, mark_safe

register = template.Library()

CALL = re.compile(r"\*([^*]+)\*")
INNER = str.maketrans("«»“”", "“”‘’")


@register.filter
def calls(text: str) -> SafeString:
    """Escaped text with its calls as `<i lang="es">`; Spanish words, in every language."""
    return mark_safe(CALL.sub(r'<i lang="es">\1</i>', conditional_escape(text)))  # noqa: S308


@register.filter
def plain(text: str) -> str:
    """The same without any marks, for titles and what is only read aloud."""
    return CALL.sub(r"\1", text)


@register.filter
def within_quotes(text: str) -> str:
    """A title that goes between quotation marks: its own become those of the inside."""
    return text.translate(INNER)
