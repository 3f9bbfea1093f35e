"""Questions that are more than hands: each is what its spec says, and no place pays off."""

from collections import Counter
from functools import cache

import pytest

from engine import (
    MISCONCEPTIONS,
    BadNotation,
    Kind,
    Lance,
    Question,
    Spec,
    deal_question,
    grade,
    options,
    truth,
)
from engine.questions.kinds import TYPED
from engine.quiz.listed import listed_plan
from engine.quiz.scene_needs import NEEDS, scene_need
from engine.quiz.scenery import LISTED, SCENERY
from engine.quiz.scenes import RINGED
from engine.quiz.slots import SLOTS
from tests.engine.quiz.readings import READINGS
from tests.engine.quiz.scenes import SPECS

SEEDS = 60
BELIEFS = {belief.id: belief for belief in MISCONCEPTIONS}
every_spec = pytest.mark.parametrize("spec", SPECS, ids=str)


@cache
def dealt(spec: Spec) -> tuple[Question, ...]:
    return tuple(deal_question(spec, seed) for seed in range(SEEDS))


def place(question: Question) -> int:
    return options(question).index(truth(question))


@every_spec
def test_questions_are_what_the_spec_says(spec: Spec) -> None:
    for question in dealt(spec):
        assert (question.kind, question.lance, question.ruleset) == (
            spec.kind,
            spec.lance,
            spec.ruleset,
        )
        assert all(READINGS[name](question) for name in spec.needs if name in READINGS)


@every_spec
def test_the_answer_is_one_of_those_offered_and_survives_its_text(spec: Spec) -> None:
    for question in dealt(spec):
        offered = options(question)
        assert len(set(offered)) == len(offered) > 1
        assert truth(question) in offered
        assert Question.parse(str(question)) == question


@every_spec
def test_exposed_beliefs_err_apart_and_spared_ones_do_not(spec: Spec) -> None:
    for question in dealt(spec):
        right = truth(question)
        wrong = [BELIEFS[name].answer(question) for name in spec.exposes]
        assert None not in wrong
        assert len({right, *wrong}) == 1 + len(wrong)
        assert {BELIEFS[name].answer(question) for name in spec.spares} <= {right, None}
        for name, answer in zip(spec.exposes, wrong, strict=True):
            assert name in grade(question, answer or "").suspects


@every_spec
def test_places_come_up_evenly(spec: Spec) -> None:
    times = Counter(map(place, dealt(spec))).values()
    if spec.kind in RINGED:
        asked = [deal_question(spec, seed) for seed in range(SLOTS)]
        chance, seen = by_chance(asked), Counter(map(place, asked))
        assert all(abs(seen[at] - times) <= SLOTS / 20 for at, times in chance.items())
    elif spec.kind is Kind.ORDER_HANDS and spec.seats > 3:
        assert max(times) <= SEEDS / 6
    elif spec.kind not in TYPED:
        assert max(times) - min(times) <= 1


def by_chance(asked: list[Question]) -> dict[int, float]:
    """How often each place would be right, of so many answers as each question has."""
    many = [len(options(question)) for question in asked]
    return {at: sum(1 / count for count in many if at < count) for at in range(max(many))}


@every_spec
def test_a_seed_gives_the_same_question_again(spec: Spec) -> None:
    again = [deal_question(spec, seed) for seed in (0, 31, 59)]
    assert again == [dealt(spec)[seed] for seed in (0, 31, 59)]


@pytest.mark.parametrize("spec", [spec for spec in SPECS if spec.kind in LISTED], ids=str)
def test_of_few_questions_all_come_up_before_any_comes_again(spec: Spec) -> None:
    every = listed_plan(spec).fitting.values()
    seen = Counter(deal_question(spec, seed) for seed in range(200))
    assert set(seen) <= {question for alike in every for question in alike}
    for alike in every:
        times = [seen[question] for question in alike]
        assert max(times) - min(times) <= 1


def test_every_kind_feature_and_belief_is_tried_here() -> None:
    assert {spec.kind for spec in SPECS} == {*LISTED, *SCENERY}
    tried = {name for spec in SPECS for name in spec.needs}
    assert set(NEEDS) <= tried
    assert set(NEEDS) == set(READINGS)
    speaking = {b.id for b in MISCONCEPTIONS if any(k in SCENERY or k in LISTED for k in b.rules)}
    assert speaking <= {name for spec in SPECS for name in (*spec.exposes, *spec.spares)}


@pytest.mark.parametrize("name", list(READINGS))
def test_a_feature_is_what_can_be_read_off_the_question(name: str) -> None:
    seen = set()
    for spec in SPECS:
        for question in dealt(spec)[:20]:
            try:
                read = READINGS[name](question)
            except (KeyError, BadNotation):
                continue
            if fits_kind(name, spec):
                assert scene_need(name, spec)(question) == read
                seen.add(read)
    assert seen == {True, False}


def fits_kind(name: str, spec: Spec) -> bool:
    """Whether some spec of this kind asks for the feature."""
    return any(name in other.needs for other in SPECS if other.kind is spec.kind)


@pytest.mark.parametrize(
    ("code", "spec"),
    [
        ("unknown_need", Spec(Kind.WHO_SITS, needs=("tie",))),
        ("unknown_need", Spec(Kind.LANCE_PAYS, Lance.GRANDE, needs=("under-four_kings",))),
        ("misconception_is_silent", Spec(Kind.WHO_SITS, spares=("three-is-three",))),
        ("misconception_is_silent", Spec(Kind.LANCE_PAYS, Lance.GRANDE, exposes=("losers-bonus",))),
        ("no_deal", Spec(Kind.WHO_SITS, needs=("now", "later"))),
        ("no_deal", Spec(Kind.STONES_LEFT, answers=("40",))),
    ],
)
def test_a_spec_that_cannot_be_dealt_is_refused(code: str, spec: Spec) -> None:
    with pytest.raises(BadNotation) as refusal:
        deal_question(spec, 0)
    assert refusal.value.code == code


def test_answers_that_are_named_come_up_evenly() -> None:
    spec = Spec(Kind.REFUSAL_PAYS, Lance.GRANDE, needs=("raised",), answers=("0:2", "1:2", "1:2"))
    seen = Counter(truth(deal_question(spec, seed)) for seed in range(SEEDS))
    assert seen == {"0:2": 20, "1:2": 40}


@pytest.mark.parametrize("spec", [spec for spec in SPECS if spec.kind is Kind.STOCK_LEFT], ids=str)
def test_what_is_left_is_never_as_much_as_was_thrown_away_at_once(spec: Spec) -> None:
    for seed in range(SEEDS):
        question = deal_question(spec, seed)
        sums = [sum(map(int, each.split(","))) for each in question.facts["thrown"].split("+")]
        assert int(truth(question)) not in sums
