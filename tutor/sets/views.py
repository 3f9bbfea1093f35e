"""Pages of lesson sets, for those who may teach: all, one's own, ready-made ones, shared ones."""

from collections.abc import Callable

from django.http import Http404, HttpResponse
from django.shortcuts import get_object_or_404
from django.urls import reverse
from django.views.decorators.http import require_safe

from tutor.accounts.access import user_of
from tutor.accounts.views.shown import filled
from tutor.classroom.access import for_teachers
from tutor.classroom.views.shown import number_in, show
from tutor.drills.catalogue import catalogue
from tutor.drills.sight import RunSight
from tutor.http import Request, SeeOther, takes_forms
from tutor.models import Classroom, LessonSet
from tutor.models.sets import SET_NAME_LENGTH
from tutor.sets.forms import PractiseForm, QuizForm, SetNameForm, fault_words
from tutor.sets.items import BadItemError
from tutor.sets.previews import preview_sight
from tutor.sets.ready import ready_items
from tutor.sets.seeing import looked_at, own_lines, own_sight, ready_lines, ready_title
from tutor.sets.services import (
    add_item,
    copy_ready,
    copy_set,
    drop_item,
    drop_set,
    items_of,
    latest_of,
    move_item,
    publish,
    published_of,
    rename_set,
    share,
    shared_set,
    start_set,
    stop_sharing,
    token_of,
)
from tutor.wording import sets as words

type Done = HttpResponse | None


@takes_forms
@for_teachers
def sets(request: Request) -> HttpResponse:
    """The ready-made ones and one's own; a POST begins another."""
    user = user_of(request)
    form = filled(SetNameForm, request)
    if form.is_bound and form.is_valid():
        made = start_set(owner=user, name=form.cleaned_data["name"])
        if made:
            return SeeOther(reverse("set", args=[made.pk]))
        form.add_error(None, words.TOO_MANY)
    return show(request, "sets/list", form, ready=ready_lines(), own=own_lines(user))


@takes_forms
@for_teachers
def own_set(request: Request, number: int) -> HttpResponse:
    """A set of one's own; a POST does one thing to it."""
    found = get_object_or_404(user_of(request).lesson_sets, pk=number)
    if request.method != "POST":
        return _own_page(request, found)
    act = ACTS.get(request.POST.get("act", ""))
    done = act(request, found) if act else None
    return done or SeeOther(request.path)


def _own_page(
    request: Request,
    found: LessonSet,
    *,
    practise: PractiseForm | None = None,
    quiz: QuizForm | None = None,
    name: SetNameForm | None = None,
    error: str = "",
) -> HttpResponse:
    shared = ""
    if found.share_number:
        shared = request.build_absolute_uri(reverse("set-shared", args=[token_of(found)]))
    bound = next((form for form in (practise, quiz, name) if form), None)
    return show(
        request,
        "sets/set",
        bound,
        error=error,
        set=own_sight(found, shared),
        practise=practise or PractiseForm(),
        quiz=quiz or QuizForm(),
        name=name or SetNameForm(initial={"name": found.name}),
        classes=Classroom.objects.running().taught_by(user_of(request).pk),
    )


def _practise(request: Request, found: LessonSet) -> Done:
    form = PractiseForm(request.POST)
    return _added(request, found, form) or _own_page(request, found, practise=form)


def _quiz(request: Request, found: LessonSet) -> Done:
    form = QuizForm(request.POST)
    return _added(request, found, form) or _own_page(request, found, quiz=form)


def _added(request: Request, found: LessonSet, form: PractiseForm | QuizForm) -> Done:
    if not form.is_valid():
        return None
    try:
        add_item(lesson_set=found, item=form.item)
    except BadItemError as error:
        form.add_error(None, fault_words(error.fault))
        return None
    return SeeOther(request.path)


def _rename(request: Request, found: LessonSet) -> Done:
    form = SetNameForm(request.POST)
    if not form.is_valid():
        return _own_page(request, found, name=form)
    rename_set(lesson_set=found, name=form.cleaned_data["name"])
    return None


