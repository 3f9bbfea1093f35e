"""What is done with an account: made, entered by, given another password, deleted."""

from uuid import UUID, uuid4

from django.db import IntegrityError, transaction
from django.utils import timezone

from tutor.accounts.codes import first_seed, replace_codes, use_code
from tutor.accounts.merging import learner_of, new_number, successor
from tutor.accounts.names import name_key
from tutor.classroom.tallies import leave_all_numbers
from tutor.models import Learner, User
from tutor.sets.services import forget_left_over
from tutor.whole import whole


class NameTakenError(Exception):
    """Somebody has that name, or one that differs by a capital or an accent."""


def sign_up(*, visitor: UUID, name: str, password: str) -> User:
    """An account, which has from its first moment what the visitor has done, and recovery codes.

    On a browser of somebody else's account it begins with nothing.
    """
    user = User(username=name_key(name), name=name)
    user.set_password(password)
    try:
        with transaction.atomic():
            user.save()
            attach(visitor, user)
            replace_codes(user=user, seed=first_seed(user))
    except IntegrityError as error:
        if User.objects.filter(username=user.username).exists():
            raise NameTakenError from error
        raise
    return user


def attach(visitor: UUID, user: User) -> Learner:
    """What the visitor did is the account's from now on.

    Under another number: whoever has known the visitor's, on a shared computer, is out.
    """
    number = successor(visitor)
    if Learner.objects.filter(visitor=number).exists():
        number = uuid4()
    mine = Learner.objects.filter(visitor=visitor, user=None)
    if not mine.update(user=user, visitor=number):
        Learner.objects.create(visitor=number, user=user)
    return Learner.objects.get(user=user)


@whole
def choose_name(*, user: User, name: str, password: str) -> UUID:
    """A name and a password open the account from now on, and its code no longer does.

    Raises `NameTakenError`.
    """
    user.username, user.name = name_key(name), name
    try:
        with transaction.atomic():
            user.save(update_fields=["username", "name"])
    except IntegrityError as error:
        raise NameTakenError from error
    user.entry_codes.all().delete()
    return set_password(user=user, password=password)


@whole
def set_password(*, user: User, password: str) -> UUID:
    """Another password, and all browsers out: the number for the one that did it."""
    user.set_password(password)
    user.save(update_fields=["password"])
    return leave_everywhere(user=user)


@whole
def leave_everywhere(*, user: User, but: str | None = None) -> UUID:
    """End every browser's stay: their sessions go, and the number that they carry is nobody's.

    The session `but` stays, for the browser that did it.
    """
    user.sessions.exclude(session_key=but).delete()
    return new_number(learner_of(user))


@whole
def recover_by_code(*, user: User, code: str, password: str) -> UUID | None:
    """Another password for a recovery code, which is spent; None where it is not one."""
    if not use_code(user=user, typed=code):
        return None
    return set_password(user=user, password=password)


def set_email(*, user: User, email: str) -> None:
    """Keep an address that is still to be confirmed, or none."""
    User.objects.filter(pk=user.pk).update(email=email, email_confirmed_at=None)


def confirm_email(*, user_id: int, email: str) -> bool:
    """The address belongs to whoever opened the letter; false where it is no longer theirs."""
    mine = User.objects.filter(pk=user_id, email=email)
    mine.filter(email_confirmed_at=None).update(email_confirmed_at=timezone.now())
    return mine.exists()


def delete_account(*, user: User) -> None:
    """The account and all that hangs on it; classes keep numbers without a person."""
    _delete(user.pk)


@whole
def _delete(number: int) -> None:
    for user in User.objects.filter(pk=number):
        leave_all_numbers(learner_of(user))
        user.delete()
    forget_left_over()


@whole
def forget_visitor(*, visitor: UUID) -> None:
    """All that somebody without an account has done; classes keep numbers without a person."""
    for one in Learner.objects.filter(visitor=visitor, user=None):
        leave_all_numbers(one)
    Learner.objects.filter(visitor=visitor, user=None).delete()
