"""How somebody comes into a class and leaves it, by his own will."""

from uuid import UUID, uuid4

from django.db import IntegrityError, transaction
from django.utils import timezone

from tutor.accounts.entry import make_codes
from tutor.accounts.merging import successor
from tutor.accounts.names import name_key
from tutor.accounts.services import attach
from tutor.classroom.naming import free_name, taken_keys
from tutor.classroom.tallies import leave_numbers
from tutor.models import Classroom, EntryKind, Learner, Origin, Pupil, PupilAccount, User
from tutor.models.accounts import NAMELESS
from tutor.whole import whole

MOST_PUPILS = 80


class NameTakenError(Exception):
    """Somebody in the class has that name; `free` is one like it that nobody has."""

    def __init__(self, free: str) -> None:
        super().__init__(free)
        self.free = free


class ClassFullError(Exception):
    """There are as many pupils as a class may have."""


def nameless(name: str) -> User:
    """An account, not saved, that no name and no password open."""
    user = User(username=f"{NAMELESS}{uuid4().hex}", name=name)
    user.set_unusable_password()
    return user


def joined_before(*, classroom: Classroom, visitor: UUID) -> User | None:
    """The account that this browser has just made by joining: the same form was sent twice."""
    return User.objects.filter(
        pupil_account__origin=Origin.JOINED,
        learner__visitor=successor(visitor),
        learner__pupils__classroom=classroom,
    ).first()


@whole
def join_as_visitor(*, classroom: Classroom, visitor: UUID, name: str) -> User:
    """A pupil with an account that a code opens; what he did before comes along.

    Raises `NameTakenError`, `ClassFullError`.
    """
    user = nameless(name)
    user.save()
    learner = attach(visitor, user)
    PupilAccount.objects.create(user=user, classroom=classroom, origin=Origin.JOINED)
    make_codes([user], EntryKind.CARD)
    join(classroom=classroom, learner=learner, name=name)
    return user


@whole
def join(*, classroom: Classroom, learner: Learner, name: str) -> Pupil:
    """The learner is in the class, for the first time or again.

    Raises `NameTakenError`, `ClassFullError`.
    """
    Classroom.objects.select_for_update().get(pk=classroom.pk)
    found = Pupil.objects.filter(classroom=classroom, learner=learner).first()
    if found and found.is_present:
        return found
    if classroom.pupils.present().count() >= MOST_PUPILS:
        raise ClassFullError
    pupil = found or Pupil(classroom=classroom, learner=learner)
    pupil.left_at = pupil.left_by = None
    return _named(pupil, name)


@whole
def rename(*, pupil: Pupil, name: str) -> Pupil:
    """Another name for classmates to see; one that was hidden before is shown from then on.

    Raises `NameTakenError`.
    """
    if pupil.hidden_at and name_key(name) != pupil.key:
        pupil.hidden_at = None
    return _named(pupil, name)


def _named(pupil: Pupil, name: str) -> Pupil:
    others = taken_keys(pupil.classroom) - ({pupil.key} if pupil.pk and pupil.is_present else set())
    pupil.name, pupil.key = name, name_key(name)
    try:
        if pupil.key in others:
            raise IntegrityError
        with transaction.atomic():
            pupil.save()
    except IntegrityError as error:
        raise NameTakenError(free_name(name, others | {pupil.key})) from error
    return pupil


@whole
def leave_class(*, pupil: Pupil) -> None:
    """Out of the class, by his own will; what he did stays his, and is there if he comes again."""
    pupil.groups.clear()
    Pupil.objects.present().filter(pk=pupil.pk).update(left_at=timezone.now(), left_by=None)


@whole
def be_forgotten(*, pupil: Pupil) -> None:
    """Out of the class and out of its books: numbers stay there, without a person."""
    for one in Pupil.objects.select_for_update().filter(pk=pupil.pk):
        leave_numbers(one)
        one.delete()
