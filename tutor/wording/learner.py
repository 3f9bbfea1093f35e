"""What a learner is told of himself: what his answers fit, what is mastered, what comes back."""

from datetime import datetime
from math import floor

from babel.dates import format_date
from babel.numbers import format_percent
from django.utils.timezone import localtime
from django.utils.translation import npgettext, pgettext_lazy

from engine import Criterion
from tutor.wording.lists import active_locale, said

MASTERED_ON = pgettext_lazy("learner", "Mastered on {date}")
CRITERION = pgettext_lazy(
    "learner",
    "Right in {right} of the last {last}\u00a0tries, of {specs}\u00a0kinds or more, the {hard}"
    " hardest among them, in {sittings}\u00a0sittings.",
)
NOTHING_MASTERED = pgettext_lazy("learner", "No drill yet. This is what it takes: {criterion}")
STRENGTH = pgettext_lazy("learner", "Likely still there: {percent}")
DUE_ON = pgettext_lazy("learner", "On {date}")
BACK_NOW = pgettext_lazy("learner", "Time to do it again.")
BACK_ON = pgettext_lazy("learner", "This drill comes back on {date}.")


def fitting_answers(number: int) -> str:
    """How many answers a statement rests on: «3 respuestas»."""
    message = npgettext("learner", "{n}\u00a0answer fits it:", "{n}\u00a0answers fit it:", number)
    return said(message, n=number)


def opposing_answers(number: int) -> str:
    """How many speak against it; nothing where none does."""
    if not number:
        return ""
    message = npgettext(
        "learner",
        "{n}\u00a0answer speaks against it:",
        "{n}\u00a0answers speak against it:",
        number,
    )
    return said(message, n=number)


def drills_mastered(number: int) -> str:
    """How many drills are mastered; with none, what it takes."""
    if not number:
        return said(NOTHING_MASTERED, criterion=criterion_told(str(Criterion())))
    message = npgettext(
        "learner",
        "You have mastered {n}\u00a0drill.",
        "You have mastered {n}\u00a0drills.",
        number,
    )
    return said(message, n=number)


def mastered_on(at: datetime) -> str:
    """When a drill was mastered: «Bajo control desde el 9 de marzo de 2027»."""
    return said(MASTERED_ON, date=day(at))


def criterion_told(text: str) -> str:
    """What it took, out of the record."""
    met = Criterion.parse(text)
    return said(
        CRITERION,
        right=met.right,
        last=met.last,
        specs=met.specs,
        hard=met.hard,
        sittings=met.sittings,
    )


def strength_now(share: float) -> str:
    """How likely something is still known."""
    whole = floor(round(share * 100, 6))  # what is not reached is not shown as reached
    return said(STRENGTH, percent=format_percent(whole / 100, locale=active_locale()))


def due_when(at: datetime) -> str:
    """When a drill comes back."""
    return said(DUE_ON, date=day(at))


def comes_back(at: datetime, *, is_due: bool) -> str:
    """When the drill that was just done comes back."""
    return str(BACK_NOW) if is_due else said(BACK_ON, date=day(at))


def day(at: datetime) -> str:
    """A date in full: «9 de marzo de 2027»."""
    return format_date(localtime(at).date(), "long", locale=active_locale())
