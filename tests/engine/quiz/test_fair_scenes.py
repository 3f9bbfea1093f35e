"""Scenes that are built are like those that random dealing would give, feature by feature."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import combinations, product

import pytest

from engine import Card, Deal, Hand, Kind, Lance, Question, Rank, Ruleset, Spec
from engine.cards import DECK
from engine.chance import Chance
from engine.errors import BadNotation
from engine.hand import SIZE
from engine.lances import takes_part
from engine.misconceptions import MISCONCEPTIONS
from engine.questions.asking import options, truth
from engine.questions.facts import Facts
from engine.questions.situation import read_rules
from engine.quiz.classes import TOKEN_OF, class_of
from engine.quiz.scenery import SCENERY
from engine.quiz.scenery.ends import _scores
from engine.signals import true_signals
from tests.engine.quiz.chi_square import LIMIT, difference
from tests.engine.quiz.dealt import SPECS

SAMPLE = 200
EIBAR = Ruleset.parse("eibar")
PARES_IN_ORDER = SPECS["hands-order-4"]
BELIEFS = {belief.id: belief for belief in MISCONCEPTIONS}

type Feature = Callable[[Question], object]
type Deals = Iterator[Question]


def random_cards(spec: Spec, chance: Chance, count: int) -> list[Card]:
    deck = [card for card in DECK if not spec.ruleset.is_wild(card)]
    return chance.shuffled(deck)[:count]


def random_hands(spec: Spec, chance: Chance, seats: int) -> tuple[Hand, ...]:
    cards = random_cards(spec, chance, seats * SIZE)
    return tuple(Hand(tuple(cards[at : at + SIZE])) for at in range(0, len(cards), SIZE))


def asked(spec: Spec, hands: tuple[Hand, ...], **facts: str) -> Question:
    return Question(spec.kind, spec.lance, spec.ruleset, hands, Facts(**facts))


def waited_for(spec: Spec, made: Callable[[Chance], Question | None]) -> Deals:
    """Questions made at random, those that fit."""
    chance = Chance("waited for", str(spec))
    while True:
        question = made(chance)
        if question and fits(spec, question):
            yield question


def built(spec: Spec) -> Deals:
    """Questions as the scene makes them, those that fit."""
    chance = Chance("built", str(spec))
    while True:
        question = SCENERY[spec.kind](spec, chance, "")
        if question and fits(spec, question):
            yield question


def fits(spec: Spec, question: Question) -> bool:
    """Whether it has one right answer, and every believer who is exposed another of his own."""
    try:
        given = [truth(question), *(BELIEFS[id].answer(question) for id in spec.exposes)]
    except BadNotation:
        return False
    return None not in given and len(set(given)) == len(given)


def are_alike(one: Deals, two: Deals, *features: Feature) -> None:
    samples = [[next(deals) for _ in range(SAMPLE)] for deals in (one, two)]
    for feature in features:
        ours, theirs = (Counter(map(feature, sample)) for sample in samples)
        assert len(ours) > 1
        assert difference(ours, theirs) < LIMIT


def threes(question: Question) -> int:
    return sum(hand.ranks.count(Rank.TRES) for hand in question.hands)


def reyes(question: Question) -> int:
    return sum(hand.ranks.count(Rank.REY) for hand in question.hands)


def suits_in_the_first(question: Question) -> int:
    return len({card.suit for card in question.hands[0].cards})


def shapes(question: Question) -> tuple[int, ...]:
    """How many different ranks each hand has."""
    return tuple(len({question.ruleset.face(rank) for rank in h.ranks}) for h in question.hands)


def in_listed_order(hands: tuple[Hand, ...]) -> tuple[Hand, ...]:
    return tuple(Hand(tuple(sorted(hand.cards, key=DECK.index))) for hand in hands)


def who_take_part(spec: Spec) -> Callable[[Chance], Question]:
    """Hands in which all take part in the lance, the rarer of them listed."""
    lance, rules = spec.lance or Lance.GRANDE, spec.ruleset
    every = [hand for hand in map(Hand, combinations(DECK, SIZE)) if takes_part(lance, hand, rules)]

    def made(chance: Chance) -> Question:
        while True:
            hands = tuple(chance.pick(every) for _ in range(spec.seats))
            if len({card for hand in hands for card in hand.cards}) == spec.seats * SIZE:
                return asked(spec, in_listed_order(hands), view=str(chance.below(spec.seats)))

    return made


@pytest.mark.parametrize("is_built", [True, False], ids=["built", "listed"])
def test_hands_to_be_put_in_order(is_built: bool) -> None:
    spec = replace(PARES_IN_ORDER, built=is_built)
    if not is_built:
        spec = replace(spec, exposes=("postre-wins-ties",))
    are_alike(
        built(spec),
        waited_for(spec, who_take_part(spec)),
        truth,
        threes,
        reyes,
        shapes,
        lambda question: question.hands[0].ranks[0],
    )


def test_hands_that_a_believer_does_not_count_are_built_as_well() -> None:
    spec = Spec(Kind.ORDER_HANDS, Lance.PARES, exposes=("three-is-three",), seats=3, built=True)
    are_alike(built(spec), waited_for(spec, who_take_part(spec)), truth, threes, reyes, shapes)


@pytest.mark.parametrize("lance", [Lance.GRANDE, Lance.JUEGO])
def test_hands_of_which_one_exchange_wins(lance: Lance) -> None:
    spec = Spec(Kind.CHANGE_CARD, lance, seats=2)

    def made(chance: Chance) -> Question | None:
        hands = random_hands(spec, chance, 2)
        wins = winning_exchanges(Deal(hands, spec.ruleset), lance)
        held = {card for hand in hands for card in hand.cards}
        left = [card for card in DECK if card not in held]
        one = [card for card in left if wins[card.rank] == 1]
        none = [card for card in left if wins[card.rank] == 0]
        if not one or len(none) < SIZE - 1:
            return None
        offer = chance.shuffled([chance.pick(one), *chance.shuffled(none)[: SIZE - 1]])
        cards = "".join(map(str, offer))
        return asked(spec, hands, cards=cards, view=str(chance.below(2)))

    are_alike(
        built(spec),
        waited_for(spec, made),
        reyes,
        suits_in_the_first,
        lambda question: question.view,
        lambda question: options(question).index(truth(question)),
        lambda question: sum(card.rank is Rank.REY for card in question.cards),
        lambda question: question.deal.contest(lance).winner,
    )


def winning_exchanges(deal: Deal, lance: Lance) -> dict[Rank, int]:
    """For each rank, how many of the loser's cards may go for one of it so that he wins."""
    winner = deal.contest(lance).winner
    if winner is None:
        return dict.fromkeys(Rank, 0)
    seat = 1 - winner
    cards, wins = deal.hand(seat).cards, dict.fromkeys(Rank, 0)
    for rank, at in product(Rank, range(SIZE)):
        ranks = tuple(rank if at == place else card.rank for place, card in enumerate(cards))
        changed = deal.with_hand(seat, Hand(cards, ranks))
        wins[rank] += changed.contest(lance).winner == seat
    return wins


