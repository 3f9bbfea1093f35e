"""When a drill counts as mastered: by the last unaided first tries, several specs, two sittings."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Self

from engine.errors import BadNotation
from engine.mind.mind import Mind
from engine.mind.shown import PLACE_OF

CLEARED = 0.002  # the probability below which a belief counts as not held
HARD = 2  # the last specs of a drill, which go from gentle to hard


class Try(NamedTuple):
    """An unaided first try: the place of its spec in the drill, its sitting, and how it went."""

    spec: int
    sitting: int
    is_right: bool


@dataclass(frozen=True, slots=True)
class Criterion:
    """What it takes, kept as text with each judgement: `last=8,right=7,specs=3,hard=2,sittings=2`.

    >>> str(Criterion.parse(str(Criterion()))) == str(Criterion())
    True
    """

    last: int = 8
    right: int = 7
    specs: int = 3
    hard: int = HARD
    sittings: int = 2

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read what `str` writes; `BadNotation` (`bad_criterion`) for anything else."""
        try:
            values = {key: int(value) for key, value in (one.split("=") for one in text.split(","))}
            return cls(**values)
        except (TypeError, ValueError) as fault:
            raise BadNotation("bad_criterion", given=text[:80]) from fault

    def __str__(self) -> str:
        return ",".join(f"{name}={getattr(self, name)}" for name in self.__slots__)

    def is_met(self, tries: Sequence[Try], specs: int) -> bool:
        """Whether the last of these tries, in order, at a drill of so many specs, are enough.

        A drill that has fewer specs than it takes must have been asked of all.
        """
        window = tries[-self.last :]
        asked = {one.spec for one in window}
        return (
            len(window) == self.last
            and sum(one.is_right for one in window) >= self.right
            and len(asked) >= min(self.specs, specs)
            and set(range(max(0, specs - self.hard), specs)) <= asked
            and len({one.sitting for one in window}) >= self.sittings
        )


def clears(mind: Mind, beliefs: Collection[str], below: float = CLEARED) -> bool:
    """Whether none of these beliefs is likelier than so: that nothing to be mended is left."""
    chances = mind.weights.probabilities()
    return all(chances[PLACE_OF[name]] < below for name in beliefs)