def _position(request: Request) -> int:
    return number_in(request.POST.get("position", ""))


def _up(request: Request, found: LessonSet) -> Done:
    move_item(lesson_set=found, position=_position(request), by=-1)
    return None


def _down(request: Request, found: LessonSet) -> Done:
    move_item(lesson_set=found, position=_position(request), by=1)
    return None


def _out(request: Request, found: LessonSet) -> Done:
    drop_item(lesson_set=found, position=_position(request))
    return None


def _publish(request: Request, found: LessonSet) -> Done:
    if publish(lesson_set=found) is None:
        return _own_page(request, found, error=str(words.NOTHING_IN_IT))
    return None


def _share(request: Request, found: LessonSet) -> Done:
    if published_of(found) is None:
        return _own_page(request, found, error=str(words.PUBLISH_FIRST))
    share(lesson_set=found)
    return None


def _unshare(request: Request, found: LessonSet) -> Done:
    stop_sharing(lesson_set=found)
    return None


def _copy(request: Request, found: LessonSet) -> Done:
    name = words.copied(found.name)[:SET_NAME_LENGTH]
    made = copy_set(version=latest_of(found), owner=user_of(request), name=name)
    if made is None:
        return _own_page(request, found, error=str(words.TOO_MANY))
    return SeeOther(reverse("set", args=[made.pk]))


def _drop(request: Request, found: LessonSet) -> Done:
    """Asked again first."""
    if request.POST.get("sure") != "yes":
        return show(request, "sets/drop", set=own_sight(found, ""))
    drop_set(lesson_set=found)
    return SeeOther(reverse("sets"))


ACTS: dict[str, Callable[[Request, LessonSet], Done]] = {
    "practise": _practise,
    "quiz": _quiz,
    "rename": _rename,
    "up": _up,
    "down": _down,
    "out": _out,
    "publish": _publish,
    "share": _share,
    "unshare": _unshare,
    "copy": _copy,
    "drop": _drop,
}


@takes_forms
@for_teachers
def ready_set(request: Request, key: str) -> HttpResponse:
    """A ready-made set; a POST makes a copy of one's own."""
    items = ready_items(key)
    if not items:
        raise Http404
    title = ready_title(key)
    if request.method == "POST":
        made = copy_ready(key=key, owner=user_of(request), name=title[:SET_NAME_LENGTH])
        return _copied(request, made)
    classes = Classroom.objects.running().taught_by(user_of(request).pk)
    return show(request, "sets/look", set=looked_at(title, items, key), classes=classes)


@takes_forms
@for_teachers
def shared(request: Request, token: str) -> HttpResponse:
    """What somebody shares, as it was published last; a POST makes a copy of one's own."""
    found = shared_set(token)
    version = published_of(found) if found else None
    if found is None or version is None:
        raise Http404
    if request.method == "POST":
        made = copy_set(version=version, owner=user_of(request), name=found.name)
        return _copied(request, made)
    by = found.owner.name if found.owner else ""
    return show(request, "sets/look", set=looked_at(found.name, items_of(version)), by=by)


def _copied(request: Request, made: LessonSet | None) -> HttpResponse:
    if made is None:
        form = SetNameForm({"name": ""})
        form.add_error(None, words.TOO_MANY)
        own = own_lines(user_of(request))
        return show(request, "sets/list", form, ready=ready_lines(), own=own)
    return SeeOther(reverse("set", args=[made.pk]))


@require_safe
@for_teachers
def preview(request: Request, slug: str) -> HttpResponse:
    """A question of a drill with its key, fresh each time."""
    drill = catalogue().get(slug)
    sight = preview_sight(drill, number_in(request.GET.get("spec", ""))) if drill else None
    if drill is None or sight is None:
        raise Http404
    run = RunSight(words.preview_title(slug), request.path, str(words.PREVIEW), ())
    return show(request, "sets/preview", feedback=sight, run=run)
