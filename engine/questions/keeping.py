"""Stones and amarracos: how a score lies on the table, and what is missing (STO-1 to STO-4)."""

from engine.questions.question import Question
from engine.questions.situation import read_stones
from engine.stones import AMARRACO, keeping

DENTRO = "dentro"
LIES = 5  # ways of counting a score that are offered


def lie_options(question: Question) -> tuple[str, ...]:
    """`amarracos-loose`, fewest amarracos first, and with "dentro" said.

    Five of the ways in which somebody may count: by threes, fours and tens, one amarraco too many
    or too few, none at all, or both numbers changed. How many of them come before the score
    counted by fives goes with the score.
    """
    stones = _stones(question)
    many, loose = divmod(stones, AMARRACO)
    told = {divmod(stones, by) for by in (AMARRACO, 3, 4, 10)}
    told |= {(0, stones), (loose, many), (many + 1, loose)}
    told |= {(many - 1, loose + AMARRACO)} if many else set()
    every = sorted(told)
    latest = max(0, len(every) - LIES)
    first = min(latest, max(0, every.index((many, loose)) - (many + loose) % LIES))
    return (*(f"{a}-{b}" for a, b in every[first : first + LIES]), f"{DENTRO}-{loose}")


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
