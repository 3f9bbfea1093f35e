"""Deals a question to a spec; a seed gives the same question as long as the spec is the same."""

from engine.cards import DECK, Card
from engine.chance import Chance
from engine.errors import BadNotation
from engine.hand import Hand
from engine.misconceptions import MISCONCEPTIONS
from engine.questions.asking import truth
from engine.questions.facts import Facts
from engine.questions.kinds import SHAPES, Kind
from engine.questions.question import ENDS, Question
from engine.quiz.spec import Spec

_BELIEFS = {belief.id: belief for belief in MISCONCEPTIONS}


def deal_question(spec: Spec, seed: int) -> Question:
    """A question that fits the spec."""
    chance = Chance(repr(spec), seed)
    while not _fits(spec, question := _draw(spec, chance)):
        pass
    return question


def _fits(spec: Spec, question: Question) -> bool:
    try:
        right = truth(question)
    except BadNotation:
        return False
    wrong = [_BELIEFS[name].answer(question) for name in spec.exposes]
    spared = {_BELIEFS[name].answer(question) for name in spec.spares}
    return (
        right in (spec.answers or (right,))
        and len({right, *wrong}) == 1 + len(wrong)
        and None not in wrong
        and spared <= {right, None}
    )


def _draw(spec: Spec, chance: Chance) -> Question:
    cards = chance.shuffled(DECK)
    many = spec.seats if spec.seats in SHAPES[spec.kind].hands else SHAPES[spec.kind].hands[0]
    hands = tuple(Hand(tuple(cards[4 * at : 4 * at + 4])) for at in range(many))
    return Question(
        spec.kind, spec.lance, spec.ruleset, hands, _facts(spec.kind, cards, chance, many)
    )


def _facts(kind: Kind, cards: list[Card], chance: Chance, many: int) -> Facts:
    text = "".join(map(str, cards[:4]))
    match kind:
        case Kind.TOP_CARD:
            return Facts(cards=text, end=chance.pick(ENDS))
        case Kind.SAME_CARD:
            return Facts(cards=text, card=str(cards[4]))
        case Kind.WHO_WINS | Kind.WHICH_LAST_LANCE:
            return Facts(view=str(chance.below(many)))
        case Kind.WHAT_DECIDES:
            return Facts(view=str(chance.below(2)))
    return Facts()
