"""The pupils of a class, for those who teach them: all, one, and what is done with those chosen."""

from collections.abc import Callable

from django.http import HttpResponse
from django.shortcuts import get_object_or_404
from django.urls import reverse
from django.utils import timezone
from django.utils.http import urlencode
from django.views.decorators.http import require_POST, require_safe

from tutor.accounts.access import is_proved, to_prove, user_of
from tutor.classroom.access import for_class, pupil_or_404, who
from tutor.classroom.assigned import MOST_LINES, assignment_lines, task_sights
from tutor.classroom.forms import GroupForm, PupilForm
from tutor.classroom.joining import NameTakenError, rename
from tutor.classroom.roles import INSIDE, READING, Role, Room
from tutor.classroom.roster import (
    hide_name,
    make_quick_codes,
    merge_pupils,
    move,
    put_in_group,
    readd,
    remove,
    reset_entry,
    set_real_name,
    take_from_group,
)
from tutor.classroom.seeing import class_sight, class_url, in_order, inside_sight, pupil_sight
from tutor.classroom.services import make_group
from tutor.classroom.tracing import leave_trace
from tutor.classroom.views.shown import MADE, number_in, show
from tutor.http import Request, SeeOther, takes_forms
from tutor.lessons.sight import LinkSight
from tutor.models import Act, Classroom, Pupil, User
from tutor.wording import classroom as words
from tutor.wording.lists import said

ALL = "all"
type Done = HttpResponse | str  # where to go on, or what is amiss


@require_safe
@for_class(see=INSIDE)
def classroom(request: Request, room: Room) -> HttpResponse:
    """A class: for those who teach it, or for one of its pupils."""
    if room.role is not Role.PUPIL:
        return _taught(request, room)
    return show_inside(request, own_pupil(request, room))


def show_inside(request: Request, me: Pupil, back: LinkSight | None = None) -> HttpResponse:
    """A class as one of its pupils sees it; with a way back for who only looks."""
    most = None if ALL in request.GET else MOST_LINES
    tasks = task_sights(me, timezone.now(), most)
    sight = inside_sight(me.classroom, me)
    are_more = len(tasks) == most
    return show(request, "inside", room=sight, tasks=tasks, are_more=are_more, back=back)


def own_pupil(request: Request, room: Room) -> Pupil:
    """The pupil whose browser this is."""
    mine = room.classroom.pupils.present().select_related("classroom")
    known = who(request)
    if isinstance(known, User):
        return get_object_or_404(mine, learner__user=known)
    return get_object_or_404(mine, learner=known)


def _taught(request: Request, room: Room, error: str = "") -> HttpResponse:
    return show(
        request,
        "class",
        error=error,
        room=class_sight(room, user_of(request)),
        were_made=MADE in request.GET,
        assignments=assignment_lines(room.classroom, MOST_LINES),
    )


@require_POST
@for_class()
def acting(request: Request, room: Room) -> HttpResponse:
    """Something is done with the pupils who were chosen."""
    act = ACTS.get(request.POST.get("act", ""))
    pupils = _chosen(request, room)
    if act is None or not pupils:
        return _taught(request, room, str(words.NOBODY_CHOSEN))
    done = act(request, room, pupils)
    return _taught(request, room, done) if isinstance(done, str) else done


def _chosen(request: Request, room: Room) -> list[Pupil]:
    """Those of this class alone, whatever numbers were sent."""
    present = room.classroom.pupils.present().order_by("key")
    if request.POST.get("everybody"):
        return list(present)
    return list(present.filter(pk__in=map(number_in, request.POST.getlist("pupil"))))


def _cards(request: Request, room: Room, pupils: list[Pupil]) -> Done:
    return SeeOther(f"{reverse('class-cards', args=[room.classroom.pk])}?{_numbers(pupils)}")


def _quick(request: Request, room: Room, pupils: list[Pupil]) -> Done:
    if not is_proved(request):
        return to_prove(request, class_url(room.classroom))
    make_quick_codes(classroom=room.classroom, by=user_of(request), pupils=pupils)
    return SeeOther(reverse("class-quick", args=[room.classroom.pk]))


def _assign(request: Request, room: Room, pupils: list[Pupil]) -> Done:
    """Everybody is the class, with those who are still to come."""
    numbers = "" if request.POST.get("everybody") else _numbers(pupils)
    return SeeOther(f"{reverse('class-assign', args=[room.classroom.pk])}?{numbers}")


def _numbers(pupils: list[Pupil]) -> str:
    return urlencode([("pupil", one.pk) for one in pupils])


