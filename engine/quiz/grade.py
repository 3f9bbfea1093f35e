"""Marks an answer and runs every misconception that could be behind a wrong one."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from engine.errors import BadAnswer
from engine.misconceptions import MISCONCEPTIONS, Misconception
from engine.questions.asking import options, truth
from engine.questions.kinds import TYPED
from engine.questions.question import Question

SKIPS = ("skip", "show")  # not known, and given up to be shown
SHOWN = 40


class Mark(StrEnum):
    """What became of an answer."""

    RIGHT = "right"
    WRONG = "wrong"
    SKIPPED = "skipped"


@dataclass(frozen=True, slots=True)
class Grade:
    """A judged answer: both answers as codes, and the ids of the beliefs that give just this one.

    `explained_by` is the one suspect, or the cause that all suspects share, else None.
    """

    mark: Mark
    right: str
    given: str
    suspects: tuple[str, ...] = ()
    explained_by: str | None = None


def grade(question: Question, answer: str) -> Grade:
    """Judge an answer's text; `skip` is "I don't know", `show` asks for the solution.

    Neither casts suspicion on a belief.

    Raises `BadAnswer`: `nothing_chosen`, `not_a_number`, `total_out_of_range`, `unknown_answer`.

    >>> grade(Question.parse("1|juego-total|-|classic|3o3c3e1b|-"), "10").explained_by
    'three-is-three'
    """
    right = truth(question)
    if answer.strip() in SKIPS:
        return Grade(Mark.SKIPPED, right, answer.strip())
    given = read_answer(question, answer)
    if given == right:
        return Grade(Mark.RIGHT, right, given)
    suspects = [belief for belief in MISCONCEPTIONS if belief.answer(question) == given]
    ids = tuple(belief.id for belief in suspects)
    return Grade(Mark.WRONG, right, given, ids, _explanation(suspects))


def tells_apart(question: Question, suspects: Iterable[str]) -> bool:
    """Whether the beliefs with these ids answer a question in more than one way."""
    named = set(suspects)
    believers = [belief for belief in MISCONCEPTIONS if belief.id in named]
    return len({belief.answer(question) or truth(question) for belief in believers}) > 1


def read_answer(question: Question, text: str) -> str:
    """The code of the option that a text names."""
    given = text.strip()
    if not given:
        raise BadAnswer("nothing_chosen", kind=question.kind)
    known = options(question)
    if question.kind in TYPED:
        given = _number(given, known)
    if given not in known:
        raise BadAnswer("unknown_answer", given=given[:SHOWN], known=known)
    return given


def _number(given: str, known: tuple[str, ...]) -> str:
    """A total without leading zeros, if it is one that four cards could give."""
    if not given.isdecimal():
        raise BadAnswer("not_a_number", given=given[:SHOWN])
    digits = given.lstrip("0") or "0"
    number = str(int(digits)) if len(digits) < SHOWN else digits
    if number not in known:
        raise BadAnswer(
            "total_out_of_range", given=given[:SHOWN], least=int(known[0]), most=int(known[-1])
        )
    return number


def _explanation(suspects: list[Misconception]) -> str | None:
    causes = {belief.cause for belief in suspects}
    if len(suspects) == 1:
        return suspects[0].id
    return causes.pop() if len(causes) == 1 else None
