"""The weights against the slow model, and what an answer may be worth."""

import pytest

from engine import Chance, Mind, Shown
from engine.mind.learning import after as moved
from engine.mind.learning import forgotten, likelihoods, told
from engine.mind.shown import BELIEFS, PLACE_OF
from engine.mind.weights import LEVEL_PRIOR, LEVELS, Weights
from tests.engine.mind import slow
from tests.engine.mind.meeting import ONE, THREE, TRUTH, TWO, after, any_question, asked, erring

QUESTIONS = [
    asked(1, 2, one="a", two="a"),
    asked(2, 3, one="a", two="b"),
    asked(3, 4, one="a", two="b", three="c"),
    asked(4, 8, one="a", two="b", three="a"),
    asked(5, 37, one="a"),
    asked(6, 4),
]


def led() -> Weights:
    """Weights with pairs, around beliefs that share the suspicion."""
    weights = Mind().weights
    for key in range(3):
        weights = moved(weights, asked(key, one="a", two="a", three="b"), "a")
    assert weights.pairs
    return weights


@pytest.mark.parametrize("seen", QUESTIONS, ids=lambda seen: f"{seen.choices} choices")
def test_the_answers_of_every_set_add_up_to_1(seen: Shown) -> None:
    named = {seen.truth, *seen.answers.values()}
    others = [f"other {number}" for number in range(seen.choices - len(named))]
    pairs = led().pairs
    rows = [likelihoods(pairs, seen, answer) for answer in (*named, *others)]
    assert len(rows[0]) == 1 + len(BELIEFS) + len(pairs)
    assert all(sum(column) == pytest.approx(1) for column in zip(*rows, strict=True))


def test_the_prior_adds_up_to_1_and_holds_every_belief_alike() -> None:
    weights = Weights.prior()
    assert sum(map(sum, weights.rows)) == pytest.approx(1)
    assert weights.levels == pytest.approx(LEVEL_PRIOR)
    assert len(set(weights.probabilities())) == 1


def test_every_step_is_that_of_the_slow_model() -> None:
    weights, chance = led(), Chance("steps")
    for key in range(12):
        seen = any_question(chance, key)
        answer = chance.pick([TRUTH, "a", "b", "other"])
        slowly = slow.told(slow.forgotten(slow.read(weights)), seen, answer)
        quickly = slow.read(told(forgotten(weights), seen, answer))
        assert quickly == pytest.approx(slowly)
        weights = moved(weights, seen, answer)


@pytest.mark.parametrize("key", "beg")
def test_few_pairs_tell_what_all_pairs_tell(key: str) -> None:
    states, weights, chance = slow.everything(), Weights.prior(), Chance(key)
    held = {PLACE_OF[ONE], PLACE_OF[TWO]}
    for number in range(16):
        seen = any_question(chance, number)
        wrong = [given for place, given in seen.answers.items() if place in held]
        answer = chance.pick(wrong) if wrong else TRUTH
        states = slow.told(slow.forgotten(states), seen, answer)
        weights = moved(weights, seen, answer)
    found = weights.probabilities()
    for place in range(len(BELIEFS)):
        assert found[place] == pytest.approx(slow.probability(states, place), abs=0.05)
    assert min(found[place] for place in held) > 0.8


def test_forgetting_keeps_the_sum_and_moves_towards_the_prior() -> None:
    before = led()
    faded = forgotten(before)
    assert sum(map(sum, faded.rows)) == pytest.approx(1)
    assert faded.probabilities()[PLACE_OF[ONE]] < before.probabilities()[PLACE_OF[ONE]]


def test_who_errs_in_every_way_is_thought_to_guess() -> None:
    wrong = [(asked(key, one="a"), "other") for key in range(6)]
    assert after(*wrong).guessing > 0.95
    assert after(*wrong).probability(ONE) < 0.1


def test_a_fallen_leader_takes_its_pairs_along() -> None:
    mind = after(*erring(3))
    assert PLACE_OF[ONE] in mind.weights.leaders
    for key in range(20):
        mind = after((asked(200 + key, one="a"), TRUTH), mind=mind)
    assert mind.weights.pairs == ()
    assert sum(map(sum, mind.weights.rows)) == pytest.approx(1)


def test_there_are_never_more_than_three_leaders() -> None:
    weights = Weights.prior()
    for key in range(4):
        seen = Shown(key, TRUTH, 8, dict.fromkeys(range(4), "a"))
        weights = moved(weights, seen, "a")
        assert len(weights.leaders) <= 3


def test_a_belief_in_a_pair_counts_for_both() -> None:
    weights = led()
    one, three = PLACE_OF[ONE], PLACE_OF[THREE]
    either = weights.of_any(frozenset({one, three}))
    found = weights.probabilities()
    assert max(found[one], found[three]) <= either <= found[one] + found[three]


def test_the_guess_level_drawn_anew_leaves_beliefs_alone() -> None:
    weights = led()
    fresh = weights.redrawn(1.0)
    assert fresh.probabilities() == pytest.approx(weights.probabilities())
    assert fresh.levels == pytest.approx(LEVEL_PRIOR)
    assert len(fresh.levels) == len(LEVELS)
