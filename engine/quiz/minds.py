"""What a mind, knowing or mistaken, answers to a deal of classes: tables read, no rule run."""

from collections.abc import Callable, Sequence
from functools import cache

from engine.lances import Lance
from engine.misconceptions.misconception import Misconception
from engine.questions.kinds import Kind
from engine.questions.lances import TIE
from engine.questions.punto import BET, PAID, PUNTO
from engine.quiz.classes import Class
from engine.quiz.spec import Spec
from engine.quiz.tables import KNOWER, OUT, places, strengths, walks

type Dealt = Sequence[Class]
type Answerer = Callable[[Dealt], str | None]

SEATS = tuple("012345")


def answerer(mind: Misconception, spec: Spec) -> Answerer:
    """How a mind answers the spec's questions with two hands or a table."""
    match spec.kind:
        case Kind.WHAT_DECIDES:
            return _what_decides(mind, spec)
        case Kind.WHICH_LAST_LANCE:
            return _last_lance(mind, spec)
        case _:
            return _who_wins(mind, spec)


@cache
def teller(spec: Spec) -> Answerer:
    """The right answer, or None where the question may not be asked."""
    told = answerer(KNOWER, spec)
    if spec.lance not in (Lance.JUEGO, Lance.PUNTO):
        return told
    juego, is_juego = strengths(KNOWER, Lance.JUEGO, spec.ruleset), spec.lance is Lance.JUEGO

    def told_if_played(dealt: Dealt) -> str | None:
        return told(dealt) if any(juego[held] != OUT for held in dealt) is is_juego else None

    return told_if_played


def best_seat(table: Sequence[int], dealt: Dealt, last_wins_ties: bool) -> int:
    """The seat that stands highest, the first or the last of equal ones; `OUT` if none does."""
    top = seat = OUT
    for at, held in enumerate(dealt):
        height = table[held]
        if height > top or (last_wins_ties and height == top != OUT):
            top, seat = height, at
    return seat


def _who_wins(mind: Misconception, spec: Spec) -> Answerer:
    lance = spec.lance or Lance.GRANDE
    table, last = strengths(mind, lance, spec.ruleset), mind.last_wins_ties
    punto = strengths(mind, Lance.PUNTO, spec.ruleset) if lance is Lance.JUEGO else None

    def winner(dealt: Dealt) -> str | None:
        seat = best_seat(table, dealt, last)
        if seat == OUT and punto:
            seat = best_seat(punto, dealt, last)
        return None if seat == OUT else SEATS[seat]

    return winner


def _what_decides(mind: Misconception, spec: Spec) -> Answerer:
    lance = spec.lance or Lance.GRANDE
    names, shown = places(mind, lance, spec.ruleset), walks(mind, lance, spec.ruleset)

    def place(dealt: Dealt) -> str | None:
        one, two = dealt
        for name, here, there in zip(names, shown[one], shown[two], strict=True):
            if here != there:
                return name
        return TIE

    return place


def _last_lance(mind: Misconception, spec: Spec) -> Answerer:
    juego = strengths(mind, Lance.JUEGO, spec.ruleset)

    def last(dealt: Dealt) -> str:
        couples = {seat % 2 for seat, held in enumerate(dealt) if juego[held] != OUT}
        return (PUNTO, PAID, BET)[len(couples)]

    return last
