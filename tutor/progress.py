"""How far has a learner come? Derived from sittings and skills, never stored."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from uuid import UUID

from django.db.models import Count, Max, Min, Q
from django.utils.timezone import localtime, now

from tutor.learner.standing import Standing, Standings, standings_of
from tutor.lessons.curriculum import Entry
from tutor.models import Run

MOST_REVIEWS = 3  # drills a day that are offered again; the others can wait


class State(StrEnum):
    """How far a learner has come with a lesson or a drill."""

    NOT_BEGUN = "not_begun"
    BEGUN = "begun"
    DONE = "done"
    MASTERED = "mastered"


@dataclass(frozen=True, slots=True)
class Progress:
    """The drills that a learner has begun or done, and how he stands with them.

    `reviewed` is how many he has done again today.
    """

    drills: dict[str, State]
    standings: Standings = field(default_factory=lambda: Standings({}))
    reviewed: int = 0

    def of_drill(self, slug: str) -> State:
        """Mastered: it was, once; done: a sitting of it is finished; begun: there is one."""
        standing = self.standings.drills.get(slug)
        if standing and standing.mastered_at:
            return State.MASTERED
        return self.drills.get(slug, State.NOT_BEGUN)

    def of_lesson(self, entry: Entry) -> State:
        """Mastered or done: all its drills are; begun: one of them is. Without a drill: never."""
        states = {self.of_drill(slug) for slug in entry.drills} or {State.NOT_BEGUN}
        if len(states) == 1:
            return states.pop()
        return State.DONE if states == {State.DONE, State.MASTERED} else State.BEGUN

    def mastered_of(self, drills: Iterable[str]) -> int:
        """How many of these drills are mastered."""
        return sum(self.of_drill(slug) is State.MASTERED for slug in drills)

    def is_due(self, slug: str) -> bool:
        """Whether a drill is to be done again by today."""
        standing = self.standings.drills.get(slug)
        return standing is not None and standing.is_due

    @property
    def is_new(self) -> bool:
        """Whether nothing was begun or shown yet."""
        return not self.drills and not self.standings.drills

    @property
    def review(self) -> list[Standing]:
        """The drills that are offered again today, the longest due first."""
        return self.standings.due[: max(0, MOST_REVIEWS - self.reviewed)]


def progress_of(visitor: UUID, at: datetime | None = None) -> Progress:
    """What the visitor has begun, done and mastered, in two queries."""
    at = at or now()
    today = localtime(at).replace(hour=0, minute=0, second=0, microsecond=0)
    runs = Run.objects.of_visitor(visitor).practised().counted().values("drill")
    finished = Q(finished_at__isnull=False)
    rows = list(
        runs.annotate(
            done=Count("pk", filter=finished), first=Min("finished_at"), last=Max("finished_at")
        )
    )
    return Progress(
        {row["drill"]: State.DONE if row["done"] else State.BEGUN for row in rows},
        standings_of(visitor, at),
        sum(1 for row in rows if row["done"] and row["first"] < today <= row["last"]),
    )
