"""How a finished sitting went, and what was asked in a line."""

from collections.abc import Sequence
from dataclasses import dataclass
from uuid import UUID

from django.urls import reverse

from tutor import wording
from tutor.drills.catalogue import catalogue
from tutor.drills.pages import Context
from tutor.drills.seeing import attempt_url, run_sight, stone_of
from tutor.drills.sight import Stone
from tutor.drills.stored import question_of
from tutor.learner.seeing import said_sights, standing_sight
from tutor.learner.sight import StandingSight
from tutor.learner.standing import Standings
from tutor.learner.steps import step_sight
from tutor.lessons.links import lesson_of
from tutor.models import Attempt, Run
from tutor.progress import progress_of
from tutor.regrading.failing import EngineFailed, unforeseen


@dataclass(frozen=True, slots=True)
class ResultLine:
    """One question of a finished sitting."""

    number: int
    state: Stone
    question: str
    verdict: str
    answer: str
    url: str


def result_page(visitor: UUID, run: Run, attempts: Sequence[Attempt]) -> Context:
    """How a sitting went, question by question, and what comes next."""
    right = sum(stone_of(one) is Stone.RIGHT and one.is_first_try for one in attempts)
    counted = sum(stone_of(one) is not Stone.VOID for one in attempts)
    lesson, progress = lesson_of(run.drill), progress_of(visitor)
    return {
        "run": run_sight(run, attempts, len(attempts)),
        "heading": wording.first_try(right, counted),
        "lines": tuple(_result_line(run, one) for one in attempts),
        "again_url": reverse("drill", args=[run.drill]) if run.drill in catalogue() else "",
        "step": step_sight(visitor, progress),
        "lesson_url": lesson.url,
        "lesson_title": lesson.label,
        "said": said_sights(visitor),
        "standing": _standing(progress.standings, run.drill),
    }


def _standing(standings: Standings, drill: str) -> StandingSight | None:
    """How the learner stands with a drill now, if there is anything to tell."""
    found = standings.drills.get(drill)
    return standing_sight(found) if found else None


def _result_line(run: Run, attempt: Attempt) -> ResultLine:
    state = stone_of(attempt)
    title, answer = _told_briefly(attempt)
    return ResultLine(
        number=attempt.position,
        state=state,
        question=title,
        verdict=wording.stone_label(state),
        answer="" if state is Stone.VOID else answer,
        url=attempt_url(run.pk, attempt.position),
    )


def question_title(attempt: Attempt) -> str:
    """What was asked, in a line."""
    return _told_briefly(attempt)[0]


def _told_briefly(attempt: Attempt) -> tuple[str, str]:
    """Question and right answer, or that they cannot be shown."""
    try:
        with unforeseen():
            if question := question_of(attempt):
                return wording.question_title(question), wording.right_answer(question)
    except EngineFailed:
        pass
    return wording.gone_question(), ""
