"""Assignments of a class: given, looked at, given more time, withdrawn and given again."""

from collections.abc import Callable

from django.http import HttpResponse
from django.views.decorators.http import require_safe

from tutor.accounts.access import user_of
from tutor.classroom.access import assignment_or_404, for_class
from tutor.classroom.assigned import assignment_lines, assignment_sight, title
from tutor.classroom.assigning import (
    addressees,
    assign,
    end_extension,
    extend,
    give_again,
    move_due,
    withdraw,
)
from tutor.classroom.roles import READING, TEACHING, Room
from tutor.classroom.seeing import assignment_url
from tutor.classroom.terms import AssignForm, UntilForm
from tutor.classroom.views.shown import number_in, show
from tutor.http import Request, SeeOther, takes_forms
from tutor.models import Assignment, Pupil
from tutor.sets.seeing import title_of
from tutor.sets.services import version_to_assign
from tutor.wording import assignments as words
from tutor.wording import classroom as class_words

type Done = HttpResponse | None


@takes_forms
@for_class(see=TEACHING)
def assigning(request: Request, room: Room) -> HttpResponse:
    """A set is assigned; the address may say which, and to which pupils."""
    data = request.POST if request.method == "POST" else None
    asked = request.POST or request.GET
    form = AssignForm(
        data,
        classroom=room.classroom,
        user=user_of(request),
        pupils=_chosen(room, asked.getlist("pupil")),
        what=asked.get("what", ""),
    )
    if form.is_bound and form.is_valid():
        version = version_to_assign(form.cleaned_data["what"], user_of(request))
        if version:
            made = assign(
                classroom=room.classroom,
                by=user_of(request),
                version=version,
                terms=form.terms,
                title=title_of(version.lesson_set),
            )
            return SeeOther(assignment_url(made))
        form.add_error("what", words.NO_WHAT)
    return show(request, "assign", form, room=room)


def _chosen(room: Room, numbers: list[str]) -> list[Pupil]:
    present = room.classroom.pupils.present().order_by("key")
    return list(present.filter(pk__in=map(number_in, numbers)))


@require_safe
@for_class(see=READING)
def assignments(request: Request, room: Room) -> HttpResponse:
    """All that was assigned in a class."""
    return show(request, "assignments", room=room, lines=assignment_lines(room.classroom))


@takes_forms
@for_class(see=READING)
def assignment(request: Request, room: Room, assignment_number: int) -> HttpResponse:
    """One of them, and how far each pupil is; a POST does one thing to it."""
    one = assignment_or_404(room, assignment_number)
    if request.method != "POST":
        return _page(request, room, one)
    act = ACTS.get(request.POST.get("act", ""))
    done = act(request, room, one) if act else None
    return done or SeeOther(request.path)


def _page(
    request: Request,
    room: Room,
    one: Assignment,
    *,
    moved: UntilForm | None = None,
    more: UntilForm | None = None,
    error: str = "",
) -> HttpResponse:
    zone = room.classroom.time_zone
    return show(
        request,
        "assignment",
        moved or more,
        error=error,
        room=room,
        assignment=assignment_sight(room, one),
        moved=moved or _until(one, zone),
        more=more or _until(one, zone, prefix="more"),
    )


def _until(one: Assignment, zone: str, **options: object) -> UntilForm:
    return UntilForm(initial={"due_at": one.due_at}, zone=zone, **options)


def _move(request: Request, room: Room, one: Assignment) -> Done:
    form = UntilForm(request.POST, zone=room.classroom.time_zone)
    if not form.is_valid():
        return _page(request, room, one, moved=form)
    due_at = form.cleaned_data["due_at"]
    if due_at < one.opens_at:
        form.add_error("due_at", words.BEFORE_OPEN)
        return _page(request, room, one, moved=form)
    move_due(assignment=one, by=user_of(request), due_at=due_at, title=title(one))
    return None


def _extend(request: Request, room: Room, one: Assignment) -> Done:
    form = UntilForm(request.POST, zone=room.classroom.time_zone, prefix="more")
    pupils = _addressed(request, one)
    if not form.is_valid():
        return _page(request, room, one, more=form)
    if not pupils:
        return _page(request, room, one, error=str(class_words.NOBODY_CHOSEN))
    extend(
        assignment=one,
        by=user_of(request),
        pupils=pupils,
        due_at=form.cleaned_data["due_at"],
        title=title(one),
    )
    return None


def _addressed(request: Request, one: Assignment) -> list[Pupil]:
    """Those of its pupils who were chosen, whatever numbers were sent."""
    return list(addressees(one).filter(pk__in=map(number_in, request.POST.getlist("pupil"))))


def _unextend(request: Request, room: Room, one: Assignment) -> Done:
    pupils = _addressed(request, one)
    if not pupils:
        return _page(request, room, one, error=str(class_words.NOBODY_CHOSEN))
    for each in pupils:
        end_extension(assignment=one, by=user_of(request), pupil=each, title=title(one))
    return None


def _withdraw(request: Request, room: Room, one: Assignment) -> Done:
    """Asked again first."""
    if request.POST.get("sure") != "yes":
        return show(request, "withdraw", room=room, assignment=assignment_sight(room, one))
    withdraw(assignment=one, by=user_of(request), title=title(one))
    return None


def _again(request: Request, room: Room, one: Assignment) -> Done:
    give_again(assignment=one, by=user_of(request), title=title(one))
    return None


ACTS: dict[str, Callable[[Request, Room, Assignment], Done]] = {
    "move": _move,
    "extend": _extend,
    "unextend": _unextend,
    "withdraw": _withdraw,
    "again": _again,
}
