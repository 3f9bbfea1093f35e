"""One hand, or single cards with what is asked of them, as classes: what minds answer to each."""

from collections.abc import Callable, Mapping
from itertools import product
from types import MappingProxyType
from typing import NamedTuple

from engine.cards import Rank
from engine.misconceptions.misconception import Misconception
from engine.questions.cards import NONE_OF_THEM
from engine.questions.juego import LEAST, MOST
from engine.questions.kinds import Kind
from engine.questions.question import ENDS
from engine.quiz.classes import CLASSES, RANKS, SUITS, WEIGHTS, Class
from engine.quiz.spec import Spec
from engine.quiz.tables import kinds, totals


class Single(NamedTuple):
    """Four cards by class; for single cards also which end is asked for, or the card to match."""

    held: Class
    end: str = ""
    shown: Rank | None = None

    @property
    def ranks(self) -> tuple[Rank, ...]:
        """What is printed on the four."""
        return CLASSES[self.held]

    @property
    def weight(self) -> int:
        """In how many ways suits can be put to it."""
        if self.shown is None:
            return WEIGHTS[self.held]
        return WEIGHTS[self.held] * (len(SUITS) - self.ranks.count(self.shown))


def singles(kind: Kind) -> list[Single]:
    """All that a kind may ask of."""
    held = range(len(CLASSES))
    match kind:
        case Kind.TOP_CARD:
            every = [Single(at, end=end) for at, end in product(held, ENDS)]
        case Kind.SAME_CARD:
            every = [Single(at, shown=rank) for at, rank in product(held, RANKS)]
        case _:
            every = [Single(at) for at in held]
    return [single for single in every if single.weight]


def single_mind(mind: Misconception, spec: Spec) -> Callable[[Single], str | None]:
    """How a mind answers; a card is named by what is printed on it."""
    return MINDS[spec.kind](mind, spec)


def _which_pares(mind: Misconception, spec: Spec) -> Callable[[Single], str | None]:
    table = kinds(mind, spec.ruleset)
    return lambda single: table[single.held]


def _juego_total(mind: Misconception, spec: Spec) -> Callable[[Single], str | None]:
    table = totals(mind, spec.ruleset)
    named = [str(total) if LEAST <= total <= MOST else None for total in table]
    return lambda single: named[single.held]


def _top_card(mind: Misconception, spec: Spec) -> Callable[[Single], str | None]:
    height = {rank.value: mind.sees(spec.ruleset).height(rank) for rank in RANKS}

    def top(single: Single) -> str | None:
        printed = [rank.value for rank in single.ranks]
        heights = [height[value] for value in printed]
        extreme = max(heights) if single.end == "high" else min(heights)
        return printed[heights.index(extreme)] if heights.count(extreme) == 1 else None

    return top


def _same_card(mind: Misconception, spec: Spec) -> Callable[[Single], str | None]:
    face = {rank.value: mind.sees(spec.ruleset).face(rank).value for rank in RANKS}

    def same(single: Single) -> str | None:
        wanted = face[single.shown.value] if single.shown else ""
        alike = [rank.value for rank in single.ranks if face[rank.value] == wanted]
        return NONE_OF_THEM if not alike else alike[0] if len(alike) == 1 else None

    return same


MINDS: Mapping[Kind, Callable[[Misconception, Spec], Callable[[Single], str | None]]] = (
    MappingProxyType(
        {
            Kind.WHICH_PARES: _which_pares,
            Kind.JUEGO_TOTAL: _juego_total,
            Kind.TOP_CARD: _top_card,
            Kind.SAME_CARD: _same_card,
        }
    )
)
