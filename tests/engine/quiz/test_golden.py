"""Seeds give the questions that they have always given; else the drill needs a new version."""

from collections import defaultdict

import pytest

from tests.engine.quiz.dealt import SPECS
from tests.engine.quiz.golden import FILE, lines

KEPT = defaultdict[str, list[str]](list)
for line in FILE.read_text().splitlines():
    KEPT[line.partition(" ")[0]].append(line)


@pytest.mark.parametrize("name", SPECS)
def test_seeds_give_the_questions_that_they_gave(name: str) -> None:
    assert lines(name) == KEPT[name]


def test_of_every_spec_and_of_no_other_questions_are_kept() -> None:
    assert list(KEPT) == list(SPECS)
