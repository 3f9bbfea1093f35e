"""What quizzes are called, where a learner stands in one, and how it went."""

from collections.abc import Iterable
from datetime import datetime

from babel.dates import format_date
from babel.numbers import format_percent
from django.utils.translation import npgettext, pgettext_lazy

from engine import Question, Ruleset
from tutor.drills.sight import Stone
from tutor.wording.lists import Words, active_locale, figure, joined, opening, said
from tutor.wording.questions import answer_name
from tutor.wording.site import path_summary, path_title
from tutor.wording.table import ruleset_label, ruleset_name

SKIP = "skip"
WHOLE_SCORING = "whole-scoring"
WHOLE: tuple[Words, Words] = (
    pgettext_lazy("quizzes", "Scoring as a whole"),
    pgettext_lazy("quizzes", "Who takes each lance, what it pays and where the count stops."),
)
OWN_RULES = pgettext_lazy("quizzes", "Each lesson’s own")
RULES_OF_LESSONS = pgettext_lazy("quizzes", "Rules: each lesson’s own")
DIFFICULTIES: dict[str, Words] = {
    "gentle": pgettext_lazy("quizzes", "Gentle"),
    "mixed": pgettext_lazy("quizzes", "From gentle to hard"),
    "hard": pgettext_lazy("quizzes", "Hard"),
}
STONES: dict[Stone, Words] = {
    Stone.EMPTY: pgettext_lazy("quizzes", "Open"),
    Stone.NOW: pgettext_lazy("quizzes", "Now"),
    Stone.KEPT: pgettext_lazy("quizzes", "Answered"),
    Stone.RIGHT: pgettext_lazy("quizzes", "Right"),
    Stone.WRONG: pgettext_lazy("quizzes", "Not this time"),
    Stone.SKIPPED: pgettext_lazy("quizzes", "I don’t know"),
    Stone.VOID: pgettext_lazy("quizzes", "Doesn’t count"),
}
WAS_MISSED = pgettext_lazy("quizzes", "Missed here: {what}")
LEFT_OPEN = pgettext_lazy("quizzes", "Not answered")
DONT_KNOW = pgettext_lazy("quizzes", "So far: I don’t know.")
CHOSEN = pgettext_lazy("quizzes", "So far: {given}.")
RIGHT_OF = pgettext_lazy("quizzes", "Right: {right} of {n}")
ANSWERED_OF = pgettext_lazy("quizzes", "Answered: {answered} of {n}")
NO_SUCH_CODE = pgettext_lazy(
    "quizzes", "There’s no quiz with the code “{typed}”. A code looks like this: {example}."
)
NO_LESSON = pgettext_lazy("quizzes", "Choose at least one lesson.")
NO_SUCH_CHOICE = pgettext_lazy("quizzes", "Choose one of those on this page.")
NO_QUESTIONS = pgettext_lazy(
    "quizzes",
    "Under these rules there are no questions on {lessons}. Leave that out, or choose other rules.",
)
UNREADABLE = pgettext_lazy(
    "quizzes", "The site has changed since this quiz was dealt. This question won’t count."
)
LONGEST_TYPED = 20


def was_missed(what: str) -> str:
    """With what one goes on after a quiz: the drill of something that was missed."""
    return said(WAS_MISSED, what=what)


def nav_quizzes() -> str:
    """The menu's way to the quizzes."""
    return str(pgettext_lazy("quizzes", "Quizzes"))


def quiz_title(plan: str, lessons: int) -> str:
    """What a quiz is called: its path's name, or on how many lessons it is."""
    if plan == WHOLE_SCORING:
        return str(WHOLE[0])
    if plan:
        return path_title(plan)
    return said(
        npgettext("quizzes", "A quiz on {n} lesson", "A quiz on {n} lessons", lessons), n=lessons
    )


def quiz_summary(plan: str) -> str:
    """One line on what a ready-made quiz asks."""
    return str(WHOLE[1]) if plan == WHOLE_SCORING else path_summary(plan)


def quiz_rules(ruleset: str) -> str:
    """The rules under which a quiz asks."""
    return ruleset_label(Ruleset.parse(ruleset)) if ruleset else str(RULES_OF_LESSONS)


def rules_choice(ruleset: str) -> str:
    """Rules as one of those to choose among."""
    return opening(ruleset_name(Ruleset.parse(ruleset))) if ruleset else str(OWN_RULES)


def difficulty_label(difficulty: str) -> str:
    """How hard a quiz is."""
    return str(DIFFICULTIES[difficulty])


def question_count(n: int) -> str:
    """So many questions."""
    return said(npgettext("quizzes", "{n} question", "{n} questions", n), n=n)


def quiz_stone(state: Stone, *, was_open: bool = False) -> str:
    """What a stone of a quiz says; one that was handed in open says so."""
    return str(LEFT_OPEN if was_open and state is Stone.SKIPPED else STONES[state])


def chosen(question: Question, draft: str) -> str:
    """What is chosen and not handed in yet."""
    if draft == SKIP:
        return str(DONT_KNOW)
    return said(CHOSEN, given=answer_name(question, draft))


def answered_of(answered: int, n: int) -> str:
    """How many questions have an answer."""
    return said(ANSWERED_OF, answered=answered, n=n)


def right_of(right: int, n: int) -> str:
    """How many answers are right, of how many that count."""
    return said(RIGHT_OF, right=right, n=n)


def percentage(right: int, n: int) -> str:
    """The share in whole per cent, rounded down, so that none is shown that was not reached."""
    return format_percent(right * 100 // n / 100, locale=active_locale()) if n else ""


def left_open(positions: Iterable[int]) -> str:
    """Which questions have no answer yet, and what becomes of them."""
    numbers = [figure(position) for position in positions]
    message = npgettext(
        "quizzes",
        "Question {numbers} is still open. Handed in now, it counts as not known.",
        "Questions {numbers} are still open. Handed in now, they count as not known.",
        len(numbers),
    )
    return said(message, numbers=joined(numbers))


def not_counted(n: int) -> str:
    """How many questions do not count, because they cannot be judged any more."""
    message = npgettext(
        "quizzes",
        "{n} question can’t be judged any more and doesn’t count.",
        "{n} questions can’t be judged any more and don’t count.",
        n,
    )
    return said(message, n=n)


def no_such_code(typed: str, example: str) -> str:
    """What was typed is no quiz's code, and what one looks like."""
    short = typed if len(typed) <= LONGEST_TYPED else typed[:LONGEST_TYPED] + "…"
    return said(NO_SUCH_CODE, typed=short, example=example)


def no_lesson_chosen() -> str:
    """Nothing to ask about."""
    return str(NO_LESSON)


def no_such_choice() -> str:
    """A choice that the page does not have."""
    return str(NO_SUCH_CHOICE)


def no_questions_on(lessons: Iterable[str]) -> str:
    """Lessons that have nothing to ask under the rules that were chosen."""
    return said(NO_QUESTIONS, lessons=joined(lessons))


def wont_count() -> str:
    """Why a question of a quiz cannot be shown, and that nothing is lost by it."""
    return str(UNREADABLE)


def day(at: datetime) -> str:
    """A date, as the language writes it."""
    return format_date(at, "long", locale=active_locale())
