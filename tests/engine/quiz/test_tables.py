"""The tables agree with the readable rules on every class and on thousands of deals."""

from random import Random

import pytest

from engine import DECK, MISCONCEPTIONS, Hand, Kind, Lance, Question, Ruleset, Spec, decide, truth
from engine.errors import BadNotation
from engine.misconceptions.answers import ANSWERS
from engine.misconceptions.misconception import Misconception
from engine.questions.facts import Facts
from engine.quiz.classes import CLASSES, TOKEN_OF, WEIGHTS, class_of, samples
from engine.quiz.minds import answerer, teller
from engine.quiz.single import Single, single_mind
from engine.quiz.tables import KNOWER
from tests.engine.quiz.dealt import SPECS, every_question, questions

DEALS = 1000
RULES = ("classic", "four_kings", "real")
TABLES = [
    *((Kind.WHO_WINS, lance) for lance in Lance),
    (Kind.WHAT_DECIDES, Lance.GRANDE),
    (Kind.WHAT_DECIDES, Lance.CHICA),
    (Kind.WHICH_LAST_LANCE, None),
]


def dealt(kind: Kind, lance: Lance | None, rules: str, deals: int) -> list[Question]:
    """Questions on random cards; those with no answer are among them."""
    dice = Random(f"{kind}{lance}{rules}")
    seats = 2 if kind is Kind.WHAT_DECIDES else 4
    found = []
    for _ in range(deals):
        cards = dice.sample(DECK, 4 * seats)
        hands = tuple(Hand(tuple(cards[at : at + 4])) for at in range(0, len(cards), 4))
        found.append(Question(kind, lance, Ruleset.parse(rules), hands, Facts(view="0")))
    return found


def classes(question: Question) -> list[int]:
    return [class_of([TOKEN_OF[card] for card in hand.cards]) for hand in question.hands]


def told(question: Question) -> str | None:
    try:
        return truth(question)
    except BadNotation:
        return None


def test_715_classes_hold_all_91_390_hands() -> None:
    assert (len(CLASSES), sum(WEIGHTS)) == (715, 91_390)
    for at, hand in enumerate(samples()):
        assert class_of([TOKEN_OF[card] for card in hand.cards]) == at
        assert hand.ranks == CLASSES[at]


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize(("kind", "lance"), TABLES)
def test_the_truth_by_table_is_the_truth(kind: Kind, lance: Lance | None, rules: str) -> None:
    tell = teller(Spec(kind, lance, Ruleset.parse(rules)))
    for question in dealt(kind, lance, rules, DEALS):
        assert tell(classes(question)) == told(question)


@pytest.mark.parametrize("rules", RULES[:2])
@pytest.mark.parametrize(("kind", "lance"), TABLES)
def test_beliefs_by_table_are_the_beliefs(kind: Kind, lance: Lance | None, rules: str) -> None:
    spec = Spec(kind, lance, Ruleset.parse(rules))
    minds = [(mind, answerer(mind, spec)) for mind in MISCONCEPTIONS if mind.speaks_to(kind, lance)]
    for question in dealt(kind, lance, rules, DEALS // 5):
        held = classes(question)
        for mind, answer in minds:
            assert answer(held) == mind.answer(question), mind.id


@pytest.mark.parametrize("kind", [Kind.WHICH_PARES, Kind.JUEGO_TOTAL])
@pytest.mark.parametrize("mind", [KNOWER, *MISCONCEPTIONS], ids=lambda mind: mind.id or "truth")
def test_one_hand_by_table_on_every_class(mind: Misconception, kind: Kind) -> None:
    if not mind.speaks_to(kind, None):
        return
    answer = single_mind(mind, Spec(kind))
    for at, hand in enumerate(samples()):
        question = Question(kind, None, Ruleset(), (hand,))
        assert answer(Single(at)) == mind.answer(question)


@pytest.mark.parametrize(
    "spec",
    [spec for spec in SPECS.values() if spec.kind in (Kind.TOP_CARD, Kind.SAME_CARD)],
    ids=str,
)
@pytest.mark.parametrize("mind", [KNOWER, *MISCONCEPTIONS[:2]], ids=lambda mind: mind.id or "truth")
def test_single_cards_by_table(mind: Misconception, spec: Spec) -> None:
    if not mind.speaks_to(spec.kind, None):
        return
    answer = single_mind(mind, spec)
    for question in questions(spec):
        cards = question.cards
        shown = question.facts.get("card", "")
        ranks = {rank.value: rank for rank in (*CLASSES[0], *(card.rank for card in DECK))}
        single = Single(
            class_of([TOKEN_OF[card] for card in cards]),
            question.facts.get("end", ""),
            ranks[shown[0]] if shown else None,
        )
        given = mind.answer(question)
        assert answer(single) == (given[0] if given and given != "none" else given)


def test_who_believes_nothing_wrong_knows() -> None:
    asked = [question for question in every_question() if question.kind in ANSWERS]
    assert {question.kind for question in asked} == set(ANSWERS)
    for question in asked:
        assert KNOWER.answer(question) == truth(question)


def test_the_knower_s_winner_is_the_verdict_s() -> None:
    for question in dealt(Kind.WHO_WINS, Lance.PARES, "classic", 200):
        winner = decide(Lance.PARES, question.deal).winner
        assert KNOWER.answer(question) == (None if winner is None else str(winner))
