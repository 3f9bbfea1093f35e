"""Deals one hand, or single cards, to a spec: all that fit are listed once and drawn by weight."""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from engine.cards import Card
from engine.chance import Chance
from engine.hand import SIZE, Hand
from engine.questions.cards import NONE_OF_THEM
from engine.questions.facts import Facts
from engine.questions.kinds import Kind
from engine.questions.question import Question
from engine.quiz.classes import SUITS, card_of
from engine.quiz.plan import no_deal, tests
from engine.quiz.single import Single, single_mind, singles
from engine.quiz.single_needs import single_need
from engine.quiz.slots import even
from engine.quiz.spec import Spec
from engine.quiz.suits import with_suits
from engine.quiz.tables import KNOWER
from engine.quiz.weighted import Weighted

PLACES = tuple(map(str, range(SIZE)))
SPREADS = (Kind.TOP_CARD, Kind.SAME_CARD)


@dataclass(frozen=True, slots=True)
class SinglePlan:
    """Everything that fits, by its answer, and the answer or the place of each slot."""

    fitting: Mapping[str, Weighted[Single]]
    answers: tuple[str, ...]

    def draw(self, slot: int, chance: Chance) -> Single:
        """One of those with the slot's answer; where the slot tells a place, of those with one."""
        return self.fitting[self.answers[slot]].draw(chance)


@cache
def single_plan(spec: Spec) -> SinglePlan:
    """The plan of a spec; `BadNotation` (`no_deal`) if nothing fits it."""
    by_answer = _by_answer(spec)
    for answer in spec.answers:
        if answer not in by_answer:
            raise no_deal(spec, answer)
    if not by_answer:
        raise no_deal(spec, "")
    return SinglePlan(by_answer, even(spec.answers or tuple(by_answer), "answers", str(spec)))


def _by_answer(spec: Spec) -> dict[str, Weighted[Single]]:
    """All that fit, by answer; where a card is the answer, the same under each of its places."""
    teller, checks = single_mind(KNOWER, spec), tests(spec, single_mind, single_need)
    groups: dict[str, list[tuple[Single, int]]] = defaultdict(list)
    for single in singles(spec.kind):
        right = teller(single)
        if right is not None and checks.fit(single, right):
            groups[_group(spec.kind, right)].append((single, single.weight))
    weighted = {name: Weighted(members) for name, members in sorted(groups.items())}
    if spec.kind in SPREADS and "" in weighted:
        weighted |= dict.fromkeys(PLACES, weighted.pop(""))
    return weighted


def _group(kind: Kind, right: str) -> str:
    return "" if kind in SPREADS and right != NONE_OF_THEM else right


def deal_single(spec: Spec, seed: int) -> Question:
    """A question of one hand or of single cards."""
    plan, chance = single_plan(spec), Chance(str(spec), seed)
    slot = seed % len(plan.answers)
    single, cards = _drawn(spec, plan, slot, chance)
    if spec.kind not in SPREADS:
        return Question(spec.kind, spec.lance, spec.ruleset, (Hand(tuple(cards)),))
    if plan.answers[slot] in PLACES:
        cards = _placed(cards, single_mind(KNOWER, spec)(single), int(plan.answers[slot]))
    return Question(spec.kind, None, spec.ruleset, (), _facts(single, cards, chance))


def _drawn(spec: Spec, plan: SinglePlan, slot: int, chance: Chance) -> tuple[Single, list[Card]]:
    """What is asked of, with its cards in any order; none of them is wild."""
    while True:
        single = plan.draw(slot, chance)
        cards = [card_of(token) for token in with_suits(single.held, chance)]
        if not any(map(spec.ruleset.is_wild, cards)):
            return single, chance.shuffled(cards)


def _placed(cards: list[Card], right: str | None, place: int) -> list[Card]:
    """The cards with the right one, named by its print, at a place."""
    at = next(at for at, card in enumerate(cards) if card.rank.value == right)
    cards[at], cards[place] = cards[place], cards[at]
    return cards


def _facts(single: Single, cards: list[Card], chance: Chance) -> Facts:
    text = "".join(map(str, cards))
    if single.shown is None:
        return Facts(cards=text, end=single.end)
    free = [card for suit in SUITS if (card := Card(single.shown, suit)) not in cards]
    return Facts(cards=text, card=str(chance.pick(free)))
