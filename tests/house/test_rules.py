"""docs/RULES.md says of each rule what the curriculum, the catalogue and the tests say."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
RULES = (ROOT / "docs/RULES.md").read_text(encoding="utf-8")
ENTRY = re.compile(
    r"- \*\*([A-Z]{3}-\d+)\*\* .+\n  - Taught: (.+) · Asked: (.+) · Judged: (.+)$", re.M
)
ENTRIES = {number: rest for number, *rest in ENTRY.findall(RULES)}
NEVER_ASKED = {"OBJ-6", "SEN-4", "SEN-5", "TAN-7", "VAR-8"}
NEVER_JUDGED = {"OBJ-5", "OBJ-6", "TAN-7", "VAR-8"}


def listed(file: str, key: str) -> list[dict[str, list[str]]]:
    rows: list[dict[str, list[str]]] = tomllib.loads((ROOT / file).read_text("utf-8"))[key]
    return rows


def with_rule(file: str, key: str, number: str) -> str:
    """The slugs of the lessons or drills that name a rule, as the page lists them."""
    slugs = (row["slug"] for row in listed(file, key) if number in row["rules"])
    return ", ".join(map(str, slugs)) or "pending"


def test_every_rule_has_its_line() -> None:
    numbers = re.findall(r"^- \*\*([A-Z]{3}-\d+)\*\*", RULES, re.M)
    assert len(numbers) == len(set(numbers)) == len(ENTRIES) == 105


@pytest.mark.parametrize("number", ENTRIES)
def test_the_lessons_are_those_of_the_curriculum(number: str) -> None:
    assert ENTRIES[number][0] == with_rule("tutor/lessons/curriculum.toml", "lesson", number)


@pytest.mark.parametrize("number", ENTRIES)
def test_the_drills_are_those_of_the_catalogue(number: str) -> None:
    asked = ENTRIES[number][1].replace("`", "")
    drills = with_rule("tutor/drills/catalogue.toml", "drill", number)
    assert asked == ("no drill" if number in NEVER_ASKED else drills)


@pytest.mark.parametrize("number", ENTRIES)
def test_the_tests_are_those_that_hold_it(number: str) -> None:
    folder, name = ROOT / "tests/engine", f"def test_{number.lower().replace('-', '_')}_"
    holding = sorted(
        file.relative_to(folder).as_posix()
        for file in folder.rglob("test_*.py")
        if name in file.read_text(encoding="utf-8")
    )
    assert ENTRIES[number][2].replace("`", "") == (", ".join(holding) or "not judged")
    assert bool(holding) is (number not in NEVER_JUDGED)


@pytest.mark.parametrize(
    ("file", "key"),
    [
        ("tutor/lessons/curriculum.toml", "lesson"),
        ("tutor/drills/catalogue.toml", "drill"),
    ],
)
def test_no_lesson_or_drill_names_a_rule_that_there_is_not(file: str, key: str) -> None:
    named = {number for row in listed(file, key) for number in row["rules"]}
    assert named <= ENTRIES.keys()
