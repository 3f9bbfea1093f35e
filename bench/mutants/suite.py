"""The quick tests of the engine, run by pytest within this process."""

import os
import sys
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import contextmanager, redirect_stdout
from dataclasses import dataclass, field
from pathlib import Path
from time import process_time

import hypothesis
import pytest
from _pytest.runner import runtestprotocol

from bench.mutants.parts import ROOT, is_quick
from bench.mutants.processes import FAILED, PASSED
from bench.mutants.remembered import Line, Remembered, Watched

ENGINE = f"{ROOT / 'engine'}/"
SETTINGS = Path(__file__).with_name("pytest.ini")
TOOL = sys.monitoring.COVERAGE_ID
LONGEST_S = 0.5  # a test that takes longer is none of the quick ones
MOST_S = float(os.environ.get("SECONDS", "20"))  # for one change; what these do not tell is left
GOLDEN = "tests/engine/quiz/test_golden.py"

type Say = Callable[[str], None]
type Run = Callable[[list[pytest.Item]], int]


@dataclass
class Seen:
    """What the tests do while nothing is broken: the lines that each one runs, and its time."""

    lines: dict[str, set[Line]] = field(default_factory=dict)
    times: dict[str, float] = field(default_factory=dict)

    def covering(self, lines: Collection[Line]) -> list[str]:
        """The tests that run one of these lines, the quickest first."""
        wanted = set(lines)
        return self.sorted(test for test, ran in self.lines.items() if not ran.isdisjoint(wanted))

    def touching(self, modules: Collection[str]) -> list[str]:
        """The tests that run any line of these modules, the quickest first."""
        return self.sorted(
            test for test, ran in self.lines.items() if any(name in modules for name, _ in ran)
        )

    def running_none(self) -> list[str]:
        """The tests that run no line of the engine."""
        return [test for test, ran in self.lines.items() if not ran]

    def sorted(self, tests: Iterable[str]) -> list[str]:
        """The golden questions first, which are cheap and notice most; else the quickest."""
        return sorted(tests, key=lambda test: (not test.startswith(GOLDEN), self.times[test]))

    def seconds(self, tests: Iterable[str]) -> float:
        return sum(self.times[test] for test in tests)


class Loop:
    """A plugin that hands the tests, once collected, to a function instead of running them."""

    def __init__(self, run: Run) -> None:
        self.run = run
        self.status = FAILED

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if not session.testsfailed:
            self.status = self.run([item for item in session.items if is_quick(item.nodeid)])
        return True


def collected(files: Iterable[str], run: Run) -> int:
    """Collect the tests of files and hand them to a function, which gives the exit status."""
    _quieten_hypothesis()
    loop = Loop(run)
    options = ["-c", str(SETTINGS), "--rootdir", str(ROOT)]
    options += ["--confcutdir", str(ROOT / "tests" / "engine")]
    with Path(os.devnull).open("w") as nowhere, redirect_stdout(nowhere):
        pytest.main([*options, *(str(ROOT / file) for file in files)], plugins=[loop])
    return loop.status


def is_passed(item: pytest.Item) -> bool:
    """Run a test and what it needs; whether it passed or was passed over."""
    return not any(report.failed for report in runtestprotocol(item, log=False, nextitem=None))


def passed(items: Iterable[pytest.Item]) -> int:
    """Run tests up to the first that fails, or until they have taken `MOST_S`."""
    end = process_time() + MOST_S
    return PASSED if all(is_passed(item) for item in items if process_time() < end) else FAILED


def watch(items: list[pytest.Item], say: Say) -> Seen:
    """Run every test and see what it does; one that fails ends it all.

    One that takes too long is left out: the list of slow ones lacks it.
    """
    seen, known = Seen(), Remembered()
    for item in items:
        watched = known.get(item.nodeid) or _watch(item, say)
        known.put(item.nodeid, watched)
        lines, took = watched
        if took > LONGEST_S:
            say(f"passed over, {took:.1f} s: {item.nodeid}")
        else:
            seen.lines[item.nodeid], seen.times[item.nodeid] = lines, took
    known.save()
    assert any(seen.lines.values()), f"no test runs a line of {ENGINE}"
    return seen


def _watch(item: pytest.Item, say: Say) -> Watched:
    before = process_time()
    with _watched() as lines:
        if not is_passed(item):
            say(f"fails while nothing is broken: {item.nodeid}")
            raise SystemExit(FAILED)
    return lines, process_time() - before


@contextmanager
def _watched() -> Iterator[set[Line]]:
    """The lines of the engine that are run meanwhile."""
    lines = set[Line]()

    def on_line(code: object, line: int) -> object:
        path: str = getattr(code, "co_filename", "")
        if path.startswith(ENGINE):
            lines.add((path[len(str(ROOT)) + 1 :], line))
        return sys.monitoring.DISABLE

    sys.monitoring.use_tool_id(TOOL, "mutants")
    sys.monitoring.register_callback(TOOL, sys.monitoring.events.LINE, on_line)
    sys.monitoring.set_events(TOOL, sys.monitoring.events.LINE)
    sys.monitoring.restart_events()
    try:
        yield lines
    finally:
        sys.monitoring.set_events(TOOL, 0)
        sys.monitoring.free_tool_id(TOOL)


def _quieten_hypothesis() -> None:
    """The same examples every time, and none made smaller once one has failed."""
    phases = (hypothesis.Phase.explicit, hypothesis.Phase.generate)
    hypothesis.settings.register_profile(
        "mutants",
        derandomize=True,
        database=None,
        deadline=None,
        phases=phases,
        suppress_health_check=tuple(hypothesis.HealthCheck),
    )
    hypothesis.settings.load_profile("mutants")
