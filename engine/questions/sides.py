"""Two couples at one table: whose lance it is that somebody takes (OBJ-1, LAN-4)."""

from engine.questions.question import Question
from engine.questions.situation import OURS
from engine.questions.tellings import LANCES, read_winners
from engine.seats import couple_of


def win_options(_: Question) -> tuple[str, ...]:
    """So many of the four lances."""
    return tuple(map(str, range(LANCES + 1)))


def side_wins(question: Question) -> str:
    """How many lances "you" and your partners take, or the others."""
    ours = couple_of(question.view)
    return _counted(question, sum(couple_of(seat) == ours for seat in _winners(question)))


def wins_alone(question: Question) -> str:
    """For somebody who counts only what he takes himself, and all else for the others."""
    return _counted(question, _winners(question).count(question.view))


def is_of_others(question: Question) -> bool:
    """Whether it is asked how many lances the other side takes."""
    return question.facts.get("side", OURS) != OURS


def _counted(question: Question, own: int) -> str:
    return str(LANCES - own if is_of_others(question) else own)


def _winners(question: Question) -> tuple[int, ...]:
    return read_winners(question.facts["winners"], question.ruleset.players)
