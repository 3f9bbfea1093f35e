"""Tells an answer of a pupil in a line, for those who teach him."""

from collections.abc import Collection

from django.urls import reverse

from tutor import wording
from tutor.classroom.watched import AnswerLine
from tutor.drills.seeing import drill_link, stone_of
from tutor.drills.sight import Stone
from tutor.drills.stored import read_question
from tutor.models import Attempt, Pupil
from tutor.models.drills import Mark
from tutor.regrading.failing import EngineFailed, unforeseen
from tutor.wording import class_answers as words


def answer_line(pupil: Pupil, attempt: Attempt, voided: Collection[str] = ()) -> AnswerLine:
    """An answer of his, with its sitting; those to `voided` questions count nowhere."""
    question, cards = asked(attempt.question)
    is_void = attempt.question in voided
    state = Stone.VOID if is_void else stone_of(attempt)
    return AnswerLine(
        url=answer_url(pupil.classroom_id, pupil.pk, attempt.pk),
        question=question,
        cards=cards,
        given=_given(attempt),
        state=state,
        verdict=wording.stone_label(state),
        drill=drill_link(attempt.dealt_by).label,
        when=wording.day(attempt.answered_at) if attempt.answered_at else "",
        note=str(words.VOID_HERE) if is_void else "",
    )


def answer_url(classroom: int, pupil: int, attempt: int) -> str:
    """Where an answer is shown as it was seen by who gave it."""
    return reverse("class-answer", args=[classroom, pupil, attempt])


def answers_url(pupil: Pupil) -> str:
    """Where a pupil's answers are."""
    return reverse("class-answers", args=[pupil.classroom_id, pupil.pk])


def asked(text: str) -> tuple[str, str]:
    """What was asked, and what lay on the table; or that it cannot be shown any more."""
    try:
        with unforeseen():
            if question := read_question(text):
                return wording.question_title(question), words.cards_told(question)
    except EngineFailed:
        pass
    return wording.gone_question(), ""


def answer_told(text: str, answer: str) -> str:
    """An answer to a question in words; as its code where the engine no longer knows it."""
    try:
        with unforeseen():
            if question := read_question(text):
                return wording.option_label(question, answer)
    except EngineFailed:
        pass
    return answer


def _given(attempt: Attempt) -> str:
    if attempt.verdict == Mark.SKIPPED:
        return ""
    return words.given(answer_told(attempt.question, attempt.answer))
