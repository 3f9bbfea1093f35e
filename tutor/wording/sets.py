"""What the pages of lesson sets say."""

from babel.numbers import format_percent
from django.utils.translation import npgettext, pgettext_lazy

from tutor.wording.drills import drill_title
from tutor.wording.lists import Words, active_locale, said

SET_NAME = pgettext_lazy("sets", "Name of the set")
THING = pgettext_lazy("sets", "Lesson or drill")
GOAL = pgettext_lazy("sets", "Goal")
COUNT = pgettext_lazy("sets", "Number of questions")
PLAN = pgettext_lazy("sets", "Ready-made quiz")
PLAN_HELP = pgettext_lazy("sets", "Dealt afresh for each student.")
CODE = pgettext_lazy("sets", "Or a quiz by its code")
CODE_HELP = pgettext_lazy("sets", "All get the same questions.")
SCORE = pgettext_lazy("sets", "Score to reach (%)")

NO_NAME = pgettext_lazy("sets", "Write a name for the set.")
LONG_NAME = pgettext_lazy("sets", "That name is too long: 60 characters at most.")
TOO_MANY = pgettext_lazy("sets", "That’s the most one can have: 200 sets. Drop one first.")
NOTHING_IN_IT = pgettext_lazy("sets", "There’s nothing in it yet. Add a lesson, a drill or a quiz.")
PUBLISH_FIRST = pgettext_lazy("sets", "Publish it first: what others copy is a published version.")
NO_SUCH_QUIZ = pgettext_lazy(
    "sets", "No quiz has that code. It’s eight letters and digits, and stands on the quiz’s page."
)
ONE_QUIZ = pgettext_lazy("sets", "Choose a ready-made quiz or write a code: one of the two.")
FAULTS: dict[str, Words] = {
    "no_such_thing": pgettext_lazy("sets", "Choose one of those in the list."),
    "no_drill": pgettext_lazy(
        "sets", "This lesson has no drill, so nothing would show that it was done."
    ),
    "goal_of_drill": pgettext_lazy(
        "sets", "A lesson or a drill is mastered, or has a number of questions."
    ),
    "goal_of_quiz": pgettext_lazy("sets", "A quiz has a score to reach."),
    "count": pgettext_lazy("sets", "It takes a number of questions from 1 to 200."),
    "score": pgettext_lazy("sets", "It takes a score from 1 to 100."),
    "full": pgettext_lazy("sets", "A set holds 30 things at most. Take one out first."),
}
GOALS: dict[str, Words] = {
    "mastery": pgettext_lazy("sets", "Until it’s mastered"),
    "count": pgettext_lazy("sets", "A number of questions"),
}
KINDS: dict[str, Words] = {
    "lesson": pgettext_lazy("sets", "Lesson"),
    "drill": pgettext_lazy("sets", "Drill"),
}
MASTERY = pgettext_lazy("sets", "until it’s mastered")
SCORE_GOAL = pgettext_lazy("sets", "{percent} right")
QUIZ = pgettext_lazy("sets", "Quiz {code}")
PLAN_TITLE = pgettext_lazy("sets", "Quiz: {title}")
GONE = pgettext_lazy("sets", "No longer in the course")
COPIED = pgettext_lazy("sets", "{name} (copy)")
VERSION = pgettext_lazy("sets", "Version {n}")
DRAFT = pgettext_lazy("sets", "Draft")
DRAFT_AFTER = pgettext_lazy("sets", "Version {n}, and a draft of the next")
SHARED = pgettext_lazy("sets", "{state} · shared by link")
PREVIEW = pgettext_lazy("sets", "Preview: this counts nowhere")
ANOTHER_QUESTION = pgettext_lazy("sets", "Another question")


def questions(n: int) -> str:
    """So many questions."""
    return said(npgettext("sets", "{n} question", "{n} questions", n), n=n)


def goal(kind: str, threshold: int | None) -> str:
    """When something is done: «hasta tenerlo bajo control», «10 preguntas», «70 % de aciertos»."""
    if kind == "mastery" or threshold is None:
        return str(MASTERY)
    return (
        questions(threshold) if kind == "count" else said(SCORE_GOAL, percent=per_cent(threshold))
    )


def per_cent(number: int) -> str:
    """«70 %»."""
    return format_percent(number / 100, locale=active_locale())


def quiz(code: str) -> str:
    """A quiz by its code."""
    return said(QUIZ, code=code)


def plan(title: str) -> str:
    """A ready-made quiz."""
    return said(PLAN_TITLE, title=title)


def things(n: int) -> str:
    """How much is in a set."""
    return said(npgettext("sets", "{n} thing to do", "{n} things to do", n), n=n)


def copied(name: str) -> str:
    """A name for a copy."""
    return said(COPIED, name=name)


def state(published: int | None, *, is_draft: bool, is_shared: bool) -> str:
    """How a set stands."""
    if published is None:
        told = str(DRAFT)
    else:
        told = said(DRAFT_AFTER if is_draft else VERSION, n=published)
    return said(SHARED, state=told) if is_shared else told


def preview_title(drill: str) -> str:
    """What a preview is of."""
    return drill_title(drill)
