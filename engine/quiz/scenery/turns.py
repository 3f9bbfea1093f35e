"""Every scene of who sits where and of the talk about mus (DEA-4, DEA-5, MUS-1 to MUS-4)."""

from collections.abc import Iterator
from itertools import product

from engine.questions.facts import NONE
from engine.questions.question import Question
from engine.questions.situation import CUT, MUS, ROLES
from engine.quiz.scenery.props import asked
from engine.quiz.spec import Spec

FURTHEST = 6  # rounds ahead
TALKS = 2


def who_sits(spec: Spec) -> Iterator[Question]:
    """Each dealer and each role, now or some rounds later."""
    seats = range(spec.ruleset.players)
    for dealer, role, rounds, view in product(seats, ROLES, range(FURTHEST + 1), seats):
        yield asked(spec, (), dealer=str(dealer), role=role, rounds=str(rounds), view=str(view))


def mus_next(spec: Spec) -> Iterator[Question]:
    """Up to two talks, each as far as it may have come."""
    seats = range(spec.ruleset.players)
    for said, view in product(range(TALKS * len(seats) + 1), seats):
        yield asked(spec, (), said=",".join([MUS] * said) or NONE, view=str(view))
        if said:
            yield asked(spec, (), said=",".join([*[MUS] * (said - 1), CUT]), view=str(view))
