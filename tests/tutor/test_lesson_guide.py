"""What docs/lessons.md shows to authors can be read, and every claim in it is true."""

import re

import pytest

from tests.house.source import HOUSE
from tutor.lessons.checking import claims_of
from tutor.lessons.facts import FACTS, read_fact
from tutor.lessons.fences import PICTURES, READERS
from tutor.lessons.pieces import Claim
from tutor.lessons.reading import read_lesson

GUIDE = (HOUSE / "docs" / "lessons.md").read_text(encoding="utf-8")
LESSON = read_lesson("# Guide\n\n*How a lesson is written.*\n\n" + GUIDE.partition("## Links")[2])


def rows(heading: str) -> str:
    return GUIDE.partition(f"## {heading}\n")[2].partition("\n## ")[0]


def test_its_fences_are_readable() -> None:
    assert [str(problem) for problem in LESSON.problems] == []


@pytest.mark.parametrize("claim", claims_of(LESSON), ids=lambda one: one.text)
def test_its_claims_are_true(claim: Claim) -> None:
    assert claim.right == claim.expected


def test_it_shows_every_kind_of_fence() -> None:
    shown = set(re.findall(r"^```([a-z-]+)", GUIDE, re.MULTILINE))
    assert {*READERS, "round"} - shown <= {"picture", "misconception", "drill"}


def test_it_names_every_picture_and_every_number() -> None:
    assert set(PICTURES) <= set(re.findall(r"`([a-z-]+)`", GUIDE))
    told = re.findall(r"`\{([a-z0-9-]+)\}`", rows("Numbers"))
    assert set(FACTS) - {"kings"} == set(told)


def test_the_numbers_of_its_table_are_the_engines() -> None:
    told = re.findall(r"((?:`\{[a-z0-9-]+\}`,? ?)+)\| (\d+(?:(?: and)? \d+)*)", rows("Numbers"))
    for names, numbers in told:
        facts = [read_fact(name).number for name in re.findall(r"\{([a-z0-9-]+)\}", names)]
        assert facts == [int(number) for number in re.findall(r"\d+", numbers)]
