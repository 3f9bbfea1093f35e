"""What each page of the quizzes is given, in a fixed number of queries."""

import logging
from collections.abc import Sequence
from dataclasses import replace
from uuid import UUID

from django.core.paginator import Page, Paginator
from django.db.models import Count, Q, QuerySet
from django.urls import reverse

from tutor import wording
from tutor.drills.asking import Unread, question_sight
from tutor.drills.seeing import feedback_sight
from tutor.drills.sight import FeedbackSight, GoneSight, RunSight
from tutor.drills.stored import question_of
from tutor.learner.steps import StepSight, step_sight
from tutor.lessons.links import lesson_of
from tutor.lessons.sight import LinkSight
from tutor.models import Attempt, Quiz, Run
from tutor.models.drills import Mark
from tutor.progress import progress_of
from tutor.quizzes.forms import OwnForm
from tutor.quizzes.seeing import (
    drills_to_do,
    judged_line,
    lesson_scores,
    lessons_to_read,
    open_line,
    own_sight,
    question_url,
    quiz_sight,
    ready_sights,
    right_and_counted,
    sitting_sight,
    sitting_url,
    stone_sight,
    title_of,
)
from tutor.quizzes.services import SKIP
from tutor.quizzes.sight import OverviewSight, PlaceSight, ResultSight, SittingSight
from tutor.regrading.failing import EngineFailed, unforeseen
from tutor.regrading.seeing import doubt_sight
from tutor.wording import quizzes as words

type Context = dict[str, object]

log = logging.getLogger("tutor.doubts")
ON_A_PAGE = 20
COUNTS = {
    "answered": Count("attempts", filter=Q(attempts__draft__gt="")),
    "right": Count(
        "attempts", filter=Q(attempts__verdict=Mark.RIGHT, attempts__voided_at__isnull=True)
    ),
    "counted": Count("attempts", filter=Q(attempts__voided_at__isnull=True)),
}


def list_page(visitor: UUID, number: str | None, typed: str = "", error: str = "") -> Context:
    """The ready-made quizzes, and those that the visitor has begun or handed in."""
    mine = _sittings(visitor).filter(quiz__isnull=False)
    page = Paginator(mine, ON_A_PAGE).get_page(number)
    shown = mine.filter(pk__in=[run.pk for run in page])
    return {
        "ready": ready_sights(),
        "mine": _sitting_sights(shown),
        "newer": _page_url(page, -1),
        "older": _page_url(page, 1),
        "typed": typed,
        "error": error,
    }


def _sittings(visitor: UUID) -> QuerySet[Run]:
    """Those that were not left for another, the latest first."""
    mine = Run.objects.of_visitor(visitor).filter(left_at__isnull=True)
    return mine.order_by("-started_at", "-pk")


def _page_url(page: Page[Run], step: int) -> str:
    number = page.number + step
    return f"?page={number}" if number in page.paginator.page_range else ""


def _sitting_sights(runs: QuerySet[Run]) -> tuple[SittingSight, ...]:
    """Each sitting with its numbers, in one query."""
    counted = runs.select_related("quiz").annotate(**COUNTS)
    return tuple(sitting_sight(run, run.quiz, _counts(run)) for run in counted if run.quiz)


def _counts(run: Run) -> dict[str, int]:
    """The numbers of a sitting that was read with `COUNTS`."""
    return {name: getattr(run, name) for name in COUNTS}


def own_page(form: OwnForm) -> Context:
    """The form for a quiz of one's own."""
    return {"own": own_sight(form)}


def quiz_page(visitor: UUID, quiz: Quiz, share_url: str) -> Context:
    """A quiz, and how often the visitor has taken it."""
    runs = _sittings(visitor).filter(quiz=quiz).annotate(**COUNTS)[:ON_A_PAGE]
    sights = tuple(sitting_sight(run, quiz, _counts(run)) for run in runs)
    waiting = next((run for run in runs if run.finished_at is None), None)
    return {"quiz": quiz_sight(quiz, share_url, waiting), "mine": sights}


def asked_page(
    quiz: Quiz, attempts: Sequence[Attempt], now: Attempt, failed: Unread | None
) -> Context:
    """A question of a quiz that is not handed in: as it is asked, with what is chosen."""
    place = place_sight(quiz, attempts, now)
    question = question_of(now)
    if question is None:
        return {"place": place, "gone": unreadable_sight(place)}
    action = question_url(quiz, now.run_id, now.position)
    shown = failed or (Unread(now.draft, "") if now.draft and now.draft != SKIP else None)
    sight = question_sight(question, action, failed=shown)
    chosen = words.chosen(question, now.draft) if now.draft else ""
    return {
        "place": replace(place, chosen=chosen),
        "question": replace(sight, chosen=now.draft, is_one_tap=True),
    }


