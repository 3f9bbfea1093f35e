"""The kinds of question, and what each is made of: lances, hands and facts."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

from engine.lances import Lance


class Kind(StrEnum):
    """What a question asks."""

    WHO_WINS = "who-wins"
    WHAT_DECIDES = "what-decides"
    WHICH_PARES = "which-pares"
    JUEGO_TOTAL = "juego-total"
    WHICH_LAST_LANCE = "which-last-lance"
    TOP_CARD = "top-card"
    SAME_CARD = "same-card"


@dataclass(frozen=True, slots=True)
class Shape:
    """What questions of a kind consist of: how many hands, of which lances, with which facts."""

    hands: tuple[int, ...]
    lances: tuple[Lance | None, ...] = (None,)
    facts: tuple[str, ...] = ()


_TABLE = (4, 6)
SHAPES: Mapping[Kind, Shape] = MappingProxyType(
    {
        Kind.WHO_WINS: Shape((2, *_TABLE), tuple(Lance), ("view",)),
        Kind.WHAT_DECIDES: Shape((2,), (Lance.GRANDE, Lance.CHICA), ("view",)),
        Kind.WHICH_PARES: Shape((1,)),
        Kind.JUEGO_TOTAL: Shape((1,)),
        Kind.WHICH_LAST_LANCE: Shape(_TABLE, facts=("view",)),
        Kind.TOP_CARD: Shape((0,), facts=("cards", "end")),
        Kind.SAME_CARD: Shape((0,), facts=("card", "cards")),
    }
)
