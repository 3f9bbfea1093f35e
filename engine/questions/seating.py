"""Who sits where (DEA-1, DEA-4, DEA-5), and what follows in the talk about mus (MUS-1, MUS-2)."""

from engine.questions.question import Question
from engine.questions.situation import CUT, SEATS, read_said

CHANGE, LANCES = "change", "lances"
# From the dealer, anticlockwise; `next` and `before` deal in the rounds beside that one.
STEPS = {"mano": 1, "cutter": -1, "postre": 0, "next": 1, "before": -1, "dealer": 0}


def place_options(question: Question) -> tuple[str, ...]:
    """The seats, from "you" anticlockwise."""
    seats = question.ruleset.players
    return tuple(str((question.view + place) % seats) for place in range(seats))


def told_seat(question: Question) -> int:
    """The seat that is told of, by its role in the round that is on: the dealer's, or another."""
    step = STEPS[question.facts.get("known", "dealer")]
    return (int(question.facts["dealer"]) + step) % question.ruleset.players


def names_speakers(question: Question) -> bool:
    """Whether a talk about mus names who spoke, and shows the mano; else one role is told."""
    return question.facts.get("told", SEATS) == SEATS


def told_from_mano(question: Question) -> int:
    """The seat that a talk about mus is told by: the mano's, or that of the one role.

    Seats count from the mano here.
    """
    role = "mano" if names_speakers(question) else question.facts["told"]
    return (STEPS[role] - STEPS["mano"]) % question.ruleset.players


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
