"""docs/RULES.md says of each rule what the curriculum, the catalogue and the tests say."""

import re

import pytest

from tests.house.rules import (
    NEVER_ASKED,
    PAGE,
    claimed,
    drills,
    judges,
    lessons,
    line,
    lines,
    renewed,
)

LINES = lines()
NEVER_JUDGED = {"OBJ-5", "OBJ-6", "TAN-7", "VAR-8"}


def test_every_rule_has_its_line() -> None:
    numbers = re.findall(r"^- \*\*([A-Z]{3}-\d+)\*\*", PAGE.read_text(encoding="utf-8"), re.M)
    assert len(numbers) == len(set(numbers)) == len(LINES) == 105


@pytest.mark.parametrize("number", LINES)
def test_the_line_is_what_the_house_says(number: str) -> None:
    assert LINES[number] == line(number), "python -m tests.house.rules writes it anew"


@pytest.mark.parametrize("number", LINES)
def test_every_rule_has_its_lesson(number: str) -> None:
    assert lessons(number)


@pytest.mark.parametrize("number", LINES)
def test_what_nobody_asks_or_judges_is_known(number: str) -> None:
    assert not (drills(number) and number in NEVER_ASKED)
    assert bool(judges(number)) is (number not in NEVER_JUDGED)


@pytest.mark.parametrize(
    ("file", "key"), [("lessons/curriculum", "lesson"), ("drills/catalogue", "drill")]
)
def test_no_lesson_or_drill_names_a_rule_that_there_is_not(file: str, key: str) -> None:
    named = {number for _, rules in claimed(file, key) for number in rules}
    assert named <= LINES.keys()


def test_a_line_that_is_not_true_is_written_anew() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert renewed(page.replace("Taught: grande ·", "Taught: elephants ·")) == page
