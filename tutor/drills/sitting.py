"""A sitting as it stands, in one query: its questions, and what is kept of who answers them."""

from dataclasses import dataclass, field
from datetime import datetime
from typing import Any
from uuid import UUID

from django.db.models import Case, F, FilteredRelation, Q, When

from tutor.models import Attempt, Mind, Run, Skill
from tutor.models.drills import AttemptQuerySet

LEARNER = "run__learner"


@dataclass(slots=True)
class Known:
    """What is kept of a learner: his mind, and his skill at one drill; None where no row is."""

    state: dict[str, Any] = field(default_factory=dict)
    answers: int | None = None
    told_at: datetime | None = None
    skill: Skill | None = None


@dataclass(slots=True)
class Sitting:
    """The questions of a sitting in their order, those that others took the place of among them.

    `position` is the place of the one that is looked at.
    """

    rows: list[Attempt]
    position: int
    known: Known = field(default_factory=Known)

    @property
    def run(self) -> Run:
        """The sitting's own row."""
        return self.rows[0].run

    @property
    def attempts(self) -> list[Attempt]:
        """One for each place."""
        return [one for one in self.rows if one.is_in_place]

    @property
    def now(self) -> Attempt:
        """The question looked at: the one that stands there, or the last one voided."""
        here = [one for one in self.rows if one.position == self.position]
        standing = [one for one in here if one.is_in_place]
        return (standing or here)[-1]

    @property
    def following(self) -> Attempt | None:
        """The question at the next place."""
        return next((one for one in self.attempts if one.position == self.position + 1), None)

    @property
    def was_failed(self) -> bool:
        """Whether the engine failed on a question that stood here before."""
        here = (one for one in self.rows if one.position == self.position)
        return any(not one.is_in_place for one in here)


def sitting_of(visitor: UUID, run_id: int, position: int) -> Sitting | None:
    """A visitor's sitting at this place, or none where there is no such question of his."""
    return _sitting(list(_rows(visitor, run_id)), position)


def sitting_to_answer(visitor: UUID, run_id: int, position: int) -> Sitting | None:
    """The same with what is kept of the learner, who answers the question at this place."""
    rows = list(_with_known(_rows(visitor, run_id), position))
    sitting = _sitting(rows, position)
    if sitting:
        first = rows[0]
        state: dict[str, Any] = next((one.mind_state for one in rows if one.mind_state), {})
        skill = getattr(first, "skill", None)  # Django sets none where the join finds no row
        sitting.known = Known(state, first.mind_answers, first.mind_told_at, skill)
    return sitting


def known_of(visitor: UUID, drill: str) -> Known:
    """What is kept of a visitor before he begins a drill, in two queries."""
    mind = Mind.objects.filter(learner__visitor=visitor).first()
    skill = Skill.objects.of_visitor(visitor).filter(drill=drill).first()
    return Known(mind.state, mind.answers, mind.told_at, skill) if mind else Known(skill=skill)


def _rows(visitor: UUID, run_id: int) -> AttemptQuerySet:
    mine = Attempt.objects.of_visitor(visitor).filter(run_id=run_id)
    return mine.select_related("run").order_by("position", "pk")


def _with_known(rows: Any, position: int) -> Any:
    """The mind, which is long, comes with the question that is answered and no other."""
    at_drill = Q(**{f"{LEARNER}__skills__drill": F("run__drill")})
    return rows.annotate(
        skill=FilteredRelation(f"{LEARNER}__skills", condition=at_drill),
        mind_state=Case(When(position=position, then=F(f"{LEARNER}__mind__state"))),
        mind_answers=F(f"{LEARNER}__mind__answers"),
        mind_told_at=F(f"{LEARNER}__mind__told_at"),
    ).select_related("run", "skill")


def _sitting(rows: list[Attempt], position: int) -> Sitting | None:
    for one in rows:
        one.run = rows[0].run
    return Sitting(rows, position) if any(one.position == position for one in rows) else None
