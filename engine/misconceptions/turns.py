"""What is believed of turns: that all goes round as the clock does (OBJ-4)."""

from engine.misconceptions.misconception import Misconception
from engine.questions.deck import goes_clockwise
from engine.questions.kinds import Kind
from engine.questions.question import Question
from engine.questions.seating import (
    CHANGE,
    LANCES,
    mus_next,
    told_from_mano,
    told_seat,
    who_sits,
)


def _other_way(question: Question) -> str:
    """The seat on the other hand of whoever is told of."""
    return str((2 * told_seat(question) - int(who_sits(question))) % question.ruleset.players)


def _next_clockwise(question: Question) -> str:
    """Round the other way from the mano, or from whoever alone is named."""
    seat, seats = mus_next(question), question.ruleset.players
    if seat in (CHANGE, LANCES):
        return seat
    return str((2 * told_from_mano(question) - int(seat)) % seats)


TURNS = (
    Misconception(
        "plays-clockwise",
        "deal",
        (Kind.WHO_SITS, Kind.MUS_NEXT, Kind.CARD_GOES),
        rules={
            Kind.WHO_SITS: _other_way,
            Kind.MUS_NEXT: _next_clockwise,
            Kind.CARD_GOES: goes_clockwise,
        },
    ),
)
