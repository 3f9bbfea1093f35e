"""What an answer is expected to tell, against every state and answer counted one by one."""

from math import log

import pytest

from engine import Criterion, Mind, Question, Shown, Try, clears, read_mind, store_mind
from engine.errors import BadNotation
from engine.mind.information import Outlook
from engine.mind.learning import after as moved
from engine.mind.shown import LIKELY, PLACE_OF, shown
from engine.mind.weights import LEVEL_PRIOR, LEVELS, Weights
from tests.engine.mind import slow
from tests.engine.mind.meeting import asked, believer


def led() -> Weights:
    """Weights with pairs, around beliefs that share the suspicion."""
    weights = Mind().weights
    for key in range(3):
        weights = moved(weights, asked(key, one="a", two="a", three="b"), "a")
    assert weights.pairs
    return weights


def entropy(chances: list[float]) -> float:
    return -sum(chance * log(chance) for chance in chances if chance)


def slowly(weights: Weights, seen: Shown) -> float:
    """The entropy of the answer, less what is left of it where the state is known but for slips."""
    named = {seen.truth, *seen.answers.values()}
    every = [*named, *(f"other {number}" for number in range(seen.choices - len(named)))]
    states = slow.read(weights)
    chances = [
        sum(
            weight * slow.likelihood(held, LEVELS[level], seen, answer)
            for (held, level), weight in states.items()
        )
        for answer in every
    ]
    noise = 0.0
    for (_, level), weight in states.items():
        slip = LEVELS[level] / seen.choices
        noise += weight * entropy([1 - LEVELS[level] + slip, *[slip] * (seen.choices - 1)])
    return entropy(chances) - noise


@pytest.mark.parametrize(
    "seen",
    [
        asked(1, 5, one="a", two="b"),
        asked(2, 4, one="a", two="a", three="b"),
        asked(3, 8, one="a", two="b", three="a"),
        asked(4, 2, one="a"),
        asked(5, 4),
    ],
    ids=lambda seen: f"{seen.choices} choices",
)
def test_information_is_that_of_the_slow_model(seen: Shown) -> None:
    for weights in (Weights.prior(), led(), believer(2).weights):
        assert Outlook(weights).information(seen) == pytest.approx(slowly(weights, seen))


def test_only_those_who_err_are_seen() -> None:
    seen = shown(Question.parse("1|juego-total|-|classic|3o3c3e1b|-"))
    assert seen.truth == "31"
    assert PLACE_OF["three-is-three"] in seen.answers
    assert "31" not in seen.answers.values()
    assert None not in seen.answers.values()


def test_who_guesses_a_number_has_as_many_as_one_would_type() -> None:
    typed = shown(Question.parse("1|juego-total|-|classic|RoRcRe4b|-"))
    named = {typed.truth, *typed.answers.values()}
    assert typed.choices == max(LIKELY, 1 + len(named))


def test_what_believers_would_type_is_likely_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.mind.shown.LIKELY", 1)
    typed = shown.__wrapped__(Question.parse("1|juego-total|-|classic|3o3c2eCb|-"))
    assert typed.choices == 1 + len({typed.truth, *typed.answers.values()}) > 3


def test_who_has_answered_nothing_guesses_as_everybody_may() -> None:
    assert Mind().guessing == pytest.approx(LEVEL_PRIOR[3] + LEVEL_PRIOR[4])


def test_who_guesses_among_answers_has_them_all() -> None:
    assert shown(Question.parse("1|which-pares|-|classic|RoRc5e4b|-")).choices == 4
    pair = "1|who-wins|grande|classic|RoRc5e4b.7o6c5c4o|view=0"
    assert shown(Question.parse(pair)).choices == 2


def test_three_specs_are_enough_where_they_are_the_hard_ones_and_one() -> None:
    specs = [0, 3, 4, 0, 3, 4, 3, 4]
    tries = [Try(spec, number // 5, is_right=True) for number, spec in enumerate(specs)]
    assert Criterion().is_met(tries, 5)
    assert not Criterion().is_met(tries, 6)
    alone = [Try(0, number // 5, is_right=True) for number in range(8)]
    assert Criterion(specs=1).is_met(alone, 1)
    assert not Criterion(specs=1, hard=1).is_met(alone, 2)
    last = [Try(1, number // 5, is_right=True) for number in range(8)]
    assert not Criterion(specs=1, hard=2).is_met(last, 2)
    assert Criterion(specs=1, hard=1).is_met(last, 2)


def test_what_is_as_likely_as_the_bound_is_not_cleared() -> None:
    chance = Mind().weights.probabilities()[PLACE_OF["grande-by-sum"]]
    assert not clears(Mind(), ["grande-by-sum"], below=chance)
    assert clears(Mind(), ["grande-by-sum"], below=chance * 1.001)


def test_a_refusal_quotes_the_first_eighty_characters() -> None:
    with pytest.raises(BadNotation) as refused:
        Criterion.parse("x" * 100)
    assert str(refused.value) == str(BadNotation("bad_criterion", given="x" * 80))
    value = store_mind(Mind()) | {"version": 9}
    with pytest.raises(BadNotation) as unread:
        read_mind(value)
    assert str(unread.value) == str(BadNotation("bad_mind", given=str(value)[:80]))


def test_a_mind_is_read_as_a_whole_again() -> None:
    assert sum(map(sum, read_mind(store_mind(believer(3))).weights.rows)) == pytest.approx(1)
