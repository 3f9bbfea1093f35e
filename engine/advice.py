"""Which way of showing wild cards pays its holder's couple best, and what each way pays (VAR-5)."""

from dataclasses import dataclass

from engine.acts import Act
from engine.errors import IllegalCall
from engine.round import Round
from engine.seats import couple_of
from engine.table import Phase
from engine.tanteo import Tanteo


@dataclass(frozen=True, slots=True)
class Outcome:
    """One way to show a hand's wild cards, and the count that it leads to.

    The awards of two outcomes say why one is better. Whoever shows after it shows his best.
    """

    act: Act
    tanteo: Tanteo


def outcomes(played: Round) -> tuple[Outcome, ...]:
    """Every way open to the seat that shows now, best for its couple first.

    Best is to win the game, then not to lose it, then the lead in stones; equal ways stay in the
    order in which they are legal. Raises `IllegalCall` (`not_showing`) in another phase.
    """
    if played.phase is not Phase.SHOW:
        raise IllegalCall("not_showing", phase=played.phase)
    couple = couple_of(played.to_act[0])
    found = [Outcome(act, _end(played.apply(act))) for act in _ways(played)]
    return tuple(sorted(found, key=lambda outcome: _gain(outcome.tanteo, couple), reverse=True))


def _ways(played: Round) -> tuple[Act, ...]:
    return tuple(act for act in played.legal_acts() if isinstance(act, Act))


def _end(played: Round) -> Tanteo:
    """The count once all who still show have shown their best."""
    return played.tanteo if played.phase is Phase.OVER else outcomes(played)[0].tanteo


def _gain(tanteo: Tanteo, couple: int) -> tuple[bool, bool, int]:
    lead = tanteo.scores[couple] - tanteo.scores[1 - couple]
    return tanteo.winner == couple, tanteo.winner is None, lead
