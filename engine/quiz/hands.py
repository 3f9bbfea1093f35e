"""Deals two hands or a table to a spec: tries until one fits, built where that would take long."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from itertools import combinations

from engine.chance import Chance
from engine.hand import SIZE, Hand
from engine.lances import Lance
from engine.questions.facts import Facts
from engine.questions.kinds import Kind
from engine.questions.lances import PLACES, TIE
from engine.questions.punto import LAST_LANCES, PUNTO
from engine.questions.question import Question
from engine.quiz.classes import CLASSES, TOKENS, Token, card_of, class_of
from engine.quiz.makers import (
    AtRandom,
    FromGroup,
    FromHands,
    FromPair,
    Maker,
    TurnedRound,
    dealt_of,
    grouped,
)
from engine.quiz.minds import SEATS, Answerer, Dealt, answerer, teller
from engine.quiz.needs import STRICT, need
from engine.quiz.pairs import pairs
from engine.quiz.plan import MOST_TRIES, Tests, belief, no_deal, tests
from engine.quiz.slots import even
from engine.quiz.spec import Spec
from engine.quiz.suits import Tokens
from engine.quiz.tables import KNOWER, OUT, strengths, walks

POSTRE = "postre-wins-ties"


@dataclass(frozen=True, slots=True)
class HandPlan:
    """How to deal two hands or a table: the deck, the tests, and by slot answer and place."""

    seats: int
    deck: tuple[Token, ...]
    teller: Answerer
    tests: Tests[Dealt]
    makers: Mapping[str, Maker]
    answers: tuple[str, ...]
    places: tuple[int, ...]

    def fits(self, dealt: Dealt, right: str) -> bool:
        """Whether a deal has this answer and passes all tests."""
        return self.teller(dealt) == right and self.tests.fit(dealt, right)


@cache
def hand_plan(spec: Spec) -> HandPlan:
    """The plan of a spec."""
    seats = 2 if spec.kind is Kind.WHAT_DECIDES else spec.seats
    answers = spec.answers or _answers(spec.kind, seats)
    return HandPlan(
        seats,
        tuple(token for token in TOKENS if not spec.ruleset.is_wild(card_of(token))),
        teller(spec),
        tests(spec, answerer, need),
        {right: _maker(spec, seats, right) for right in answers},
        even(answers, "answers", str(spec)),
        even(range(seats), "places", str(spec)),
    )


def _answers(kind: Kind, seats: int) -> tuple[str, ...]:
    """Every answer of the kind."""
    known = {Kind.WHAT_DECIDES: (*PLACES, TIE), Kind.WHICH_LAST_LANCE: LAST_LANCES}
    return known.get(kind, SEATS[:seats])


def _maker(spec: Spec, seats: int, right: str) -> Maker:
    """How deals with this answer are made."""
    if spec.kind is Kind.WHO_WINS:
        if spec.built:
            return FromPair(seats, int(right), pairs(spec))
        if POSTRE in spec.spares or not STRICT.isdisjoint(spec.needs):
            return TurnedRound(seats, int(right), teller(spec))
    elif spec.built and spec.kind is Kind.WHAT_DECIDES:
        return _agreeing(spec, right)
    elif spec.built and right == PUNTO:
        return _without_juego(spec, seats)
    return AtRandom(seats)


def _agreeing(spec: Spec, right: str) -> FromGroup:
    """Two hands that are alike up to the place that decides."""
    shown = walks(KNOWER, spec.lance or Lance.GRANDE, spec.ruleset)
    alike = len(PLACES) if right == TIE else int(right) - 1
    return grouped(lambda held: shown[held][:alike])


def _without_juego(spec: Spec, seats: int) -> FromHands:
    """Hands in which neither who knows nor any believer who is to be spared sees juego."""
    minds = (KNOWER, *map(belief, spec.spares))
    tables = [strengths(mind, Lance.JUEGO, spec.ruleset) for mind in minds]
    without = [all(table[held] == OUT for table in tables) for held in range(len(CLASSES))]
    every = combinations(TOKENS, SIZE)
    return FromHands(seats, tuple(hand for hand in every if without[class_of(hand)]))


def deal_hands(spec: Spec, seed: int) -> Question:
    """A question with two hands or a table."""
    plan, chance = hand_plan(spec), Chance(str(spec), seed)
    slot = seed % len(plan.answers)
    right, place = plan.answers[slot], plan.places[slot]
    tokens = fitting(plan, right, chance)
    if tokens is None:
        raise no_deal(spec, right)
    cards = [card_of(token) for token in tokens[: plan.seats * SIZE]]
    starts = range(0, len(cards), SIZE)
    hands = tuple(Hand(tuple(chance.shuffled(cards[at : at + SIZE]))) for at in starts)
    seat = int(right) if spec.kind is Kind.WHO_WINS else 0
    view = str((seat - place) % plan.seats)
    return Question(spec.kind, spec.lance, spec.ruleset, hands, Facts(view=view))


def fitting(plan: HandPlan, right: str, chance: Chance) -> Tokens | None:
    """Cards, seat by seat, that fit a plan and have this answer, each such deal equally likely."""
    maker, deck = plan.makers[right], list(plan.deck)
    for _ in range(MOST_TRIES):
        tokens = maker.deal(deck, chance)
        dealt = dealt_of(tokens, plan.seats)
        if plan.fits(dealt, right) and chance.below(maker.copies(dealt)) == 0:
            return tokens
    return None
