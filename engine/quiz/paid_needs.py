"""Named features of what a lance pays, looked at before a question is made of it and after."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from engine.questions.paying import Outcome
from engine.seats import couple_of


def _both_hold(of: Outcome) -> bool:
    """Both partners of the couple that is paid have something."""
    return of.best(of.taker) < of.worth(of.taker)


def _losers_hold(of: Outcome) -> bool:
    return of.worth(1 - of.taker) > 0


def _bettors_worse(of: Outcome) -> bool:
    """The bet was refused by the couple with the better hand."""
    return of.bettors is not None and of.bettors != couple_of(of.winner)


PAID_NEEDS: Mapping[str, Callable[[Outcome], bool]] = MappingProxyType(
    {"both-hold": _both_hold, "losers-hold": _losers_hold, "bettors-worse": _bettors_worse}
)
