"""How much a question's answer is expected to tell, of beliefs and of guessing at once."""

from collections import defaultdict
from functools import lru_cache
from math import log

from engine.mind.learning import OTHER
from engine.mind.shown import Shown
from engine.mind.weights import FIRST_PAIR, LEVELS, Weights


class Outlook:
    """A mind's weights, summed up once to weigh many questions."""

    __slots__ = ("_alone", "_guessed", "_levels", "_paired", "_thought")

    def __init__(self, weights: Weights) -> None:
        thinking = [1 - level for level in LEVELS]
        columns = zip(*weights.rows, strict=True)
        sets = [sum(map(float.__mul__, column, thinking)) for column in columns]
        self._alone = sets[1:FIRST_PAIR]
        self._paired = list(zip(weights.pairs, sets[FIRST_PAIR:], strict=True))
        self._thought = sum(sets)
        self._levels = weights.levels
        self._guessed = sum(map(float.__mul__, self._levels, LEVELS))

    def information(self, seen: Shown) -> float:
        """The expected information of an answer, in nats: its entropy less that of each level."""
        masses, stray = self._masses(seen)
        others = seen.choices - len(masses)
        blind = self._guessed / seen.choices
        entropy = sum(_entropy(mass + blind) for mass in masses.values())
        if others > 0:
            entropy += others * _entropy(stray / others + blind)
        noise = zip(self._levels, LEVELS, strict=True)
        return entropy - sum(share * _noise(level, seen.choices) for share, level in noise)

    def _masses(self, seen: Shown) -> tuple[dict[str, float], float]:
        """How probable each named answer is to be thought, and all others together."""
        masses: dict[str, float] = defaultdict(float)
        masses[seen.truth] = left = self._thought
        answers, stray = seen.answers, 0.0
        for place, given in answers.items():
            masses[given] += self._alone[place]
            left -= self._alone[place]
        for (one, two), weight in self._paired:
            if one in answers or two in answers:
                left -= weight
                first, second = answers.get(one), answers.get(two)
                if first is None or second is None or first == second:
                    masses[first or second or seen.truth] += weight
                else:
                    masses[first] += weight * (1 - OTHER) / 2
                    masses[second] += weight * (1 - OTHER) / 2
                    stray += weight * OTHER
        masses[seen.truth] = max(0.0, left)
        return masses, stray


def _entropy(chance: float) -> float:
    return -chance * log(chance) if chance > 0 else 0.0


@lru_cache(1024)
def _noise(level: float, count: int) -> float:
    """The entropy of one answer at a guess level, to somebody whose beliefs are known."""
    slip = level / count
    return _entropy(1 - level + slip) + (count - 1) * _entropy(slip)
