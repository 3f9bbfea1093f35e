"""The engine's other rows: how quickly it loads, deals questions and referees."""

import json
import sys
from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path
from tempfile import TemporaryFile
from time import process_time
from typing import IO

from bench.measure import Row, percentile, process_s
from engine import Spec, deal_question
from tutor.drills.catalogue import catalogue

CASES = Path(__file__).parent.parent / "tests" / "cases"
PROCESSES = 10
SEEDS, ROUNDS = 100, 3
LINES = 20_000
JUDGING = "from engine import Deal, Lance, Ruleset, decide"


def engine_rows() -> Iterator[Row]:
    """The rows `engine-import`, `question-p95` and `referee-lines`."""
    door, judging = _imports("import engine", JUDGING)
    sys.stderr.write(
        f"engine-import is the door alone; all that `decide` needs: {judging:.1f} ms\n"
    )
    yield Row("engine-import", door, "ms", 30)
    yield Row("question-p95", max(map(_dealing_ms, _specs())), "ms", 5)
    yield Row("referee-lines", _referee_lines(), "lines/s", 10_000, is_least=True)


def _imports(*programs: str) -> list[float]:
    """What programs take over an empty one, in milliseconds: the best of ten of each, by turns."""
    every = ("pass", *programs)
    rounds = [[process_s(["-c", program]) for program in every] for _ in range(PROCESSES)]
    empty, *best = map(min, zip(*rounds, strict=True))
    return [1000 * (time - empty) for time in best]


def _specs() -> Iterator[Spec]:
    for drill in catalogue().values():
        yield from drill.specs


def _dealing_ms(spec: Spec) -> float:
    """The time that 95 of 100 questions of a spec do not exceed, its tables once made.

    Each question is dealt three times, round by round, and its best time counts: a machine that
    does something else in between makes whole specs look slow.
    """
    deal_question(spec, SEEDS)
    rounds = [[_dealt_ms(spec, seed) for seed in range(SEEDS)] for _ in range(ROUNDS)]
    return percentile(list(map(min, zip(*rounds, strict=True))), 95)


def _dealt_ms(spec: Spec, seed: int) -> float:
    before = process_time()
    deal_question(spec, seed)
    return 1000 * (process_time() - before)


def _referee_lines() -> float:
    """Lines in a second, start included, of the cases' requests over and over: the best of five."""
    requests = [line for path in sorted(CASES.glob("*.jsonl")) for line in _requests(path)]
    with TemporaryFile() as source:
        source.writelines(islice(cycle(requests), LINES))
        return LINES / min(_refereed(source) for _ in range(5))


def _requests(path: Path) -> Iterator[bytes]:
    """The lines of a file's requests that are answered, not refused."""
    cases = map(json.loads, path.read_text(encoding="utf-8").splitlines())
    answered = (case["request"] for case in cases if "error" not in case["answer"])
    return (json.dumps(request).encode() + b"\n" for request in answered)


def _refereed(source: IO[bytes]) -> float:
    source.seek(0)
    return process_s(["-m", "engine"], source)
