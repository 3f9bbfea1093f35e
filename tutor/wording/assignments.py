"""What is said of assignments: until when, for whom, how far."""

from datetime import datetime

from babel.dates import format_date, format_time
from django.utils.timezone import localtime
from django.utils.translation import npgettext, pgettext_lazy

from tutor.clocks import clock
from tutor.wording.clocks import city
from tutor.wording.lists import Words, active_locale, joined, said
from tutor.wording.sets import per_cent

BEGIN = pgettext_lazy("drills", "Start")
WHAT = pgettext_lazy("sets", "What")
WHOM = pgettext_lazy("sets", "To whom")
OPENS = pgettext_lazy("sets", "Opens")
DUE_FIELD = pgettext_lazy("sets", "Due")
DUE_HELP = pgettext_lazy("sets", "By {city} time. All of that minute counts.")
TAKES_LATE = pgettext_lazy("sets", "What comes late counts too, and is told apart")
TRIES = pgettext_lazy("sets", "Tries at each quiz that count (you can leave it empty)")
PASS_MARK = pgettext_lazy("sets", "Score to reach in its quizzes, in % (you can leave it empty)")
NOTE = pgettext_lazy("sets", "A word to the students (you can leave it empty)")
UNTIL = pgettext_lazy("sets", "New time")
READY = pgettext_lazy("sets", "Ready-made")
OWN = pgettext_lazy("sets", "Your own")
WHOLE_CLASS = pgettext_lazy("sets", "The whole class, newcomers too")
NO_WHAT = pgettext_lazy("sets", "Choose one of the sets in the list.")
NO_WHOM = pgettext_lazy("sets", "Choose the class or one of its groups.")
BAD_TIME = pgettext_lazy("sets", "It takes a day and a time, like 2027-03-09 18:00.")
FAR_TIME = pgettext_lazy("sets", "It takes a day within five years of today.")
PAST_TIME = pgettext_lazy("sets", "That time has passed. Choose one to come.")
BEFORE_OPEN = pgettext_lazy("sets", "It’s due before it opens. Choose a later time.")
BAD_TRIES = pgettext_lazy("sets", "It takes a number from 1 to 20.")
BAD_SCORE = pgettext_lazy("sets", "It takes a score from 1 to 100.")
LONG_NOTE = pgettext_lazy("sets", "That’s too long: 200 characters at most.")
RESULT = pgettext_lazy("sets", "Result")
REASON = pgettext_lazy("sets", "Why")
REASON_HELP = pgettext_lazy("sets", "The student reads it, and so do those who teach the class.")
NO_REASON = pgettext_lazy("sets", "Say why: the student reads it.")
BAD_RESULT = pgettext_lazy("sets", "It takes a number from 0 to {most}.")
UNITS: dict[str, Words] = {
    "mastery": pgettext_lazy("sets", "Drills mastered, of {n}."),
    "count": pgettext_lazy("sets", "Questions answered; it takes {n}."),
    "score": pgettext_lazy("sets", "In %; it takes {n}."),
}
DUE = pgettext_lazy("sets", "Due: {date}, {time} inclusive, {city} time")
OPENS_ON = pgettext_lazy("sets", "Opens: {date}, {time}, {city} time")
TODAY = pgettext_lazy("sets", "today")
TOMORROW = pgettext_lazy("sets", "tomorrow")
YESTERDAY = pgettext_lazy("sets", "yesterday")
LATE_COUNTS = pgettext_lazy("sets", "What comes after that counts as late.")
LATE_DOES_NOT = pgettext_lazy("sets", "What comes after that doesn’t count.")
FROM = pgettext_lazy("sets", "From {name}")
MORE_TIME = pgettext_lazy("sets", "More time: {date}, {time}")
WITHDRAWN = pgettext_lazy("sets", "Withdrawn")
SCORE_SO_FAR = pgettext_lazy("sets", "Best so far: {percent}")
LATE_PART = pgettext_lazy("sets", "{told}; after the due time: {late}")
DONE_OF = pgettext_lazy("sets", "Done: {done} of {n}")
REACHED: dict[str, Words] = {
    "not_begun": pgettext_lazy("sets", "Not begun"),
    "begun": pgettext_lazy("sets", "Begun"),
    "late": pgettext_lazy("sets", "Done late"),
    "done": pgettext_lazy("sets", "Done"),
    "gone": pgettext_lazy("sets", "No longer in the course"),
}
LATE_FIGURE = pgettext_lazy("sets", "{figure} late")
SET_FIGURE = pgettext_lazy("sets", "{figure}*")
SET_BY_HAND = pgettext_lazy("sets", "{told} · Set by hand: {reason}")
REASON_TOLD = pgettext_lazy("sets", "Set by whoever teaches the class: {reason}")
BY_NAME = pgettext_lazy("sets", "By name")
BY_FAR = pgettext_lazy("sets", "Who has most to do first")
GROUP_OF = pgettext_lazy("sets", "The group {name}")
NO_GROUP = pgettext_lazy("sets", "A group that is no more")
DUE_LINE = pgettext_lazy("sets", "{title}: due {when}")


