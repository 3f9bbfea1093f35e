"""Pages of the quizzes: what there is, a quiz, its questions, handing it in, and how it went."""

from http import HTTPStatus

from django.http import Http404, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.views.decorators.http import require_safe
from django_htmx.http import push_url

from engine import BadAnswer
from tutor.codes import fresh_code, read_code, spaced
from tutor.drills.asking import Unread, unread
from tutor.drills.forms import answer_in, late
from tutor.drills.nearest import nearest_sight
from tutor.drills.stored import grade_of, question_of
from tutor.http import Request, SeeOther, takes_forms, wants_fragment
from tutor.models import Attempt, Quiz, Run
from tutor.models.drills import Mark
from tutor.quizzes import pages
from tutor.quizzes.forms import OwnForm, read_own
from tutor.quizzes.plans import can_be_dealt, plan_of, ready_made
from tutor.quizzes.seeing import question_url, sitting_url
from tutor.quizzes.services import begin_quiz, hand_in, keep_draft, take_quiz
from tutor.wording import quizzes as words

MOST_TYPED = 100


@takes_forms
def quizzes(request: Request) -> HttpResponse:
    """The quizzes that there are and those of one's own; a POST begins a ready-made one."""
    if request.method == "POST":
        plan = ready_made().get(request.POST.get("plan", ""))
        if plan is None:
            return _listed(request, error=words.no_such_choice())
        return _begun(begin_quiz(visitor=request.visitor, plan=plan))
    typed = request.GET.get("code", "").strip()
    if not typed:
        return _listed(request)
    code = read_code(typed)
    if code is None or not Quiz.objects.filter(code=code).exists():
        return _listed(request, typed, words.no_such_code(typed, spaced(fresh_code())))
    return redirect("quiz", code)


def _listed(request: Request, typed: str = "", error: str = "") -> HttpResponse:
    context = pages.list_page(request.visitor, request.GET.get("page"), typed[:MOST_TYPED], error)
    status = HTTPStatus.UNPROCESSABLE_ENTITY if error else HTTPStatus.OK
    return render(request, "quizzes/list.html", context, status=status)


def _begun(run: Run) -> HttpResponse:
    """On to the first question."""
    if run.quiz is None:
        raise Http404
    return SeeOther(question_url(run.quiz, run.pk, 1))


@takes_forms
def own(request: Request) -> HttpResponse:
    """A quiz of one's own: what to choose; a POST begins it."""
    if request.method != "POST":
        wanted = tuple(request.GET.getlist("lesson"))
        return render(request, "quizzes/own.html", pages.own_page(OwnForm(lessons=wanted)))
    form = read_own(request.POST)
    if form.plan is None:
        context, status = pages.own_page(form), HTTPStatus.UNPROCESSABLE_ENTITY
        return render(request, "quizzes/own.html", context, status=status)
    return _begun(begin_quiz(visitor=request.visitor, plan=form.plan))


@takes_forms
def quiz(request: Request, code: str) -> HttpResponse:
    """A quiz; a POST takes it, or a fresh one that is dealt as it was."""
    exact = read_code(code)
    found = get_object_or_404(Quiz, code=exact)
    if request.method == "POST":
        return _again(request, found)
    if exact != code:
        return redirect("quiz", exact)
    share_url = request.build_absolute_uri(request.path)
    return render(request, "quizzes/quiz.html", pages.quiz_page(request.visitor, found, share_url))


def _again(request: Request, found: Quiz) -> HttpResponse:
    if request.POST.get("deal") != "fresh":
        return _begun(take_quiz(visitor=request.visitor, quiz=found))
    plan = plan_of(found)
    if not can_be_dealt(plan):
        return SeeOther(reverse("quizzes"))
    return _begun(begin_quiz(visitor=request.visitor, plan=plan))


def _sitting_or_404(request: Request, code: str, run_id: int) -> tuple[Run, Quiz]:
    mine = Run.objects.of_visitor(request.visitor).filter(left_at__isnull=True)
    run = get_object_or_404(mine.select_related("quiz"), pk=run_id, quiz__code=read_code(code))
    if run.quiz is None:
        raise Http404
    return run, run.quiz


@require_safe
def sitting(request: Request, code: str, run_id: int) -> HttpResponse:
    """What is answered and what is open; once it is handed in, how it went."""
    run, of = _sitting_or_404(request, code, run_id)
    return _sitting_page(request, run, of)


