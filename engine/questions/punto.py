"""What comes last: juego with bets, juego paid to one couple, or punto (JUE-4, PUN-1)."""

from engine.lances import Lance
from engine.questions.question import Question

LAST_LANCES = BET, PAID, PUNTO = "juego", "paid", "punto"


def last_options(_: Question) -> tuple[str, ...]:
    """Both couples have juego, one alone has it, or nobody does."""
    return LAST_LANCES


def last_lance(question: Question) -> str:
    """What is played after pares on these hands."""
    if question.deal.is_bet(Lance.JUEGO):
        return BET
    return PAID if question.deal.players(Lance.JUEGO) else PUNTO
