"""Pages of the drills: a question, its feedback, a sitting's result, and the front page."""

import logging
from http import HTTPStatus
from urllib.parse import urlencode

from django.http import Http404, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.views.decorators.http import require_safe
from django_htmx.http import push_url

from engine import BadAnswer
from tutor import wording
from tutor.classroom.assigned import next_due
from tutor.classroom.roles import teaches
from tutor.drills import pages, results
from tutor.drills.answering import answer_attempt
from tutor.drills.asking import LONGEST_TYPED, Unread, unread
from tutor.drills.catalogue import Drill, catalogue
from tutor.drills.forms import HINT, KEPT, answer_in, late, unsent
from tutor.drills.front import deal_front, front_drill, read_token
from tutor.drills.nearest import nearest_sight
from tutor.drills.services import (
    answer_front,
    open_front,
    replace_question,
    show_hint,
    start_run,
)
from tutor.drills.sight import FeedbackSight
from tutor.drills.sitting import Sitting, sitting_of, sitting_to_answer
from tutor.drills.stored import grade_of, question_of
from tutor.http import Request, SeeOther, takes_forms, wants_fragment
from tutor.models import Attempt, Run
from tutor.models.drills import Mark
from tutor.preferences.values import preferred
from tutor.regrading.failing import EngineFailed, replace_failed, unforeseen

log = logging.getLogger("tutor.doubts")


@require_safe
def front(request: Request) -> HttpResponse:
    """A live question, and the table of contents."""
    carried = deal_front(preferred().rules)
    context = pages.front_page(request.visitor, carried)
    if request.has_account:
        context["due"] = next_due(request.visitor)
    return render(request, "front.html", context)


@takes_forms
def front_answer(request: Request) -> HttpResponse:
    """The answer to the front page's question begins a sitting."""
    if request.method != "POST":
        return redirect("front")
    carried, answer = read_token(request.POST.get("token", "")), request.POST.get("answer", "")
    if carried is None:
        return _front_again(request, pages.expired_front(request.visitor))
    try:
        run = answer_front(
            visitor=request.visitor,
            drill=front_drill(),
            carried=carried,
            answer=answer,
            explain=pages.Explanation(),
        )
    except BadAnswer as error:
        failed = unread(answer, error)
        return _front_again(request, pages.front_page(request.visitor, carried, failed))
    except EngineFailed as failure:
        run = open_front(visitor=request.visitor, drill=front_drill(), carried=carried)
        first = _or_404(sitting_of(request.visitor, run.pk, 1))
        replace_failed(attempt=first.now, answer=answer, failure=failure)
    return SeeOther(pages.attempt_url(run.pk, 1))


def _front_again(request: Request, context: pages.Context) -> HttpResponse:
    template = "drills/run.html#question" if wants_fragment(request) else "front.html"
    response = render(request, template, context, status=HTTPStatus.UNPROCESSABLE_ENTITY)
    return push_url(response, False)


@takes_forms
def drill(request: Request, slug: str) -> HttpResponse:
    """What a drill is; a POST begins a sitting of it."""
    found = _drill_or_404(slug)
    if request.method == "POST":
        run = start_run(visitor=request.visitor, drill=found, wanted=preferred().rules)
        return SeeOther(pages.attempt_url(run.pk, 1))
    context = pages.drill_page(request.visitor, found)
    if request.has_account and teaches(request.user):
        context["worksheets_url"] = f"{reverse('worksheets')}?what=drill:{slug}"
    return render(request, "drills/drill.html", context)


def _drill_or_404(slug: str) -> Drill:
    found = catalogue().get(slug)
    if found is None:
        raise Http404
    return found


@require_safe
def run(request: Request, run_id: int) -> HttpResponse:
    """A sitting: on to its open question, or its result."""
    found = get_object_or_404(Run.objects.of_visitor(request.visitor), pk=run_id)
    if found.quiz:
        return redirect("sitting", found.quiz.code, run_id)
    attempts = list(found.attempts.in_place().order_by("position"))
    if waiting := next((one for one in attempts if one.is_open), None):
        return redirect(pages.attempt_url(run_id, waiting.position))
    template = "drills/result.html#result" if wants_fragment(request) else "drills/result.html"
    return render(request, template, results.result_page(request.visitor, found, attempts))


