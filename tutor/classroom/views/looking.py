"""What those who teach look at closely: a thing of an assignment, a pupil's answers, a result."""

from django.http import Http404, HttpResponse
from django.shortcuts import get_object_or_404
from django.views.decorators.http import require_safe

from tutor.accounts.access import user_of
from tutor.classroom.access import assignment_or_404, for_class, item_or_404, pupil_or_404
from tutor.classroom.answer_lines import answer_line
from tutor.classroom.assigned import title
from tutor.classroom.assigning import addressees
from tutor.classroom.bars import item_url
from tutor.classroom.overriding import end_override, override
from tutor.classroom.pupil_answers import answer_sight, answers_sight
from tutor.classroom.results import most_of, result_sight
from tutor.classroom.roles import READING, Room
from tutor.classroom.seeing import pupil_link
from tutor.classroom.standing import ItemStanding, standing
from tutor.classroom.tallies import given_in_class
from tutor.classroom.terms import ResultForm
from tutor.classroom.thing import thing_sight
from tutor.classroom.views.pupils import show_inside
from tutor.classroom.views.shown import show
from tutor.classroom.voiding import count_again, questions_voided, void_question
from tutor.drills.catalogue import catalogue
from tutor.drills.sight import RunSight
from tutor.http import Request, SeeOther, takes_forms
from tutor.models import Assignment, Attempt, Pupil, SetItem
from tutor.wording import assignments as words
from tutor.wording import class_answers as answer_words


@require_safe
@for_class(see=READING)
def item(request: Request, room: Room, assignment_number: int, position: int) -> HttpResponse:
    """How one thing of an assignment went."""
    one = assignment_or_404(room, assignment_number)
    return show(
        request, "item", room=room, thing=thing_sight(room, one, item_or_404(one, position))
    )


@require_safe
@for_class(see=READING)
def answers(request: Request, room: Room, pupil_number: int) -> HttpResponse:
    """What a pupil tried, and a page of his answers, of one drill where that is asked for."""
    one = pupil_or_404(room, pupil_number)
    drill, page = request.GET.get("drill", ""), request.GET.get("page")
    known = drill if drill in catalogue() else ""
    return show(request, "answers", room=room, answers=answers_sight(room, one, known, page))


@require_safe
@for_class(see=READING)
def seen(request: Request, room: Room, pupil_number: int) -> HttpResponse:
    """The class as one of its pupils sees it; looking counts for nobody."""
    one = pupil_or_404(room, pupil_number)
    if not one.is_present:
        raise Http404
    return show_inside(request, one, pupil_link(one))


@takes_forms
@for_class(see=READING)
def answer(request: Request, room: Room, pupil_number: int, answer_number: int) -> HttpResponse:
    """An answer as its pupil saw it; a POST voids the question, or lets it count again."""
    pupil = pupil_or_404(room, pupil_number)
    given = given_in_class(pupil).select_related("run", "run__quiz")
    found = get_object_or_404(given, pk=answer_number)
    act = request.POST.get("act", "")
    if act == "void" and request.POST.get("sure") != "yes":
        return _answer_page(request, room, pupil, found, is_asked=True)
    if act in VOIDING:
        drill = answer_line(pupil, found).drill
        VOIDING[act](
            classroom=room.classroom, by=user_of(request), question=found.question, title=drill
        )
    if request.method == "POST":
        return SeeOther(request.path)
    return _answer_page(request, room, pupil, found)


VOIDING = {"void": void_question, "count": count_again}


def _answer_page(
    request: Request, room: Room, pupil: Pupil, found: Attempt, *, is_asked: bool = False
) -> HttpResponse:
    line = answer_line(pupil, found, set(questions_voided(room.classroom.pk)))
    told = answer_sight(pupil, found)
    return show(
        request,
        "void" if is_asked else "answer",
        room=room,
        pupil=pupil,
        line=line,
        feedback=told,
        run=RunSight(line.drill, "", answer_words.as_seen(pupil.name), ()),
    )


@takes_forms
@for_class(see=READING)
def result(
    request: Request, room: Room, assignment_number: int, position: int, pupil_number: int
) -> HttpResponse:
    """What one pupil reached with one thing; a POST sets it by hand, or takes that back."""
    one = assignment_or_404(room, assignment_number)
    thing = item_or_404(one, position)
    pupil = get_object_or_404(addressees(one).select_related("learner"), pk=pupil_number)
    his = standing(one, [pupil])[pupil.pk]
    found = his.of(thing)
    form = _result_form(request, found)
    if request.method == "POST" and not form.errors:
        _rule(request, form, one, thing, pupil)
        return SeeOther(item_url(one, thing))
    return show(request, "result", form, room=room, result=result_sight(one, his, found))


def _result_form(request: Request, found: ItemStanding) -> ResultForm:
    """What is set by hand, filled in where a POST sets it; a thing that is gone has none."""
    if not (most := most_of(found)):
        raise Http404
    return ResultForm(
        request.POST if request.POST.get("act") == "set" else None,
        most=most,
        unit=words.unit(found.item.goal, found.of),
        initial={"value": found.on_time, "reason": found.reason} if found.reason else {},
    )


def _rule(
    request: Request, form: ResultForm, one: Assignment, thing: SetItem, pupil: Pupil
) -> None:
    by, told = user_of(request), title(one)
    if form.is_bound:
        given = form.cleaned_data
        override(assignment=one, item=thing, pupil=pupil, by=by, title=told, **given)
    elif request.POST.get("act") == "undo":
        end_override(assignment=one, item=thing, pupil=pupil, by=by, title=told)
