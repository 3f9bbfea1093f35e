"""How far are the pupils with an assignment? Derived from what they answered, never stored.

Always in five queries, however many pupils there are.
"""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from tutor.classroom.work import WHOLE, HandedIn, Work, answered, mastered, taken
from tutor.models import Assignment, Extension, Goal, Pupil, SetItem
from tutor.models.assignments import MINUTE
from tutor.quizzes.plans import ready_made
from tutor.sets.items import drills_of, is_gone


class Reached(StrEnum):
    """How far somebody is with one thing, or with all of an assignment."""

    NOT_BEGUN = "not_begun"
    BEGUN = "begun"
    LATE = "late"  # done, with what came after it was due
    DONE = "done"
    GONE = "gone"  # the course has it no longer: nobody can do it


FINISHED = (Reached.DONE, Reached.LATE)


@dataclass(frozen=True, slots=True)
class ItemStanding:
    """One thing for one pupil: what of the goal he had by the due time, and what came after it.

    `on_time` and `late` are drills mastered, questions answered, or the best score in per cent;
    `of` is the goal in the same unit. `tries` are what he did since the assignment opened, also
    after it was due: questions answered, or quizzes handed in. `points` of `possible` ones are what
    counts of it, late or not: drills, questions answered, or what is right in his best quiz.
    """

    item: SetItem
    on_time: int
    late: int
    of: int
    tries: int
    reached: Reached
    points: int = 0
    possible: int = 0

    @property
    def overall(self) -> int:
        """With what came after, whether or not that counts."""
        if self.item.goal == Goal.SCORE:
            return max(self.on_time, self.late)
        return self.on_time + self.late


@dataclass(frozen=True, slots=True)
class PupilStanding:
    """All of an assignment for one pupil, by the time that holds for him."""

    pupil: Pupil
    due_at: datetime
    is_extended: bool
    items: tuple[ItemStanding, ...]

    @property
    def asked(self) -> tuple[ItemStanding, ...]:
        """What can be done."""
        return tuple(one for one in self.items if one.reached is not Reached.GONE)

    @property
    def done(self) -> int:
        """How many of those are done, late ones among them."""
        return sum(one.reached in FINISHED for one in self.asked)

    @property
    def reached(self) -> Reached:
        """The whole."""
        states = {one.reached for one in self.asked}
        if not states:
            return Reached.GONE
        if states <= set(FINISHED):
            return Reached.LATE if Reached.LATE in states else Reached.DONE
        return Reached.NOT_BEGUN if states == {Reached.NOT_BEGUN} else Reached.BEGUN

    def is_over(self, at: datetime) -> bool:
        """Whether the minute in which it is due has passed."""
        return at >= self.due_at + MINUTE


def standing(assignment: Assignment, pupils: Collection[Pupil]) -> dict[int, PupilStanding]:
    """How far each of these pupils is, by the number of his row; whether or not he is addressed.

    What was mastered before the assignment opened is mastered; questions and scores count from then
    on. What is void, or of a lesson begun anew since, counts nowhere.
    """
    items = list(assignment.version.items.select_related("quiz"))
    extended = dict(
        Extension.objects.filter(assignment=assignment, pupil__in=pupils).values_list(
            "pupil", "due_at"
        )
    )
    learners = {one.learner_id: extended.get(one.pk, assignment.due_at) for one in pupils}
    drills = {slug for item in items for slug in drills_of(item)}
    done = Work(
        mastered=mastered(learners, drills),
        answered=answered(assignment.opens_at, learners, drills),
        taken=taken(assignment.opens_at, learners, items),
    )
    return {
        one.pk: PupilStanding(
            pupil=one,
            due_at=learners[one.learner_id],
            is_extended=one.pk in extended,
            items=tuple(_item(assignment, item, one.learner_id, done) for item in items),
        )
        for one in pupils
    }


def _item(assignment: Assignment, item: SetItem, learner: int, done: Work) -> ItemStanding:
    if is_gone(item):
        return ItemStanding(item, 0, 0, 0, 0, Reached.GONE)
    if item.goal == Goal.SCORE:
        return _scored(assignment, item, learner, done)
    drills = drills_of(item)
    answered = [done.answered[learner, slug] for slug in drills]
    of_goal = answered
    if item.goal == Goal.MASTERY:
        of_goal = [done.mastered[learner, slug] for slug in drills]
    on_time, late = sum(one.on_time for one in of_goal), sum(one.late for one in of_goal)
    of = item.threshold or len(drills)
    return _told(
        assignment,
        item,
        on_time=on_time,
        late=late,
        of=of,
        tries=sum(one.on_time + one.late for one in answered),
        points=(on_time + late * assignment.takes_late, of),
    )


def _scored(assignment: Assignment, item: SetItem, learner: int, done: Work) -> ItemStanding:
    scores = done.taken[learner, item.quiz_id or item.slug].handed_in
    counted = scores[: assignment.attempts] if assignment.attempts else scores
    that_count = [one for one in counted if one.is_on_time or assignment.takes_late]
    best = max(that_count, key=lambda one: one.score, default=HandedIn(True, 0, _length(item)))
    return _told(
        assignment,
        item,
        on_time=max((one.score for one in counted if one.is_on_time), default=0),
        late=max((one.score for one in counted if not one.is_on_time), default=0),
        of=assignment.pass_mark or item.threshold or WHOLE,
        tries=len(scores),
        points=(best.right, best.of),
    )


def _length(item: SetItem) -> int:
    """How many questions the quiz asks of who has not handed it in yet."""
    return item.quiz.length if item.quiz else ready_made()[item.slug].length


def _told(
    assignment: Assignment,
    item: SetItem,
    *,
    on_time: int,
    late: int,
    of: int,
    tries: int,
    points: tuple[int, int],
) -> ItemStanding:
    overall = max(on_time, late) if item.goal == Goal.SCORE else on_time + late
    if on_time >= of:
        reached = Reached.DONE
    elif overall >= of and assignment.takes_late:
        reached = Reached.LATE
    else:
        reached = Reached.BEGUN if overall or tries else Reached.NOT_BEGUN
    return ItemStanding(item, on_time, late, of, tries, reached, *points)
