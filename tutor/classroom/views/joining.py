"""How somebody comes into a class by a code, what opens the account, and how one leaves."""

from http import HTTPStatus

from django.http import HttpResponse
from django.shortcuts import redirect
from django.urls import reverse
from django.views.decorators.http import require_safe

from tutor.accounts.access import enter, is_proved, private, signed_in, user_of
from tutor.accounts.entry import is_entry_code, shown_code, user_by_code
from tutor.accounts.views.entering import let_in
from tutor.accounts.views.shown import filled
from tutor.classroom.access import for_class
from tutor.classroom.forms import CodeForm, YourNameForm
from tutor.classroom.joining import (
    ClassFullError,
    NameTakenError,
    be_forgotten,
    join,
    join_as_visitor,
    joined_before,
    leave_class,
    rename,
)
from tutor.classroom.roles import Role, Room, class_role
from tutor.classroom.seeing import class_url, rules_of
from tutor.classroom.sheets import typed_place
from tutor.classroom.views.pupils import own_pupil
from tutor.classroom.views.shown import may_try, number_in, show, too_often
from tutor.codes import read_code, spaced
from tutor.http import Request, SeeOther, takes_forms
from tutor.models import Classroom, EntryKind, Learner, Pupil, User
from tutor.wording import classroom as words
from tutor.wording.lists import said

PUPILS = frozenset({Role.PUPIL})
MOST_TYPED = 20


@takes_forms
@private
def joining(request: Request) -> HttpResponse:
    """A code is typed: a class's leads to it, a card's lets its owner in."""
    form = filled(CodeForm, request)
    if form.is_bound and form.is_valid():
        typed = form.cleaned_data["code"]
        act = "enter" if is_entry_code(typed) else "join"
        if wait := may_try(request, form, act, typed):
            return too_often(show(request, "join", form), wait)
        if act == "enter":
            return _entered(request, form, typed)
        return _found(request, form, typed)
    return show(request, "join", form)


def _entered(request: Request, form: CodeForm, typed: str) -> HttpResponse:
    user = user_by_code(typed)
    if user is None:
        form.add_error("code", words.NO_SUCH_ENTRY)
        return show(request, "join", form)
    return let_in(request, user, _only_class(user))


def _only_class(user: User) -> str:
    """The class of a pupil who is in one, else the list of them."""
    mine = Pupil.objects.present().filter(learner__user=user).values_list("classroom", flat=True)
    numbers = list(mine[:2])
    return reverse("class", args=numbers) if len(numbers) == 1 else reverse("classes")


def _found(request: Request, form: CodeForm, typed: str) -> HttpResponse:
    code = read_code(typed)
    if code is None or not Classroom.objects.filter(code=code).exists():
        form.add_error("code", said(words.NO_SUCH_CODE, typed=typed[:MOST_TYPED]))
        return show(request, "join", form)
    return SeeOther(reverse("join-class", args=[code]))


@takes_forms
@private
def joining_class(request: Request, code: str) -> HttpResponse:
    """A class by its link: what is kept of whoever comes in, and a name to choose."""
    exact = read_code(code)
    classroom = Classroom.objects.filter(code=exact or "").first()
    if classroom is None:
        return _no_such(request, code)
    if exact != code:
        return redirect("join-class", exact)
    learner = _learner(request)
    if class_role(learner, classroom):
        return SeeOther(class_url(classroom))
    if not classroom.takes_newcomers:
        return show(request, "closed", error=str(words.CLOSED), classroom=classroom)
    form = filled(YourNameForm, request)
    if form.is_bound and form.is_valid():
        return _joined(request, form, classroom, learner)
    return _name_page(request, form, classroom)


def _no_such(request: Request, code: str) -> HttpResponse:
    """A mistyped link counts as a try."""
    form = CodeForm({"code": code[:MOST_TYPED]})
    form.is_valid()
    if wait := may_try(request, form, "join", code):
        return too_often(show(request, "join", form), wait)
    form.add_error("code", said(words.NO_SUCH_CODE, typed=code[:MOST_TYPED]))
    response = show(request, "join", form)
    response.status_code = HTTPStatus.NOT_FOUND
    return response


def _learner(request: Request) -> Learner | None:
    return Learner.objects.of_visitor(request.visitor)


def _name_page(request: Request, form: YourNameForm, classroom: Classroom) -> HttpResponse:
    code, rules = spaced(classroom.code), rules_of(classroom)
    return show(request, "name", form, classroom=classroom, code=code, rules=rules)


def _joined(
    request: Request, form: YourNameForm, classroom: Classroom, learner: Learner | None
) -> HttpResponse:
    if wait := may_try(request, form, "join", classroom.code):
        return too_often(_name_page(request, form, classroom), wait)
    name = form.cleaned_data["name"]
    try:
        if learner and learner.user_id:
            join(classroom=classroom, learner=learner, name=name)
            return SeeOther(class_url(classroom))
        before = joined_before(classroom=classroom, visitor=request.visitor)
        user = before or join_as_visitor(classroom=classroom, visitor=request.visitor, name=name)
    except NameTakenError as error:
        form.add_error("name", said(words.TAKEN, suggestion=error.free))
        return _name_page(request, form, classroom)
    except ClassFullError:
        form.add_error(None, words.FULL)
        return _name_page(request, form, classroom)
    enter(request, user)
    return SeeOther(f"{reverse('entry-code')}?class={classroom.pk}")


@require_safe
@signed_in
def entry_code(request: Request) -> HttpResponse:
    """The code that opens one's account, for as long as one has just come in by it."""
    card = user_of(request).entry_codes.filter(kind=EntryKind.CARD).first()
    if card is None or not is_proved(request):
        return SeeOther(reverse("account"))
    place = typed_place(request)
    then = _class_of(request) or reverse("classes")
    return show(request, "kept", code=shown_code(card), place=place, then=then)


def _class_of(request: Request) -> str:
    number = number_in(request.GET.get("class", ""))
    return reverse("class", args=[number]) if number else ""


@takes_forms
@for_class(see=PUPILS, act=PUPILS)
def own_name(request: Request, room: Room) -> HttpResponse:
    """Another name for classmates to see."""
    me = own_pupil(request, room)
    form = filled(YourNameForm, request, initial={"name": me.name})
    if form.is_bound and form.is_valid():
        try:
            rename(pupil=me, name=form.cleaned_data["name"])
            return SeeOther(class_url(room.classroom))
        except NameTakenError as error:
            form.add_error("name", said(words.TAKEN, suggestion=error.free))
    return show(request, "own-name", form, room=room)


@takes_forms
@for_class(see=PUPILS, act=PUPILS, archived=True)
def leaving(request: Request, room: Room) -> HttpResponse:
    """Out of the class, asked again first; or out of its books too."""
    if request.method != "POST":
        return show(request, "leave", room=room)
    me = own_pupil(request, room)
    if request.POST.get("act") == "forget":
        be_forgotten(pupil=me)
    elif request.POST.get("act") == "leave":
        leave_class(pupil=me)
    else:
        return SeeOther(request.path)
    return SeeOther(reverse("classes"))
