"""A mind goes into JSON and comes back."""

import json
from typing import Any

import pytest

from engine import BadNotation, Chance, Mind, Shown, read_mind, store_mind
from engine.mind.shown import BELIEFS, PLACE_OF
from engine.mind.weights import ODDS
from tests.engine.mind.meeting import ONE, TRUTH, TWO, after, believer, erring, knowing

MINDS = [Mind(), believer(1), believer(3), after(*knowing(1), mind=believer(3))]


def led() -> Mind:
    """Somebody of whom three beliefs are likely, and about whom all others tell something."""
    chance, mind = Chance("led"), Mind()
    for key in range(60):
        wrong = {place: f"{place % 7}" for place in range(len(BELIEFS)) if chance.below(6) == 0}
        given = next((wrong[place] for place in (9, 20, 30) if place in wrong), TRUTH)
        mind = after((Shown(key, TRUTH, 12, wrong), given), mind=mind)
    return mind


def as_before(mind: Mind) -> dict[str, Any]:
    """A mind as it was stored when each set of beliefs had a column of its own."""
    pairs = ("+".join(BELIEFS[place] for place in pair) for pair in mind.weights.pairs)
    columns = zip(*mind.weights.rows, strict=True)
    rounded = ([float(f"{weight:.4g}") for weight in column] for column in columns)
    weights = dict(zip(["", *BELIEFS, *pairs], rounded, strict=True))
    return {**store_mind(mind), "version": 1, "weights": weights}


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
    assert len(json.dumps(store_mind(Mind()))) < 4_000
    assert len(json.dumps(store_mind(MINDS[-1]))) < 10_000


def test_three_that_lead_are_kept_each_with_all_its_pairs() -> None:
    mind = led()
    assert len(mind.weights.leaders) == 3
    assert set(store_mind(mind)["weights"]) == {"", *(BELIEFS[at] for at in mind.weights.leaders)}
    assert there_and_back(mind).weights.pairs == mind.weights.pairs


@pytest.mark.parametrize("mind", [*MINDS, led()], ids=lambda mind: f"{mind.count} answers")
def test_what_weighs_alike_stands_there_once_and_nothing_is_lost(mind: Mind) -> None:
    for shares in store_mind(mind)["weights"].values():
        columns = [tuple(column) for column, _ in shares]
        assert len(set(columns)) == len(columns)
    assert there_and_back(mind) == read_mind(as_before(mind))
    assert len(json.dumps(store_mind(mind))) < len(json.dumps(as_before(mind)))


@pytest.mark.parametrize("mind", MINDS, ids=lambda mind: f"{mind.count} answers")
def test_a_mind_that_was_stored_before_goes_on(mind: Mind) -> None:
    old = read_mind(json.loads(json.dumps(as_before(mind))))
    assert old.weights.probabilities() == pytest.approx(mind.weights.probabilities(), rel=1e-2)
    assert store_mind(after(*erring(1, 70), mind=old))["version"] == 2


def test_a_belief_that_was_not_known_comes_in_as_to_anybody() -> None:
    for value in (store_mind(after(*knowing(3))), store_mind(believer(3))):
        for shares in value["weights"].values():
            for _, names in shares:
                if TWO in names:
                    names.remove(TWO)
        (none,) = (column for column, names in value["weights"][""] if "" in names)
        read = read_mind(value)
        assert read.weights.sets[1 + PLACE_OF[TWO]] == pytest.approx(sum(none) * ODDS, rel=0.05)


def test_a_belief_that_is_no_more_is_left_out() -> None:
    value = store_mind(believer(3))
    value["weights"]["flat-earth"] = value["weights"][ONE]
    value["weights"][""][0][1].append("flat-earth")
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
