"""Fills what a drill's pages show out of grades and sittings."""

from collections.abc import Sequence
from dataclasses import replace

from django.urls import reverse

from engine import MISCONCEPTIONS, Grade, Kind, Mark, Question, tells_apart
from tutor import wording
from tutor.drills.asking import story_lines
from tutor.drills.catalogue import catalogue
from tutor.drills.dealing import RUN_LENGTH
from tutor.drills.feedback import feedback_rows
from tutor.drills.sight import FeedbackSight, GoneSight, MixUpSight, RunSight, Stone, StoneSight
from tutor.drills.stored import grade_of, question_of
from tutor.lessons.links import lesson_link, lesson_of
from tutor.lessons.sight import LinkSight
from tutor.models import Attempt, Run

LESSONS_OF_MIX_UPS = {mix_up.id: mix_up.lesson for mix_up in MISCONCEPTIONS}


def run_sight(run: Run, attempts: Sequence[Attempt], position: int) -> RunSight:
    """Where a sitting stands, seen from one of its questions."""
    drill = drill_link(run.drill)
    return RunSight(
        drill_title=drill.label,
        drill_url=drill.url,
        place=wording.place(position, RUN_LENGTH),
        stones=stones(attempts, position),
    )


def drill_link(slug: str) -> LinkSight:
    """A drill's address and title; of one that has been withdrawn, the table of contents."""
    if slug in catalogue():
        return LinkSight(reverse("drill", args=[slug]), wording.drill_title(slug))
    return LinkSight(reverse("lessons"), wording.withdrawn_drill())


def stones(attempts: Sequence[Attempt], position: int = 0) -> tuple[StoneSight, ...]:
    """A stone for each question of a sitting."""
    judged = {one.position: stone_of(one) for one in attempts if one.verdict}
    places = range(1, RUN_LENGTH + 1)
    states = (judged.get(at, Stone.NOW if at == position else Stone.EMPTY) for at in places)
    return tuple(StoneSight(state, wording.stone_label(state)) for state in states)


def stone_of(attempt: Attempt) -> Stone:
    """What became of an answered question; right with a hint is kept apart, void from all."""
    if attempt.voided_at is not None:
        return Stone.VOID
    is_hinted = attempt.verdict == Mark.RIGHT and attempt.is_aided
    return Stone.HINTED if is_hinted else Stone(attempt.verdict)


def feedback_sight(
    attempt: Attempt, following: Attempt | None, *, again: bool
) -> FeedbackSight | None:
    """An answered question with its reasons, or none where this engine cannot read it.

    `following` is what was asked after it.
    """
    question = question_of(attempt)
    judged = grade_of(question, attempt) if question else None
    if question is None or judged is None:
        return None
    return told_sight(question, judged, attempt, following, again=again)


def told_sight(
    question: Question, judged: Grade, attempt: Attempt, following: Attempt | None, *, again: bool
) -> FeedbackSight:
    """The same of an answer whose grade is at hand."""
    rows, other_rows = feedback_rows(question, judged)
    run = attempt.run
    lesson = lesson_of(run.drill)
    return FeedbackSight(
        state=stone_of(attempt),
        heading=wording.verdict_heading(
            question, judged, run.pk + attempt.position, is_aided=attempt.is_aided
        ),
        note=wording.answered_before() if again else "",
        question=wording.question_title(question),
        ruleset=wording.rules_asked(question),
        reasons=wording.reasons(question, judged),
        rows=rows,
        other_rows=other_rows,
        others_title=wording.others_title(question),
        story=story_lines(question),
        mix_up=mix_up_sight(judged.explained_by) if judged.explained_by else None,
        several=_several(judged, following),
        lesson_url=lesson.url,
        lesson_title=lesson.label,
        next_url=_next_url(run, following),
        next_label=wording.next_label(following is None),
        given=_given(question, judged),
        nearest_url=_nearest_url(attempt, judged),
    )


def gone_sight(attempt: Attempt, following: Attempt | None) -> GoneSight:
    """What stands for a question that this engine cannot read: the way on."""
    return GoneSight(
        heading=wording.gone_question(),
        text=wording.gone_why(),
        action=attempt_url(attempt.run_id, attempt.position) if attempt.is_open else "",
        next_url="" if attempt.is_open else _next_url(attempt.run, following),
        next_label=wording.carry_on(),
    )


def unshown_sight(attempt: Attempt, following: Attempt | None) -> GoneSight:
    """What stands for one that can be read and yet not be shown: the way on."""
    heading, text = wording.unshown()
    return replace(gone_sight(attempt, following), heading=heading, text=text)


def stuck_sight() -> GoneSight:
    """What stands for one on which the engine failed, where no other took its place."""
    heading, text = wording.stuck()
    return GoneSight(heading, text, "", reverse("lessons"), wording.nav_lessons())


def _next_url(run: Run, following: Attempt | None) -> str:
    return attempt_url(run.pk, following.position) if following else reverse("run", args=[run.pk])


def _nearest_url(attempt: Attempt, judged: Grade) -> str:
    """Where a wrong answer would be right; nothing after a right one or none."""
    if judged.mark is not Mark.WRONG:
        return ""
    return reverse("nearest", args=[attempt.run_id, attempt.position])


def _given(question: Question, judged: Grade) -> str:
    """A wrong answer in words, but for a hand's, which its row shows."""
    if judged.mark is not Mark.WRONG or question.kind is Kind.WHO_WINS:
        return ""
    return wording.given_answer(question, judged.given)


def _several(judged: Grade, following: Attempt | None) -> str:
    """What is said where several beliefs, not one and not one cause, give a wrong answer."""
    if judged.explained_by or len(judged.suspects) < 2:
        return ""
    asked = question_of(following) if following else None
    next_decides = asked is not None and tells_apart(asked, judged.suspects)
    return wording.several_roads(next_decides=next_decides)


def attempt_url(run_id: int, position: int) -> str:
    """A question's address, which is its feedback's too."""
    return reverse("attempt", args=[run_id, position])


def mix_up_sight(misconception: str) -> MixUpSight:
    """A mix-up in words, with the lesson that mends it."""
    words = wording.mix_up(misconception)
    lesson = lesson_link(LESSONS_OF_MIX_UPS.get(misconception, ""))
    return MixUpSight(words.name, words.text, lesson.url, lesson.label)
