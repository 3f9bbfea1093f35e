"""Invitations to teach: a link for one person, for two weeks."""

from datetime import timedelta
from secrets import token_urlsafe

from django.core.signing import BadSignature, Signer
from django.utils import timezone

from tutor.classroom.tracing import leave_trace
from tutor.models import Act, Classroom, Invitation, Teaching, User
from tutor.whole import whole

DAYS = 14
BYTES = 24
MOST_OPEN = 20
_signer = Signer(salt="tutor.invitation", sep=".")


class LastTeacherError(Exception):
    """A class is not left without anybody who teaches it."""


@whole
def invite(*, classroom: Classroom | None, by: User | None) -> Invitation | None:
    """An invitation to teach a class, or any; None where too many wait already."""
    at = timezone.now()
    if Invitation.objects.open(at).filter(classroom=classroom).count() >= MOST_OPEN:
        return None
    expires_at = at + timedelta(days=DAYS)
    made = Invitation.objects.create(
        classroom=classroom, number=token_urlsafe(BYTES), made_by=by, expires_at=expires_at
    )
    if classroom and by:
        leave_trace(classroom, Act.INVITED, by=by)
    return made


def token_of(invitation: Invitation) -> str:
    """What stands in its link."""
    return _signer.sign(invitation.number)


def read_invitation(token: str) -> Invitation | None:
    """The invitation of a link, whether or not it can still be taken up."""
    try:
        number = _signer.unsign(token)
    except BadSignature:
        return None
    return Invitation.objects.select_related("classroom").filter(number=number).first()


@whole
def withdraw(*, invitation: Invitation, by: User) -> None:
    """It lets nobody in any more."""
    at = timezone.now()
    open_one = Invitation.objects.open(at).filter(pk=invitation.pk)
    if open_one.order_by().update(withdrawn_at=at) and invitation.classroom:
        leave_trace(invitation.classroom, Act.WITHDREW, by=by)


@whole
def take_up(*, invitation: Invitation, user: User) -> bool:
    """Teach what the invitation is to; of two who take it up, one does."""
    at = timezone.now()
    open_one = Invitation.objects.open(at).filter(pk=invitation.pk)
    if not open_one.order_by().update(used_by=user, used_at=at):
        return Invitation.objects.filter(pk=invitation.pk, used_by=user).exists()
    if invitation.classroom:
        Teaching.objects.update_or_create(
            classroom=invitation.classroom,
            user=user,
            defaults={"began_at": at, "left_at": None},
        )
        leave_trace(invitation.classroom, Act.TEACHER_CAME, by=user, detail=user.name)
    return True


@whole
def stop_teaching(*, classroom: Classroom, user: User, by: User) -> None:
    """Somebody no longer teaches a class. Raises `LastTeacherError` for the only one."""
    Classroom.objects.select_for_update().get(pk=classroom.pk)
    standing = Teaching.objects.standing().filter(classroom=classroom)
    if not standing.exclude(user=user).exists():
        raise LastTeacherError
    if standing.filter(user=user).order_by().update(left_at=timezone.now()):
        leave_trace(classroom, Act.TEACHER_LEFT, by=by, detail=user.name)
