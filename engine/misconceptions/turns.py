"""What is believed of turns: that all goes round as the clock does (OBJ-4)."""

from engine.misconceptions.misconception import Misconception
from engine.questions.deck import goes_clockwise
from engine.questions.kinds import Kind
from engine.questions.question import Question
from engine.questions.seating import CHANGE, LANCES, mus_next, who_sits
from engine.questions.situation import DEALER
from engine.seats import MANO


def _other_way(question: Question) -> str:
    """The seat on the other hand of whoever deals at first."""
    dealer, seats = int(question.facts["dealer"]), question.ruleset.players
    return str((2 * dealer - int(who_sits(question))) % seats)


def _next_clockwise(question: Question) -> str:
    """Round the other way from the mano; where only the dealer is named, from the dealer."""
    seat, seats = mus_next(question), question.ruleset.players
    if seat in (CHANGE, LANCES):
        return seat
    centre = seats - 1 if question.facts.get("told") == DEALER else MANO
    return str((2 * centre - int(seat)) % seats)


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
