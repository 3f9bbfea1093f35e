"""What those who teach do with assignments: each act leaves its trace."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from django.utils import timezone

from tutor.classroom.tracing import leave_trace
from tutor.models import (
    Act,
    Assignment,
    ClassGroup,
    Classroom,
    Extension,
    Pupil,
    Recipient,
    SetVersion,
    Target,
    User,
)
from tutor.models.pupils import PupilQuerySet
from tutor.whole import whole

SAME = (
    *("classroom", "version", "target", "group", "note", "opens_at", "due_at", "takes_late"),
    *("attempts", "pass_mark"),
)


@dataclass(frozen=True, slots=True)
class Terms:
    """Until when, for whom and how something is assigned; without a group or pupils to all.

    `attempts` are the sittings of each quiz that count, none for all of them; `pass_mark` is in per
    cent, none where the set's own goals hold.
    """

    opens_at: datetime
    due_at: datetime
    takes_late: bool = True
    attempts: int | None = None
    pass_mark: int | None = None
    note: str = ""
    group: ClassGroup | None = None
    pupils: Sequence[Pupil] = ()

    @property
    def target(self) -> Target:
        """To whom."""
        if self.pupils:
            return Target.PUPILS
        return Target.GROUP if self.group else Target.CLASS


@whole
def assign(
    *, classroom: Classroom, by: User, version: SetVersion, terms: Terms, title: str
) -> Assignment:
    """Give a published version of a set to do; `title` is what the trace calls it.

    The same again, as when a form is sent twice, is the one that there is.
    """
    Classroom.objects.select_for_update().get(pk=classroom.pk)
    wanted = Assignment(
        classroom=classroom,
        version=version,
        target=terms.target,
        group=None if terms.pupils else terms.group,
        note=terms.note,
        opens_at=terms.opens_at,
        due_at=terms.due_at,
        takes_late=terms.takes_late,
        attempts=terms.attempts,
        pass_mark=terms.pass_mark,
    )
    numbers = {one.pk for one in terms.pupils}
    for there in Assignment.objects.standing().filter(**_named(wanted)):
        if numbers == set(there.recipients.values_list("pupil", flat=True)):
            return there
    wanted.assigned_by = by
    wanted.save()
    Recipient.objects.bulk_create(Recipient(assignment=wanted, pupil=one) for one in terms.pupils)
    leave_trace(classroom, Act.ASSIGNED, by=by, detail=title)
    return wanted


def _named(wanted: Assignment) -> dict[str, object]:
    return {name: getattr(wanted, name) for name in SAME}


def addressees(assignment: Assignment) -> PupilQuerySet:
    """Those who have it to do: of who is in the class now, so that newcomers have it too."""
    present = Pupil.objects.present().filter(classroom=assignment.classroom_id)
    match assignment.target:
        case Target.GROUP:
            return present.filter(groups__in=[assignment.group_id])  # of none that has gone
        case Target.PUPILS:
            return present.filter(recipients__assignment=assignment)
    return present


@whole
def move_due(*, assignment: Assignment, by: User, due_at: datetime, title: str) -> None:
    """Another date for all who have no time of their own; a later one takes it up again."""
    mine = Assignment.objects.filter(pk=assignment.pk, opens_at__lte=due_at)
    if mine.exclude(due_at=due_at).update(due_at=due_at):
        leave_trace(assignment.classroom, Act.DUE_MOVED, by=by, detail=title)


@whole
def extend(
    *, assignment: Assignment, by: User, pupils: Sequence[Pupil], due_at: datetime, title: str
) -> None:
    """A time of their own for some pupils."""
    for one in pupils:
        Extension.objects.update_or_create(
            assignment=assignment, pupil=one, defaults={"due_at": due_at}
        )
    leave_trace(assignment.classroom, Act.EXTENDED, by=by, pupils=pupils, detail=title)


@whole
def end_extension(*, assignment: Assignment, by: User, pupil: Pupil, title: str) -> None:
    """For him too the assignment's time holds."""
    if Extension.objects.filter(assignment=assignment, pupil=pupil).delete()[0]:
        leave_trace(assignment.classroom, Act.UNEXTENDED, by=by, pupils=[pupil], detail=title)


@whole
def withdraw(*, assignment: Assignment, by: User, title: str) -> None:
    """It is nobody's to do any more; what was done stays, and it can be taken back."""
    standing = Assignment.objects.filter(pk=assignment.pk, withdrawn_at=None)
    if standing.update(withdrawn_at=timezone.now()):
        leave_trace(assignment.classroom, Act.UNASSIGNED, by=by, detail=title)


@whole
def give_again(*, assignment: Assignment, by: User, title: str) -> None:
    """What was withdrawn is there as it was."""
    gone = Assignment.objects.filter(pk=assignment.pk, withdrawn_at__isnull=False)
    if gone.update(withdrawn_at=None):
        leave_trace(assignment.classroom, Act.REASSIGNED, by=by, detail=title)
