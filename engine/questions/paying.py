"""What a lance pays when the cards are shown, and other ways of counting it (TAN-3 to TAN-6).

A reading gives the stones of both couples. `right` is the rules'; every other one is what somebody
counts who has one of them wrong.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from types import MappingProxyType
from typing import cast

from engine.betting import Betting, Status
from engine.deal import Deal
from engine.errors import BadNotation
from engine.juego import juego_of
from engine.lances import Lance
from engine.pares import pares_of
from engine.questions.bets import betting_of
from engine.questions.checks import speakers
from engine.questions.question import Question
from engine.questions.ring import turned
from engine.seats import COUPLES, couple_of
from engine.tanteo import EN_PASO, PUNTO_BONUS, WITH_BONUS

type Pay = tuple[int, int]

KEPT = 64  # outcomes of the questions last asked about


@dataclass(frozen=True, slots=True)
class Outcome:
    """A lance that is over: the seat that won it, the betting, and what each hand is worth.

    `bettors` is the couple whose bet was refused, or None; `base` the stones that the betting
    moves, a stake, a deje, or one en paso; `taker` the couple that is paid, that of a refused
    bet, else that of the better hand (TAN-6). They are asked for often, and worked out once.
    """

    lance: Lance
    winner: int
    betting: Betting | None
    worths: tuple[int, ...]
    bettors: int | None = field(init=False)
    base: int = field(init=False)
    taker: int = field(init=False)

    def __post_init__(self) -> None:
        bettors = self.betting.collects if self.betting else None
        taker = couple_of(self.winner) if bettors is None else bettors
        object.__setattr__(self, "bettors", bettors)
        object.__setattr__(self, "base", self._moved())
        object.__setattr__(self, "taker", taker)

    def _moved(self) -> int:
        if self.betting is None:
            return 0
        match self.betting.status:
            case Status.QUIERO:
                return self.betting.stake or 0
            case Status.NO_QUIERO:
                return self.betting.deje or 0
            case _:
                return 0 if self.lance in WITH_BONUS else EN_PASO

    def worth(self, couple: int) -> int:
        """The bonus of a couple: its hands', or punto's one stone."""
        if self.lance is Lance.PUNTO:
            return PUNTO_BONUS
        return sum(self.worths[couple :: len(COUPLES)])

    def best(self, couple: int) -> int:
        """The bonus of a couple's better hand alone; of the winner's, his own."""
        if couple_of(self.winner) == couple:
            return self.worths[self.winner]
        return max(self.worths[couple :: len(COUPLES)])


def outcome_of(lance: Lance, deal: Deal, betting: Betting | None) -> Outcome:
    """A lance that is over; `no_single_answer` for one that nobody plays or an órdago ends."""
    winner = deal.contest(lance).winner
    is_told = betting is None or betting.status not in (Status.OPEN, Status.ORDAGO)
    if winner is None or not is_told:
        raise BadNotation("no_single_answer", given=lance)
    return Outcome(lance, winner, betting, _worths(lance, deal))


def _worths(lance: Lance, deal: Deal) -> tuple[int, ...]:
    seats = range(len(deal.hands))
    if lance is Lance.PUNTO:
        return (PUNTO_BONUS,) * len(deal.hands)
    if lance not in WITH_BONUS:
        return (0,) * len(deal.hands)
    worth = pares_of if lance is Lance.PARES else juego_of
    held = (worth(deal.hand(seat), deal.ruleset) for seat in seats)
    return tuple(holding.stones if holding else 0 for holding in held)


def _paid(couple: int, stones: int) -> Pay:
    return (stones, 0) if couple == COUPLES[0] else (0, stones)


def _right(of: Outcome) -> Pay:
    return _paid(of.taker, of.base + of.worth(of.taker))


def _one_hand(of: Outcome) -> Pay:
    return _paid(of.taker, of.base + of.best(of.taker))


def _losers_too(of: Outcome) -> Pay:
    """The pares or juego of those who lost are paid to them as well."""
    if of.lance is Lance.PUNTO:
        return _right(of)
    ours, theirs = _paid(of.taker, of.base)
    return ours + of.worth(0), theirs + of.worth(1)


def _refuser_keeps(of: Outcome) -> Pay:
    """After a refusal the better hand takes the bonus."""
    one, other = _paid(of.taker, of.base), _paid(couple_of(of.winner), 0)
    bonus = _paid(couple_of(of.winner), of.worth(couple_of(of.winner)))
    return one[0] + other[0] + bonus[0], one[1] + other[1] + bonus[1]


def _stake_alone(of: Outcome) -> Pay:
    is_accepted = of.betting is not None and of.betting.status is Status.QUIERO
    return _paid(of.taker, of.base) if is_accepted else _right(of)


def _deje_alone(of: Outcome) -> Pay:
    return _right(of) if of.bettors is None else _paid(of.taker, of.base)


def _no_punto_stone(of: Outcome) -> Pay:
    return _paid(of.taker, of.base) if of.lance is Lance.PUNTO else _right(of)


def _nothing_unbet(of: Outcome) -> Pay:
    is_bet = of.betting is not None and of.betting.status is not Status.PASO
    return _right(of) if is_bet else (0, 0)


READINGS: Mapping[str, Callable[[Outcome], Pay]] = MappingProxyType(
    {
        "right": _right,
        "one-hand": _one_hand,
        "losers-too": _losers_too,
        "refuser-keeps": _refuser_keeps,
        "stake-alone": _stake_alone,
        "deje-alone": _deje_alone,
        "no-punto-stone": _no_punto_stone,
        "nothing-unbet": _nothing_unbet,
    }
)


def read_pay(question: Question, reading: str) -> str:
    """What a reading gives for a question about one lance: `stones-stones`, couple 0 first."""
    return "{}-{}".format(*READINGS[reading](_outcome(question)))


def lance_pays(question: Question) -> str:
    """The stones that the lance pays to each couple."""
    return read_pay(question, "right")


def lance_options(question: Question) -> tuple[str, ...]:
    """What every reading gives, and the same with the couples changed, as a ring."""
    of, mine = _outcome(question), couple_of(question.view)
    pays = {reading(of) for reading in READINGS.values()}
    every = pays | {(theirs, ours) for ours, theirs in pays}
    listed = sorted(every, key=lambda pay: (sum(pay), max(pay), -pay[mine]))
    return turned(["{}-{}".format(*pay) for pay in listed], question)


@lru_cache(maxsize=KEPT)
def _outcome(question: Question) -> Outcome:
    lance = cast(Lance, question.lance)
    betting = betting_of(question) if speakers(question) else None
    return outcome_of(lance, question.deal, betting)
