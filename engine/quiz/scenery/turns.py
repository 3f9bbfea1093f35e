"""Every scene of who sits where and of the talk about mus (DEA-4, DEA-5, MUS-1 to MUS-4)."""

from collections.abc import Iterator
from itertools import product

from engine.questions.facts import NONE
from engine.questions.question import Question
from engine.questions.situation import BEFORE, CUT, MUS, ROLES, TOLD
from engine.quiz.scenery.props import asked
from engine.quiz.spec import Spec

FURTHEST = 6  # rounds ahead


def who_sits(spec: Spec) -> Iterator[Question]:
    """Each dealer and each role, now or some rounds later."""
    seats = range(spec.ruleset.players)
    for dealer, role, rounds, view in product(seats, ROLES, range(FURTHEST + 1), seats):
        yield asked(spec, (), dealer=str(dealer), role=role, rounds=str(rounds), view=str(view))


def mus_next(spec: Spec) -> Iterator[Question]:
    """Each talk as far as it may have come, after none or some in which all wanted mus."""
    seats = range(spec.ruleset.players)
    talks = [[MUS] * said for said in range(len(seats) + 1)]
    talks += [[*[MUS] * said, CUT] for said in seats]
    for talk, view, before, told in product(talks, seats, BEFORE, TOLD):
        said = ",".join(talk) or NONE
        yield asked(spec, (), said=said, view=str(view), before=before, told=told)