def begin() -> str:
    """The button with which a pupil begins what he has to do."""
    return str(BEGIN)


def due_help(zone: str) -> str:
    """By whose clock it is due."""
    return said(DUE_HELP, city=city(zone))


def due(at: datetime, zone: str) -> str:
    """«Plazo: martes, 9 de marzo de 2027, 18:00 inclusive, hora de Madrid»."""
    date, time = day_and_time(at, zone)
    return said(DUE, date=date, time=time, city=city(zone))


def opens(at: datetime, zone: str) -> str:
    """When it can be begun."""
    date, time = day_and_time(at, zone)
    return said(OPENS_ON, date=date, time=time, city=city(zone))


def more_time(at: datetime, zone: str) -> str:
    """A time of somebody's own."""
    date, time = day_and_time(at, zone)
    return said(MORE_TIME, date=date, time=time)


def day_and_time(at: datetime, zone: str) -> tuple[str, str]:
    """A moment by the class's clock."""
    there, locale = localtime(at, clock(zone)), active_locale()
    date = format_date(there.date(), "full", locale=locale)
    return date, format_time(there.time(), "short", locale=locale)


def when(at: datetime, now: datetime, zone: str) -> str:
    """The same in words, by the class's calendar: «mañana», «dentro de 3 días», «hace 2 días»."""
    there = clock(zone)
    days = (localtime(at, there).date() - localtime(now, there).date()).days
    near = {0: TODAY, 1: TOMORROW, -1: YESTERDAY}
    if days in near:
        return str(near[days])
    if days > 0:
        return said(npgettext("sets", "in {n} day", "in {n} days", days), n=days)
    return said(npgettext("sets", "{n} day ago", "{n} days ago", -days), n=-days)


def late(takes_late: bool) -> str:
    """What becomes of what comes late."""
    return str(LATE_COUNTS if takes_late else LATE_DOES_NOT)


def unit(goal: str, of: int) -> str:
    """What a result is counted in, and how much it takes."""
    return said(UNITS[goal], n=of)


def bad_result(most: int) -> str:
    """What is wrong with a result that cannot be."""
    return said(BAD_RESULT, most=most)


def teacher(name: str) -> str:
    """Who assigned it."""
    return said(FROM, name=name)


def group(name: str) -> str:
    """A group as those to whom something is assigned."""
    return said(GROUP_OF, name=name)


def some(names: list[str]) -> str:
    """Single students as those to whom something is assigned."""
    return joined(names)


def progress(goal: str, reached: int, of: int, questions: int) -> str:
    """How far somebody is with one thing; a score is of so many questions, if it is of answers."""
    if goal == "score":
        return _score(per_cent(reached), questions)
    if goal == "count":
        message = npgettext("sets", "{done} of {n} question", "{done} of {n} questions", of)
    else:
        message = npgettext(
            "sets", "{done} of {n} drill mastered", "{done} of {n} drills mastered", of
        )
    return said(message, done=reached, n=of)


def _score(percent: str, questions: int) -> str:
    if not questions:
        return said(SCORE_SO_FAR, percent=percent)
    message = npgettext(
        "sets",
        "Best so far: {percent} of {n}\u00a0question",
        "Best so far: {percent} of {n}\u00a0questions",
        questions,
    )
    return said(message, percent=percent, n=questions)


def with_late(told: str, goal: str, count: int) -> str:
    """The same with what came after it was due."""
    return said(LATE_PART, told=told, late=per_cent(count) if goal == "score" else str(count))


def figure(goal: str, reached: int, of: int) -> str:
    """The same as short as can be: «7/10», «80 %»."""
    return per_cent(reached) if goal == "score" else f"{reached}/{of}"


def late_figure(figure: str) -> str:
    """The same of what was done late: «10/10 tarde»."""
    return said(LATE_FIGURE, figure=figure)


def set_figure(figure: str) -> str:
    """The same of a result that was set by hand: «80 %*»."""
    return said(SET_FIGURE, figure=figure)


def with_reason(told: str, reason: str) -> str:
    """A result with the reason why it was set by hand."""
    return said(SET_BY_HAND, told=told, reason=reason)


def reason_told(reason: str) -> str:
    """To a student: that a result was set by hand, and why."""
    return said(REASON_TOLD, reason=reason)


def done_of(done: int, n: int) -> str:
    """How many things are done."""
    return said(DONE_OF, done=done, n=n)


def due_line(title: str, at: datetime, now: datetime, zone: str) -> str:
    """What is due next, in a line."""
    return said(DUE_LINE, title=title, when=when(at, now, zone))
