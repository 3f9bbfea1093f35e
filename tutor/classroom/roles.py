"""Who may see what of a class: the one function that decides (docs/classes.md)."""

from dataclasses import dataclass
from enum import StrEnum

from django.conf import settings
from django.contrib.auth.models import AnonymousUser

from tutor.models import Classroom, Invitation, Learner, Pupil, Teaching, User

ANYONE = "anyone"


class Role(StrEnum):
    """What somebody is to a class."""

    TEACHER = "teacher"
    CO_TEACHER = "co_teacher"
    PUPIL = "pupil"
    ADMINISTRATOR = "administrator"


TEACHING = frozenset({Role.TEACHER, Role.CO_TEACHER})  # do all that is done in a class
READING = TEACHING | {Role.ADMINISTRATOR}  # see all of it
INSIDE = READING | {Role.PUPIL}


@dataclass(frozen=True, slots=True)
class Room:
    """The class that a page is of, and who has come."""

    classroom: Classroom
    role: Role

    @property
    def is_taught(self) -> bool:
        """Whether who has come may do something here."""
        return self.role in TEACHING

    @property
    def may_act(self) -> bool:
        """Whether the class takes it, too: an archived one does not."""
        return self.is_taught and not self.classroom.is_archived


def class_role(who: User | AnonymousUser | Learner | None, classroom: Classroom) -> Role | None:
    """What an account, or a learner without one, is to a class; None for a stranger.

    Of the accounts that teach it now the first is its teacher. Who has left is a stranger, and so
    is who teaches elsewhere. An administrator, who neither teaches nor learns there, reads only.
    """
    if isinstance(who, User):
        return _of_account(who, classroom)
    if isinstance(who, Learner) and who.pk:
        present = Pupil.objects.present().filter(learner=who, classroom=classroom)
        return Role.PUPIL if present.exists() else None
    return None


def _of_account(user: User, classroom: Classroom) -> Role | None:
    if not user.is_active:
        return None
    teachers = list(
        Teaching.objects.standing().filter(classroom=classroom).values_list("user_id", flat=True)
    )
    if user.pk in teachers:
        return Role.TEACHER if teachers[0] == user.pk else Role.CO_TEACHER
    if Pupil.objects.present().filter(learner__user=user, classroom=classroom).exists():
        return Role.PUPIL
    return Role.ADMINISTRATOR if user.is_superuser else None


def teaches(user: User | AnonymousUser) -> bool:
    """Whether an account teaches any class now."""
    return isinstance(user, User) and Teaching.objects.standing().filter(user=user).exists()


def may_teach(user: User | AnonymousUser) -> bool:
    """Whether an account may begin classes of its own: any, or only who was invited to teach."""
    if not isinstance(user, User) or not user.is_active:
        return False
    if settings.TEACHERS == ANYONE or user.is_superuser:
        return True
    return Invitation.objects.filter(used_by=user).exists()
