"""What may be said of a learner, and on which of his answers it rests."""

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
    if row is None:
        return ()
    held = [one for one in mind_of(row.state).statements() if one.is_said]
    held.sort(key=lambda one: -one.probability)
    return _with_attempts(visitor, held) if held else ()


def _with_attempts(visitor: UUID, held: list[Statement]) -> tuple[Said, ...]:
    named = {pk for one in held for pk in (*one.fits, *one.against)}
    mine = Attempt.objects.of_visitor(visitor).judged().select_related("run")
    rows = mine.in_bulk(named)

    def found(keys: tuple[int, ...]) -> tuple[Attempt, ...]:
        return tuple(rows[pk] for pk in sorted(keys) if pk in rows)

    return tuple(
        Said(one.cause, one.probability, found(one.fits), found(one.against)) for one in held
    )
