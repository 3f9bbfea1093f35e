"""Ways of counting a round: the rules', and those of who has one of them wrong (TAN-1 to TAN-6)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from engine.betting import Betting

FIRST_DEJE = 1
RIGHT, UNBET = "right", "nothing-unbet"

type Deje = Callable[[Betting], int]


def _deje(betting: Betting) -> int:
    return betting.deje or 0


def _one_stone(_: Betting) -> int:
    return FIRST_DEJE


def _what_was_refused(betting: Betting) -> int:
    """The stake that was refused; an órdago has none."""
    return betting.deje or 0 if betting.stake is None else betting.stake


@dataclass(frozen=True, slots=True)
class Way:
    """A way of counting: what lances and refusals pay, when these are paid, and where it stops."""

    reading: str = RIGHT
    deje: Deje = _deje
    waits: bool = False  # what was refused is paid in its lance's turn
    stops: bool = True
    compares: bool = False  # whoever has more at the end wins


WAYS: Mapping[str, Way] = MappingProxyType(
    {
        RIGHT: Way(),
        "one-hand-bonus": Way("one-hand"),
        "losers-bonus": Way("losers-too"),
        "refusal-always-1": Way(deje=_one_stone),
        "refusal-pays-stake": Way(deje=_what_was_refused),
        "refuser-keeps-bonus": Way("refuser-keeps"),
        "stake-replaces-bonus": Way("stake-alone"),
        "refusal-kills-bonus": Way("deje-alone"),
        "punto-no-extra": Way("no-punto-stone"),
        "paso-pays-nothing": Way(UNBET),
        "count-goes-on": Way(stops=False),
        "add-then-compare": Way(stops=False, compares=True),
        "deje-waits": Way(waits=True),
    }
)
