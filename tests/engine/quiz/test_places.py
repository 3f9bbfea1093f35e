"""The places that are kept are those that trying comes to."""

import pytest

from engine.quiz.places import learnt_places
from engine.quiz.scenes import reached_places
from tests.engine.quiz.dealt import SPECS
from tests.engine.quiz.places import LEARNT


@pytest.mark.parametrize("name", LEARNT)
def test_the_places_of_a_spec_are_those_that_it_comes_to(name: str) -> None:
    assert learnt_places()[str(SPECS[name])] == tuple(reached_places(SPECS[name]))


def test_of_each_spec_that_needs_them_and_of_no_other_they_are_kept() -> None:
    assert set(learnt_places()) == {str(spec) for spec in LEARNT.values()}