def _group(request: Request, room: Room, pupils: list[Pupil]) -> Done:
    group = room.classroom.groups.filter(pk=_number(request, "group")).first()
    if request.POST.get("new_group", "").strip():
        form = GroupForm({"name": request.POST["new_group"]})
        if not form.is_valid():
            return str(form.errors["name"][0])
        group = make_group(classroom=room.classroom, name=form.cleaned_data["name"])
        if group is None:
            return str(words.TOO_MANY_GROUPS)
    if group is None:
        return str(words.NO_GROUP)
    put_in_group(group=group, by=user_of(request), pupils=pupils)
    return _back(room)


def _ungroup(request: Request, room: Room, pupils: list[Pupil]) -> Done:
    group = room.classroom.groups.filter(pk=_number(request, "group")).first()
    if group is None:
        return str(words.NO_GROUP)
    take_from_group(group=group, by=user_of(request), pupils=pupils)
    return _back(room)


def _move(request: Request, room: Room, pupils: list[Pupil]) -> Done:
    user = user_of(request)
    mine = Classroom.objects.running().taught_by(user.pk).exclude(pk=room.classroom.pk)
    target = mine.filter(pk=_number(request, "target")).first()
    if target is None:
        return str(words.NO_TARGET)
    moved = move(source=room.classroom, target=target, by=user, pupils=pupils)
    return _back(room) if moved == len(pupils) else str(words.FULL)


def _remove(request: Request, room: Room, pupils: list[Pupil]) -> Done:
    """Asked again first."""
    if request.POST.get("sure") != "yes":
        names = in_order(one.name for one in pupils)
        return show(request, "remove", room=room, pupils=pupils, names=names)
    remove(classroom=room.classroom, by=user_of(request), pupils=pupils)
    return _back(room)


def _back(room: Room) -> HttpResponse:
    return SeeOther(class_url(room.classroom))


def _number(request: Request, name: str) -> int:
    return number_in(request.POST.get(name, ""))


ACTS: dict[str, Callable[[Request, Room, list[Pupil]], Done]] = {
    "assign": _assign,
    "cards": _cards,
    "quick": _quick,
    "group": _group,
    "ungroup": _ungroup,
    "move": _move,
    "remove": _remove,
}


@takes_forms
@for_class(see=READING)
def pupil(request: Request, room: Room, pupil_number: int) -> HttpResponse:
    """One pupil; a POST changes what he is called, or does one of the acts."""
    one = pupil_or_404(room, pupil_number)
    act = request.POST.get("act", "")
    if request.method == "POST" and act == "name":
        return _renamed(request, room, one)
    if act == "reset" and one.is_present and not is_proved(request):
        return to_prove(request)
    if request.method == "POST":
        return _acted(request, room, one, act)
    form = PupilForm(initial={"name": one.name, "real_name": one.real_name})
    return _pupil_page(request, room, one, form)


def _pupil_page(
    request: Request, room: Room, one: Pupil, form: PupilForm, error: str = ""
) -> HttpResponse:
    sight = pupil_sight(room, one)
    return show(request, "pupil", form, error=error, pupil=sight)


def _renamed(request: Request, room: Room, one: Pupil) -> HttpResponse:
    form, user = PupilForm(request.POST), user_of(request)
    if form.is_valid():
        name, before = form.cleaned_data["name"], one.name
        try:
            rename(pupil=one, name=name)
        except NameTakenError as error:
            form.add_error("name", said(words.TAKEN, suggestion=error.free))
        else:
            set_real_name(pupil=one, by=user, real_name=form.cleaned_data["real_name"])
            if name != before:
                leave_trace(room.classroom, Act.RENAMED, by=user, pupils=[one])
            return SeeOther(request.path)
    return _pupil_page(request, room, pupil_or_404(room, one.pk), form)


def _acted(request: Request, room: Room, one: Pupil, act: str) -> HttpResponse:
    user, of = user_of(request), room.classroom
    if act in ("hide", "show"):
        hide_name(pupil=one, by=user, hidden=act == "hide")
    elif act == "reset" and reset_entry(classroom=of, by=user, pupil=one):
        return SeeOther(f"{reverse('class-cards', args=[of.pk])}?pupil={one.pk}")
    elif act == "readd":
        readd(pupil=one, by=user)
    elif act == "merge":
        return _merged(request, room, one)
    return SeeOther(request.path)


def _merged(request: Request, room: Room, one: Pupil) -> HttpResponse:
    """Two records of one child: this one goes into the other; asked again first."""
    into = room.classroom.pupils.present().filter(pk=_number(request, "into")).first()
    if into is not None and request.POST.get("sure") != "yes":
        return show(request, "merge", room=room, stray=one, into=into)
    user = user_of(request)
    if into is None or not merge_pupils(stray=one, into=into, by=user):
        form = PupilForm(initial={"name": one.name, "real_name": one.real_name})
        return _pupil_page(request, room, one, form, str(words.NOT_MERGED))
    return SeeOther(reverse("class-pupil", args=[room.classroom.pk, into.pk]))