@takes_forms
def attempt(request: Request, run_id: int, position: int) -> HttpResponse:
    """One question of a sitting, or its feedback; a POST answers it."""
    if request.method == "POST":
        return _answered(request, _or_404(sitting_to_answer(request.visitor, run_id, position)))
    found = sitting_of(request.visitor, run_id, position)
    if found and found.run.quiz:
        return redirect("sitting-question", found.run.quiz.code, run_id, position)
    sitting = _or_404(found)
    try:
        with unforeseen():
            left = late(request.GET) or unsent(request.GET.get(KEPT, ""))
            return _attempt_page(request, sitting, failed=left)
    except EngineFailed:
        log.exception("%s cannot be shown", sitting.now)
        return _rendered(request, pages.unshown_page(sitting))


def _or_404(sitting: Sitting | None) -> Sitting:
    """A sitting of practice; a quiz is answered at its own address."""
    if sitting is None or sitting.run.quiz:
        raise Http404
    return sitting


@require_safe
def nearest(request: Request, run_id: int, position: int) -> HttpResponse:
    """Where a wrong answer would be right."""
    mine = Attempt.objects.of_visitor(request.visitor).select_related("run")
    here = mine.filter(run__quiz__isnull=True, run_id=run_id, position=position)
    found = get_object_or_404(here, verdict=Mark.WRONG)
    question = question_of(found)
    if question is None or grade_of(question, found) is None:
        raise Http404
    sight = nearest_sight(question, found.answer, pages.attempt_url(run_id, position))
    part = "#nearest" if wants_fragment(request) else ""
    return render(request, f"drills/nearest.html{part}", {"nearest": sight})


def _answered(request: Request, sitting: Sitting) -> HttpResponse:
    """Where the engine fails, another question comes, and this one counts nowhere."""
    answer = answer_in(request.POST)
    try:
        with unforeseen():
            return _judged(request, sitting, answer)
    except EngineFailed as failure:
        replace_failed(attempt=sitting.now, answer=answer, failure=failure)
    return SeeOther(pages.attempt_url(sitting.run.pk, sitting.position))


def _judged(request: Request, sitting: Sitting, answer: str) -> HttpResponse:
    explanation = pages.Explanation()
    if sitting.now.is_open and question_of(sitting.now) is None:
        return _replaced(request, sitting)
    if hint := HINT.fullmatch(answer):
        return _hinted(request, sitting, int(hint[1]))
    try:
        is_first = answer_attempt(sitting=sitting, answer=answer, explain=explanation)
    except BadAnswer as error:
        return _attempt_page(request, sitting, failed=unread(answer, error))
    if not wants_fragment(request):
        return SeeOther(pages.attempt_url(sitting.run.pk, sitting.position))
    told = explanation.sight if is_first else None
    return _attempt_page(request, sitting, again=not is_first, told=told)


def _hinted(request: Request, sitting: Sitting, number: int) -> HttpResponse:
    """The question again, with its hints up to this one; what is typed or ticked stays."""
    show_hint(attempt=sitting.now, number=number)
    given = request.POST.getlist("answer")
    kept = ",".join(each for each in given if not HINT.fullmatch(each))[:LONGEST_TYPED]
    if not wants_fragment(request):
        query = f"?{urlencode({KEPT: kept})}" if kept else ""
        return SeeOther(pages.attempt_url(sitting.run.pk, sitting.position) + query)
    return _attempt_page(request, _by_now(request, sitting), failed=unsent(kept))


def _by_now(request: Request, sitting: Sitting) -> Sitting:
    """The same, read again after a change."""
    return _or_404(sitting_of(request.visitor, sitting.run.pk, sitting.position))


def _replaced(request: Request, sitting: Sitting) -> HttpResponse:
    """Another question in place of one that is there no more; nothing is spent."""
    if not replace_question(attempt=sitting.now):
        return SeeOther(reverse("lessons"))
    failed = Unread("", wording.fresh_question())
    return _attempt_page(request, _by_now(request, sitting), failed=failed)


def _attempt_page(
    request: Request,
    sitting: Sitting,
    *,
    failed: Unread | None = None,
    again: bool = False,
    told: FeedbackSight | None = None,
) -> HttpResponse:
    """The page or its fragment; an answer that cannot be read is told with the question."""
    context = pages.attempt_page(sitting, failed=failed, again=again, told=told)
    is_refused = request.method == "POST" and failed and failed.error
    status = HTTPStatus.UNPROCESSABLE_ENTITY if is_refused else HTTPStatus.OK
    return _rendered(request, context, status)


def _rendered(
    request: Request, context: pages.Context, status: HTTPStatus = HTTPStatus.OK
) -> HttpResponse:
    part = next(name for name in ("question", "feedback", "gone") if name in context)
    template = f"drills/run.html#{part}" if wants_fragment(request) else "drills/run.html"
    return render(request, template, context, status=status)
