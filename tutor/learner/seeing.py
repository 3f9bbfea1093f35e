"""Fills the page on a learner out of what may be said of him and how he stands."""

from collections.abc import Iterable
from datetime import datetime
from uuid import UUID

from django.utils.timezone import get_current_timezone_name

from tutor import wording
from tutor.drills.dealing import RUN_LENGTH
from tutor.drills.seeing import attempt_url, drill_link, mix_up_sight
from tutor.drills.stored import question_of
from tutor.learner.days import days_in_a_row
from tutor.learner.evidence import Said, said_of
from tutor.learner.sight import (
    AnswerSight,
    ClockSight,
    DueSight,
    ProgressSight,
    ReviewSight,
    SaidSight,
    SkillSight,
    StandingSight,
)
from tutor.learner.standing import Standing
from tutor.models import Attempt
from tutor.progress import Progress, progress_of
from tutor.wording import clocks, course


def progress_sight(visitor: UUID, at: datetime) -> ProgressSight:
    """All that is told somebody of himself."""
    said, progress = said_sights(visitor), progress_of(visitor, at)
    standings, offered = progress.standings, {one.drill for one in progress.review}
    skills = tuple(skill_sight(one) for one in standings.mastered)
    return ProgressSight(
        said=said,
        shown=wording.drills_mastered(len(skills)),
        days=course.days_in_a_row(days_in_a_row(visitor, at)),
        skills=skills,
        review=review_sight(progress),
        due=tuple(due_sight(one) for one in standings.scheduled if one.drill not in offered),
        clock=ClockSight(clocks.by_clock(), get_current_timezone_name(), tuple(clocks.cities())),
        is_empty=not standings.drills,
    )


def review_sight(progress: Progress) -> ReviewSight:
    """The drills to be done again today, and what can wait."""
    offered, due = progress.review, progress.standings.due
    return ReviewSight(
        line=review_line(progress),
        drills=tuple(drill_link(one.drill) for one in offered),
        rest=course.others_wait(len(due) - len(offered)) if offered else "",
    )


def review_line(progress: Progress) -> str:
    """How many questions that is; or that it is enough for today, or that there is nothing."""
    if progress.standings.due and not progress.review:
        return course.enough_today()
    return course.review_today(len(progress.review) * RUN_LENGTH)


def said_sights(visitor: UUID) -> tuple[SaidSight, ...]:
    """What is said of somebody, with the answers that it rests on."""
    return tuple(map(_said_sight, said_of(visitor)))


def _said_sight(said: Said) -> SaidSight:
    return SaidSight(
        mix_up=mix_up_sight(said.cause),
        fitting=wording.fitting_answers(len(said.fits)),
        fits=_answers(said.fits),
        opposing=wording.opposing_answers(len(said.against)),
        against=_answers(said.against),
    )


def _answers(attempts: Iterable[Attempt]) -> tuple[AnswerSight, ...]:
    return tuple(map(_answer_sight, attempts))


def _answer_sight(attempt: Attempt) -> AnswerSight:
    question = question_of(attempt)
    return AnswerSight(
        url=attempt_url(attempt.run_id, attempt.position),
        question=wording.question_title(question) if question else wording.gone_question(),
        drill=drill_link(attempt.dealt_by).label,
        place=wording.place(attempt.position, RUN_LENGTH),
        when=wording.day(attempt.answered_at) if attempt.answered_at else "",
    )


def skill_sight(one: Standing) -> SkillSight:
    """A drill that was mastered."""
    assert one.mastered_at
    return SkillSight(
        drill=drill_link(one.drill),
        mastered=wording.mastered_on(one.mastered_at),
        criterion=wording.criterion_told(one.criterion),
        strength=wording.strength_now(one.strength) if one.strength is not None else "",
    )


def due_sight(one: Standing) -> DueSight:
    """A drill that comes back."""
    assert one.due_at
    return DueSight(
        drill_link(one.drill),
        course.can_wait() if one.is_due else wording.due_when(one.due_at),
    )


def standing_sight(one: Standing) -> StandingSight:
    """One drill after a sitting of it."""
    return StandingSight(
        mastered=wording.mastered_on(one.mastered_at) if one.mastered_at else "",
        comes_back=wording.comes_back(one.due_at, is_due=one.is_due) if one.due_at else "",
    )
