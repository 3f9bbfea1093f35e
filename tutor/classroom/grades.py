"""How far a class is with what it was given, as a table: a row for each pupil and thing to do.

The numbers are those of `standing()`, as on the pages of assignments; the queries are as many for
each assignment however many have it.
"""

from collections.abc import Iterator

from django.db.models import Count
from django.utils import timezone

from tutor.classroom.assigned import goal_told, standings_in_order, title, with_titles
from tutor.classroom.assigning import addressees
from tutor.classroom.exports import Row, Table
from tutor.classroom.standing import ItemStanding, PupilStanding
from tutor.clocks import clock
from tutor.models import Assignment, Classroom
from tutor.models.assignments import AssignmentQuerySet
from tutor.sets.items import Item
from tutor.sets.seeing import item_link
from tutor.wording import classroom_tables as words
from tutor.wording.assignments import REACHED


def graded(classroom: Classroom) -> AssignmentQuerySet:
    """The assignments that have opened and are not withdrawn, what is due first coming first."""
    standing = Assignment.objects.standing()
    return standing.filter(classroom=classroom, opens_at__lte=timezone.now())


def grade_count(classroom: Classroom) -> int:
    """How many rows the table has."""
    rows = graded(classroom).annotate(things=Count("version__items"))
    return sum(getattr(one, "things", 0) * addressees(one).count() for one in rows)


def grades_table(classroom: Classroom) -> Table:
    """Each thing of each assignment for each of those who have it, done or not.

    Due by the class's clock, at the time that holds for who has it.
    """
    columns = words.grade_columns(classroom.time_zone)
    return Table(tuple(columns), tuple(map(str, columns.values())), _grades(classroom))


def _grades(classroom: Classroom) -> Iterator[Row]:
    for one in with_titles(graded(classroom)):
        named = one.pk, title(one)
        for his in standings_in_order(one):
            due_at = his.due_at.astimezone(clock(classroom.time_zone))
            when = due_at.replace(microsecond=0, tzinfo=None), int(his.is_extended)
            for each in his.items:
                yield (*_pupil(his), *named, *when, *_thing(one, each), *_reached(each))


def _pupil(one: PupilStanding) -> Row:
    return one.pupil.name, one.pupil.real_name


def _thing(assignment: Assignment, one: ItemStanding) -> Row:
    """What it is, and its goal."""
    row, item = one.item, Item.of(one.item)
    code = item.quiz.code if item.quiz else item.slug
    told = item_link(item).label, item.goal.value, goal_told(assignment, item)
    return row.position, item.kind.value, code, *told


def _reached(one: ItemStanding) -> Row:
    """How far somebody is with it, by code and in words; last, whether it was set by hand."""
    numbers = one.on_time, one.late, one.of, one.points, one.possible, one.tries
    by_hand = int(bool(one.reason)), one.reason
    return *numbers, one.reached.value, str(REACHED[one.reached]), *by_hand
