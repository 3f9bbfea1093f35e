"""Fills what those who teach see of one pupil's answers: what he tried, and each answer."""

from collections.abc import Iterator
from dataclasses import replace

from django.core.paginator import Paginator
from django.utils.http import urlencode

from tutor.classroom.answer_lines import answer_line, answers_url
from tutor.classroom.bars import bar
from tutor.classroom.beliefs import is_guessing
from tutor.classroom.figures import Figures, figures_by
from tutor.classroom.roles import Room
from tutor.classroom.seeing import pupil_link
from tutor.classroom.tallies import answers_in_class, given_in_class
from tutor.classroom.voiding import questions_voided
from tutor.classroom.watched import AnswersSight, BarSight
from tutor.drills.catalogue import in_order
from tutor.drills.seeing import drill_link, feedback_sight
from tutor.drills.sight import FeedbackSight
from tutor.lessons.links import lesson_of
from tutor.lessons.sight import LinkSight
from tutor.models import Attempt, Mind, Pupil
from tutor.regrading.failing import EngineFailed, unforeseen
from tutor.wording import class_answers as words

ON_A_PAGE = 25


def answers_sight(
    room: Room, pupil: Pupil, drill: str = "", number: str | None = None
) -> AnswersSight:
    """A page of a pupil's answers in class, the latest first; five queries."""
    tried = figures_by(answers_in_class(pupil))
    given = given_in_class(pupil)
    if drill:
        given = given.dealt_by(drill)
    latest = given.select_related("run").order_by("-answered_at", "-pk")
    page = Paginator(latest, ON_A_PAGE).get_page(number)
    voided = set(questions_voided(room.classroom.pk))
    url = answers_url(pupil)
    return AnswersSight(
        name=pupil.name,
        pupil=pupil_link(pupil),
        is_guessing=_is_guessing(pupil, tried),
        tried=tuple(_bars(url, tried)),
        drill=drill_link(drill).label if drill else "",
        all_url=url,
        lines=tuple(answer_line(pupil, one, voided) for one in page),
        place=words.place(page.number, page.paginator.num_pages) if page.has_other_pages() else "",
        newer_url=_page_url(url, drill, page.number - 1) if page.has_previous() else "",
        older_url=_page_url(url, drill, page.number + 1) if page.has_next() else "",
    )


def _page_url(url: str, drill: str, page: int) -> str:
    asked = {"page": page} | ({"drill": drill} if drill else {})
    return f"{url}?{urlencode(asked)}#answers"


def _is_guessing(pupil: Pupil, tried: dict[str, Figures]) -> bool:
    mind = Mind.objects.filter(learner=pupil.learner_id).first()
    return is_guessing(mind, sum(one.answers for one in tried.values()))


def _bars(url: str, tried: dict[str, Figures]) -> Iterator[BarSight]:
    for slug in in_order(tried):
        link = LinkSight(f"{url}?{urlencode({'drill': slug})}#answers", drill_link(slug).label)
        yield bar(link, tried[slug])


def answer_sight(pupil: Pupil, attempt: Attempt) -> FeedbackSight | None:
    """An answer with the explanation that he saw, or none where this engine cannot give it.

    The ways that led on from it lead back to his answers.
    """
    following = Attempt.objects.in_place().filter(run=attempt.run, position=attempt.position + 1)
    after = None if attempt.run.quiz_id else following.select_related("run").first()
    try:
        with unforeseen():
            told = feedback_sight(attempt, after, again=False)
    except EngineFailed:
        return None
    if told is None:
        return None
    lesson = lesson_of(attempt.dealt_by)
    return replace(
        told,
        lesson_url=lesson.url,
        lesson_title=lesson.label,
        next_url=answers_url(pupil),
        next_label=words.back_to(pupil.name),
        nearest_url="",
    )
