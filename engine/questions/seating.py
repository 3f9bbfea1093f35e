"""Who sits where (DEA-1, DEA-4, DEA-5), and what follows in the talk about mus (MUS-1, MUS-2)."""

from engine.questions.question import Question
from engine.questions.situation import CUT, read_said

CHANGE, LANCES = "change", "lances"
# From the dealer, anticlockwise; `next` and `before` deal in the rounds beside that one.
STEPS = {"mano": 1, "cutter": -1, "postre": 0, "next": 1, "before": -1}


def place_options(question: Question) -> tuple[str, ...]:
    """The seats, from "you" anticlockwise."""
    seats = question.ruleset.players
    return tuple(str((question.view + place) % seats) for place in range(seats))


def who_sits(question: Question) -> str:
    """The seat of the one who is asked for, so many rounds later.

    Here seats count from any one, not from the mano.
    """
    dealer = int(question.facts["dealer"]) + int(question.facts["rounds"])
    return str((dealer + STEPS[question.facts["role"]]) % question.ruleset.players)


def mus_options(question: Question) -> tuple[str, ...]:
    """Somebody speaks, cards are changed, or the lances begin."""
    return (*place_options(question), CHANGE, LANCES)


def mus_next(question: Question) -> str:
    """What follows upon what was said."""
    seats = question.ruleset.players
    said = read_said(question.facts["said"], seats)
    if CUT in said:
        return LANCES
    return CHANGE if said and len(said) % seats == 0 else str(len(said) % seats)
