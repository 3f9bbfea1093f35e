"""How far a learner has come with the course, what to go on with, and a lesson begun anew."""

from datetime import datetime

from django.utils.translation import npgettext, pgettext_lazy

from tutor.wording.learner import day
from tutor.wording.lists import Words, said

FEWEST_DAYS = 2

STEPS: dict[str, Words] = {
    "sitting": pgettext_lazy("lessons", "Left open: {what}"),
    "review": pgettext_lazy("lessons", "To review: {what}"),
    "drill": pgettext_lazy("lessons", "Next drill: {what}"),
    "lesson": pgettext_lazy("lessons", "Next lesson: {what}"),
    "quiz": pgettext_lazy("lessons", "A quiz: {what}"),
}
START = pgettext_lazy("lessons", "Start with the first lesson")
TO_REVIEW = pgettext_lazy("lessons", "To review")
PATH_TOTAL = pgettext_lazy("lessons", "Drills mastered: {n} of {total}")
MASTERED_OF = pgettext_lazy("lessons", "Mastered: {n} of {total}")
NOTHING_TODAY = pgettext_lazy("learner", "Nothing to review today")
ENOUGH_TODAY = pgettext_lazy("learner", "That’s enough review for today. The rest can wait.")
CAN_WAIT = pgettext_lazy("learner", "Can wait")
RESET_ON = pgettext_lazy("lessons", "Begun again on {date}")


def step_about(way: str, what: str) -> str:
    """What the button that goes on leads to: «Para repasar: La suma»."""
    return said(STEPS[way], what=what)


def start_course() -> str:
    """The same button for a newcomer."""
    return str(START)


def path_total(number: int, total: int) -> str:
    """How many of a path's drills are mastered: «Ejercicios bajo control: 3 de 10»."""
    return said(PATH_TOTAL, n=number, total=total)


def mastered_of(number: int, total: int) -> str:
    """How many of a lesson's drills are mastered; nothing where none is."""
    return said(MASTERED_OF, n=number, total=total) if number else ""


def drills_due(number: int) -> str:
    """How many of a lesson's drills are to be done again; nothing where none is."""
    if not number:
        return ""
    message = npgettext("lessons", "{n}\u00a0drill to review", "{n}\u00a0drills to review", number)
    return said(message, n=number)


def to_review() -> str:
    """What the stone of a drill says that is to be done again."""
    return str(TO_REVIEW)


def review_today(questions: int) -> str:
    """How much there is to review: «Hoy toca repasar 15 preguntas»."""
    if not questions:
        return str(NOTHING_TODAY)
    message = npgettext(
        "learner",
        "{n}\u00a0question to review today",
        "{n}\u00a0questions to review today",
        questions,
    )
    return said(message, n=questions)


def enough_today() -> str:
    """After as many reviews as are offered in a day."""
    return str(ENOUGH_TODAY)


def others_wait(number: int) -> str:
    """What else is due and is not offered today; nothing where nothing is."""
    if not number:
        return ""
    message = npgettext(
        "learner", "{n}\u00a0more drill can wait.", "{n}\u00a0more drills can wait.", number
    )
    return said(message, n=number)


def days_in_a_row(number: int) -> str:
    """On how many days in a row somebody has answered, from two on; nobody is told of a gap."""
    if number < FEWEST_DAYS:
        return ""
    message = npgettext(
        "learner",
        "{n}\u00a0day in a row with cards in your hand.",
        "{n}\u00a0days in a row with cards in your hand.",
        number,
    )
    return said(message, n=number)


def can_wait() -> str:
    """When a drill comes back that is due and not offered today."""
    return str(CAN_WAIT)


def sittings_left(number: int) -> str:
    """How many sittings count no more: «{n} series de sus ejercicios»."""
    message = npgettext(
        "lessons",
        "{n}\u00a0sitting of its drills counts no more.",
        "{n}\u00a0sittings of its drills count no more.",
        number,
    )
    return said(message, n=number)


def answers_left(number: int) -> str:
    """How many answers they hold."""
    message = npgettext(
        "lessons",
        "What {n}\u00a0answer said of you is forgotten.",
        "What {n}\u00a0answers said of you is forgotten.",
        number,
    )
    return said(message, n=number)


def reset_on(at: datetime) -> str:
    """When a lesson was begun anew."""
    return said(RESET_ON, date=day(at))
