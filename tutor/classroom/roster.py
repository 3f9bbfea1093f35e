"""What those who teach do with the pupils of a class; each act leaves its trace."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from uuid import uuid4

from django.utils import timezone

from tutor.accounts import second
from tutor.accounts.entry import make_codes
from tutor.accounts.merging import merge_learners
from tutor.accounts.names import name_key
from tutor.accounts.services import leave_everywhere
from tutor.classroom.joining import MOST_PUPILS, nameless
from tutor.classroom.naming import free_name, taken_keys
from tutor.classroom.services import make_group
from tutor.classroom.tracing import leave_trace
from tutor.learner.rebuilding import rebuild_soon
from tutor.models import (
    Act,
    ClassGroup,
    Classroom,
    EntryKind,
    Learner,
    Origin,
    Pupil,
    PupilAccount,
    User,
)
from tutor.whole import whole


@dataclass(frozen=True, slots=True)
class NewPupil:
    """One who is to be made: the name that is free, and what only teachers see."""

    name: str
    real_name: str = ""
    group: str = ""


@whole
def make_pupils(*, classroom: Classroom, by: User, new: Sequence[NewPupil]) -> list[Pupil]:
    """Pupils with an account each that a card opens, as many as the class has room for."""
    Classroom.objects.select_for_update().get(pk=classroom.pk)
    taken = taken_keys(classroom)
    chosen = new[: max(0, MOST_PUPILS - len(taken))]
    names = []
    for one in chosen:
        names.append(free_name(one.name, taken))
        taken.add(name_key(names[-1]))
    pupils = Pupil.objects.bulk_create(
        Pupil(
            classroom=classroom,
            learner=learner,
            name=name,
            key=name_key(name),
            real_name=one.real_name,
        )
        for one, name, learner in zip(chosen, names, _accounts(classroom, names), strict=True)
    )
    for one, pupil in zip(chosen, pupils, strict=True):
        if one.group and (group := make_group(classroom=classroom, name=one.group)):
            pupil.groups.add(group)
    leave_trace(classroom, Act.MADE, by=by, pupils=pupils)
    return pupils


def _accounts(classroom: Classroom, names: Iterable[str]) -> list[Learner]:
    users = User.objects.bulk_create(nameless(name) for name in names)
    PupilAccount.objects.bulk_create(
        PupilAccount(user=one, classroom=classroom, origin=Origin.MADE) for one in users
    )
    make_codes(users, EntryKind.CARD)
    return Learner.objects.bulk_create(Learner(user=one, visitor=uuid4()) for one in users)


def made_here(classroom: Classroom, pupils: Iterable[Pupil]) -> list[User]:
    """The accounts of these pupils that the class made: those that its teachers may open anew."""
    learners = [one.learner_id for one in pupils if one.is_present]
    return list(
        User.objects.filter(
            learner__in=learners,
            pupil_account__classroom=classroom,
            pupil_account__origin=Origin.MADE,
        )
    )


@whole
def reset_entry(*, classroom: Classroom, by: User, pupil: Pupil) -> bool:
    """Another card, every browser out, no password: false for an account of his own."""
    users = made_here(classroom, [pupil])
    for user in users:
        user.set_unusable_password()
        user.save(update_fields=["password"])
        second.switch_off(user=user)
        user.recovery_codes.all().delete()
        user.entry_codes.all().delete()
        make_codes([user], EntryKind.CARD)
        leave_everywhere(user=user)
        leave_trace(classroom, Act.RESET, by=by, pupils=[pupil])
    return bool(users)


@whole
def make_quick_codes(*, classroom: Classroom, by: User, pupils: Sequence[Pupil]) -> int:
    """Codes for the next hour, for accounts that the class made; how many."""
    users = made_here(classroom, pupils)
    make_codes(users, EntryKind.QUICK)
    theirs = set(Learner.objects.filter(user__in=users).values_list("pk", flat=True))
    mine = [one for one in pupils if one.learner_id in theirs]
    leave_trace(classroom, Act.QUICK_CODES, by=by, pupils=mine)
    return len(users)


@whole
def set_real_name(*, pupil: Pupil, by: User, real_name: str) -> None:
    """What those who teach call him."""
    if Pupil.objects.filter(pk=pupil.pk).exclude(real_name=real_name).update(real_name=real_name):
        leave_trace(pupil.classroom, Act.RENAMED, by=by, pupils=[pupil])


@whole
def hide_name(*, pupil: Pupil, by: User, hidden: bool) -> None:
    """Classmates no longer see the name, or see it again."""
    at = timezone.now() if hidden else None
    mine = Pupil.objects.filter(pk=pupil.pk, hidden_at__isnull=hidden)
    if mine.update(hidden_at=at):
        leave_trace(
            pupil.classroom, Act.HID_NAME if hidden else Act.SHOWED_NAME, by=by, pupils=[pupil]
        )


@whole
def remove(*, classroom: Classroom, by: User, pupils: Sequence[Pupil]) -> None:
    """Out of the class; what they did stays theirs."""
    _take_out(pupils, by)
    leave_trace(classroom, Act.REMOVED, by=by, pupils=pupils)


def _take_out(pupils: Sequence[Pupil], by: User) -> None:
    numbers = [one.pk for one in pupils]
    Pupil.groups.through.objects.filter(pupil__in=numbers).delete()
    Pupil.objects.present().filter(pk__in=numbers).update(left_at=timezone.now(), left_by=by)


@whole
def readd(*, pupil: Pupil, by: User) -> bool:
    """In again, whom a teacher took out; with a number behind a name that is another's by now."""
    taken_out = Pupil.objects.former().filter(pk=pupil.pk, left_by__isnull=False)
    gone = taken_out.select_related("classroom").first()
    if gone is None:
        return False
    _put_in(gone.classroom, gone)
    leave_trace(gone.classroom, Act.READDED, by=by, pupils=[gone])
    return True