def place_sight(quiz: Quiz, attempts: Sequence[Attempt], now: Attempt) -> PlaceSight:
    """Where one is in a quiz."""
    at, last = now.position, attempts[-1].position
    return PlaceSight(
        quiz_title=title_of(quiz),
        place=wording.place(at, last),
        stones=tuple(stone_sight(one, at) for one in attempts),
        previous_url=question_url(quiz, now.run_id, at - 1) if at > 1 else "",
        next_url=question_url(quiz, now.run_id, at + 1) if at < last else "",
        overview_url=sitting_url(quiz, now.run_id),
    )


def unreadable_sight(place: PlaceSight) -> GoneSight:
    """What stands for a question that this engine cannot read: it does not count."""
    return GoneSight(
        heading=wording.gone_question(),
        text=words.wont_count(),
        action="",
        next_url=place.next_url or place.overview_url,
        next_label=wording.carry_on(),
    )


def review_page(quiz: Quiz, attempts: Sequence[Attempt], now: Attempt) -> Context:
    """A question of a quiz that was handed in, with its explanation."""
    place = place_sight(quiz, attempts, now)
    run = RunSight(place.quiz_title, place.overview_url, place.place, place.stones)
    context: Context = {"place": place, "run": run}
    told = _told(now)
    if told is None or now.voided_at is not None:
        return context | {"gone": unreadable_sight(place)}
    return context | {"feedback": _in_quiz(told, quiz, now, place), "doubt": doubt_sight(now)}


def _told(attempt: Attempt) -> FeedbackSight | None:
    """The feedback, or none where the engine cannot read or explain it."""
    try:
        with unforeseen():
            return feedback_sight(attempt, None, again=False)
    except EngineFailed:
        log.exception("%s cannot be shown", attempt)
        return None


def _in_quiz(told: FeedbackSight, quiz: Quiz, now: Attempt, place: PlaceSight) -> FeedbackSight:
    """The feedback on a question with the ways that there are in a quiz."""
    lesson = lesson_of(now.drill)
    nearest = reverse("sitting-nearest", args=[quiz.code, now.run_id, now.position])
    return replace(
        told,
        lesson_url=lesson.url,
        lesson_title=lesson.label,
        next_url=place.next_url or place.overview_url,
        next_label=wording.next_label(not place.next_url),
        nearest_url=nearest if told.nearest_url else "",
    )


def overview_page(quiz: Quiz, run: Run, attempts: Sequence[Attempt]) -> Context:
    """What is answered and what is open."""
    waiting = [one.position for one in attempts if not one.draft]
    first = waiting[0] if waiting else attempts[0].position
    sight = OverviewSight(
        quiz_title=title_of(quiz),
        heading=words.answered_of(len(attempts) - len(waiting), len(attempts)),
        stones=tuple(map(stone_sight, attempts)),
        lines=tuple(open_line(one, quiz) for one in attempts),
        open=words.left_open(waiting) if waiting else "",
        hand_in_url=reverse("hand-in", args=[quiz.code, run.pk]),
        back_url=question_url(quiz, run.pk, first),
    )
    return {"overview": sight}


def result_page(
    visitor: UUID, quiz: Quiz, run: Run, attempts: Sequence[Attempt], share_url: str
) -> Context:
    """How a quiz went."""
    right, counted = right_and_counted(attempts)
    void, drills = len(attempts) - counted, drills_to_do(attempts)
    sight = ResultSight(
        quiz=quiz_sight(quiz, share_url, None),
        heading=words.right_of(right, counted),
        percentage=words.percentage(right, counted),
        day=words.day(run.finished_at or run.started_at),
        stones=tuple(map(stone_sight, attempts)),
        lessons=lesson_scores(attempts),
        lines=tuple(judged_line(one, quiz) for one in attempts),
        read=lessons_to_read(attempts),
        drills=drills,
        step=_step(visitor, drills),
        first=None if attempts[0].is_first_try else _first_try(visitor, quiz),
        not_counted=words.not_counted(void) if void else "",
    )
    return {"result": sight}


def _step(visitor: UUID, missed: Sequence[LinkSight]) -> StepSight | None:
    """On with what was missed, as a sitting of its drill; else with what comes next anyway."""
    if not missed:
        return step_sight(visitor, progress_of(visitor))
    drill = missed[0]
    return StepSight(drill.url, wording.carry_on(), words.was_missed(drill.label), is_post=True)


def _first_try(visitor: UUID, quiz: Quiz) -> LinkSight | None:
    """How the quiz went the first time."""
    mine = Run.objects.of_visitor(visitor).filter(quiz=quiz, finished_at__isnull=False)
    run = mine.order_by("finished_at", "pk").annotate(**COUNTS).first()
    if run is None:
        return None
    counts = _counts(run)
    label = words.right_of(counts["right"], counts["counted"])
    return LinkSight(sitting_url(quiz, run.pk), label)
