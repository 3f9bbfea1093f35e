"""A quiz of one's own, as it is chosen."""

from dataclasses import dataclass

from django.http import QueryDict

from tutor.lessons.links import lesson_link
from tutor.models.quizzes import Difficulty
from tutor.quizzes.plans import LENGTHS, OWN_RULES, Plan, lessons_to_ask, unaskable
from tutor.wording import quizzes as words

LENGTH = 10


@dataclass(frozen=True, slots=True)
class OwnForm:
    """What was chosen, whatever it was, and what is wrong with it."""

    lessons: tuple[str, ...] = ()
    length: str = str(LENGTH)
    ruleset: str = ""
    difficulty: str = Difficulty.MIXED
    lessons_error: str = ""
    error: str = ""

    @property
    def plan(self) -> Plan | None:
        """The plan, or none where something is wrong."""
        if self.lessons_error or self.error:
            return None
        difficulty = Difficulty(self.difficulty)
        return Plan("", self.lessons, int(self.length), self.ruleset, difficulty)


def read_own(form: QueryDict) -> OwnForm:
    """A form as it was sent."""
    chosen = set(form.getlist("lessons"))
    read = OwnForm(
        lessons=tuple(slug for slug in lessons_to_ask() if slug in chosen),
        length=form.get("length", ""),
        ruleset=form.get("ruleset", ""),
        difficulty=form.get("difficulty", ""),
    )
    return OwnForm(
        read.lessons,
        read.length,
        read.ruleset,
        read.difficulty,
        lessons_error=_lessons_error(read),
        error="" if _is_offered(read) else words.no_such_choice(),
    )


def _is_offered(read: OwnForm) -> bool:
    return (
        read.length in map(str, LENGTHS)
        and read.ruleset in ("", *OWN_RULES)
        and read.difficulty in Difficulty.values
    )


def _lessons_error(read: OwnForm) -> str:
    if not read.lessons:
        return words.no_lesson_chosen()
    if not _is_offered(read):
        return ""
    silent = unaskable(Plan("", read.lessons, LENGTH, read.ruleset))
    return words.no_questions_on(lesson_link(slug).label for slug in silent) if silent else ""
