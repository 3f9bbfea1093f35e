"""What may be said of a learner, and on which of his answers it rests."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from uuid import UUID

from engine import Statement
from tutor.learner.minds import mind_of
from tutor.models import Attempt
from tutor.models import Mind as MindRow


@dataclass(frozen=True, slots=True)
class Said:
    """A belief that his answers fit, by its cause, with those that fit and those that contradict.

    Both in the order in which they were given.
    """

    cause: str
    probability: float
    fits: tuple[Attempt, ...]
    against: tuple[Attempt, ...]


def said_of(visitor: UUID) -> tuple[Said, ...]:
    """What is said of a visitor, in two queries at most, the likeliest first."""
    row = MindRow.objects.filter(learner__visitor=visitor).first()
    return said_of_minds([row])[row.learner_id] if row else ()


def said_of_minds(rows: Collection[MindRow]) -> dict[int, tuple[Said, ...]]:
    """The same of several learners, by their numbers, in one query more."""
    held = {row.learner_id: _held(row) for row in rows}
    named = {pk for those in held.values() for one in those for pk in (*one.fits, *one.against)}
    theirs = Attempt.objects.judged().filter(run__learner__in=held).select_related("run")
    found = theirs.in_bulk(named) if named else {}
    return {
        learner: tuple(_with_attempts(learner, one, found) for one in those)
        for learner, those in held.items()
    }


def _held(row: MindRow) -> list[Statement]:
    held = [one for one in mind_of(row.state).statements() if one.is_said]
    return sorted(held, key=lambda one: -one.probability)


def _with_attempts(learner: int, one: Statement, rows: Mapping[int, Attempt]) -> Said:
    def found(keys: tuple[int, ...]) -> tuple[Attempt, ...]:
        known = (rows[pk] for pk in sorted(keys) if pk in rows)
        return tuple(attempt for attempt in known if attempt.run.learner_id == learner)

    return Said(one.cause, one.probability, found(one.fits), found(one.against))
