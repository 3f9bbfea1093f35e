"""Which changes go unnoticed: each in a process of its own, where tests run until one fails."""

import ast
import gc
import os
import pickle
from collections import defaultdict
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from bench.mutants.breaking import Loaded, load_changed
from bench.mutants.changes import Change, Module
from bench.mutants.parts import Part, engine_files, name_of, quick_files
from bench.mutants.processes import FAILED, PASSED, Work, forked
from bench.mutants.remembered import Line
from bench.mutants.suite import Say, Seen, collected, passed, watch

WORKERS = int(os.environ.get("JOBS", os.cpu_count() or 1))
SLOWER = 5  # a change may make its tests so many times slower, and some seconds more
MORE_S = 5
LOADING_S = 30
HOURS_S = 36_000
NEAREST = 2  # files of tests that are tried before the others

type Broken = tuple[Module, Change]
type Job = tuple[Broken, float, Work]


def unnoticed(part: Part, broken: list[Broken], say: Say) -> list[Broken]:
    """The changes of a part that none of its quick tests tells from the engine as it is."""
    with TemporaryDirectory() as folder:
        report = Path(folder) / "report"
        seen, noticed = _alone(lambda: _in_place(part, broken, report, say), report)
    left = [each for each in broken if each[1] not in noticed]
    say(f"{len(noticed)} noticed in place, {len(left)} to be loaded anew")
    importers = _importers()
    tests = {m.name: _near_and_far(m.name, importers[m.name], seen) for m, _ in left}
    for distance in range(2):
        jobs = (_reload(each, tests[each[0].name][distance], seen) for each in left)
        left = [each for each, status in forked(jobs, WORKERS) if status == PASSED]
        say(f"{len(left)} left")
    return left


def _alone(work: Work, report: Path) -> tuple[Seen, set[Change]]:
    """What a process reports that loads the engine, which this one must not."""
    ((_, status),) = forked([(None, HOURS_S, work)], 1)
    if status != PASSED:
        raise SystemExit("the tests do not pass as the engine is")
    return pickle.loads(report.read_bytes())  # type: ignore[no-any-return]  # noqa: S301


def _in_place(part: Part, broken: list[Broken], report: Path, say: Say) -> int:
    def run(items: list[pytest.Item]) -> int:
        seen = watch(items, say)
        say(f"{len(seen.times)} quick tests take {sum(seen.times.values()):.1f} s")
        noticed = _exchanging(broken, {item.nodeid: item for item in items}, seen)
        report.write_bytes(pickle.dumps((seen, noticed)))
        return PASSED

    return collected(quick_files(part), run)


def _exchanging(broken: list[Broken], items: dict[str, pytest.Item], seen: Seen) -> set[Change]:
    """The changes within functions that the tests notice which run their lines."""
    loaded = Loaded()
    gc.freeze()

    def job(module: Module, change: Change) -> Job:
        tests = seen.covering([(module.name, line) for line in change.lines])

        def work() -> int:
            loaded.exchange(module.code(change))
            return passed(items[test] for test in tests)

        return (module, change), SLOWER * seen.seconds(tests) + MORE_S, work

    jobs = (job(*each) for each in broken if each[1].inner)
    return {change for (_, change), status in forked(jobs, WORKERS) if status == FAILED}


def _reload(each: Broken, tests: list[str], seen: Seen) -> Job:
    """Load everything with a module changed, and run tests in this order."""
    module, change = each
    order = {test: at for at, test in enumerate(tests)}

    def run(items: list[pytest.Item]) -> int:
        chosen = [item for item in items if item.nodeid in order]
        return passed(sorted(chosen, key=lambda item: order[item.nodeid]))

    def work() -> int:
        load_changed(module.path, module.code(change))
        return collected(dict.fromkeys(map(_file, tests)), run) if tests else PASSED

    return each, SLOWER * seen.seconds(tests) + LOADING_S, work


def _near_and_far(module: str, reach: set[str], seen: Seen) -> tuple[list[str], list[str]]:
    """The tests that a module's change can reach, those of the nearest files apart.

    One that runs no line at all looks at what stands there once a module is loaded.
    """
    tests = seen.sorted({*seen.touching(reach), *seen.running_none()})
    run = defaultdict[str, set[Line]](set)
    for test in tests:
        run[_file(test)] |= {line for line in seen.lines[test] if line[0] == module}
    nearest = sorted(run, key=lambda file: len(run[file]), reverse=True)[:NEAREST]
    near = [test for test in tests if _file(test) in nearest]
    return near, [test for test in tests if _file(test) not in nearest]


def _file(test: str) -> str:
    return test.partition("::")[0]


def _importers() -> dict[str, set[str]]:
    """Every module of the engine with those that import from it, and itself."""
    found = defaultdict[str, set[str]](set)
    for path in engine_files():
        name = name_of(path)
        found[name].add(name)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module:
                found[f"{node.module.replace('.', '/')}.py"].add(name)
    return found
