"""Those who teach a class, and the invitations by which others come to."""

from django.http import Http404, HttpResponse
from django.urls import reverse
from django.utils import timezone

from tutor.accounts.access import signed_in, user_of
from tutor.classroom.access import for_class
from tutor.classroom.inviting import (
    LastTeacherError,
    invite,
    read_invitation,
    stop_teaching,
    take_up,
    token_of,
    withdraw,
)
from tutor.classroom.roles import READING, Role, Room
from tutor.classroom.seeing import class_url
from tutor.classroom.sight import InvitationSight, TeacherSight
from tutor.classroom.views.shown import number_in, show
from tutor.http import Request, SeeOther, takes_forms
from tutor.models import Invitation, Teaching
from tutor.wording import classroom as words


@takes_forms
@for_class(see=READING)
def teachers(request: Request, room: Room) -> HttpResponse:
    """Who teaches a class; a POST invites, withdraws an invitation, or ends somebody's teaching."""
    if request.method != "POST":
        return _page(request, room)
    act = request.POST.get("act", "")
    if act == "invite":
        made = invite(classroom=room.classroom, by=user_of(request))
        return (
            SeeOther(request.path)
            if made
            else _page(request, room, str(words.TOO_MANY_INVITATIONS))
        )
    if act == "withdraw":
        found = room.classroom.invitations.filter(pk=_number(request)).first()
        if found:
            withdraw(invitation=found, by=user_of(request))
    if act == "stop":
        return _stopped(request, room)
    return SeeOther(request.path)


def _stopped(request: Request, room: Room) -> HttpResponse:
    """Oneself, or, for the first of them, another."""
    me = user_of(request)
    standing = Teaching.objects.standing().filter(classroom=room.classroom)
    found = standing.filter(pk=_number(request)).select_related("user").first()
    if found is None:
        return SeeOther(request.path)
    if found.user_id != me.pk and room.role is not Role.TEACHER:
        raise Http404
    try:
        stop_teaching(classroom=room.classroom, user=found.user, by=me)
    except LastTeacherError:
        return _page(request, room, str(words.LAST_TEACHER))
    return SeeOther(reverse("classes") if found.user_id == me.pk else request.path)


def _number(request: Request) -> int:
    return number_in(request.POST.get("number", ""))


def _page(request: Request, room: Room, error: str = "") -> HttpResponse:
    me, of = user_of(request), room.classroom
    standing = Teaching.objects.standing().filter(classroom=of).select_related("user")
    those = [
        TeacherSight(one.pk, one.user.name, is_first=place == 0, is_you=one.user_id == me.pk)
        for place, one in enumerate(standing)
    ]
    return show(
        request,
        "teachers",
        error=error,
        room=room,
        teachers=those,
        may_end=room.role is Role.TEACHER,
        invitations=_invitations(request, room) if room.is_taught else [],
    )


def _invitations(request: Request, room: Room) -> list[InvitationSight]:
    waiting = Invitation.objects.open(timezone.now()).filter(classroom=room.classroom)
    return [
        InvitationSight(
            number=one.pk,
            link=request.build_absolute_uri(reverse("teach", args=[token_of(one)])),
            until=words.moment(one.expires_at, room.classroom.time_zone),
        )
        for one in waiting
    ]


@takes_forms
@signed_in
def invited(request: Request, token: str) -> HttpResponse:
    """What an invitation's link leads to; the button takes it up."""
    found = read_invitation(token)
    if found is None:
        raise Http404
    if request.method == "POST" and take_up(invitation=found, user=user_of(request)):
        return SeeOther(class_url(found.classroom) if found.classroom else reverse("class-new"))
    waits = Invitation.objects.open(timezone.now()).filter(pk=found.pk).exists()
    return show(request, "invited", invitation=found, waits=waits, name=user_of(request).name)
