"""What worksheets say: the form that makes them, and the paper itself."""

from datetime import datetime

from django.utils.translation import npgettext, pgettext_lazy

from tutor.languages import BY_CODE
from tutor.wording.lists import Words, joined, said
from tutor.wording.quizzes import day, question_count

WHAT = pgettext_lazy("worksheets", "Drill or set")
WHAT_HELP = pgettext_lazy("worksheets", "The drills of a set share the questions evenly.")
READY_SETS = pgettext_lazy("worksheets", "Ready-made sets")
OWN_SETS = pgettext_lazy("worksheets", "Your own sets")
NO_DRILL = pgettext_lazy("worksheets", "That set has no drill in it: its quizzes stay on screen.")
LENGTH = pgettext_lazy("worksheets", "Questions in each version")
FORMS = pgettext_lazy("worksheets", "Versions")
FORMS_HELP = pgettext_lazy(
    "worksheets", "Each asks the same with other cards, so that neighbours can’t copy."
)
RULESET = pgettext_lazy("worksheets", "Rules")
RULESET_HELP = pgettext_lazy("worksheets", "A drill about other rules keeps its own.")
LANGUAGE = pgettext_lazy("worksheets", "Language of the sheet")
NO_CHOICE = pgettext_lazy("worksheets", "Choose one of those in the list.")
FORM = pgettext_lazy("worksheets", "Version {letter}")
ALL = pgettext_lazy("worksheets", "All of it")
KEY = pgettext_lazy("worksheets", "Key")


def form_heading(letter: str) -> str:
    """What one form is called."""
    return said(FORM, letter=letter)


def forms_choice(letters: str) -> str:
    """So many forms: «A, B y C»."""
    return joined(letters)


def made(length: int, forms: int, language: str, at: datetime) -> str:
    """A worksheet in a line, below what it is of."""
    count = npgettext("worksheets", "{n} version", "{n} versions", forms)
    parts: tuple[Words, ...] = (
        question_count(length),
        said(count, n=forms),
        BY_CODE[language].name,
        day(at),
    )
    return " · ".join(map(str, parts))
