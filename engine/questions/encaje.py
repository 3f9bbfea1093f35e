"""A lance of Encaje: who may say quiero, who discards, who takes the pot (ENC-4 to ENC-15)."""

from typing import cast

from engine.calls import NUMBERED
from engine.encaje.betting import EncajeBetting, EncajeStatus
from engine.encaje.count import EncajeCount, EncajeMove, Moved
from engine.errors import BadNotation
from engine.lances import Lance, strength
from engine.questions.checks import seat_count
from engine.questions.holders import groups, named
from engine.questions.purses import bets_of_hands, bets_of_seats, counting
from engine.questions.question import Question
from engine.questions.situation import read_calls

AMOUNTS = range(1, 5)  # 31 or duples, and the stone of a refused bet
NOTHING = "none"
FEWEST_IN_POT = 2


def may_options(question: Question) -> tuple[str, ...]:
    """Every choice of those in the lance but the last to bet, from "you" anticlockwise."""
    betting, seats = _told(question), seat_count(question)
    from_you = ((question.view + place) % seats for place in range(seats))
    others = {*betting.players} - {betting.stakes[-1].seat}
    return groups(seat for seat in from_you if seat in others)


def encaje_may(question: Question) -> str:
    """Who may still say quiero to the last bet: he has not refused and has the stones (ENC-6)."""
    betting = _told(question)
    return named(sorted(s for s in betting.waiting if betting.purse[s] >= _stake(betting)))


def without_limit(question: Question) -> str:
    """For somebody who lets those say quiero who have fewer stones than the bet."""
    return named(sorted(_told(question).waiting))


def refusers_too(question: Question) -> str:
    """For somebody who lets those speak again who have refused."""
    betting = _told(question)
    others = (seat for seat in betting.players if seat != betting.stakes[-1].seat)
    return named(seat for seat in others if betting.purse[seat] >= _stake(betting))


def sheds_options(question: Question) -> tuple[str, ...]:
    """`seat:stones` for each player from "you" on, or that nobody discards."""
    seats = len(question.hands)
    from_you = [(question.view + place) % seats for place in range(seats)]
    return (*(f"{seat}:{stones}" for seat in from_you for stones in AMOUNTS), NOTHING)


def encaje_sheds(question: Question) -> str:
    """Who discards stones from the game by this lance, at once and at the count together."""
    shed = [move for move in _count(question).moves if move.what is Moved.SHED]
    if not shed:
        return NOTHING
    return f"{shed[0].seat}:{sum(move.stones for move in shed)}"


def pot_options(question: Question) -> tuple[str, ...]:
    """`seat:stones` for each player from "you" on: the stakes of two players, of three, of all."""
    stake, seats = _stake(encaje_betting(question)), len(question.hands)
    stakes = [stake * players for players in range(FEWEST_IN_POT, seats + 1)]
    from_you = [(question.view + place) % seats for place in range(seats)]
    return tuple(f"{seat}:{stones}" for seat in from_you for stones in stakes)


def encaje_pot(question: Question) -> str:
    """Who takes the pot, and how many stones (ENC-13); `no_single_answer` without a pot."""
    taken = _taken(question)
    if taken is None:
        raise BadNotation("no_single_answer", given=str(question))
    return f"{taken.seat}:{taken.stones}"


def best_takes(question: Question) -> str | None:
    """For somebody who gives the pot to the best hand in it."""
    betting = encaje_betting(question)
    best = _ranked(question, betting.in_pot)[0]
    return f"{best}:{_stake(betting) * len(betting.in_pot)}"


def encaje_betting(question: Question) -> EncajeBetting:
    """The betting as far as it is told, among those named or those whose hands let them."""
    facts, lance = question.facts, cast(Lance, question.lance)
    if "entered" in facts:
        return bets_of_seats(facts["entered"], facts["purse"], facts["calls"])
    return bets_of_hands(question.deal, lance, facts["purse"], facts["calls"])


def _told(question: Question) -> EncajeBetting:
    """The betting, of which the last call is a bet or a raise; else `no_single_answer`."""
    said = read_calls(question.facts["calls"])
    if not said or said[-1][0].word not in NUMBERED:
        raise BadNotation("no_single_answer", given=str(question))
    return encaje_betting(question)


def _stake(betting: EncajeBetting) -> int:
    return betting.stake or 0


def _count(question: Question) -> EncajeCount:
    """The lance settled and counted; `no_single_answer` for one not over or not played."""
    betting, lance = encaje_betting(question), cast(Lance, question.lance)
    count = counting(question.deal, question.facts["purse"])
    is_out_of_place = lance is Lance.PUNTO and count.entrants(Lance.JUEGO)
    if betting.status is EncajeStatus.OPEN or not count.entrants(lance) or is_out_of_place:
        raise BadNotation("no_single_answer", given=str(question))
    return count.close(lance, betting).reckon()


def _taken(question: Question) -> EncajeMove | None:
    return next((move for move in _count(question).moves if move.what is Moved.TAKE), None)


def _ranked(question: Question, seats: tuple[int, ...]) -> list[int]:
    """Seats from the best hand on, equal ones by nearness to the mano."""
    lance, hands = cast(Lance, question.lance), question.hands
    return sorted(
        seats, key=lambda seat: strength(lance, hands[seat], question.ruleset), reverse=True
    )
