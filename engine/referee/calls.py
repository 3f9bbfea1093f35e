"""The calls of a request: read (stage 5 of the errors), then followed (stage 6)."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import TypeVar

from engine.betting import Betting, Status
from engine.calls import Call
from engine.deal import Deal
from engine.encaje.betting import EncajeBetting
from engine.errors import BadNotation, IllegalCall, MusError
from engine.lances import Lance
from engine.referee.lines import Refusal
from engine.referee.values import Said
from engine.tanteo import Tanteo, close_lance, lances_of, reveal

B = TypeVar("B", Betting, EncajeBetting)
Voices = tuple[Call, ...]  # one call, or what partners answer together

read_call = lru_cache(maxsize=4096)(Call.parse)


def read_calls(where: str, said: Iterable[Said], players: int) -> list[Voices]:
    """Calls as they are written, with seats that are at a table of so many players."""
    read = []
    for at, texts in enumerate(said):
        try:
            read.append(
                _voice(texts, players) if isinstance(texts, str) else _voices(texts, players)
            )
        except BadNotation as refusal:
            raise _located(refusal, where, at) from refusal
    return read


def follow(where: str, betting: B, calls: Iterable[Voices]) -> B:
    """The betting after all the calls."""
    for at, voices in enumerate(calls):
        try:
            betting = betting.apply(*voices)
        except IllegalCall as refusal:
            raise _located(refusal, where, at) from refusal
    return betting


def count(deal: Deal, calls: Mapping[Lance, Sequence[Voices]], scores: tuple[int, int]) -> Tanteo:
    """The count of a round in which the lances were bet on with these calls."""
    tanteo, bettings = Tanteo(scores, deal.ruleset.target), dict[Lance, Betting]()
    for lance in lances_of(deal):
        said = calls.get(lance, ())
        if tanteo.winner is not None and said:
            raise Refusal("game_over", lance=lance, winner=tanteo.winner, by=tanteo.by)
        contest = deal.contest(lance)
        if tanteo.winner is None and contest.is_bet:
            bettings[lance] = finished(lance, Betting(contest.players, deal.ruleset), said)
        tanteo = close_lance(tanteo, lance, deal, bettings.get(lance))
    return reveal(tanteo, deal, bettings)


def finished(lance: Lance, betting: B, calls: Iterable[Voices]) -> B:
    """The betting of a lance after all its calls, with which it must have ended."""
    after = follow(f"bets.{lance}", betting, calls)
    if after.status == Status.OPEN:
        raise Refusal("unfinished", lance=lance, to_speak=after.to_speak)
    return after


def _voice(text: str, players: int) -> Voices:
    call = read_call(text)
    if call.seat >= players:
        raise BadNotation("no_such_seat", seat=call.seat, allowed=range(players))
    return (call,)


def _voices(texts: Sequence[str], players: int) -> Voices:
    voices = tuple(map(read_call, texts))
    seats = [call.seat for call in voices]
    if not voices:
        raise BadNotation("empty_call")
    if max(seats) >= players:
        raise BadNotation("no_such_seat", seat=max(seats), allowed=range(players))
    if len(set(seats)) < len(seats):
        raise BadNotation("seat_twice", seat=next(s for s in seats if seats.count(s) > 1))
    return voices


def _located(refusal: MusError, where: str, at: int) -> Refusal:
    return Refusal(refusal.code, at=f"{where}[{at}]", **refusal.facts)
