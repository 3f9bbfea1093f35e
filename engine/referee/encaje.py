"""Encaje for the referee: the betting of a lance, and the count of a round (ENC-4 to ENC-15)."""

from collections.abc import Mapping, Sequence

from engine.encaje.betting import EncajeBetting, EncajeStatus
from engine.encaje.count import EncajeCount, EncajeMove
from engine.encaje.rules import FEWEST, MOST, PURSES
from engine.lances import Lance
from engine.referee.calls import Voices, finished, follow, read_calls
from engine.referee.deals import deal_of
from engine.referee.lines import Json, Refusal
from engine.referee.requests import Request, seats_in
from engine.referee.values import integers_in, lance_in, object_in, strings_in

MOST_STONES = MOST * max(PURSES)  # all the stones of the largest table
LEAST_PLAYERS = 2


def answer_encaje_betting(request: Request) -> dict[str, Json]:
    """How the betting of a lance stands after the calls."""
    stones = _stones(request)
    players = seats_in(request.fields["players"], len(stones))
    if len(players) < LEAST_PLAYERS or not all(stones[seat] for seat in players):
        raise Refusal("no_bettors", given=request.fields["players"])
    calls = read_calls("calls", strings_in("calls", request.fields["calls"]), len(stones))
    betting = follow("calls", EncajeBetting.begin(players, stones), calls)
    return {
        "status": betting.status,
        "stake": betting.stake,
        "to_speak": list(betting.waiting[:1]),
        "legal": list(betting.legal_words()),
        "in_pot": list(betting.in_pot),
    }


def answer_encaje_count(request: Request) -> dict[str, Json]:
    """What becomes of everybody's stones in a round."""
    hands, stones, bets = request.hands(), _stones(request), _bets(request)
    if request.ruleset.wildcards or request.ruleset.players != 4:
        raise Refusal("no_encaje", ruleset=request.ruleset)
    if len(hands) != len(stones):
        raise Refusal("bad_hands", hands=len(hands), wanted=len(stones))
    deal = deal_of(hands, {}, request.ruleset)
    read = {lance: read_calls(f"bets.{lance}", said, len(stones)) for lance, said in bets.items()}
    count = _play(EncajeCount(deal, stones), read).reckon()
    return {"moves": [_move(move) for move in count.moves], "stones": list(count.stones)}


def _play(count: EncajeCount, calls: Mapping[Lance, Sequence[Voices]]) -> EncajeCount:
    """The round up to the reveal, lance by lance; no calls may be left over."""
    played = []
    while (lance := count.next_lance()) is not None:
        betting = count.open(lance)
        if betting.status is EncajeStatus.OPEN:
            betting = finished(lance, betting, calls.get(lance, ()))
            played.append(lance)
        count = count.close(lance, betting)
    for lance in calls:
        if calls[lance] and lance not in played:
            raise Refusal("no_betting", lance=lance, held=played)
    return count


def _move(move: EncajeMove) -> dict[str, Json]:
    return {
        "lance": move.lance,
        "what": move.what,
        "seat": move.seat,
        "stones": move.stones,
        "to": move.to,
    }


def _stones(request: Request) -> tuple[int, ...]:
    stones = integers_in("stones", request.fields["stones"], range(MOST_STONES + 1))
    if not FEWEST <= len(stones) <= MOST:
        raise Refusal("table_size", players=len(stones), allowed=range(FEWEST, MOST + 1))
    return stones


def _bets(request: Request) -> dict[Lance, list[str]]:
    bets = object_in("bets", request.fields["bets"])
    return {lance_in("bets", name): strings_in(f"bets.{name}", said) for name, said in bets.items()}
