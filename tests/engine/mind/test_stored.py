"""A mind goes into JSON and comes back."""

import json
from typing import Any

import pytest

from engine import BadNotation, Mind, read_mind, store_mind
from engine.mind.shown import BELIEFS
from engine.mind.weights import ODDS
from tests.engine.mind.meeting import ONE, TWO, after, believer, erring, knowing

MINDS = [Mind(), believer(1), believer(3), after(*knowing(1), mind=believer(3))]


def there_and_back(mind: Mind) -> Mind:
    return read_mind(json.loads(json.dumps(store_mind(mind))))


@pytest.mark.parametrize("mind", MINDS, ids=lambda mind: f"{mind.count} answers")
def test_it_comes_back_as_it_was(mind: Mind) -> None:
    back = there_and_back(mind)
    assert back.weights.probabilities() == pytest.approx(mind.weights.probabilities(), rel=1e-2)
    assert back.weights.levels == pytest.approx(mind.weights.levels, rel=1e-2)
    assert (back.said, back.owed, back.count, back.chapter, back.block, back.traces) == (
        mind.said,
        mind.owed,
        mind.count,
        mind.chapter,
        mind.block,
        mind.traces,
    )


def test_it_goes_on_as_if_it_had_never_been_stored() -> None:
    mind = believer(2)
    went_on, came_back = (after(*erring(2, 50), mind=one) for one in (mind, there_and_back(mind)))
    assert came_back.said == went_on.said
    assert came_back.probability(ONE) == pytest.approx(went_on.probability(ONE), rel=1e-2)


def test_it_is_small() -> None:
    assert len(json.dumps(store_mind(Mind()))) < 80 * len(BELIEFS)
    assert len(json.dumps(store_mind(MINDS[-1]))) < 180 * len(BELIEFS)


def test_a_belief_that_was_not_known_comes_in_as_to_anybody() -> None:
    value = store_mind(after(*knowing(3)))
    del value["weights"][TWO]
    none = sum(value["weights"][""])
    assert read_mind(value).probability(TWO) == pytest.approx(none * ODDS, rel=0.05)


def test_a_belief_that_is_no_more_is_left_out() -> None:
    value = store_mind(believer(3))
    value["weights"]["flat-earth"] = value["weights"][ONE]
    value["traces"]["flat-earth"] = [3.0, [[1, 1]], []]
    value["said"].append("flat-earth")
    value["leaders"].append("flat-earth")
    assert read_mind(value).said == {ONE}


@pytest.mark.parametrize(
    "value",
    [
        {},
        {"version": 2},
        {**store_mind(Mind()), "weights": {}},
        {"version": 1, "weights": 3},
    ],
)
def test_what_is_no_mind_is_refused(value: dict[str, Any]) -> None:
    with pytest.raises(BadNotation, match="bad_mind"):
        read_mind(value)
