"""What each page of the drills is given, gathered from rows, the course and the catalogue."""

from collections.abc import Sequence
from dataclasses import dataclass
from uuid import UUID

from django.urls import reverse

from tutor import wording
from tutor.drills.asking import Unread, question_sight
from tutor.drills.catalogue import Drill, catalogue
from tutor.drills.dealing import RUN_LENGTH
from tutor.drills.front import Carried, deal_front
from tutor.drills.seeing import (
    attempt_url,
    drill_link,
    feedback_sight,
    gone_sight,
    run_sight,
    stone_of,
)
from tutor.drills.sight import Stone
from tutor.drills.stored import question_of
from tutor.lessons.contents import path_sight
from tutor.lessons.curriculum import paths
from tutor.lessons.links import lesson_of
from tutor.lessons.sight import LinkSight
from tutor.models import Attempt, Run
from tutor.progress import State, progress_of

type Context = dict[str, object]

__all__ = [
    "Context",
    "attempt_page",
    "attempt_url",
    "drill_page",
    "expired_front",
    "front_page",
    "result_page",
]


@dataclass(frozen=True, slots=True)
class DrillSight:
    """A drill's own page."""

    title: str
    summary: str
    lesson_url: str
    lesson_title: str
    state: State
    state_label: str
    start_url: str
    resume_url: str | None
    questions: int


@dataclass(frozen=True, slots=True)
class ResultLine:
    """One question of a finished sitting."""

    number: int
    state: Stone
    question: str
    verdict: str
    answer: str
    url: str


def front_page(visitor: UUID, carried: Carried, failed: Unread | None = None) -> Context:
    """A question that no row holds, and the lessons."""
    action, token = reverse("front-answer"), carried.signed()
    question = question_sight(carried.question, action, token=token, failed=failed)
    return {"question": question, "path": path_sight(next(iter(paths())), progress_of(visitor))}


def expired_front(visitor: UUID) -> Context:
    """A fresh question in place of one that is too old, or not ours."""
    return front_page(visitor, deal_front(), Unread("", wording.fresh_question()))


def drill_page(visitor: UUID, drill: Drill) -> Context:
    """What a drill is, and how far the visitor is with it."""
    waiting = Run.objects.of_visitor(visitor).open().filter(drill=drill.slug).first()
    state, lesson = progress_of(visitor).of_drill(drill.slug), lesson_of(drill.slug)
    sight = DrillSight(
        title=wording.drill_title(drill.slug),
        summary=wording.drill_summary(drill.slug),
        lesson_url=lesson.url,
        lesson_title=lesson.label,
        state=state,
        state_label=wording.drill_state_label(state),
        start_url=reverse("drill", args=[drill.slug]),
        resume_url=reverse("run", args=[waiting.pk]) if waiting else None,
        questions=RUN_LENGTH,
    )
    return {"drill": sight}


def attempt_page(attempt: Attempt, *, failed: Unread | None, again: bool) -> Context:
    """A question, or the feedback on it, with the sitting's stones.

    Where this engine cannot read it, what stands for it.
    """
    run = attempt.run
    attempts = list(run.attempts.order_by("position"))
    now = next(one for one in attempts if one.pk == attempt.pk)
    context: Context = {"run": run_sight(run, attempts, now.position)}
    question = question_of(now)
    if now.is_open and question:
        url = attempt_url(run.pk, now.position)
        sight = question_sight(question, url, failed=failed, hints=now.hints)
        return context | {"question": sight}
    now.run = run
    following = next((one for one in attempts if one.position == now.position + 1), None)
    if not now.is_open and (feedback := feedback_sight(now, following, again=again)):
        return context | {"feedback": feedback}
    return context | {"gone": gone_sight(now, following)}


def result_page(visitor: UUID, run: Run, attempts: Sequence[Attempt]) -> Context:
    """How a sitting went, question by question, and what comes next."""
    right = sum(stone_of(one) is Stone.RIGHT and one.is_first_try for one in attempts)
    lesson = lesson_of(run.drill)
    return {
        "run": run_sight(run, attempts, len(attempts)),
        "heading": wording.first_try(right, len(attempts)),
        "lines": tuple(_result_line(run, one) for one in attempts),
        "again_url": reverse("drill", args=[run.drill]) if run.drill in catalogue() else "",
        "next": _next_drill(visitor),
        "lesson_url": lesson.url,
        "lesson_title": lesson.label,
    }


def _result_line(run: Run, attempt: Attempt) -> ResultLine:
    state, question = stone_of(attempt), question_of(attempt)
    return ResultLine(
        number=attempt.position,
        state=state,
        question=wording.question_title(question) if question else wording.gone_question(),
        verdict=wording.stone_label(state),
        answer=wording.right_answer(question) if question else "",
        url=attempt_url(run.pk, attempt.position),
    )


def _next_drill(visitor: UUID) -> LinkSight | None:
    slug = progress_of(visitor).next_drill()
    return drill_link(slug) if slug else None
