"""Rows of the benchmark and how they are measured so that a busy machine does not decide."""

import json
import resource
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from statistics import median
from typing import IO

type Work = Callable[[], object]


@dataclass(frozen=True, slots=True)
class Row:
    """A figure against its goal: the most that is granted, or the least where more is better."""

    what: str
    value: float
    unit: str
    goal: float
    is_least: bool = False

    @property
    def is_met(self) -> bool:
        return self.value >= self.goal if self.is_least else self.value <= self.goal

    def __str__(self) -> str:
        line = asdict(self) | {"value": round(self.value, 3), "ok": self.is_met}
        del line["is_least"]
        return json.dumps(line, ensure_ascii=False)


def ratio(work: Work, baseline: Work, rounds: int = 101) -> float:
    """How many times as long the work takes: both by turns, the median of the rounds."""
    work(), baseline()
    return median(processor_ns(work) / processor_ns(baseline) for _ in range(rounds))


def processor_ns(work: Work) -> int:
    """The processor's time that a work takes, which other programs do not lengthen much."""
    before = time.process_time_ns()
    work()
    return time.process_time_ns() - before


def process_s(arguments: Sequence[str], source: IO[bytes] | None = None) -> float:
    """The processor's time of a Python of its own, start and end included."""
    before = _children_s()
    subprocess.run(
        [sys.executable, *arguments],
        stdin=source or subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        check=True,
    )
    return _children_s() - before


def _children_s() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def percentile(values: Sequence[float], percent: int) -> float:
    """The value that so many of a hundred do not exceed."""
    return sorted(values)[-(-len(values) * percent // 100) - 1]
