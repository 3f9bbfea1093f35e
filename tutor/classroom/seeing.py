"""Fills what the pages of classes show out of classes and pupils."""

from collections.abc import Iterable
from itertools import groupby

from django.db.models import Count, Q
from django.urls import reverse
from django.utils.http import urlencode
from django.utils.translation import get_language

from engine import MusError, Ruleset
from tutor.classroom.roles import Room
from tutor.classroom.rolls import Line, Roll
from tutor.classroom.roster import can_be_absorbed
from tutor.classroom.sight import (
    ActSight,
    ClassLine,
    ClassSight,
    InsideSight,
    LineSight,
    PupilLine,
    PupilSight,
    RollSight,
)
from tutor.codes import spaced
from tutor.glossary.collation import name_order
from tutor.lessons.sight import LinkSight
from tutor.models import Assignment, ClassAct, Classroom, Origin, Pupil, PupilAccount, User
from tutor.models.classes import ClassroomQuerySet
from tutor.wording import classroom as words
from tutor.wording import ruleset_label
from tutor.wording.lists import joined

MOST_ACTS = 400
MOST = 200  # classes in one list


def class_url(classroom: Classroom) -> str:
    """The page of a class."""
    return reverse("class", args=[classroom.pk])


def pupil_url(pupil: Pupil) -> str:
    """The page of one pupil."""
    return reverse("class-pupil", args=[pupil.classroom_id, pupil.pk])


def pupil_link(pupil: Pupil) -> LinkSight:
    """The way to it, by his name."""
    return LinkSight(pupil_url(pupil), pupil.name)


def assignment_url(assignment: Assignment) -> str:
    """The page of an assignment."""
    return reverse("class-assignment", args=[assignment.classroom_id, assignment.pk])


def grid_url(assignment: Assignment) -> str:
    """Who is how far with it."""
    return reverse("class-grid", args=[assignment.classroom_id, assignment.pk])


def class_lines(classes: ClassroomQuerySet, start: int = 0, stop: int = MOST) -> list[ClassLine]:
    """Classes with how many are in them, in one query; some of them where there are many."""
    present = Count("pupils", filter=Q(pupils__left_at__isnull=True))
    rows = classes.annotate(present=present).values_list("pk", "name", "code", "present")
    return [
        ClassLine(reverse("class", args=[pk]), name, words.students(count), spaced(code))
        for pk, name, code, count in rows[start:stop]
    ]


def in_order(names: Iterable[str]) -> list[str]:
    """Names as the language orders them."""
    language = get_language() or ""
    return sorted(names, key=lambda name: name_order(name, language))


def class_sight(room: Room, user: User | None) -> ClassSight:
    """A class for those who teach it, in a handful of queries however many there are in it."""
    classroom = room.classroom
    made = set(
        PupilAccount.objects.filter(classroom=classroom, origin=Origin.MADE).values_list(
            "user__learner", flat=True
        )
    )
    pupils = ordered(classroom.pupils.prefetch_related("groups"))
    lines = [(one, _pupil_line(one, one.learner_id in made)) for one in pupils]
    present = tuple(line for one, line in lines if one.is_present)
    others = Classroom.objects.none()
    if user and room.is_taught:
        others = Classroom.objects.running().taught_by(user.pk).exclude(pk=classroom.pk)
    return ClassSight(
        number=classroom.pk,
        name=classroom.name,
        students=words.students(len(present)),
        rules=rules_of(classroom),
        code=spaced(classroom.code),
        is_open=classroom.takes_newcomers,
        is_archived=classroom.is_archived,
        forgotten=forgotten_when(classroom),
        may_act=room.may_act,
        worksheets_url=_worksheets_url(classroom),
        pupils=present,
        former=tuple(line for one, line in lines if not one.is_present and one.left_by_id),
        groups=tuple((one.pk, one.name) for one in classroom.groups.all()),
        others=tuple((one.pk, one.name) for one in others),
    )


def _worksheets_url(classroom: Classroom) -> str:
    """To a worksheet in the class's language and under its rules."""
    wanted = {"language": classroom.language, "ruleset": classroom.ruleset}
    return f"{reverse('worksheets')}?{urlencode(wanted)}"


def ordered(pupils: Iterable[Pupil]) -> list[Pupil]:
    """Pupils by their names, as the language orders them."""
    language = get_language() or ""
    return sorted(pupils, key=lambda one: (name_order(one.name, language), one.pk))


