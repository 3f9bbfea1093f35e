"""What a question of Encaje tells: stones by seat, who is in a lance, its calls (ENC-4 to ENC-8).

`purse` is the stones of each seat as a lance begins, `21,5,0`; `entered` are the seats that may
speak, where no hands are shown that tell it.
"""

import re
from functools import lru_cache

from engine.deal import Deal
from engine.encaje.betting import EncajeBetting
from engine.encaje.count import EncajeCount
from engine.errors import BadNotation, MusError
from engine.lances import Lance
from engine.questions.situation import KEPT, read_calls

FEWEST, MOST = 3, 8  # ENC-1
_PURSE = re.compile(r"(0|[1-9]\d{0,2})(,(0|[1-9]\d{0,2}))*", re.ASCII)
_SEATS = re.compile(r"\d(,\d)*", re.ASCII)


@lru_cache(maxsize=KEPT)
def read_purse(text: str) -> tuple[int, ...]:
    """Stones by seat, of three to eight players; `BadNotation` (`bad_purse`)."""
    purse = tuple(map(int, text.split(","))) if _PURSE.fullmatch(text) else ()
    if not FEWEST <= len(purse) <= MOST:
        raise BadNotation("bad_purse", given=text, wanted="21,5,0")
    return purse


@lru_cache(maxsize=KEPT)
def read_entered(text: str, purse: tuple[int, ...]) -> tuple[int, ...]:
    """Two seats with stones or more, in speaking order; `BadNotation` (`bad_players`)."""
    seats = tuple(map(int, text.split(","))) if _SEATS.fullmatch(text) else ()
    with_stones = [seat for seat, has in enumerate(purse) if has]
    if len(seats) < 2 or seats != tuple(seat for seat in with_stones if seat in seats):
        raise BadNotation("bad_players", given=text, wanted=",".join(map(str, with_stones)))
    return seats


@lru_cache(maxsize=KEPT)
def bets_of_seats(entered: str, purse: str, calls: str) -> EncajeBetting:
    """The betting after the calls among the seats that are named."""
    stones = read_purse(purse)
    return _after(EncajeBetting.begin(read_entered(entered, stones), stones), calls)


@lru_cache(maxsize=KEPT)
def bets_of_hands(deal: Deal, lance: Lance, purse: str, calls: str) -> EncajeBetting:
    """The betting after the calls among those who may speak with these hands."""
    return _after(counting(deal, purse).open(lance), calls)


def counting(deal: Deal, purse: str) -> EncajeCount:
    """The count before a lance; `bad_purse` unless there is a purse for each hand."""
    stones = read_purse(purse)
    if len(stones) != len(deal.hands):
        raise BadNotation("bad_purse", given=purse, wanted=len(deal.hands))
    return EncajeCount(deal, stones)


@lru_cache(maxsize=KEPT)
def _after(betting: EncajeBetting, calls: str) -> EncajeBetting:
    for together in read_calls(calls):
        try:
            [call] = together
            betting = betting.apply(call)
        except (MusError, ValueError) as refusal:
            raise BadNotation("bad_call", given=str(together[0])) from refusal
    return betting
