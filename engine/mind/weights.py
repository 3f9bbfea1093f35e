"""How likely each state of a learner is: what he believes, and how much he guesses.

A state is a set of at most two beliefs and a guess level, the share of answers given without
thinking. Pairs are weighed only around the few beliefs that lead.
"""

from dataclasses import dataclass, replace
from typing import Self

from engine.mind.shown import BELIEFS

type Pair = tuple[int, int]
type Row = tuple[float, ...]

LEVELS = (0.03, 0.1, 0.25, 0.6, 1.0)
LEVEL_PRIOR = (0.25, 0.25, 0.15, 0.1, 0.25)
ODDS = 0.02  # of holding a belief, before anything is known
FIRST_PAIR = 1 + len(BELIEFS)


@dataclass(frozen=True, slots=True)
class Weights:
    """A row for each guess level: the weight of no belief, of each one alone, of each pair.

    All weights add up to 1. Each of the `leaders` is paired with every other belief.
    """

    rows: tuple[Row, ...]
    leaders: tuple[int, ...] = ()
    pairs: tuple[Pair, ...] = ()

    @classmethod
    def prior(cls) -> Self:
        """What is held of somebody who has answered nothing."""
        none = 1 / (1 + ODDS * len(BELIEFS))
        row = (none, *[none * ODDS] * len(BELIEFS))
        return cls(tuple(tuple(share * weight for weight in row) for share in LEVEL_PRIOR))

    @property
    def levels(self) -> Row:
        """The probability of each guess level."""
        return tuple(map(sum, self.rows))

    @property
    def sets(self) -> list[float]:
        """The probability of each set of beliefs, in the order of a row."""
        return [sum(column) for column in zip(*self.rows, strict=True)]

    def probabilities(self) -> list[float]:
        """The probability of each belief, alone or in a pair, in the order of `BELIEFS`."""
        sets = self.sets
        found = sets[1:FIRST_PAIR]
        for (one, two), weight in zip(self.pairs, sets[FIRST_PAIR:], strict=True):
            found[one] += weight
            found[two] += weight
        return found

    def of_any(self, places: frozenset[int]) -> float:
        """The probability that at least one of these beliefs is held."""
        sets = self.sets
        alone = sum(sets[1 + place] for place in sorted(places))
        paired = zip(self.pairs, sets[FIRST_PAIR:], strict=True)
        return alone + sum(weight for pair, weight in paired if not places.isdisjoint(pair))

    def redrawn(self, share: float) -> Self:
        """The guess level drawn anew, as from nothing, in this share of cases."""
        sets = self.sets
        rows = (
            tuple(
                (1 - share) * weight + share * prior * whole
                for weight, whole in zip(row, sets, strict=True)
            )
            for row, prior in zip(self.rows, LEVEL_PRIOR, strict=True)
        )
        return replace(self, rows=tuple(rows))
