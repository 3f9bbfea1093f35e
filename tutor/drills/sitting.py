"""A sitting as it stands, in one query: its questions, and what is kept of who answers them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from functools import cache
from itertools import islice
from typing import Any
from uuid import UUID

from django.db import DEFAULT_DB_ALIAS
from django.db.models import (
    BigAutoField,
    Case,
    F,
    FilteredRelation,
    Model,
    Q,
    UUIDField,
    When,
)

from tutor.models import Attempt, Mind, Run, Skill
from tutor.models.drills import AttemptQuerySet
from tutor.prepared import Prepared

LEARNER = "run__learner"
KNOWN = ("mind_state", "mind_answers", "mind_told_at")
A_RUN, SOMEBODY = -1, UUID(int=0)  # stand for those that are asked for


@cache
def _names(model: type[Model]) -> tuple[str, ...]:
    return tuple(field.attname for field in model._meta.concrete_fields)


# All that an answer needs, in one query; the mind, which is long, with the open question alone.
WITH_KNOWN = Prepared(
    Attempt.objects.of_visitor(SOMEBODY)
    .filter(run_id=A_RUN)
    .order_by("position", "pk")
    .annotate(
        skill=FilteredRelation(
            f"{LEARNER}__skills", condition=Q(**{f"{LEARNER}__skills__drill": F("run__drill")})
        ),
        mind_state=Case(When(answered_at__isnull=True, then=F(f"{LEARNER}__mind__state"))),
        mind_answers=F(f"{LEARNER}__mind__answers"),
        mind_told_at=F(f"{LEARNER}__mind__told_at"),
    )
    .values_list(
        *_names(Attempt),
        *(f"run__{name}" for name in _names(Run)),
        *(f"skill__{name}" for name in _names(Skill)),
        *KNOWN,
    ),
    ((UUIDField(), SOMEBODY), (BigAutoField(), A_RUN)),
)


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
    found = [_read(row) for row in WITH_KNOWN.rows(visitor, run_id)]
    sitting = _sitting([attempt for attempt, _ in found], position)
    if sitting:
        sitting.known = next((known for _, known in found if known.state), found[0][1])
    return sitting


def _read(row: Sequence[Any]) -> tuple[Attempt, Known]:
    """The models of a row, as querysets make them."""
    values = iter(row)
    attempt, run, skill = (_model(model, values) for model in (Attempt, Run, Skill))
    attempt.run = run
    state, answers, told_at = values
    return attempt, Known(state or {}, answers, told_at, skill if skill.pk else None)


def _model(model: type[Model], values: Iterator[Any]) -> Any:
    names = _names(model)
    return model.from_db(DEFAULT_DB_ALIAS, names, list(islice(values, len(names))))


def known_of(visitor: UUID, drill: str) -> Known:
    """What is kept of a visitor before he begins a drill, in two queries."""
    mind = Mind.objects.filter(learner__visitor=visitor).first()
    skill = Skill.objects.of_visitor(visitor).filter(drill=drill).first()
    return Known(mind.state, mind.answers, mind.told_at, skill) if mind else Known(skill=skill)


def _rows(visitor: UUID, run_id: int) -> AttemptQuerySet:
    mine = Attempt.objects.of_visitor(visitor).filter(run_id=run_id)
    return mine.select_related("run").order_by("position", "pk")


def _sitting(rows: list[Attempt], position: int) -> Sitting | None:
    for one in rows:
        one.run = rows[0].run
    return Sitting(rows, position) if any(one.position == position for one in rows) else None
