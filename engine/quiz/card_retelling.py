"""Questions about single cards like another in all but one of them, with how far it moved."""

from engine.cards import Card, Rank, Suit
from engine.questions.question import Question
from engine.quiz.rewriting import Near, telling


def other_cards(question: Question) -> Near:
    """One of the four single cards changed for another that is not there."""
    there = {*question.cards, *(Card.parse(question.facts[key]) for key in _shown(question))}
    height = question.ruleset.height
    for place, old in enumerate(question.cards):
        for new in (Card(rank, suit) for rank in Rank for suit in Suit):
            if new not in there:
                cards = list(question.cards)
                cards[place] = new
                if found := telling(question, cards="".join(map(str, cards))):
                    yield abs(height(old.rank) - height(new.rank)), found


def _shown(question: Question) -> tuple[str, ...]:
    return ("card",) if "card" in question.facts else ()
