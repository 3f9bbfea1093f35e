"""The classes that there are for somebody, and what is done with one as a whole."""

from datetime import datetime, time

from django.core.paginator import Page, Paginator
from django.http import HttpResponse
from django.utils.timezone import get_current_timezone_name
from django.utils.translation import get_language
from django.views.decorators.http import require_safe

from tutor.accounts.access import private, to_sign_in, user_of
from tutor.accounts.views.shown import filled
from tutor.classroom.access import for_class, for_teachers, who
from tutor.classroom.forms import ArchiveForm, ClassForm, CodeForm, CopyForm, usual_day
from tutor.classroom.roles import READING, TEACHING, Room, may_teach
from tutor.classroom.seeing import class_lines, class_url, forgotten_when, trace_sight
from tutor.classroom.services import (
    archive,
    change_settings,
    copy_class,
    drop_group,
    reopen,
    start_class,
)
from tutor.classroom.sight import ClassLine
from tutor.classroom.views.shown import number_in, show
from tutor.clocks import CLOCKS, HOMES, clock
from tutor.http import Request, SeeOther, takes_forms
from tutor.models import Classroom, Learner, Pupil, User
from tutor.models.classes import CLASS_NAME_LENGTH, ClassroomQuerySet
from tutor.preferences.values import USUAL_RULES
from tutor.wording import classroom as words

PAGE_LENGTH = 50


@require_safe
@private
def classes(request: Request) -> HttpResponse:
    """Those that one teaches and those that one is in; an administrator sees all."""
    if request.has_account and not request.user.is_authenticated:
        return to_sign_in(request)
    user, learner = request.user, who(request)
    taught = Classroom.objects.taught_by(user.pk or 0)
    page = _page_of_all(request) if user.is_superuser else None
    return show(
        request,
        "classes",
        CodeForm(),
        taught=class_lines(taught.running()),
        archived=class_lines(taught.filter(archived_at__isnull=False)),
        inside=_inside(learner),
        page=page,
        every=_lines_of(page) if page else [],
        may_teach=may_teach(user),
        is_known=user.is_authenticated,
    )


def _inside(learner: object) -> list[tuple[str, str]]:
    mine = Pupil.objects.present().select_related("classroom").order_by("-joined_at")
    if isinstance(learner, User):
        mine = mine.filter(learner__user=learner)
    elif isinstance(learner, Learner):
        mine = mine.filter(learner=learner)
    else:
        return []
    return [(class_url(one.classroom), one.classroom.name) for one in mine]


def _every() -> ClassroomQuerySet:
    return Classroom.objects.order_by("-made_at", "-pk")


def _page_of_all(request: Request) -> Page[Classroom]:
    return Paginator(_every(), PAGE_LENGTH).get_page(request.GET.get("page"))


def _lines_of(page: Page[Classroom]) -> list[ClassLine]:
    start = (page.number - 1) * PAGE_LENGTH
    return class_lines(_every(), start, start + PAGE_LENGTH)


@takes_forms
@for_teachers
def starting(request: Request) -> HttpResponse:
    """A class begins; all that it needs is suggested."""
    user, language = user_of(request), get_language() or ""
    zone = get_current_timezone_name()
    suggested = {
        "name": words.suggested_name(Classroom.objects.taught_by(user.pk).count()),
        "language": language,
        "time_zone": zone if zone in CLOCKS else HOMES[language],
        "ruleset": USUAL_RULES,
    }
    form = filled(ClassForm, request, initial=suggested)
    if form.is_bound and form.is_valid():
        return SeeOther(class_url(start_class(user=user, chosen=form.chosen)))
    return show(request, "start", form)


@takes_forms
@for_class(see=TEACHING)
def settings(request: Request, room: Room) -> HttpResponse:
    """Another name, language, clock or ruleset."""
    classroom = room.classroom
    if request.method == "POST" and request.POST.get("act") == "drop":
        drop_group(
            classroom=classroom,
            by=user_of(request),
            number=number_in(request.POST.get("group", "")),
        )
        return SeeOther(request.path)
    kept = {name: getattr(classroom, name) for name in ClassForm.base_fields}
    form = filled(ClassForm, request, initial=kept)
    if form.is_bound and form.is_valid():
        change_settings(classroom=classroom, by=user_of(request), chosen=form.chosen)
        return SeeOther(class_url(classroom))
    return show(request, "settings", form, room=room, groups=classroom.groups.all())


@takes_forms
@for_class(see=TEACHING, archived=True)
def archiving(request: Request, room: Room) -> HttpResponse:
    """Put a class away until a day, choose another day, or take it up again."""
    classroom, user = room.classroom, user_of(request)
    if request.method == "POST" and request.POST.get("act") == "reopen":
        reopen(classroom=classroom, by=user)
        return SeeOther(class_url(classroom))
    form = filled(ArchiveForm, request, initial={"forget_on": _day_of(classroom)})
    if form.is_bound and form.is_valid():
        at = datetime.combine(form.cleaned_data["forget_on"], time(), clock(classroom.time_zone))
        archive(classroom=classroom, by=user, forget_at=at)
        return SeeOther(class_url(classroom))
    forgotten = forgotten_when(classroom)
    return show(request, "archive", form, room=room, forgotten=forgotten)


def _day_of(classroom: Classroom) -> object:
    at = classroom.forget_at
    return at.astimezone(clock(classroom.time_zone)).date() if at else usual_day()


@takes_forms
@for_class(see=TEACHING, archived=True)
def copying(request: Request, room: Room) -> HttpResponse:
    """The same class for another year."""
    classroom = room.classroom
    suggested = {"name": words.next_year(classroom.name)[:CLASS_NAME_LENGTH]}
    form = filled(CopyForm, request, initial=suggested)
    if form.is_bound and form.is_valid():
        name = form.cleaned_data["name"]
        made = copy_class(classroom=classroom, user=user_of(request), name=name)
        return SeeOther(class_url(made))
    return show(request, "copy", form, room=room)


@require_safe
@for_class(see=READING)
def trace(request: Request, room: Room) -> HttpResponse:
    """What those who teach did."""
    return show(request, "trace", room=room, acts=trace_sight(room.classroom))
