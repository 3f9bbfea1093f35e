"""Single cards: which is the highest or lowest (CAR-3), which counts as another (CAR-2)."""

from engine.cards import Card
from engine.errors import BadNotation
from engine.questions.question import Question

NONE_OF_THEM = "none"


def card_options(question: Question) -> tuple[str, ...]:
    """The four cards as they lie."""
    return tuple(map(str, question.cards))


def same_options(question: Question) -> tuple[str, ...]:
    """The four cards as they lie, and none of them."""
    return (*card_options(question), NONE_OF_THEM)


def top_card(question: Question) -> str:
    """The highest card, or the lowest; `BadNotation` (`no_single_answer`) if two are equal."""
    heights = [question.ruleset.height(card.rank) for card in question.cards]
    extreme = max(heights) if question.facts["end"] == "high" else min(heights)
    return _only(
        question, [c for c, h in zip(question.cards, heights, strict=True) if h == extreme]
    )


def same_card(question: Question) -> str:
    """The card that counts as the one shown, or `none`; two of them: `no_single_answer`."""
    face = question.ruleset.face
    wanted = face(Card.parse(question.facts["card"]).rank)
    same = [card for card in question.cards if face(card.rank) is wanted]
    return _only(question, same) if same else NONE_OF_THEM


def _only(question: Question, cards: list[Card]) -> str:
    if len(cards) != 1:
        raise BadNotation("no_single_answer", given=str(question))
    return str(cards[0])
