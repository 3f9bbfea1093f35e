"""A goal of the simulation, and how sure a share of learners is."""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import sqrt

NORMAL = 1.96


@dataclass(frozen=True, slots=True)
class Goal:
    """A figure against its goal: the most that is granted, or the least where more is better."""

    what: str
    value: float
    goal: float
    is_least: bool = False

    @property
    def is_met(self) -> bool:
        return self.value >= self.goal if self.is_least else self.value <= self.goal

    def __str__(self) -> str:
        line = asdict(self) | {"value": round(self.value, 2), "ok": self.is_met}
        del line["is_least"]
        return json.dumps(line)


def per_cent(values: Sequence[bool]) -> float:
    """How many of a hundred are so; none, where there is nobody."""
    return 100 * sum(values) / len(values) if values else 0.0


def bounds(values: Sequence[bool]) -> tuple[float, float]:
    """The 95% interval (Wilson) of how many of a hundred are so."""
    count, share = max(1, len(values)), per_cent(values) / 100
    middle = share + NORMAL**2 / (2 * count)
    reach = NORMAL * sqrt(share * (1 - share) / count + NORMAL**2 / (4 * count**2))
    low, high = ((middle + side * reach) / (1 + NORMAL**2 / count) for side in (-1, 1))
    return 100 * max(0.0, low), 100 * min(1.0, high)


def interval(values: Sequence[bool]) -> str:
    """A share with its interval, in per cent."""
    low, high = bounds(values)
    return f"{per_cent(values):.1f} [{low:.1f}, {high:.1f}] of {len(values)}"
