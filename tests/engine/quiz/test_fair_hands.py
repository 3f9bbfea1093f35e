"""Of one or two hands that fit a spec and have an answer, none comes up more often."""

from collections import Counter, defaultdict
from itertools import product
from math import comb, prod

import pytest

from engine import Kind, Question, Rank, Ruleset, Spec, deal_question, truth
from engine.chance import Chance
from engine.quiz.classes import CLASSES, RANKS, WEIGHTS, samples
from engine.quiz.hands import HandPlan, fitting, hand_plan
from engine.quiz.makers import dealt_of
from engine.quiz.single import Single
from engine.quiz.single_needs import single_need
from engine.quiz.singles import single_plan
from engine.quiz.suits import with_suits
from tests.engine.misconceptions.believing import BELIEFS
from tests.engine.quiz.chi_square import LIMIT, deviation
from tests.engine.quiz.dealt import SPECS
from tests.engine.table import every_hand


def threes(hands: list[list[Rank]]) -> int:
    return sum(hand.count(Rank.TRES) for hand in hands)


def test_a_class_weighs_as_many_hands_as_it_has() -> None:
    counts = Counter(tuple(sorted(map(RANKS.index, hand.ranks))) for hand in every_hand())
    assert [counts[tuple(map(RANKS.index, ranks))] for ranks in CLASSES] == list(WEIGHTS)


ONE_HAND = {
    name: spec for name, spec in SPECS.items() if spec.kind in (Kind.WHICH_PARES, Kind.JUEGO_TOTAL)
}


@pytest.mark.parametrize("spec", ONE_HAND.values(), ids=ONE_HAND)
def test_one_hand_specs_list_just_the_hands_that_fit(spec: Spec) -> None:
    weights = one_hand_weights(spec)
    for answer, items in single_plan(spec).fitting.items():
        assert items.total == weights[answer].total()
    assert set(single_plan(spec).fitting) == set(weights)


@pytest.mark.parametrize("held", [0, 1, 14, 204, 380, 714])
def test_suits_are_given_to_a_class_without_favour(held: int) -> None:
    chance, counts = Chance("suits", held), Counter[object]()
    for _ in range(40 * WEIGHTS[held]):
        counts[frozenset(with_suits(held, chance))] += 1
    assert len(counts) == WEIGHTS[held]
    assert deviation(counts, dict.fromkeys(counts, 1 / WEIGHTS[held])) < LIMIT


def test_one_hand_questions_come_up_as_often_as_their_hands() -> None:
    spec, weights = SPECS["pares-kind-2"], one_hand_weights(SPECS["pares-kind-2"])
    seen: dict[str, Counter[object]] = defaultdict(Counter)
    for seed in range(3000):
        question = deal_question(spec, seed)
        seen[truth(question)][tuple(sorted(map(RANKS.index, question.hands[0].ranks)))] += 1
    for answer, counts in seen.items():
        expected = weights[answer]
        shares = {ranks: weight / expected.total() for ranks, weight in expected.items()}
        assert deviation(counts, shares) < LIMIT


def one_hand_weights(spec: Spec) -> dict[str, Counter[object]]:
    """By the readable rules: how many hands of each class fit, for each answer."""
    needs = [single_need(name, spec) for name in spec.needs]
    weights: dict[str, Counter[object]] = defaultdict(Counter)
    for held, hand in enumerate(samples()):
        question = Question(spec.kind, None, Ruleset(), (hand,))
        right = truth(question)
        wrong = [BELIEFS[id].answer(question) for id in spec.exposes]
        spared = {BELIEFS[id].answer(question) for id in spec.spares}
        fits = len({right, None, *wrong}) == 2 + len(wrong) and spared <= {right, None}
        if fits and all(need(Single(held)) for need in needs):
            weights[right][tuple(map(RANKS.index, hand.ranks))] = WEIGHTS[held]
    return weights


@pytest.mark.parametrize("name", ["chica-decides-3"])
def test_two_hands_come_up_as_exact_counting_says(name: str) -> None:
    plan = hand_plan(SPECS[name])
    shares = two_hand_shares(plan)
    for answer in set(plan.answers):
        chance, counts = Chance("two hands", name, answer), Counter[object]()
        for _ in range(800):
            counts[two_hands_feature(dealt_of(fitting(plan, answer, chance) or [], 2))] += 1
        assert deviation(counts, shares[answer]) < LIMIT, answer


def two_hands_feature(dealt: object) -> object:
    """How many threes lie there, and the top card of each hand."""
    one, two = (list(CLASSES[held]) for held in dealt)  # type: ignore[attr-defined]
    return threes([one, two]), one.count(Rank.REY), two.count(Rank.AS)


def two_hand_shares(plan: HandPlan) -> dict[str, dict[object, float]]:
    """For each answer the share of each feature, from all 715 × 715 pairs of classes."""
    weights: dict[str, Counter[object]] = defaultdict(Counter)
    counts = [Counter(ranks) for ranks in CLASSES]
    for pair in product(range(len(CLASSES)), repeat=2):
        right = plan.teller(pair)
        if right is None or not plan.tests.fit(pair, right):
            continue
        one, two = (counts[held] for held in pair)
        ways = prod(comb(4 - one[rank], number) for rank, number in two.items())
        if ways:
            weights[right][two_hands_feature(pair)] += ways * WEIGHTS[pair[0]]
    return {
        right: {feature: weight / each.total() for feature, weight in each.items()}
        for right, each in weights.items()
    }
