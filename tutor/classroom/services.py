"""What is done with a class: begun, changed, archived, reopened, copied; its code, its groups."""

from dataclasses import asdict, dataclass
from datetime import datetime

from django.utils import timezone

from tutor.accounts.names import name_key
from tutor.classroom.tracing import leave_trace
from tutor.codes import fresh_code
from tutor.models import Act, ClassGroup, Classroom, Teaching, User
from tutor.whole import whole

MOST_GROUPS = 20


@dataclass(frozen=True, slots=True)
class ClassSettings:
    """What is chosen for a class."""

    name: str
    language: str
    time_zone: str
    ruleset: str


@whole
def start_class(*, user: User, chosen: ClassSettings) -> Classroom:
    """A class with this teacher and a code."""
    made = Classroom.objects.create(code=fresh_code(), **asdict(chosen))
    Teaching.objects.create(classroom=made, user=user)
    return made


@whole
def change_settings(*, classroom: Classroom, by: User, chosen: ClassSettings) -> None:
    """Another name, language, clock or ruleset."""
    Classroom.objects.filter(pk=classroom.pk).update(**asdict(chosen))
    leave_trace(classroom, Act.SETTINGS, by=by, detail=chosen.name)


@whole
def close_code(*, classroom: Classroom, by: User) -> None:
    """Nobody more gets in by it, for now."""
    open_one = Classroom.objects.filter(pk=classroom.pk, code_closed_at=None)
    if open_one.update(code_closed_at=timezone.now()):
        leave_trace(classroom, Act.CODE_CLOSED, by=by)


@whole
def open_code(*, classroom: Classroom, by: User) -> None:
    """It lets people in again."""
    closed = Classroom.objects.running().filter(pk=classroom.pk, code_closed_at__isnull=False)
    if closed.update(code_closed_at=None):
        leave_trace(classroom, Act.CODE_OPENED, by=by)


@whole
def renew_code(*, classroom: Classroom, by: User) -> None:
    """Another code, open; the old one is nobody's."""
    mine = Classroom.objects.running().filter(pk=classroom.pk)
    if mine.update(code=fresh_code(), code_closed_at=None):
        leave_trace(classroom, Act.CODE_RENEWED, by=by)


@whole
def archive(*, classroom: Classroom, by: User, forget_at: datetime) -> None:
    """Put a class away until it is forgotten at a moment that the teacher chose."""
    Classroom.objects.filter(pk=classroom.pk).update(
        archived_at=classroom.archived_at or timezone.now(), archived_by=by, forget_at=forget_at
    )
    leave_trace(classroom, Act.ARCHIVED, by=by)


@whole
def reopen(*, classroom: Classroom, by: User) -> None:
    """Take it up again; its code stays as it was."""
    archived = Classroom.objects.filter(pk=classroom.pk, archived_at__isnull=False)
    if archived.update(archived_at=None, archived_by=None, forget_at=None):
        leave_trace(classroom, Act.REOPENED, by=by)


@whole
def copy_class(*, classroom: Classroom, user: User, name: str) -> Classroom:
    """The same for another year: its settings and groups, without pupils or other teachers."""
    chosen = ClassSettings(name, classroom.language, classroom.time_zone, classroom.ruleset)
    made = start_class(user=user, chosen=chosen)
    ClassGroup.objects.bulk_create(
        ClassGroup(classroom=made, name=one.name, key=one.key) for one in classroom.groups.all()
    )
    return made


def make_group(*, classroom: Classroom, name: str) -> ClassGroup | None:
    """A group by its name, new or there already; None where there are as many as there may be."""
    key = name_key(name)
    found = classroom.groups.filter(key=key).first()
    if found or classroom.groups.count() >= MOST_GROUPS:
        return found
    made, _ = ClassGroup.objects.get_or_create(
        classroom=classroom, key=key, defaults={"name": name}
    )
    return made


@whole
def drop_group(*, classroom: Classroom, by: User, number: int) -> None:
    """No longer a group; its pupils stay in the class."""
    for group in classroom.groups.filter(pk=number):
        leave_trace(classroom, Act.GROUP_DROPPED, by=by, detail=group.name)
        group.delete()
