"""What a quiz is dealt from: lessons, length, rules and difficulty, ready-made or one's own."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from engine import Ruleset
from tutor.drills.catalogue import Drill, catalogue
from tutor.lessons.curriculum import curriculum, entries, lesson_of_drill, paths
from tutor.models import Quiz
from tutor.models.quizzes import Difficulty

FILE = Path(__file__).with_name("rulesets.toml")
LENGTHS = (5, 10, 20)
READY_LENGTH = 10
WHOLE_SCORING = "whole-scoring"
WHOLE_LENGTH = 20
# Who wins a lance and what that is worth: all that a score is made of.
WHOLE_LESSONS = (
    *("grande", "chica", "pares", "juego", "punto", "worth", "count", "stones"),
    *("dejes", "bonus", "ordago"),
)
USUAL = Ruleset.parse("classic")
OWN_RULES = (
    *("classic", "four_kings", "thirty", "real"),
    *("mus_visto", "renewal", "eibar", "six"),
)
PATHS_OF_OTHER_RULES = ("variants", "encaje")  # what they ask is about their own rules


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


def specs_under(drill: Drill, ruleset: str) -> tuple[int, ...]:
    """The places of the specs that can be asked under these rules, gentle ones first."""
    if not ruleset:
        return tuple(range(len(drill.specs)))
    wanted = Ruleset.parse(ruleset)
    taken_over = ruleset in _never() and _is_of_the_usual_game(drill)
    never = _never().get(ruleset, {}).get(drill.slug, ())
    return tuple(
        place
        for place, spec in enumerate(drill.specs)
        if spec.ruleset == wanted or (taken_over and spec.ruleset == USUAL and place not in never)
    )


def _is_of_the_usual_game(drill: Drill) -> bool:
    entry = lesson_of_drill().get(drill.slug)
    return entry is not None and entry.path not in PATHS_OF_OTHER_RULES


@cache
def _never() -> Mapping[str, Mapping[str, tuple[int, ...]]]:
    """By preset and drill, the specs that cannot be asked under it."""
    return tomllib.loads(FILE.read_text(encoding="utf-8"))
