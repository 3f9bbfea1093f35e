"""How a learner stands with each drill: what he has shown once, how it is now, what is due."""

from dataclasses import dataclass
from datetime import datetime
from uuid import UUID

from django.utils.timezone import localtime

from tutor.drills.catalogue import catalogue
from tutor.learner.schedule import strength
from tutor.models import Skill


@dataclass(frozen=True, slots=True)
class Standing:
    """One drill: when it was mastered, how likely it is still known, when it is due again.

    `is_due` from the first minute of that day on.
    """

    drill: str
    mastered_at: datetime | None
    criterion: str
    strength: float | None
    due_at: datetime | None
    is_due: bool


@dataclass(frozen=True, slots=True)
class Standings:
    """All drills that a learner has tried, by slug."""

    drills: dict[str, Standing]

    @property
    def mastered(self) -> list[Standing]:
        """Those once shown to be mastered, the first to be so first."""
        shown = [one for one in self.drills.values() if one.mastered_at]
        return sorted(shown, key=lambda one: (one.mastered_at, one.drill))

    @property
    def scheduled(self) -> list[Standing]:
        """Those that come back, the longest due first."""
        coming = [one for one in self.drills.values() if one.due_at]
        return sorted(coming, key=lambda one: (one.due_at, one.drill))

    @property
    def due(self) -> list[Standing]:
        """Those to be done again by now, the longest due first."""
        return [one for one in self.scheduled if one.is_due]


def standings_of(visitor: UUID, at: datetime) -> Standings:
    """How a visitor stands at some moment, in one query; withdrawn drills are left out."""
    mine = Skill.objects.of_visitor(visitor).filter(drill__in=catalogue())
    return Standings({skill.drill: _standing(skill, at) for skill in mine})


def _standing(skill: Skill, at: datetime) -> Standing:
    return Standing(
        drill=skill.drill,
        mastered_at=skill.mastered_at,
        criterion=skill.criterion,
        strength=strength(skill, at),
        due_at=skill.due_at,
        is_due=skill.due_at is not None and is_by_day(skill.due_at, at),
    )


def is_by_day(due_at: datetime, at: datetime) -> bool:
    """Whether the day has come, by the reader's calendar: what is due at night is so all day."""
    return localtime(due_at).date() <= localtime(at).date()
