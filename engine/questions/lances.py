"""Who wins a lance (LAN-3), and which card decides between two hands (GRA-1, CHI-1)."""

from typing import cast

from engine.errors import BadNotation
from engine.hand import SIZE
from engine.lances import Lance
from engine.questions.question import Question
from engine.verdict import decide

TIE = "tie"
PLACES = tuple(map(str, range(1, SIZE + 1)))


def seat_options(question: Question) -> tuple[str, ...]:
    """The seats, from "you" anticlockwise, so that no place is always the mano's."""
    seats = len(question.hands)
    return tuple(str((question.view + place) % seats) for place in range(seats))


def winner(question: Question) -> str:
    """The seat that wins; `BadNotation` (`no_single_answer`) where nobody takes part."""
    seat = decide(cast(Lance, question.lance), question.deal).winner
    if seat is None:
        raise BadNotation("no_single_answer", given=str(question))
    return str(seat)


def place_options(_: Question) -> tuple[str, ...]:
    """The places in which the lance compares cards, the first is 1, or a tie."""
    return (*PLACES, TIE)


def deciding_place(question: Question) -> str:
    """The place of the card that separates the two hands, or a tie."""
    place = decide(cast(Lance, question.lance), question.deal).reasons[0].place
    return TIE if place is None else str(place)
