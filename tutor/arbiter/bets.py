"""The betting that a state tells, lance by lance, and the count it leads to."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from engine import (
    Betting,
    Call,
    Deal,
    IllegalCall,
    Lance,
    Ruleset,
    SoloBonus,
    Status,
    Tanteo,
    Word,
    lances_of,
    tally,
)
from tutor.arbiter.state import State


@dataclass(frozen=True, slots=True)
class Played:
    """What was said in a lance as far as it is legal, and where the betting stands then."""

    betting: Betting
    calls: tuple[Call, ...] = ()
    refused: Call | None = None

    @property
    def is_open(self) -> bool:
        """Whether something was said and more must follow; without a word all pass."""
        return bool(self.calls) and self.betting.status is Status.OPEN

    @property
    def finished(self) -> Betting:
        """The betting, passed by all where nobody said a word."""
        return self.betting if self.calls else passed(self.betting)


def passed(betting: Betting) -> Betting:
    """Everybody passes."""
    for seat in betting.players:
        betting = betting.apply(Call(seat, Word.PASO))
    return betting


def follow(players: tuple[int, ...], ruleset: Ruleset, calls: Iterable[Call]) -> Played:
    """Apply calls one after another, up to the first that is not open to its seat."""
    betting, heard = Betting(players, ruleset), list[Call]()
    for call in calls:
        try:
            betting = betting.apply(call)
        except IllegalCall:
            return Played(betting, tuple(heard), call)
        heard.append(call)
    return Played(betting, tuple(heard))


def contested(deal: Deal) -> tuple[Lance, ...]:
    """The lances that are bet on, in their order (PAR-9, JUE-4)."""
    return tuple(lance for lance in lances_of(deal) if deal.is_bet(lance))


def played(state: State, deal: Deal) -> dict[Lance, Played]:
    """The betting of each lance that is bet on."""
    return {
        lance: follow(deal.players(lance), deal.ruleset, state.calls(lance))
        for lance in contested(deal)
    }


def judged(deal: Deal) -> Deal:
    """The deal as the count takes it: with wild cards a lone couple is paid at the count.

    What its hands are worth is fixed only when they are shown (PAR-12, VAR-5).
    """
    if not deal.ruleset.wildcards:
        return deal
    return Deal(deal.hands, replace(deal.ruleset, solo_bonus=SoloBonus.COUNT))


def counted(state: State, deal: Deal) -> Tanteo | None:
    """The count; None while the betting of a lance that matters is open."""
    bettings, ended = dict[Lance, Betting](), False
    for lance, one in played(state, deal).items():
        if ended:
            break
        if one.is_open:
            return None
        bettings[lance] = one.finished
        ended = one.finished.status is Status.ORDAGO
    return tally(judged(deal), bettings, state.scores)
