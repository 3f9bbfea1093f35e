"""Claims in lessons, `? grande = 1`: each asks the engine, and says what it must answer.

A claim that can be read may still be false: `claim.right` is what the engine says.
"""

import re
from collections.abc import Callable, Iterable, Sequence

from engine import MusError, Question, truth
from tutor.lessons.pieces import Claim, LessonError

CLAIM = re.compile(r"\? ([a-z_]+)((?: \S+)*?) = (\S.*)")
NOTHING, NONE = "nothing", "none"
HAND = "hand"  # the claim about the cards that a seat holds

type Lines = Sequence[tuple[int, str]]
type Answer = str | Question  # what the engine says, or what it is asked as in a drill
type Subjects = dict[str, Callable[[str], Answer]]  # by first word; called with the others


def read_claims(fence: str, subjects: Subjects, lines: Lines) -> tuple[Claim, ...]:
    """The claims of a fence; `LessonError` for one that its engine cannot be asked."""
    return tuple(_claim(fence, subjects, line, text) for line, text in lines)


def _claim(fence: str, subjects: Subjects, line: int, text: str) -> Claim:
    match = CLAIM.fullmatch(text)
    if match is None:
        raise LessonError(line, f"{text!r} is no claim: ? {next(iter(subjects))} = …")
    subject, detail, expected = match[1], match[2].strip(), match[3]
    if subject not in subjects:
        raise LessonError(line, f"{text!r} is no claim about {fence}: {', '.join(subjects)}")
    try:
        answer = subjects[subject](detail)
        right = truth(answer) if isinstance(answer, Question) else answer
    except MusError as error:
        raise LessonError(line, f"{text!r}: the engine says {error}") from error
    except (KeyError, IndexError, ValueError) as error:
        raise LessonError(line, f"{text!r}: {detail!r} fits no {subject} of {fence}") from error
    if subject == HAND and _cards(right) == _cards(expected):
        right = expected
    asked = answer if isinstance(answer, Question) else None
    return Claim(line, text, subject, detail, expected, right, asked)


def _cards(text: str) -> set[str]:
    """The cards of a hand, whose order says nothing."""
    return {text[at : at + 2] for at in range(0, len(text), 2)}


def plain(answer: Callable[[], object]) -> Callable[[str], str]:
    """A subject that stands alone; `ValueError` where words follow it."""

    def ask(detail: str) -> str:
        if detail:
            raise ValueError(detail)
        return said(answer())

    return ask


def said(value: object) -> str:
    """A value of the engine's as claims write it: `yes`, `none`, `1,3`."""
    match value:
        case None | ():
            return NONE
        case bool():
            return "yes" if value else "no"
        case tuple():
            return ",".join(map(str, value))
        case _:
            return str(value)


def parts(values: Iterable[object], between: str) -> str:
    """Several things that follow one another, or `nothing`."""
    return between.join(map(str, values)) or NOTHING
