"""Fills what is shown of assignments: to those who teach, and to each pupil his own."""

from collections.abc import Iterator, Sequence
from datetime import datetime
from uuid import UUID

from django.db.models import Count
from django.utils import timezone

from tutor.classroom.assigning import addressees
from tutor.classroom.bars import item_bars, items_of
from tutor.classroom.going_on import step_of
from tutor.classroom.roles import Room
from tutor.classroom.seeing import assignment_url, class_url, grid_url, ordered, pupil_url
from tutor.classroom.sight import (
    AssignmentLine,
    AssignmentSight,
    StandingLine,
    TaskItem,
    TaskSight,
)
from tutor.classroom.standing import (
    FINISHED,
    ItemStanding,
    PupilStanding,
    Reached,
    standing,
)
from tutor.classroom.watched import BarSight
from tutor.lessons.sight import LinkSight
from tutor.models import Assignment, Classroom, Pupil, Target
from tutor.models.assignments import AssignmentQuerySet
from tutor.sets.items import Item
from tutor.sets.seeing import item_link, title_of
from tutor.wording import assignments as words
from tutor.wording.classroom import students
from tutor.wording.sets import goal

MOST_LINES = 6  # on the page of a class, unless all are asked for
MOST_THOUGHT_OF = 3  # of what is due next, when one line tells of it


def with_titles(rows: AssignmentQuerySet) -> AssignmentQuerySet:
    """All that a line needs, in one query."""
    related = rows.select_related("version__lesson_set", "classroom", "group", "assigned_by")
    return related.annotate(chosen=Count("recipients"))


def title(assignment: Assignment) -> str:
    """What is assigned."""
    return title_of(assignment.version.lesson_set)


def assignment_lines(classroom: Classroom, most: int | None = None) -> list[AssignmentLine]:
    """Those of a class, what was due last coming last, withdrawn ones among them; one query."""
    rows = with_titles(Assignment.objects.filter(classroom=classroom).order_by("-due_at", "-pk"))
    return [_line(one) for one in rows[:most]]


def _line(one: Assignment) -> AssignmentLine:
    zone = one.classroom.time_zone
    return AssignmentLine(
        url=assignment_url(one),
        title=title(one),
        due=words.due(one.due_at, zone),
        when=words.when(one.due_at, timezone.now(), zone),
        whom=_whom(one),
        is_withdrawn=one.is_withdrawn,
    )


def _whom(one: Assignment) -> str:
    match one.target:
        case Target.GROUP:
            return words.group(one.group.name) if one.group else str(words.NO_GROUP)
        case Target.PUPILS:
            return students(getattr(one, "chosen", 0))
    return str(words.WHOLE_CLASS)


def assignment_sight(room: Room, one: Assignment) -> AssignmentSight:
    """An assignment, and how far each of those who have it is."""
    standings = standings_in_order(one)
    finished = sum(each.reached in FINISHED for each in standings)
    return AssignmentSight(
        line=_line(one),
        opens=words.opens(one.opens_at, room.classroom.time_zone),
        late=words.late(one.takes_late),
        note=one.note,
        things=tuple(_things(one, standings)),
        pupils=tuple(_standing_line(each, room.classroom) for each in standings),
        finished=words.done_of(finished, len(standings)),
        grid_url=grid_url(one),
        may_act=room.may_act,
    )


def standings_in_order(one: Assignment) -> list[PupilStanding]:
    """How far each of those who have it is, by their names as the language orders them."""
    pupils = list(addressees(one))
    found = standing(one, pupils)
    return [found[each.pk] for each in ordered(pupils)]


def _things(one: Assignment, standings: Sequence[PupilStanding]) -> Iterator[tuple[BarSight, str]]:
    items = items_of(one, standings)
    for row, bar in zip(items, item_bars(one, standings), strict=True):
        yield bar, goal_told(one, Item.of(row))


def goal_told(assignment: Assignment, item: Item) -> str:
    """When one thing of an assignment is done."""
    threshold = (item.goal == "score" and assignment.pass_mark) or item.threshold
    return goal(item.goal, threshold)


def _standing_line(one: PupilStanding, classroom: Classroom) -> StandingLine:
    return StandingLine(
        number=one.pupil.pk,
        url=pupil_url(one.pupil),
        name=one.pupil.name,
        told=words.done_of(one.done, len(one.asked)),
        reached=one.reached,
        state=str(words.REACHED[one.reached]),
        more_time=words.more_time(one.due_at, classroom.time_zone) if one.is_extended else "",
    )


def task_sights(pupil: Pupil, at: datetime, most: int | None = MOST_LINES) -> list[TaskSight]:
    """What a pupil has to do: what is not done first, by when it is due.

    Of many those that are due last; five queries for each. The first of them has a way on.
    """
    rows = with_titles(Assignment.objects.given_to(pupil, at)).order_by("-due_at", "-pk")
    found = [(one, standing(one, [pupil])[pupil.pk]) for one in rows[:most]]
    in_order = sorted(found, key=lambda one: (_is_done(one[1]), one[1].due_at, one[0].pk))
    return [_task(one, his, at, is_first=not n) for n, (one, his) in enumerate(in_order)]


def _is_done(his: PupilStanding) -> bool:
    return his.reached in (*FINISHED, Reached.GONE)


def _task(one: Assignment, his: PupilStanding, at: datetime, *, is_first: bool) -> TaskSight:
    zone = one.classroom.time_zone
    return TaskSight(
        number=one.pk,
        title=title(one),
        why=words.teacher(one.assigned_by.name) if one.assigned_by else "",
        note=one.note,
        due=words.due(his.due_at, zone),
        when=words.when(his.due_at, at, zone),
        late=words.late(one.takes_late),
        told=words.done_of(his.done, len(his.asked)),
        state=str(words.REACHED[his.reached]),
        reached=his.reached,
        is_done=_is_done(his),
        step=step_of(his) if is_first else None,
        items=tuple(_task_item(one, each) for each in his.items),
    )


def _task_item(assignment: Assignment, one: ItemStanding) -> TaskItem:
    item = Item.of(one.item)
    told = words.progress(item.goal, one.on_time, one.of, one.questions)
    if one.reached in (Reached.NOT_BEGUN, Reached.GONE):
        told = ""
    return TaskItem(
        link=item_link(item),
        goal=goal_told(assignment, item),
        told=words.with_late(told, item.goal, one.late) if one.late else told,
        reached=one.reached,
        state=str(words.REACHED[one.reached]),
        reason=words.reason_told(one.reason) if one.reason else "",
    )


def next_due(visitor: UUID) -> LinkSight | None:
    """What is due next of what is not done, in whatever class; or none.

    Each that is gone through takes five queries: most often that is one.
    """
    at = timezone.now()
    mine = Pupil.objects.present().filter(learner__visitor=visitor, classroom__archived_at=None)
    found = [
        (one, pupil)
        for pupil in mine
        for one in with_titles(Assignment.objects.given_to(pupil, at).still_due(pupil, at))[
            :MOST_THOUGHT_OF
        ]
    ]
    for one, pupil in sorted(found, key=_due_for_him)[:MOST_THOUGHT_OF]:
        his = standing(one, [pupil])[pupil.pk]
        if his.reached not in FINISHED:
            label = words.due_line(title(one), his.due_at, at, one.classroom.time_zone)
            return LinkSight(class_url(one.classroom), label)
    return None


def _due_for_him(found: tuple[Assignment, Pupil]) -> datetime:
    due_at: datetime = getattr(found[0], "due_for_him", found[0].due_at)
    return due_at
