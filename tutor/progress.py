"""How far has a learner come? Derived from runs, never stored."""

from dataclasses import dataclass
from enum import StrEnum
from uuid import UUID

from django.db.models import Count, Q

from tutor.lessons.curriculum import Entry, curriculum
from tutor.models import Run


class State(StrEnum):
    """How far a learner has come with a lesson or a drill."""

    NOT_BEGUN = "not_begun"
    BEGUN = "begun"
    DONE = "done"


@dataclass(frozen=True, slots=True)
class Progress:
    """The drills that a learner has begun or done."""

    drills: dict[str, State]

    def of_drill(self, slug: str) -> State:
        """Done: a sitting of it is finished; begun: there is one."""
        return self.drills.get(slug, State.NOT_BEGUN)

    def of_lesson(self, entry: Entry) -> State:
        """Done: all its drills are; begun: one of them is. Without a drill it is never begun."""
        states = {self.of_drill(slug) for slug in entry.drills} or {State.NOT_BEGUN}
        if states == {State.DONE}:
            return State.DONE
        return State.NOT_BEGUN if states == {State.NOT_BEGUN} else State.BEGUN

    def next_drill(self) -> str | None:
        """The first drill of the course that is not done."""
        slugs = (slug for entry in curriculum() for slug in entry.drills)
        return next((slug for slug in slugs if self.of_drill(slug) is not State.DONE), None)


def progress_of(visitor: UUID) -> Progress:
    """What the visitor has begun and done, in one query."""
    runs = Run.objects.of_visitor(visitor).practised().values("drill")
    rows = runs.annotate(done=Count("pk", filter=Q(finished_at__isnull=False)))
    return Progress({row["drill"]: State.DONE if row["done"] else State.BEGUN for row in rows})
