"""What is at stake: the ladder of a bet, and the pot of Encaje."""

from collections.abc import Iterator

from engine import (
    Betting,
    Call,
    Deal,
    EncajeCount,
    EncajeMove,
    Hand,
    Lance,
    Moved,
    Ruleset,
    couple_of,
)
from tutor import wording
from tutor.lessons.scenes import Heap, Payment, Pot, Rung
from tutor.lessons.sight import PictureSight
from tutor.wording import pictures as words
from tutor.wording.table import stones

CALLS = ("0 envido", "1 reenvido 4", "0 reenvido 9", "1 ordago")

POT_LANCE = Lance.PARES
POT_HANDS = ("CoCc7o7c", "SoScSe1o", "6o6c5c4c", "4o4e4b1c")
POT_STONES = (21, 9, 15, 12)
POT_CALLS = ("0 envido 3", "1 no_quiero", "2 quiero", "3 reenvido 5", "0 quiero", "2 quiero")


def heap(number: int) -> Heap:
    """So many stones, with their words."""
    return Heap(number, stones(number))


def ladder() -> PictureSight:
    """A bet that goes up as high as it can, and what each answer to each step pays."""
    return PictureSight("ladder", scene=tuple(rungs(Ruleset())))


def rungs(ruleset: Ruleset) -> Iterator[Rung]:
    """The steps, as the engine reckons them."""
    betting = Betting(tuple(range(ruleset.players)), ruleset)
    for call in map(Call.parse, CALLS):
        betting = betting.apply(call)
        yield Rung(
            speaker=wording.player_name(call.seat),
            is_ours=couple_of(call.seat) == 0,
            call=words.call_label(call),
            accepted=Heap(0, words.whole_game()) if betting.stake is None else heap(betting.stake),
            refused=heap(betting.deje or 0),
        )


def pot() -> PictureSight:
    """A bet of Encaje in pares that some accepted, and where the stones go (ENC-13)."""
    count = EncajeCount(Deal(tuple(map(Hand.parse, POT_HANDS)), Ruleset()), POT_STONES)
    betting = count.open(POT_LANCE)
    for call in map(Call.parse, POT_CALLS):
        betting = betting.apply(call)
    moves = count.close(POT_LANCE, betting).reckon().moves
    staked = {move.seat: move.stones for move in moves if move.what is Moved.STAKE}
    last = {call.seat: call for call in map(Call.parse, POT_CALLS)}
    taken, shed = _move(moves, Moved.TAKE), _move(moves, Moved.SHED)
    payments = {seat: _payment(count.deal, last[seat], staked) for seat in sorted(last)}
    scene = Pot(
        payments=tuple(payments.values()),
        pot=heap(taken.stones),
        worst=payments[taken.seat],
        best=payments[shed.seat],
        shed=heap(shed.stones),
    )
    return PictureSight("pot", scene=scene)


def _move(moves: tuple[EncajeMove, ...], what: Moved) -> EncajeMove:
    return next(move for move in moves if move.what is what)


def _payment(deal: Deal, call: Call, staked: dict[int, int]) -> Payment:
    return Payment(
        name=wording.player_name(call.seat),
        call=words.call_label(call),
        held=wording.holding(POT_LANCE, deal.hand(call.seat), deal.ruleset),
        heap=heap(staked[call.seat]) if call.seat in staked else None,
    )
