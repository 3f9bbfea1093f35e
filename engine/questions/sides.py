"""Two couples at one table: whose lance it is that somebody takes (OBJ-1, LAN-4)."""

from engine.questions.question import Question
from engine.questions.tellings import LANCES, read_winners
from engine.seats import couple_of


def win_options(_: Question) -> tuple[str, ...]:
    """So many of the four lances."""
    return tuple(map(str, range(LANCES + 1)))


def side_wins(question: Question) -> str:
    """How many lances "you" and your partners take."""
    ours = couple_of(question.view)
    return str(sum(couple_of(seat) == ours for seat in _winners(question)))


def wins_alone(question: Question) -> str:
    """For somebody who counts only what he takes himself."""
    return str(_winners(question).count(question.view))


def _winners(question: Question) -> tuple[int, ...]:
    return read_winners(question.facts["winners"], question.ruleset.players)