def _pupil_line(pupil: Pupil, was_made: bool) -> PupilLine:
    notes = [words.NAME_HIDDEN] if pupil.hidden_at else []
    notes += [] if was_made else [words.OWN_ACCOUNT]
    return PupilLine(
        number=pupil.pk,
        url=pupil_url(pupil),
        name=pupil.name,
        real_name=pupil.real_name,
        groups=_groups_of(pupil),
        notes=tuple(map(str, notes)),
    )


def _groups_of(pupil: Pupil) -> str:
    names = [group.name for group in pupil.groups.all()]
    return joined(names) if names else ""


def rules_of(classroom: Classroom) -> str:
    """The rules in force, or nothing where this engine no longer knows them."""
    try:
        return ruleset_label(Ruleset.parse(classroom.ruleset))
    except MusError:
        return ""


def forgotten_when(classroom: Classroom) -> str:
    """When an archived class is forgotten."""
    at = classroom.forget_at
    return words.moment(at, classroom.time_zone) if at else ""


def inside_sight(classroom: Classroom, me: Pupil) -> InsideSight:
    """A class for one of its pupils: who else is there, by the names that they chose."""
    others = list(classroom.pupils.present().exclude(pk=me.pk))
    shown = in_order(one.name for one in others if not one.hidden_at)
    return InsideSight(
        number=classroom.pk,
        name=classroom.name,
        rules=rules_of(classroom),
        own_name=me.name,
        is_hidden=me.hidden_at is not None,
        is_archived=classroom.is_archived,
        groups=_groups_of(me),
        classmates=(*shown, *[str(words.HIDDEN)] * (len(others) - len(shown))),
    )


def roll_sight(roll: Roll) -> RollSight:
    """A list, line by line, before anything is written."""
    lines = tuple(map(_line, roll.lines))
    left_out = words.left_out(roll.left_out) if roll.left_out else ""
    return RollSight(lines, len(roll.new), words.made(len(roll.new)), left_out, roll.text)


def _line(line: Line) -> LineSight:
    if line.new is None:
        fault = words.LINE_FAULTS[line.fault or ""]
        return LineSight(line.number, line.typed, "", "", str(fault), is_made=False)
    one = line.new
    told = words.comes_as(one.name) if one.name != line.typed else str(words.COMES)
    return LineSight(line.number, line.typed, one.real_name, one.group, told, is_made=True)


def trace_sight(classroom: Classroom) -> list[ActSight]:
    """What those who teach did, the latest first, in one query; at once to many in one line."""
    acts = ClassAct.objects.filter(classroom=classroom).select_related("by", "pupil")
    latest = acts.order_by("-at", "-pk")[:MOST_ACTS]
    return [_act_sight(classroom, list(those)) for _, those in groupby(latest, _at_once)]


def _at_once(one: ClassAct) -> tuple[object, ...]:
    return one.act, one.by_id, one.detail, one.at.replace(second=0, microsecond=0)


def _act_sight(classroom: Classroom, acts: list[ClassAct]) -> ActSight:
    one = acts[0]
    is_on_pupils = one.act in words.ON_STUDENTS
    names = in_order(each.pupil.name if each.pupil else str(words.GONE) for each in acts)
    return ActSight(
        when=words.moment(one.at, classroom.time_zone),
        who=one.by.name if one.by else str(words.NO_LONGER),
        what=str(words.ACTS.get(one.act, one.act)),
        students=joined(names) if is_on_pupils else "",
        detail=one.detail,
    )


def pupil_sight(room: Room, pupil: Pupil) -> PupilSight:
    """One pupil, for those who teach him."""
    classroom = room.classroom
    account = PupilAccount.objects.filter(classroom=classroom, user__learner=pupil.learner_id)
    others: list[Pupil] = []
    if pupil.is_present and can_be_absorbed(pupil):
        others = ordered(classroom.pupils.present().exclude(pk=pupil.pk))
    return PupilSight(
        number=pupil.pk,
        class_number=classroom.pk,
        class_name=classroom.name,
        name=pupil.name,
        real_name=pupil.real_name,
        since=words.moment(pupil.joined_at, classroom.time_zone),
        groups=_groups_of(pupil),
        is_hidden=pupil.hidden_at is not None,
        is_present=pupil.is_present,
        may_return=not pupil.is_present and pupil.left_by_id is not None,
        was_made=account.filter(origin=Origin.MADE).exists(),
        may_act=room.may_act,
        others=tuple((one.pk, one.name) for one in others),
        back=LinkSight(class_url(classroom), classroom.name),
        answers_url=reverse("class-answers", args=[classroom.pk, pupil.pk]),
    )
