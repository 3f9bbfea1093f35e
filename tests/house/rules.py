"""What the curriculum, the catalogue and the tests say of each rule.

`python -m tests.house.rules` writes the lines under the rules of docs/RULES.md anew.
"""

import re
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs/RULES.md"
ENTRY = re.compile(r"^(- \*\*([A-Z]{3}-\d+)\*\* .+)\n  - (Taught: .+)$", re.M)
NEVER_ASKED = {"OBJ-6", "SEN-4", "SEN-5", "TAN-7", "VAR-8"}


def lines() -> dict[str, str]:
    """The line under each rule, as it stands on the page."""
    return {number: line for _, number, line in ENTRY.findall(PAGE.read_text(encoding="utf-8"))}


def line(number: str) -> str:
    """The line that belongs under a rule."""
    taught = ", ".join(lessons(number)) or "pending"
    asked = "no drill" if number in NEVER_ASKED else _named(drills(number), "pending")
    return f"Taught: {taught} · Asked: {asked} · Judged: {_named(judges(number), 'not judged')}"


def lessons(number: str) -> list[str]:
    """The lessons that teach a rule, in order."""
    return [slug for slug, rules in claimed("lessons/curriculum", "lesson") if number in rules]


def drills(number: str) -> list[str]:
    """The drills that ask a rule, in order."""
    return [slug for slug, rules in claimed("drills/catalogue", "drill") if number in rules]


def judges(number: str) -> list[str]:
    """The engine's tests that fail if a rule is broken."""
    folder, name = ROOT / "tests/engine", f"def test_{number.lower().replace('-', '_')}_"
    files = sorted(folder.rglob("test_*.py"))
    holding = (file for file in files if name in file.read_text(encoding="utf-8"))
    return sorted(file.relative_to(folder).as_posix() for file in holding)


def claimed(file: str, key: str) -> Iterator[tuple[str, list[str]]]:
    """The slugs of the lessons or drills, each with the rules that it names."""
    listed = tomllib.loads((ROOT / f"tutor/{file}.toml").read_text(encoding="utf-8"))
    return ((row["slug"], row["rules"]) for row in listed[key])


def _named(names: Iterable[str], none: str) -> str:
    return ", ".join(f"`{name}`" for name in names) or none


def renewed(page: str) -> str:
    """The page with the line that belongs under each rule."""
    return ENTRY.sub(lambda found: f"{found[1]}\n  - {line(found[2])}", page)


if __name__ == "__main__":
    PAGE.write_text(renewed(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
