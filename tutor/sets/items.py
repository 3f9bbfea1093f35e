"""What a set may hold: a lesson, a drill or a quiz that there is, with a goal that fits it."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Self

from tutor.drills.catalogue import catalogue
from tutor.lessons.curriculum import entries
from tutor.models import Goal, ItemKind, Quiz, SetItem
from tutor.models.sets import MOST_COUNTED, MOST_SCORED, PRACTISED
from tutor.quizzes.plans import ready_made

USUAL_SCORE, USUAL_COUNT = 70, 10
MOST = {Goal.COUNT: MOST_COUNTED, Goal.SCORE: MOST_SCORED}


class ItemFault(StrEnum):
    """Why something cannot be in a set."""

    NO_SUCH_THING = "no_such_thing"
    NO_DRILL = "no_drill"  # nothing would show that the lesson was done
    GOAL_OF_DRILL = "goal_of_drill"
    GOAL_OF_QUIZ = "goal_of_quiz"
    COUNT = "count"
    SCORE = "score"
    FULL = "full"


class BadItemError(Exception):
    """Something that cannot be in a set, and why; nothing was written."""

    def __init__(self, fault: ItemFault) -> None:
        super().__init__(fault)
        self.fault = fault


@dataclass(frozen=True, slots=True)
class Item:
    """One thing to do, as a row holds it: `threshold` is questions or per cent."""

    kind: ItemKind
    slug: str = ""
    quiz: Quiz | None = None
    goal: Goal = Goal.MASTERY
    threshold: int | None = None

    @classmethod
    def of(cls, row: SetItem) -> Self:
        """What a row holds; its quiz is read along."""
        return cls(ItemKind(row.kind), row.slug, row.quiz, Goal(row.goal), row.threshold)

    @property
    def thing(self) -> tuple[str, object]:
        """What it is, whatever the goal: no set has it twice."""
        return self.kind, self.quiz.pk if self.quiz else self.slug

    def row(self, version_id: int, position: int) -> SetItem:
        """A row, not saved."""
        columns = {name: getattr(self, name) for name in ("kind", "slug", "quiz", "goal")}
        return SetItem(
            version_id=version_id, position=position, threshold=self.threshold, **columns
        )


def check_item(item: Item) -> None:
    """Raises `BadItemError` for what there is not, or a goal that does not fit it."""
    if fault := _fault(item):
        raise BadItemError(fault)


def _fault(item: Item) -> ItemFault | None:
    if not _is_there(item):
        return ItemFault.NO_SUCH_THING
    if item.kind is ItemKind.LESSON and not entries()[item.slug].drills:
        return ItemFault.NO_DRILL
    if item.kind in PRACTISED and item.goal is Goal.SCORE:
        return ItemFault.GOAL_OF_DRILL
    if item.kind not in PRACTISED and item.goal is not Goal.SCORE:
        return ItemFault.GOAL_OF_QUIZ
    if item.goal in MOST and not 1 <= (item.threshold or 0) <= MOST[item.goal]:
        return ItemFault.COUNT if item.goal is Goal.COUNT else ItemFault.SCORE
    return None


def _is_there(item: Item) -> bool:
    known = {
        ItemKind.LESSON: entries(),
        ItemKind.DRILL: catalogue(),
        ItemKind.PLAN: ready_made(),
    }
    return item.quiz is not None if item.kind is ItemKind.QUIZ else item.slug in known[item.kind]


def drills_of(item: SetItem | Item) -> tuple[str, ...]:
    """The drills of a lesson or a drill that there still are; none of a quiz."""
    if item.kind == ItemKind.LESSON:
        entry = entries().get(item.slug)
        return tuple(slug for slug in (entry.drills if entry else ()) if slug in catalogue())
    return (item.slug,) if item.kind == ItemKind.DRILL and item.slug in catalogue() else ()


def is_gone(item: SetItem | Item) -> bool:
    """Whether the course has it no longer, so that nobody can do it."""
    if item.kind in PRACTISED:
        return not drills_of(item)
    return item.kind == ItemKind.PLAN and item.slug not in ready_made()
