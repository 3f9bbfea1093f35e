"""The order of the lessons, their paths, and the drills of each, from `curriculum.toml`."""

import tomllib
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from pathlib import Path

FILE = Path(__file__).with_name("curriculum.toml")


@dataclass(frozen=True, slots=True)
class Entry:
    """One lesson of the course: `number` counts from 1, `needs` are lessons that it builds on."""

    number: int
    slug: str
    path: str
    needs: tuple[str, ...]
    rules: tuple[str, ...]
    drills: tuple[str, ...]


@cache
def curriculum() -> tuple[Entry, ...]:
    """Every lesson, in order."""
    rows = tomllib.loads(FILE.read_text(encoding="utf-8"))["lesson"]
    return tuple(
        Entry(
            number=number,
            slug=row["slug"],
            path=row["path"],
            needs=tuple(row["needs"]),
            rules=tuple(row["rules"]),
            drills=tuple(row["drills"]),
        )
        for number, row in enumerate(rows, 1)
    )


@cache
def entries() -> dict[str, Entry]:
    """Every lesson by its slug."""
    return {entry.slug: entry for entry in curriculum()}


@cache
def paths() -> dict[str, tuple[Entry, ...]]:
    """The lessons of each path, in order."""
    return {path: tuple(of) for path, of in groupby(curriculum(), key=lambda entry: entry.path)}


@cache
def lesson_of_drill() -> dict[str, Entry]:
    """The lesson to which each drill belongs."""
    return {drill: entry for entry in curriculum() for drill in entry.drills}
