"""Says things in a language, for the tests of the wording."""

from collections.abc import Callable
from typing import Any

import pytest
from django.utils.translation import override

from engine import PRESETS, Question, grade
from tutor import wording
from tutor.languages import LANGUAGES
from tutor.wording.reasons import reasons

CODES = [one.code for one in LANGUAGES]
CLASSIC = PRESETS["classic"]
FOUR_KINGS = PRESETS["four_kings"]
NBSP = "\N{NO-BREAK SPACE}"
TABLE = "3o3c4b4e.RoCc5o4o.7c7o2e1b.Se6c5c3b"

in_every_language = pytest.mark.parametrize("code", CODES)


def whole(text: str) -> bool:
    """Whether a text has words, nothing left open and no `None` but "None of these"."""
    return bool(text) and not any(mark in text[1:] for mark in ("{", "}", "%(", "None", "<"))


def said(code: str, function: Callable[..., Any], *given: Any) -> Any:
    with override(code):
        return function(*given)


def sentences(code: str, text: str, answer: str) -> tuple[str, ...]:
    """The verdict on an answer and its reasons."""
    question = Question.parse(text)
    judged = grade(question, answer)
    with override(code):
        return (wording.verdict_heading(question, judged, 0), *reasons(question, judged))
