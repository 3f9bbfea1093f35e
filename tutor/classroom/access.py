"""Which pages of a class somebody gets: by his role, and 404 for everybody else."""

from collections.abc import Callable
from functools import wraps
from typing import Concatenate

from django.contrib.auth.models import AnonymousUser
from django.http import Http404, HttpResponse
from django.shortcuts import get_object_or_404
from django.urls import reverse
from django_htmx.http import HttpResponseClientRedirect

from tutor.accounts.access import (
    is_proved,
    private,
    signed_in,
    to_prove,
    to_sign_in,
    user_of,
)
from tutor.classroom.assigned import with_titles
from tutor.classroom.roles import READING, TEACHING, Role, Room, class_role, may_teach
from tutor.http import Request, SeeOther
from tutor.models import Assignment, Classroom, Learner, Pupil, SetItem, User

SAFE = frozenset({"GET", "HEAD"})


type RoomView[**P] = Callable[Concatenate[Request, Room, P], HttpResponse]
type Guarded = Callable[..., HttpResponse]


def for_class[**P](
    *,
    see: frozenset[Role] = READING,
    act: frozenset[Role] = TEACHING,
    proof: bool = False,
    archived: bool = False,
) -> Callable[[RoomView[P]], Guarded]:
    """A page of a class: who may `see` it, and who may `act` by a POST.

    With `proof` the password of a short while ago is asked for. An archived class takes no acts
    but those that are for it.
    """

    def guard(view: RoomView[P]) -> Guarded:
        @wraps(view)
        def shown(request: Request, number: int, *args: P.args, **kwargs: P.kwargs) -> HttpResponse:
            room = _room(request, number)
            if room is None or room.role not in (see if request.method in SAFE else act):
                return _shut_out(request)
            if proof and not is_proved(request):
                return to_prove(request)
            if request.method not in SAFE and room.classroom.is_archived and not archived:
                return SeeOther(reverse("class", args=[number]))
            return view(request, room, *args, **kwargs)

        return private(shown)

    return guard


def _room(request: Request, number: int) -> Room | None:
    classroom = Classroom.objects.filter(pk=number).first()
    role = class_role(who(request), classroom) if classroom else None
    return Room(classroom, role) if classroom and role else None


def who(request: Request) -> User | AnonymousUser | Learner | None:
    """Who has come: an account that has signed in, else the learner of the browser's cookie."""
    if request.user.is_authenticated:
        return user_of(request)
    return Learner.objects.of_visitor(request.visitor)


def _shut_out(request: Request) -> HttpResponse:
    """Nothing is here; the browser of an account whose stay has ended may sign in first.

    As a page of its own, also where a part of a page was asked for.
    """
    if request.has_account and not request.user.is_authenticated:
        way_in = to_sign_in(request)
        return HttpResponseClientRedirect(way_in["Location"]) if request.htmx else way_in
    raise Http404


def for_teachers[**P](view: Callable[Concatenate[Request, P], HttpResponse]) -> Guarded:
    """For accounts that may begin classes."""

    @wraps(view)
    def shown(request: Request, *args: P.args, **kwargs: P.kwargs) -> HttpResponse:
        if not may_teach(request.user):
            raise Http404
        return view(request, *args, **kwargs)

    return signed_in(shown)


def assignment_or_404(room: Room, assignment: int) -> Assignment:
    """One of the class, with all that is said of it."""
    mine = with_titles(Assignment.objects.filter(classroom=room.classroom))
    return get_object_or_404(mine, pk=assignment)


def item_or_404(assignment: Assignment, position: int) -> SetItem:
    """The thing of an assignment at a place."""
    return get_object_or_404(assignment.version.items.select_related("quiz"), position=position)


def pupil_or_404(room: Room, pupil: int) -> Pupil:
    """One who is or was in the class."""
    found = room.classroom.pupils.select_related("classroom", "learner__user")
    return get_object_or_404(found, pk=pupil)
