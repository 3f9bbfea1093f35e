"""Questions and answers as they were kept: another engine than the present one may have asked."""

from functools import lru_cache

from engine import BadAnswer, Grade, MusError, Question, grade, shown, truth
from tutor.models import Attempt

READ = 1024


@lru_cache(READ)
def parsed(text: str) -> Question:
    """The question of a text, which is read once while its answer is judged and shown."""
    return Question.parse(text)


@lru_cache(READ)
def read_question(text: str) -> Question | None:
    """The question, or none where this engine cannot read or answer it."""
    try:
        question = parsed(text)
        truth(question)
    except MusError:
        return None
    return question


def question_of(attempt: Attempt) -> Question | None:
    """What was asked, or none where this engine cannot read or answer it."""
    return read_question(attempt.question)


def choices_of(text: str) -> int | None:
    """How many answers somebody who only guesses has, or none where it cannot be read."""
    question = read_question(text)
    return shown(question).choices if question else None


def grade_of(question: Question, attempt: Attempt) -> Grade | None:
    """The answer judged anew, or none where the question no longer takes it."""
    try:
        return grade(question, attempt.answer)
    except BadAnswer:
        return None
