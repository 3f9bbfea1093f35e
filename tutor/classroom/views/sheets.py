"""What is projected or printed, and lists of names that come in."""

from collections.abc import Iterable

from django.http import HttpResponse
from django.views.decorators.http import require_safe

from tutor.accounts.access import user_of
from tutor.classroom.access import for_class
from tutor.classroom.files import BadFile, Rows, rows_of_file, rows_of_text
from tutor.classroom.forms import ListForm
from tutor.classroom.naming import taken_keys
from tutor.classroom.roles import TEACHING, Room
from tutor.classroom.rolls import Roll, read_roll
from tutor.classroom.roster import make_pupils
from tutor.classroom.seeing import class_url, roll_sight
from tutor.classroom.services import close_code, open_code, renew_code
from tutor.classroom.sheets import cards_sight, door_sight
from tutor.classroom.views.shown import MADE, number_in, show
from tutor.http import Request, SeeOther, takes_forms
from tutor.models import EntryKind, Pupil
from tutor.wording import classroom as words

CODE_ACTS = {"close": close_code, "open": open_code, "renew": renew_code}


@takes_forms
@for_class(see=TEACHING)
def code(request: Request, room: Room) -> HttpResponse:
    """The way in, large; a POST closes, opens or renews it."""
    act = CODE_ACTS.get(request.POST.get("act", ""))
    if request.method == "POST":
        if act:
            act(classroom=room.classroom, by=user_of(request))
        return SeeOther(request.path)
    return show(request, "code", room=room, door=door_sight(request, room.classroom))


@takes_forms
@for_class(see=TEACHING)
def adding(request: Request, room: Room) -> HttpResponse:
    """A list of names: shown line by line first, made into pupils by a second POST."""
    form = ListForm(request.POST, request.FILES) if request.method == "POST" else ListForm()
    if not form.is_bound or not form.is_valid():
        return show(request, "add", form, room=room, roll=None)
    try:
        roll = _roll(request, room, form)
    except BadFile as error:
        form.add_error(None, words.FILE_FAULTS[error.fault])
        return show(request, "add", form, room=room, roll=None)
    if request.POST.get("act") == "make" and roll.new:
        make_pupils(classroom=room.classroom, by=user_of(request), new=roll.new)
        return SeeOther(f"{class_url(room.classroom)}?{MADE}=1")
    again = ListForm(initial={"text": roll.text, "again": form.cleaned_data["again"]})
    return show(request, "add", again, room=room, roll=roll_sight(roll))


def _roll(request: Request, room: Room, form: ListForm) -> Roll:
    taken = taken_keys(room.classroom)
    return read_roll(_rows(form), taken, again=form.cleaned_data["again"])


def _rows(form: ListForm) -> Rows:
    """A file goes before what is written beside it."""
    file = form.cleaned_data["file"]
    return rows_of_file(file.read()) if file else rows_of_text(form.cleaned_data["text"])


@require_safe
@for_class(see=TEACHING, proof=True)
def cards(request: Request, room: Room) -> HttpResponse:
    """Cards to cut out, of those who are named, else of all."""
    chosen = _named(room, request.GET.getlist("pupil"))
    sight = cards_sight(request, room.classroom, chosen, EntryKind.CARD)
    return show(request, "cards", room=room, sheet=sight)


@require_safe
@for_class(see=TEACHING, proof=True)
def quick(request: Request, room: Room) -> HttpResponse:
    """The codes that still work, for a lesson."""
    sight = cards_sight(request, room.classroom, _named(room, ()), EntryKind.QUICK)
    return show(request, "quick", room=room, sheet=sight)


def _named(room: Room, numbers: Iterable[str]) -> list[Pupil]:
    present = room.classroom.pupils.present().order_by("key")
    known = list(map(number_in, numbers))
    return list(present.filter(pk__in=known) if known else present)
