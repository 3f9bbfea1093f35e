"""Stones and amarracos: how a score lies on the table, and what is missing (STO-1 to STO-4)."""

from engine.questions.question import Question
from engine.questions.situation import read_stones
from engine.stones import AMARRACO, keeping

DENTRO = "dentro"


def lie_options(question: Question) -> tuple[str, ...]:
    """`amarracos-loose`, by fives, by fours and by tens, and with "dentro" said."""
    stones = _stones(question)
    size = AMARRACO
    told = {(stones // by, stones % by) for by in (size, size - 1, 2 * size)}
    told |= {(stones // size + 1, stones % size), (stones % size, stones // size)}
    amarracos = tuple(f"{many}-{loose}" for many, loose in sorted(told))
    return (*amarracos, f"{DENTRO}-{stones % size}")


def stones_lie(question: Question) -> str:
    """How the score lies: after "dentro" no amarraco is left on the table (STO-4)."""
    lying = keeping(_stones(question), question.ruleset.target)
    return f"{DENTRO}-{lying.loose}" if lying.is_dentro else f"{lying.amarracos}-{lying.loose}"


def left_options(question: Question) -> tuple[str, ...]:
    """Any number of stones up to five times the target."""
    return tuple(map(str, range(1, AMARRACO * question.ruleset.target + 1)))


def stones_left(question: Question) -> str:
    """The stones that a couple still needs to win the game (OBJ-2)."""
    return str(question.ruleset.target - _stones(question))


def left_of_amarracos(question: Question) -> str:
    """For somebody who takes the target for a number of amarracos."""
    return str(AMARRACO * question.ruleset.target - _stones(question))


def _stones(question: Question) -> int:
    return read_stones(question.facts["stones"], question.ruleset.target)