def test_the_scores_from_which_a_round_may_be_asked_about_are_all_listed() -> None:
    spec, chance = SPECS["count-ends-4"], Chance("scores")
    near, found = range(31, 40), Counter[bool]()
    for _ in range(4):
        hands = random_hands(spec, chance, 4)
        classes = [class_of([TOKEN_OF[card] for card in hand.cards]) for hand in hands]
        listed = set(_scores(spec, classes, ""))
        for ours, theirs in product(near, near):
            is_fit = fits(spec, asked(spec, hands, scores=f"{ours}-{theirs}", view="0"))
            assert ((ours, theirs) in listed) is is_fit
            found[is_fit] += 1
    assert len(found) == 2


@pytest.mark.parametrize("lance", [Lance.PARES, Lance.JUEGO])
def test_hands_with_one_wild_sota(lance: Lance) -> None:
    spec = Spec(Kind.WILD_CHOICE, lance, EIBAR)

    def made(chance: Chance) -> Question:
        return asked(spec, (Hand(tuple(chance.shuffled(DECK)[:SIZE])),))

    are_alike(
        built(spec),
        waited_for(spec, made),
        truth,
        threes,
        suits_in_the_first,
        lambda question: [EIBAR.is_wild(card) for card in question.hands[0].cards].index(True),
    )


def test_hands_of_which_one_signal_alone_is_true() -> None:
    spec = Spec(Kind.TRUE_SIGNAL)

    def made(chance: Chance) -> Question:
        while True:
            hands = random_hands(spec, chance, 1)
            if len({signal.gesture for signal in true_signals(hands[0], spec.ruleset)}) == 1:
                return asked(spec, hands)

    are_alike(built(spec), waited_for(spec, made), truth, threes, reyes, suits_in_the_first)


def test_hands_with_three_sevens() -> None:
    spec = SPECS["juego-real-both-1"]
    other = next(need.removeprefix("under-") for need in spec.needs if need != "three-sevens")

    def made(chance: Chance) -> Question:
        sevens = [card for card in DECK if card.rank is Rank.SIETE]
        three = chance.shuffled(sevens)[:-1]
        rest = chance.shuffled([card for card in DECK if card not in three])
        fourth = next(card for card in rest if card not in sevens)
        others = [card for card in rest if card != fourth][:SIZE]
        hands = chance.shuffled([Hand((*three, fourth)), Hand(tuple(others))])
        return asked(spec, tuple(hands), other=other, view=str(chance.below(2)))

    def results(question: Question) -> str:
        deals = (Deal(question.hands, rules) for rules in (spec.ruleset, read_rules(other)))
        return "-".join(str(deal.contest(Lance.JUEGO).winner) for deal in deals)

    are_alike(built(spec), waited_for(spec, made), results, reyes, shapes)
