"""`make mutants`: break the engine on purpose and say which changes no quick test notices.

The modules that differ from the last commit, or all of them with ALL=1. The exit status is 1 where
fewer than nine of ten changes are noticed.
"""

import os
import subprocess
import sys
from collections import Counter
from time import monotonic

from bench.mutants.changes import Module, enums_of
from bench.mutants.parts import PARTS, ROOT, Part, engine_files, name_of, part_of
from bench.mutants.reasons import reasons
from bench.mutants.search import Broken, unnoticed

GOAL = 0.9
BEGUN = monotonic()

# The door is looked at in tests/house, the messages are the referee's English, and what is left of
# it is a process, which its tests start from outside.
LEFT_OUT = (
    "engine/__init__.py",
    "engine/homes.py",
    "engine/__main__.py",
    "engine/referee/messages.py",
)


def main(names: list[str]) -> int:
    """Break the modules named, those changed or all, and print what goes unnoticed."""
    enums = enums_of(engine_files())
    modules = [Module(ROOT / name, ROOT, enums) for name in names or _chosen()]
    broken = [(module, change) for module in modules for change in module.changes]
    broken = broken[:: int(os.environ.get("EVERY", "1"))]
    if not broken:
        sys.stdout.write("No module of the engine differs from the last commit (ALL=1: all).\n")
        return 0
    left = [each for part in PARTS for each in _search(part, broken)]
    _print(broken, left)
    return 0 if _share(len(broken), len(left)) >= GOAL else 1


def _search(part: Part, broken: list[Broken]) -> list[Broken]:
    of_part = [each for each in broken if part_of(each[0].name) is part]
    return unnoticed(part, of_part, _say) if of_part else []


def _say(text: str) -> None:
    sys.stderr.write(f"{monotonic() - BEGUN:5.0f} s  {text}\n")
    sys.stderr.flush()


def _chosen() -> list[str]:
    every = list(map(name_of, engine_files()))
    changed = every if os.environ.get("ALL") else _changed()
    return [name for name in every if name in changed and name not in LEFT_OUT]


def _changed() -> list[str]:
    """The files that differ from the last commit, new ones included."""
    told = subprocess.run(
        ["git", "status", "--porcelain", "--untracked-files=all", "--", "engine"],  # noqa: S607
        cwd=ROOT, check=True, capture_output=True, text=True,
    )  # fmt: skip
    return [line[3:] for line in told.stdout.splitlines()]


def _print(broken: list[Broken], left: list[Broken]) -> None:
    known = reasons()
    for _, change in sorted(left, key=lambda each: (each[1].module, each[1].line)):
        sys.stdout.write(f"{change}\n    {known.get(change.key, 'NO REASON in docs/mutants.md')}\n")
    every, unseen = (Counter(change.module for _, change in each) for each in (broken, left))
    for name, count in every.items():
        sys.stdout.write(f"{name:36} {count - unseen[name]:5} of {count:5}\n")
    share = _share(len(broken), len(left))
    sys.stdout.write(f"{share:.1%} of {len(broken)} changes noticed (goal {GOAL:.0%})\n")


def _share(every: int, left: int) -> float:
    return (every - left) / every


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
