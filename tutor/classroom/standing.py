"""How far are the pupils with an assignment? Derived from what they answered, never stored.

Always in five queries, however many pupils there are.
"""

from collections.abc import Collection
from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum

from django.db.models import Count, F, FilteredRelation, Q

from tutor.classroom.figures import NONE, Figures
from tutor.classroom.voiding import questions_voided
from tutor.classroom.work import WHOLE, HandedIn, Work, answered, mastered, taken
from tutor.models import Assignment, Extension, Goal, Pupil, SetItem
from tutor.models.assignments import MINUTE
from tutor.quizzes.plans import ready_made
from tutor.sets.items import drills_of, is_gone

type Overrides = dict[tuple[int, int], tuple[int, str]]  # by pupil and thing: result, reason


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
    `of` is the goal in the same unit, and what goes beyond it adds to neither. `tries` are what he
    did since the assignment opened, also after it was due: questions answered, or quizzes handed
    in. `points` of `possible` ones are what counts of it, late or not: drills, questions answered,
    or what is right in his best quiz. `tried` is how often he was right at once in what he did
    since then. `reason` is told where the result was set by hand: then that is `on_time`.
    """

    item: SetItem
    on_time: int
    late: int
    of: int
    tries: int
    reached: Reached
    points: int = 0
    possible: int = 0
    reason: str = ""
    tried: Figures = NONE

    @property
    def questions(self) -> int:
        """Of how many the score is; 0 where it was set by hand."""
        return 0 if self.reason else self.possible

    @property
    def overall(self) -> int:
        """With what came after, whether or not that counts."""
        return overall(self.item, self.on_time, self.late)


def overall(item: SetItem, on_time: int, late: int) -> int:
    """What came in time and what came after: the better score, or the sum of all else."""
    return max(on_time, late) if item.goal == Goal.SCORE else on_time + late


@dataclass(frozen=True, slots=True)
class PupilStanding:
    """All of an assignment for one pupil, by the time that holds for him."""

    pupil: Pupil
    due_at: datetime
    is_extended: bool
    items: tuple[ItemStanding, ...]

    def of(self, item: SetItem) -> ItemStanding:
        """How far he is with one thing."""
        return next(one for one in self.items if one.item.pk == item.pk)

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
    items, overrides = _items(assignment)
    extended = dict(
        Extension.objects.filter(assignment=assignment, pupil__in=pupils).values_list(
            "pupil", "due_at"
        )
    )
    learners = {one.learner_id: extended.get(one.pk, assignment.due_at) for one in pupils}
    drills = {slug for item in items for slug in drills_of(item)}
    done = Work(
        mastered=mastered(learners, drills),
        answered=answered(assignment, learners, drills),
        taken=taken(assignment, learners, items),
    )
    return {
        one.pk: PupilStanding(
            pupil=one,
            due_at=learners[one.learner_id],
            is_extended=one.pk in extended,
            items=tuple(
                _overridden(
                    _item(assignment, item, one.learner_id, done), overrides.get((one.pk, item.pk))
                )
                for item in items
            ),
        )
        for one in pupils
    }


def _items(assignment: Assignment) -> tuple[list[SetItem], Overrides]:
    """What there is to do, and the results set by hand, by pupil and thing; in one query."""
    of_this = FilteredRelation("overrides", condition=Q(overrides__assignment=assignment))
    in_quiz = Q(quiz__questions__question__in=questions_voided(assignment.classroom_id))
    rows = (
        assignment.version.items.select_related("quiz")
        .annotate(void=Count("quiz__questions", filter=in_quiz), of_this=of_this)
        .annotate(to=F("of_this__pupil"), value=F("of_this__value"), why=F("of_this__reason"))
        .order_by("position")
    )
    items, overrides = dict[int, SetItem](), dict[tuple[int, int], tuple[int, str]]()
    for row in rows:
        items.setdefault(row.pk, row)
        if row.to:
            overrides[row.to, row.pk] = row.value, row.why
    return list(items.values()), overrides


def _overridden(one: ItemStanding, override: tuple[int, str] | None) -> ItemStanding:
    if override is None or one.reached is Reached.GONE:
        return one
    most = WHOLE if one.item.goal == Goal.SCORE else one.of
    value, reason = min(override[0], most), override[1]
    return replace(
        one,
        on_time=value,
        late=0,
        reached=Reached.DONE if value >= one.of else Reached.BEGUN,
        points=value,
        possible=most,
        reason=reason,
    )


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
    of = item.threshold or len(drills)
    on_time = min(of, sum(one.on_time for one in of_goal))
    late = min(of - on_time, sum(one.late for one in of_goal))
    return _told(
        assignment,
        item,
        on_time=on_time,
        late=late,
        of=of,
        tries=sum(one.on_time + one.late for one in answered),
        points=(on_time + late * assignment.takes_late, of),
        tried=sum((one.tried for one in answered), NONE),
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
        tried=sum((one.tried for one in scores), NONE),
    )


def _length(item: SetItem) -> int:
    """How many questions the quiz asks of who has not handed it in yet."""
    if item.quiz:
        return item.quiz.length - getattr(item, "void", 0)
    return ready_made()[item.slug].length


def _told(
    assignment: Assignment,
    item: SetItem,
    *,
    on_time: int,
    late: int,
    of: int,
    tries: int,
    points: tuple[int, int],
    tried: Figures,
) -> ItemStanding:
    both = overall(item, on_time, late)
    if on_time >= of:
        reached = Reached.DONE
    elif both >= of and assignment.takes_late:
        reached = Reached.LATE
    else:
        reached = Reached.BEGUN if both or tries else Reached.NOT_BEGUN
    return ItemStanding(item, on_time, late, of, tries, reached, *points, tried=tried)
