"""What a quiz is dealt from: lessons, length, rules and difficulty, ready-made or one's own."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from tutor.drills.catalogue import Drill, catalogue
from tutor.drills.holding import specs_under
from tutor.lessons.curriculum import curriculum, entries, paths
from tutor.models import Quiz
from tutor.models.quizzes import Difficulty

LENGTHS = (5, 10, 20)
READY_LENGTH = 10
WHOLE_SCORING = "whole-scoring"
WHOLE_LENGTH = 20
# Who wins a lance and what that is worth: all that a score is made of.
WHOLE_LESSONS = (
    *("grande", "chica", "pares", "juego", "punto", "worth", "count", "stones"),
    *("dejes", "bonus", "ordago"),
)
OWN_RULES = (
    *("classic", "four_kings", "thirty", "real"),
    *("mus_visto", "renewal", "eibar", "six"),
)


@dataclass(frozen=True, slots=True)
class Plan:
    """What to deal; `name` is a ready-made plan's, `ruleset` empty for each drill's own rules."""

    name: str
    lessons: tuple[str, ...]
    length: int
    ruleset: str = ""
    difficulty: Difficulty = Difficulty.MIXED


@cache
def ready_made() -> Mapping[str, Plan]:
    """The plans that stand ready: one for each path, and one for scoring as a whole."""
    of_paths = {
        path: Plan(path, tuple(entry.slug for entry in of if entry.drills), READY_LENGTH)
        for path, of in paths().items()
    }
    whole = Plan(WHOLE_SCORING, WHOLE_LESSONS, WHOLE_LENGTH)
    return of_paths | {WHOLE_SCORING: whole}


def plan_of(quiz: Quiz) -> Plan:
    """The plan by which a quiz was dealt, without what the course has no longer."""
    known = tuple(slug for slug in quiz.lessons.split() if slug in entries())
    difficulty = Difficulty(quiz.difficulty)
    return Plan(quiz.plan, known, quiz.length, quiz.ruleset, difficulty)


def lessons_to_ask() -> tuple[str, ...]:
    """The lessons that have a drill, in the course's order."""
    return tuple(entry.slug for entry in curriculum() if entry.drills)


def drills_under(lesson: str, ruleset: str) -> tuple[Drill, ...]:
    """The drills of a lesson that can be asked under these rules."""
    found = (catalogue()[slug] for slug in entries()[lesson].drills)
    return tuple(drill for drill in found if specs_under(drill, ruleset))


def unaskable(plan: Plan) -> tuple[str, ...]:
    """The plan's lessons none of whose drills can be asked under its rules."""
    return tuple(slug for slug in plan.lessons if not drills_under(slug, plan.ruleset))


def can_be_dealt(plan: Plan) -> bool:
    """Whether any of the plan's lessons can be asked under its rules."""
    return any(drills_under(slug, plan.ruleset) for slug in plan.lessons)
