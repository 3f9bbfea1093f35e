"""What is believed of Encaje (ENC-1 to ENC-16)."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import override

from engine.encaje.count import EncajeContest, EncajeCount, EncajeMove
from engine.misconceptions.misconception import by_rule
from engine.questions.encaje_lances import (
    counted_round,
    ended,
    out_loses,
    with_one_stone,
    with_stoneless,
)
from engine.questions.encaje_rounds import five_with_mus, gone_sit_on
from engine.questions.encaje_standing import with_pot, within_reach, without_bet
from engine.questions.kinds import Kind
from engine.questions.question import Question


@dataclass(frozen=True, slots=True)
class _NextBest(EncajeCount):
    """A count in which of those who still have stones the best hand discards."""

    @override
    def _sheds(self, contest: EncajeContest) -> Iterator[EncajeMove]:
        entered = tuple(seat for seat in contest.entered if self.stones[seat])
        return EncajeCount._sheds(self, replace(contest, entered=entered))


def _next_best_sheds(question: Question) -> str:
    return ended(question, counted_round(question, _NextBest))


ENCAJE = (
    by_rule(Kind.ENCAJE_NEXT, "gone-sit-on", "encaje", gone_sit_on),
    by_rule(Kind.ENCAJE_NEXT, "five-asks-mus", "encaje", five_with_mus),
    by_rule(Kind.ENCAJE_MOST, "pot-still-yours", "encaje-bets", with_pot),
    by_rule(Kind.ENCAJE_MOST, "bet-leaves-purse", "encaje-bets", without_bet),
    by_rule(Kind.ENCAJE_MOST, "bet-within-reach", "encaje-bets", within_reach),
    by_rule(Kind.ENCAJE_PLAYED, "stoneless-declares", "encaje-bets", with_stoneless),
    by_rule(Kind.ENCAJE_PLAYED, "one-stone-bets", "encaje-bets", with_one_stone),
    by_rule(Kind.ENCAJE_ENDS, "out-of-stones-loses", "encaje", out_loses),
    by_rule(Kind.ENCAJE_ENDS, "next-best-sheds", "encaje-count", _next_best_sheds),
)
