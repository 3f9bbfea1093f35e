"""Mastered: the last 8 tries, 7 right, of 3 specs, the hard ones among them, in two sittings."""

from collections.abc import Sequence

import pytest

from engine import BadNotation, Criterion, Mind, Try, clears
from tests.engine.mind.meeting import ONE, TWO, believer

SPECS = 5


def tries(specs: Sequence[int], wrong: Sequence[int] = (), sitting_of: int = 5) -> list[Try]:
    return [
        Try(spec, number // sitting_of, number not in wrong) for number, spec in enumerate(specs)
    ]


ENOUGH = [0, 1, 2, 3, 4, 2, 3, 4]


def test_eight_right_of_all_specs_in_two_sittings_are_enough() -> None:
    assert Criterion().is_met(tries(ENOUGH), SPECS)


def test_one_may_be_wrong_and_no_more() -> None:
    assert Criterion().is_met(tries(ENOUGH, wrong=[3]), SPECS)
    assert not Criterion().is_met(tries(ENOUGH, wrong=[3, 5]), SPECS)


def test_what_was_wrong_before_the_last_eight_does_not_count() -> None:
    assert Criterion().is_met(tries([0, 0, 0, *ENOUGH], wrong=[0, 1, 2]), SPECS)


@pytest.mark.parametrize(
    "specs",
    [
        ENOUGH[1:],
        [3, 4] * 4,
        [0, 1, 2, 3] * 2,
        [0, 1, 2, 4] * 2,
        [4, *[0, 1, 2, 3] * 2],
        [3, *[0, 1, 2, 4] * 2],
    ],
    ids=["seven tries", "two specs", "no hardest", "no second hardest", "one long ago", "other"],
)
def test_fewer_are_not_enough(specs: list[int]) -> None:
    assert not Criterion().is_met(tries(specs), SPECS)


def test_one_sitting_is_not_enough() -> None:
    assert not Criterion().is_met(tries(ENOUGH, sitting_of=8), SPECS)


def test_the_criterion_is_kept_as_text() -> None:
    own = Criterion(last=10, right=9)
    assert str(own) == "last=10,right=9,specs=3,hard=2,sittings=2"
    assert Criterion.parse(str(own)) == own


@pytest.mark.parametrize("text", ["", "last", "last=many", "luck=3"])
def test_what_is_no_criterion_is_refused(text: str) -> None:
    with pytest.raises(BadNotation, match="bad_criterion"):
        Criterion.parse(text)


def test_a_suspected_belief_is_not_cleared() -> None:
    mind = believer(2)
    assert not clears(mind, [TWO, ONE], below=0.5)
    assert not clears(Mind(), [ONE])
    assert clears(mind, [TWO], below=0.05)
