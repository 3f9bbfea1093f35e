"""What is believed of turns: that all goes round as the clock does (OBJ-4)."""

from engine.misconceptions.misconception import Misconception
from engine.questions.deck import goes_clockwise
from engine.questions.kinds import Kind
from engine.questions.question import Question
from engine.questions.seating import CHANGE, LANCES, mus_next, who_sits


def _other_way(question: Question) -> str:
    """The seat on the other hand of whoever deals at first."""
    dealer, seats = int(question.facts["dealer"]), question.ruleset.players
    return str((2 * dealer - int(who_sits(question))) % seats)


def _next_clockwise(question: Question) -> str:
    seat = mus_next(question)
    if seat in (CHANGE, LANCES):
        return seat
    return str(-int(seat) % question.ruleset.players)


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
