"""Results that those who teach set by hand, with a reason that the pupil reads, and take back."""

from django.utils import timezone

from tutor.classroom.tracing import leave_trace
from tutor.models import Act, Assignment, Override, Pupil, SetItem, User
from tutor.whole import whole


@whole
def override(
    *,
    assignment: Assignment,
    item: SetItem,
    pupil: Pupil,
    by: User,
    value: int,
    reason: str,
    title: str,
) -> None:
    """Let a pupil's result with one thing be this; `value` is in the unit of the thing's goal."""
    Override.objects.update_or_create(
        assignment=assignment,
        item=item,
        pupil=pupil,
        defaults={"value": value, "reason": reason, "by": by, "at": timezone.now()},
    )
    leave_trace(assignment.classroom, Act.OVERRODE, by=by, pupils=[pupil], detail=title)


@whole
def end_override(
    *, assignment: Assignment, item: SetItem, pupil: Pupil, by: User, title: str
) -> None:
    """Let what he answered make his result again."""
    if Override.objects.filter(assignment=assignment, item=item, pupil=pupil).delete()[0]:
        leave_trace(assignment.classroom, Act.OVERRIDE_ENDED, by=by, pupils=[pupil], detail=title)
