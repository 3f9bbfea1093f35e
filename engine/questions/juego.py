"""What a hand adds up to (JUE-1)."""

from engine.juego import points
from engine.questions.question import Question

LEAST, MOST = 4, 40


def total_options(_: Question) -> tuple[str, ...]:
    """Every total that four cards could give."""
    return tuple(map(str, range(LEAST, MOST + 1)))


def total(question: Question) -> str:
    """The hand's points."""
    return str(points(question.hands[0], question.ruleset))
