"""Every scene of who sits where and of the talk about mus (DEA-4, DEA-5, MUS-1 to MUS-4).

None reads like another: where there is no mano yet, the table is seen from one seat alone.
"""

from collections.abc import Iterator
from itertools import product

from engine.questions.facts import NONE
from engine.questions.question import Question
from engine.questions.situation import BEFORE, BESIDE, CUT, KNOWN, MUS, ROLES, SEATS, TOLD
from engine.quiz.scenery.props import asked
from engine.quiz.spec import Spec
from engine.seats import MANO

FURTHEST = 6  # rounds ahead
FOUR = 4  # whose table is drawn, and who is the mano


def who_sits(spec: Spec) -> Iterator[Question]:
    """Each seat told of by each role, and each that is asked for, now or some rounds later."""
    seats, view = range(spec.ruleset.players), str(MANO)
    for dealer, known, role, rounds in product(seats, KNOWN, ROLES, range(FURTHEST + 1)):
        if _is_plain(known, role, rounds):
            facts = {"dealer": str(dealer), "known": known, "role": role, "rounds": str(rounds)}
            yield asked(spec, (), view=view, **facts)


def _is_plain(known: str, role: str, rounds: int) -> bool:
    """Whether it is clear of which round is spoken, and the answer is not told."""
    if known in BESIDE:
        return rounds == 0 and role not in BESIDE
    return rounds > 0 or role != known


def mus_next(spec: Spec) -> Iterator[Question]:
    """Each talk as far as it may have come, after none or some in which all wanted mus."""
    seats = range(spec.ruleset.players)
    talks = [[MUS] * said for said in range(len(seats) + 1)]
    talks += [[*[MUS] * said, CUT] for said in seats]
    for talk, view, before, told in product(talks, seats, BEFORE, TOLD):
        if talk or told != SEATS or len(seats) == FOUR:
            said = ",".join(talk) or NONE
            yield asked(spec, (), said=said, view=str(view), before=before, told=told)