def _put_in(classroom: Classroom, pupil: Pupil) -> None:
    """Present from now on; the others keep their names."""
    pupil.name = free_name(pupil.name, taken_keys(classroom))
    pupil.key, pupil.left_at, pupil.left_by = name_key(pupil.name), None, None
    pupil.save()


@whole
def move(*, source: Classroom, target: Classroom, by: User, pupils: Sequence[Pupil]) -> int:
    """From one class of the teacher's to another, with what is known of them; how many."""
    Classroom.objects.select_for_update().get(pk=target.pk)
    room = max(0, MOST_PUPILS - target.pupils.present().count())
    movers = pupils[:room]
    known = {one.learner_id: one for one in target.pupils.all()}
    for one in movers:
        there = known.get(one.learner_id) or Pupil(classroom=target, learner_id=one.learner_id)
        if there.pk and there.is_present:
            continue
        there.name, there.hidden_at = one.name, one.hidden_at
        there.real_name = one.real_name or there.real_name
        _put_in(target, there)
    learners = [one.learner_id for one in movers]
    PupilAccount.objects.filter(classroom=source, user__learner__in=learners).update(
        classroom=target
    )
    _take_out(movers, by)
    leave_trace(source, Act.MOVED, by=by, pupils=movers, detail=target.name)
    return len(movers)


@whole
def put_in_group(*, group: ClassGroup, by: User, pupils: Sequence[Pupil]) -> None:
    """Into a group, beside those that they are in."""
    group.pupils.add(*pupils)
    leave_trace(group.classroom, Act.GROUPED, by=by, pupils=pupils, detail=group.name)


@whole
def take_from_group(*, group: ClassGroup, by: User, pupils: Sequence[Pupil]) -> None:
    """Out of a group."""
    group.pupils.remove(*pupils)
    leave_trace(group.classroom, Act.UNGROUPED, by=by, pupils=pupils, detail=group.name)


def can_be_absorbed(pupil: Pupil) -> bool:
    """Whether a pupil's record may go into another's: its account is of this class and no other's.

    What somebody did in an account of his own, or in another teacher's class, is not given away.
    """
    account = PupilAccount.objects.filter(
        user__learner=pupil.learner_id, classroom=pupil.classroom_id
    ).select_related("user")
    if not any(not one.user.signs_in_by_name for one in account):
        return False
    return not Pupil.objects.filter(learner=pupil.learner_id).exclude(pk=pupil.pk).exists()


def merge_pupils(*, stray: Pupil, into: Pupil, by: User) -> bool:
    """Two records of one child are one: what the stray did goes over, and its account is no more.

    False where it may not (`can_be_absorbed`).
    """
    is_one = _merge(stray, into, by)
    if is_one:
        rebuild_soon(into.learner_id)
    return is_one


@whole
def _merge(stray: Pupil, into: Pupil, by: User) -> bool:
    is_one_class = stray.classroom_id == into.classroom_id and stray.pk != into.pk
    if not is_one_class or not into.is_present or not can_be_absorbed(stray):
        return False
    merge_learners(stray=stray.learner, learner=into.learner)
    leave_trace(into.classroom, Act.MERGED, by=by, pupils=[into])
    return True
