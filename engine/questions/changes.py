"""One card of the losing hand for another, so that it wins the lance (LAN-3)."""

from itertools import product
from typing import cast

from engine.cards import Card
from engine.deal import Deal
from engine.errors import BadNotation
from engine.hand import Hand
from engine.lances import Lance
from engine.questions.question import Question


def loser(question: Question) -> int:
    """The seat whose hand loses as it is; `no_single_answer` where nobody wins."""
    winner = _winner(question, question.hands)
    if winner is None:
        raise BadNotation("no_single_answer", given=str(question))
    return 1 - winner


def exchanged(question: Question, answer: str) -> tuple[Hand, ...]:
    """The two hands after an exchange, `4eRo`: the 4e goes, the Ro comes."""
    away, new, seat = Card.parse(answer[:2]), Card.parse(answer[2:]), loser(question)
    cards = tuple(new if card == away else card for card in question.hands[seat].cards)
    return tuple(Hand(cards) if at == seat else hand for at, hand in enumerate(question.hands))


def change_options(question: Question) -> tuple[str, ...]:
    """Every exchange of a card of the losing hand for one that is offered."""
    held = question.hands[loser(question)].cards
    return tuple(f"{away}{new}" for away, new in product(held, question.cards))


def change_card(question: Question) -> str:
    """The one exchange by which the losing hand wins; `no_single_answer` for none or several."""
    seat = loser(question)
    every = ((each, exchanged(question, each)) for each in change_options(question))
    wins = [each for each, hands in every if _winner(question, hands) == seat]
    if len(wins) != 1:
        raise BadNotation("no_single_answer", given=str(question))
    return wins[0]


def _winner(question: Question, hands: tuple[Hand, ...]) -> int | None:
    return Deal(hands, question.ruleset).contest(cast(Lance, question.lance)).winner
