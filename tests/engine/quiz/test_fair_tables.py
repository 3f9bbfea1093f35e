"""Of the tables that fit a spec and have an answer, none comes up more often than another."""

from collections import Counter
from itertools import combinations, permutations

import pytest

from engine import Kind, Lance, Rank, Spec
from engine.chance import Chance
from engine.quiz.classes import CLASSES, TOKENS
from engine.quiz.hands import HandPlan, hand_plan
from engine.quiz.makers import AtRandom, FromHands, FromPair, Maker, TurnedRound, dealt_of
from engine.quiz.minds import Dealt
from engine.quiz.needs import STRICT
from tests.engine.quiz.chi_square import LIMIT, deviation, difference
from tests.engine.quiz.dealt import SPECS

TABLE_DEALS = 300
FITTING = 1 / 150  # a deal that rejection is to wait for


def threes(hands: list[list[Rank]]) -> int:
    return sum(hand.count(Rank.TRES) for hand in hands)


RARE = {
    "grande-winner-6": "0",
    "pares-winner-4": "1",
    "pares-winner-5": "1",
    "pares-winner-8": "0",
    "pares-winner-11": "2",
    "juego-winner-3": "2",
    "punto-winner-6": "1",
    "punto-winner-7": "3",
    "grande-winner-2": "0",
    "chica-winner-2": "2",
    "punto-winner-1": "3",
    "pares-winner-2": "2",
}
BUILT = {
    **{name: (SPECS[name], answer) for name, answer in RARE.items()},
    # Common, but with several rivals whom the belief takes for the winner.
    "mano-wins-all": (
        Spec(Kind.WHO_WINS, Lance.PARES, exposes=("mano-wins-all",), built=True),
        "2",
    ),
    "grande-by-sum": (
        Spec(Kind.WHO_WINS, Lance.GRANDE, exposes=("grande-by-sum",), built=True),
        "1",
    ),
}


@pytest.mark.parametrize(("spec", "answer"), BUILT.values(), ids=BUILT)
def test_tables_that_are_built_are_like_those_that_are_waited_for(spec: Spec, answer: str) -> None:
    plan = hand_plan(spec)
    assert not isinstance(plan.makers[answer], AtRandom)
    built = table_features(plan, answer, plan.makers[answer])
    waits: Maker = AtRandom(plan.seats)
    if spec.built and not STRICT.isdisjoint(spec.needs):
        waits = TurnedRound(plan.seats, int(answer), plan.teller)
    found = table_features(plan, answer, waits)
    for one, two in zip(built, found, strict=True):
        assert difference(one, two) < LIMIT


def table_features(plan: HandPlan, answer: str, maker: Maker) -> list[Counter[object]]:
    """Samples of some features of the tables that a maker gives."""
    chance, deck = Chance("tables", answer, repr(type(maker))), list(plan.deck)
    tables = [one_table(plan, answer, maker, deck, chance) for _ in range(TABLE_DEALS)]
    hands = [[list(CLASSES[held]) for held in dealt] for dealt in tables]
    return [
        Counter(map(threes, hands)),
        Counter(tuple(mind(dealt) for mind in plan.tests.wrong) for dealt in tables),
        Counter(tuple(sorted(rank.value for rank in each[int(answer)]))[1:3] for each in hands),
        Counter(taken_for_the_winner_s(plan, answer, dealt) for dealt in tables),
    ]


def one_table(plan: HandPlan, answer: str, maker: Maker, deck: list[int], chance: Chance) -> Dealt:
    while True:
        dealt = dealt_of(maker.deal(deck, chance), plan.seats)
        if plan.fits(dealt, answer) and chance.below(maker.copies(dealt)) == 0:
            return dealt


def taken_for_the_winner_s(plan: HandPlan, answer: str, dealt: Dealt) -> int:
    """How many rivals the belief holds to be as good, where the spec is built around one."""
    maker = plan.makers[answer]
    if not isinstance(maker, FromPair):
        return 0
    best = dealt[int(answer)]
    others = (held for seat, held in enumerate(dealt) if str(seat) != answer)
    return sum(maker.pairs.holds(best, other) for other in others)


def test_hands_from_a_list_are_dealt_without_favour() -> None:
    hands = tuple(combinations(TOKENS[:9], 4))[::2]
    pairs = [(*one, *two) for one, two in permutations(hands, 2) if set(one).isdisjoint(two)]
    maker, chance, counts = FromHands(2, hands), Chance("list"), Counter[object]()
    for _ in range(30 * len(pairs)):
        counts[tuple(maker.deal([], chance))] += 1
    assert deviation(counts, dict.fromkeys(pairs, 1 / len(pairs))) < LIMIT


TABLES = {
    name: spec
    for name, spec in SPECS.items()
    if spec.kind in (Kind.WHO_WINS, Kind.WHAT_DECIDES, Kind.WHICH_LAST_LANCE)
}


@pytest.mark.parametrize("spec", TABLES.values(), ids=TABLES)
def test_a_spec_is_built_just_where_deals_that_fit_are_rare(spec: Spec) -> None:
    plan, chance, deals = hand_plan(spec), Chance("rate"), 20_000
    deck, counts = list(plan.deck), Counter[str]()
    for _ in range(deals):
        chance.bring_forward(deck, 4 * plan.seats)
        dealt = dealt_of(deck, plan.seats)
        right = plan.teller(dealt)
        if right is not None and plan.tests.fit(dealt, right):
            counts[right] += 1
    turned = any(isinstance(maker, TurnedRound) for maker in plan.makers.values())
    rarest = counts.total() if turned else min(counts[answer] for answer in plan.answers)
    if spec.built:
        assert rarest < deals * FITTING * 1.15
    else:
        assert rarest > deals * FITTING * 0.85
