"""How words, lists and figures are put into a sentence of the active language."""

import re
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Literal

from babel import Locale
from babel.lists import format_list
from babel.numbers import format_decimal
from django.conf import settings
from django.utils.translation import get_language, to_locale

if TYPE_CHECKING:
    from collections.abc import Iterable

    from django.utils.functional import _StrPromise

type Words = str | _StrPromise

FIGURES = 1024  # kept as they are written: totals, stones and places come again and again
# English is told in Britain's: Babel's plain `en` writes lists and dates the American way.
_LOCALES = {"en": "en_GB"}
# Spanish says «e» before the sound i and «u» before the sound o, which Babel leaves alone.
_SPANISH: dict[str, tuple[str, str, re.Pattern[str]]] = {
    "standard": (" y ", " e ", re.compile(r"\W*h?[ií](?![aeo])", re.IGNORECASE)),
    "or": (" o ", " u ", re.compile(r"\W*(h?[oó]|8|11(?!\d))", re.IGNORECASE)),
}


def active_locale() -> Locale:
    """Babel's locale for the language that Django has active."""
    return _locale(get_language() or settings.LANGUAGE_CODE)


@cache
def _locale(language: str) -> Locale:
    name = to_locale(language)
    return Locale.parse(_LOCALES.get(name, name))


def joined(items: "Iterable[Words]", style: Literal["standard", "or"] = "standard") -> str:
    """A list in prose: «rey, rey, 5 y 4», «Ane e Inés», «quiero u órdago»."""
    texts = [str(item) for item in items]
    locale = active_locale()
    listed = format_list(texts, style=style, locale=locale)
    if locale.language != "es" or len(texts) < 2:
        return listed
    plain, changed, sound = _SPANISH[style]
    last = texts[-1]
    if not sound.match(last):
        return listed
    return listed.removesuffix(plain + last) + changed + last


def figure(number: int) -> str:
    """A number in figures."""
    return _figure(number, get_language() or settings.LANGUAGE_CODE)


@lru_cache(FIGURES)
def _figure(number: int, language: str) -> str:
    return format_decimal(number, locale=_locale(language))


def said(message: "Words", **facts: object) -> str:
    """A message with its named placeholders filled, numbers in the language's figures."""
    shown = {name: figure(fact) if isinstance(fact, int) else fact for name, fact in facts.items()}
    return str(message).format(**shown)


def opening(text: "Words") -> str:
    """The same words as they open a label: the first letter a capital."""
    whole = str(text)
    return whole[:1].upper() + whole[1:]


def within(text: "Words") -> str:
    """The same words as they go on after a colon: the first letter a small one."""
    whole = str(text)
    return whole[:1].lower() + whole[1:]
