"""Takes each guard of `tests/guards.toml` away in turn and sees its tests fail, on both databases.

`python -m tests.guards [words of a case]` works in a copy and takes half an hour.
"""

import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.house.source import HOUSE
from tests.postgres import NoPostgres, server

LIST = HOUSE / "tests" / "guards.toml"
APART = shutil.ignore_patterns(".git", ".venv", "var", "__pycache__", ".*_cache", ".hypothesis")
FAILED = 1  # pytest's exit status where tests have failed


@dataclass(frozen=True, slots=True)
class Guard:
    """A piece of a file, what stands there without it, and the tests that see the difference."""

    case: str
    file: str
    guard: str
    without: str
    tests: tuple[str, ...]
    on: str = ""


def guards() -> list[Guard]:
    """All of them."""
    listed = tomllib.loads(LIST.read_text(encoding="utf-8"))["guard"]
    return [Guard(**one | {"tests": tuple(one["tests"])}) for one in listed]


def faults(copy: Path, guard: Guard, databases: dict[str, str]) -> Iterator[str]:
    """Each test that does not fail without the guard."""
    file = copy / guard.file
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace(guard.guard, guard.without), encoding="utf-8")
    for vendor, address in databases.items():
        if guard.on in ("", vendor):
            for test in guard.tests:
                if _status(copy, test, address) != FAILED:
                    yield f"{guard.case}: without its guard {test} passes on {vendor}"
    file.write_text(text, encoding="utf-8")


def _status(copy: Path, test: str, address: str) -> int:
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", test]
    env = os.environ | {"DATABASE_URL": address, "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(command, cwd=copy, env=env, stdout=subprocess.DEVNULL, check=False)
    return done.returncode


def main() -> int:
    """Try them; 1 where a guard can go without a test that fails."""
    words, found = " ".join(sys.argv[1:]), 0
    with ExitStack() as open_still:
        databases = {"sqlite": ""}
        try:
            databases["postgresql"] = open_still.enter_context(server()).address
        except NoPostgres:
            sys.stderr.write("No PostgreSQL was found: THE GUARDS ARE TRIED ON SQLITE ALONE.\n")
        folder = open_still.enter_context(TemporaryDirectory(prefix="lance-"))
        copy = Path(shutil.copytree(HOUSE, Path(folder) / "copy", ignore=APART))
        for guard in guards():
            if words in guard.case:
                told = list(faults(copy, guard, databases))
                found += len(told)
                sys.stdout.write("\n".join([*told, f"tried: {guard.case}"]) + "\n")
                sys.stdout.flush()
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
