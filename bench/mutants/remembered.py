"""What the quick tests do, kept for the next run while neither they nor the engine change.

To watch them all takes minutes, and whoever tries the engine part by part need not wait each time.
"""

import hashlib
import pickle
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from bench.mutants.parts import ROOT

KEPT = ROOT / "var" / "mutants.pickle"

type Line = tuple[str, int]
type Watched = tuple[set[Line], float]  # the lines that a test runs, and its seconds


class Remembered:
    """By a test's name and the state of the house what was watched."""

    def __init__(self) -> None:
        house = _house()
        known: dict[str, tuple[str, Watched]] = {}
        if KEPT.exists():
            was, kept = pickle.loads(KEPT.read_bytes())  # noqa: S301
            known = kept if was == house else {}
        self._house, self._known = house, known

    def get(self, test: str) -> Watched | None:
        """What a test did, unless its file has changed since."""
        digest, watched = self._known.get(test, ("", None))
        return watched if digest == _of_file(test.partition("::")[0]) else None

    def put(self, test: str, watched: Watched) -> None:
        """Remember a test that has been watched."""
        self._known[test] = _of_file(test.partition("::")[0]), watched

    def save(self) -> None:
        """Keep it all for the next run."""
        KEPT.parent.mkdir(exist_ok=True)
        KEPT.write_bytes(pickle.dumps((self._house, self._known)))


def _house() -> str:
    """The state of the engine and of what its tests share."""
    shared = (path for path in (ROOT / "tests" / "engine").rglob("*.py") if not _is_test(path))
    return _digest([*(path for path in (ROOT / "engine").rglob("*") if path.is_file()), *shared])


def _is_test(path: Path) -> bool:
    return path.name.startswith("test_")


@cache
def _of_file(name: str) -> str:
    return _digest([ROOT / name])


def _digest(paths: Iterable[Path]) -> str:
    told = hashlib.sha256()
    for path in sorted(paths):
        if path.suffix != ".pyc":
            told.update(path.read_bytes())
    return told.hexdigest()