def _sitting_page(request: Request, run: Run, of: Quiz) -> HttpResponse:
    attempts = list(run.attempts.order_by("position"))
    if run.finished_at is None:
        context, name = pages.overview_page(of, run, attempts), "overview"
    else:
        share_url = request.build_absolute_uri(reverse("quiz", args=[of.code]))
        context = pages.result_page(request.visitor, of, run, attempts, share_url)
        name = "result"
    part = f"#{name}" if wants_fragment(request) else ""
    return render(request, f"quizzes/{name}.html{part}", context)


@takes_forms
def handing_in(request: Request, code: str, run_id: int) -> HttpResponse:
    """Asks once more, and names what is open; a POST hands the quiz in."""
    run, of = _sitting_or_404(request, code, run_id)
    if request.method == "POST":
        hand_in(run=run)
    if request.method == "POST" or run.finished_at is not None:
        return SeeOther(sitting_url(of, run.pk))
    attempts = list(run.attempts.order_by("position"))
    return render(request, "quizzes/hand_in.html", pages.overview_page(of, run, attempts))


@takes_forms
def question(request: Request, code: str, run_id: int, position: int) -> HttpResponse:
    """A question of a quiz, or its explanation; a POST chooses an answer."""
    run, of = _sitting_or_404(request, code, run_id)
    attempts = list(run.attempts.order_by("position"))
    now = next((one for one in attempts if one.position == position), None)
    if now is None:
        raise Http404
    now.run = run
    if request.method == "POST":
        return _chosen(request, of, attempts, now)
    return _question_page(request, of, attempts, now, late(request.GET))


def _chosen(request: Request, of: Quiz, attempts: list[Attempt], now: Attempt) -> HttpResponse:
    """The answer is kept: on to the next open question, or to all of them."""
    answer = answer_in(request.POST)
    try:
        can_be_kept = now.is_open and question_of(now) is not None
        is_kept = can_be_kept and keep_draft(attempt=now, answer=answer)
    except BadAnswer as error:
        return _question_page(request, of, attempts, now, unread(answer, error))
    following = _next_open(attempts, now) if is_kept else now
    if not wants_fragment(request):
        return SeeOther(_url(of, now.run, following))
    return _onwards(request, of, now.run, following)


def _next_open(attempts: list[Attempt], now: Attempt) -> Attempt | None:
    later = (one for one in attempts if one.position > now.position and not one.draft)
    return next(later, None)


def _url(of: Quiz, run: Run, following: Attempt | None) -> str:
    if following is None:
        return sitting_url(of, run.pk)
    return question_url(of, run.pk, following.position)


def _onwards(request: Request, of: Quiz, run: Run, following: Attempt | None) -> HttpResponse:
    """The same as a fragment, read anew from the database."""
    fresh = Run.objects.get(pk=run.pk)
    if following is None:
        response = _sitting_page(request, fresh, of)
    else:
        attempts = list(run.attempts.order_by("position"))
        now = next(one for one in attempts if one.pk == following.pk)
        now.run = fresh
        response = _question_page(request, of, attempts, now)
    return push_url(response, _url(of, run, following))


def _question_page(
    request: Request, of: Quiz, attempts: list[Attempt], now: Attempt, failed: Unread | None = None
) -> HttpResponse:
    if now.is_open:
        context, page = pages.asked_page(of, attempts, now, failed), "quizzes/question.html"
    else:
        context, page = pages.review_page(of, attempts, now), "quizzes/review.html"
    template = _part(context) if wants_fragment(request) else page
    is_refused = failed and request.method == "POST"
    status = HTTPStatus.UNPROCESSABLE_ENTITY if is_refused else HTTPStatus.OK
    return render(request, template, context, status=status)


def _part(context: pages.Context) -> str:
    """The fragment that is asked for in place of the whole page."""
    if "feedback" in context:
        return "drills/run.html#feedback"
    return f"quizzes/question.html#{'question' if 'question' in context else 'gone'}"


@require_safe
def nearest(request: Request, code: str, run_id: int, position: int) -> HttpResponse:
    """Where a wrong answer would be right, once the quiz is handed in."""
    _, of = _sitting_or_404(request, code, run_id)
    mine = Attempt.objects.of_visitor(request.visitor)
    found = get_object_or_404(mine, run_id=run_id, position=position, verdict=Mark.WRONG)
    asked = question_of(found)
    if asked is None or grade_of(asked, found) is None:
        raise Http404
    sight = nearest_sight(asked, found.answer, question_url(of, run_id, position))
    part = "#nearest" if wants_fragment(request) else ""
    return render(request, f"drills/nearest.html{part}", {"nearest": sight})
