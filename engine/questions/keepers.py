"""Who handles the stones, and when: dejes at once, all else at the count (BET-9, STO-2, STO-3)."""

from engine.betting import Status
from engine.errors import BadNotation
from engine.questions.bets import NOBODY, betting_of
from engine.questions.question import Question
from engine.questions.seating import place_options
from engine.questions.situation import read_scores
from engine.questions.tellings import read_asks, read_keeps
from engine.seats import couple_of, seats_of
from engine.stones import Deed, Keeper, steps


def keeper_options(question: Question) -> tuple[str, ...]:
    """The seats, from "you" anticlockwise, or nobody."""
    return (*place_options(question), NOBODY)


def who_keeps(question: Question) -> str:
    """Who takes stones now, or is handed an amarraco; `no_single_answer` while bets are open.

    The couple whose bet was refused is paid at once, all else waits for the count.
    """
    betting, asked = betting_of(question), read_asks(question.facts["asks"])
    if betting.status is Status.OPEN:
        raise BadNotation("no_single_answer", given=str(question))
    couple, paid = betting.collects, betting.deje
    if betting.status is not Status.NO_QUIERO or couple is None or paid is None:
        return NOBODY
    target = question.ruleset.target
    before = read_scores(question.facts["scores"], target)[couple]
    if asked not in [step.deed for step in steps(before, paid, target)]:
        return NOBODY
    is_loose = asked is Deed.TAKE and asked.keeper is Keeper.LOOSE
    keeps = read_keeps(question.facts["keeps"], question.ruleset.players)[couple]
    return str(partner_of(keeps, question.ruleset.players) if is_loose else keeps)


def partner_of(seat: int, players: int) -> int:
    """The other one of the couple."""
    return next(other for other in seats_of(couple_of(seat), players) if other != seat)


def deje_waits(question: Question) -> str | None:
    """For somebody who pays refusals at the count; None where nothing was refused."""
    return NOBODY if betting_of(question).status is Status.NO_QUIERO else None
