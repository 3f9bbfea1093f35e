"""What pupils did of an assignment: drills mastered, questions answered, quizzes handed in.

Each in one query for all of them, parted by whether it came in time for who did it. A question that
is void in the class counts in none of them; a drill that was mastered with it stays so.
"""

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime

from django.db.models import BooleanField, Case, Count, F, Q, QuerySet, Value, When

from tutor.classroom.figures import COUNTS, NONE, Figures
from tutor.classroom.voiding import counted_in, questions_voided
from tutor.models import Assignment, Attempt, ItemKind, Run, SetItem, Skill
from tutor.models.assignments import MINUTE
from tutor.models.drills import Mark
from tutor.models.sets import PRACTISED
from tutor.sets.items import drills_of

WHOLE = 100  # per cent


@dataclass(slots=True)
class Parted:
    """What somebody did of one thing, before it was due and after."""

    on_time: int = 0
    late: int = 0
    tried: Figures = NONE


@dataclass(frozen=True, slots=True)
class HandedIn:
    """A quiz that was handed in: whether on time, and how many of its questions are right."""

    is_on_time: bool
    right: int
    of: int
    tried: Figures = NONE

    @property
    def score(self) -> int:
        """In per cent, rounded down; none where every question is void."""
        return self.right * WHOLE // self.of if self.of else 0


@dataclass(frozen=True, slots=True)
class Scores:
    """The quizzes that were handed in, in their order."""

    handed_in: list[HandedIn] = field(default_factory=list)


type ByDrill = Mapping[tuple[int, str], Parted]  # by learner and drill
type ByQuiz = Mapping[tuple[int, object], Scores]  # by learner and plan, or quiz


@dataclass(frozen=True, slots=True)
class Work:
    """All three."""

    mastered: ByDrill
    answered: ByDrill
    taken: ByQuiz


def mastered(due: Mapping[int, datetime], drills: Iterable[str]) -> ByDrill:
    """Drills that were once shown to be mastered; `due` says by when, by learner."""
    found = defaultdict[tuple[int, str], Parted](Parted)
    skills = Skill.objects.filter(
        learner__in=due, drill__in=drills, mastered_at__isnull=False
    ).values_list("learner", "drill", "mastered_at")
    for learner, drill, at in skills:
        is_late = at is not None and at >= due[learner] + MINUTE
        found[learner, drill] = Parted(int(not is_late), int(is_late))
    return found


def practised(
    assignment: Assignment, learners: Iterable[int], drills: Iterable[str]
) -> QuerySet[Attempt]:
    """Questions of drills that were judged since it opened, those void in its class among them."""
    ended = Q(run__finished_at=None) | Q(run__finished_at__gte=assignment.opens_at)
    return Attempt.objects.judged().filter(
        ended,
        run__learner__in=learners,
        run__drill__in=drills,
        run__reset=None,
        answered_at__gte=assignment.opens_at,
    )


def answered(assignment: Assignment, due: Mapping[int, datetime], drills: Iterable[str]) -> ByDrill:
    """How many of those count, by learner and drill."""
    found = defaultdict[tuple[int, str], Parted](Parted)
    rows = (
        counted_in(assignment.classroom_id, practised(assignment, due, drills))
        .annotate(is_late=_is_late(due))
        .values("run__learner", "run__drill", "is_late")
        .annotate(**COUNTS)
        .order_by()
        .values_list("run__learner", "run__drill", "is_late", *COUNTS)
    )
    for learner, drill, is_late, *counts in rows:
        parted, tried = found[learner, drill], Figures(*counts)
        parted.late += tried.answers * is_late
        parted.on_time += tried.answers * (not is_late)
        parted.tried += tried
    return found


def _is_late(due: Mapping[int, datetime]) -> Case:
    """Whether an answer came after it was due, by the time that holds for who gave it."""
    by_time = defaultdict[datetime, list[int]](list)
    for learner, at in due.items():
        by_time[at].append(learner)
    late = [
        When(run__learner__in=those, answered_at__gte=at + MINUTE, then=Value(True))
        for at, those in by_time.items()
    ]
    return Case(*late, default=Value(False), output_field=BooleanField())


def sittings(
    assignment: Assignment, learners: Iterable[int], items: Collection[SetItem]
) -> QuerySet[Run]:
    """Sittings of these items' quizzes that were handed in since it opened."""
    plans = {item.slug for item in items if item.kind == ItemKind.PLAN}
    quizzes = {item.quiz_id for item in items if item.kind == ItemKind.QUIZ}
    return Run.objects.filter(
        Q(quiz__plan__in=plans) | Q(quiz__in=quizzes),
        learner__in=learners,
        finished_at__gte=assignment.opens_at,
    )


def taken(
    assignment: Assignment, due: Mapping[int, datetime], items: Collection[SetItem]
) -> ByQuiz:
    """Quizzes handed in since it opened, the first first."""
    found = defaultdict[tuple[int, object], Scores](Scores)
    voided = questions_voided(assignment.classroom_id)
    counted = Q(attempts__voided_at=None) & ~Q(attempts__question__in=voided)
    first = counted & Q(attempts__is_first_try=True, attempts__is_aided=False)
    are_right = Q(attempts__verdict=Mark.RIGHT)
    rows = (
        sittings(assignment, due, items)
        .annotate(
            all=Count("attempts", filter=counted),
            right=Count("attempts", filter=counted & are_right),
            first=Count("attempts", filter=first),
            first_right=Count("attempts", filter=first & are_right),
            of_plan=F("quiz__plan"),
        )
        .order_by("finished_at", "pk")
        .values_list(
            "learner", "quiz", "of_plan", "finished_at", "all", "right", "first", "first_right"
        )
    )
    for learner, quiz, plan, finished_at, count, right, *tried in rows:
        is_on_time = finished_at is not None and finished_at < due[learner] + MINUTE
        handed_in = HandedIn(is_on_time, right, count, Figures(count, *tried))
        for key in {(learner, quiz), (learner, plan)}:
            found[key].handed_in.append(handed_in)
    return found


def given_for(assignment: Assignment, learners: Iterable[int], item: SetItem) -> QuerySet[Attempt]:
    """All answers that one thing of an assignment was given, those void in its class among them."""
    if item.kind in PRACTISED:
        return practised(assignment, learners, drills_of(item))
    return Attempt.objects.judged().filter(run__in=sittings(assignment, learners, [item]))
