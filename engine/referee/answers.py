"""What the referee answers, one function an op: it reads the request whole, then judges it."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from engine.betting import Betting
from engine.juego import juego_of, points
from engine.odds import COLUMNS, has_odds, odds_of
from engine.pares import pares_of
from engine.referee.calls import count, follow, read_calls
from engine.referee.deals import deal_of, table_of
from engine.referee.encaje import answer_encaje_betting, answer_encaje_count
from engine.referee.lines import Json, Refusal
from engine.referee.requests import Request
from engine.tanteo import Award

Answer = dict[str, Json]


def answer_hand(request: Request) -> Answer:
    """What a hand is worth in pares, juego and punto."""
    cards, wild, ruleset = request.hand(), request.wild(), request.ruleset
    hand = deal_of([cards], wild, ruleset).hand(0)
    pares, juego = pares_of(hand, ruleset), juego_of(hand, ruleset)
    return {
        "pares": pares.kind if pares else None,
        "pares_stones": pares.stones if pares else 0,
        "points": points(hand, ruleset),
        "juego": juego is not None,
        "juego_stones": juego.stones if juego else 0,
        "real": juego is not None and juego.is_real,
    }


def answer_lance(request: Request) -> Answer:
    """Who wins a lance, who takes part, and whether it is bet on."""
    lance, hands, wild = request.lance(), request.hands(), request.wild()
    contest = table_of(hands, wild, request.ruleset).contest(lance)
    return {"winner": contest.winner, "players": list(contest.players), "bet": contest.is_bet}


def answer_betting(request: Request) -> Answer:
    """How the betting of a lance stands after the calls."""
    players, calls = request.players(), request.calls()
    read = read_calls("calls", calls, request.ruleset.players)
    betting = follow("calls", Betting(players, request.ruleset), read)
    return {
        "status": betting.status,
        "stake": betting.stake,
        "deje": betting.deje,
        "couple": betting.collects,
        "to_speak": list(betting.to_speak),
        "legal": list(betting.legal_words()),
    }


def answer_odds(request: Request) -> Answer:
    """The exact chances of a hand at a seat, as dealt and unbet."""
    cards, seat, ruleset = request.hand(), request.seat(), request.ruleset
    if not has_odds(ruleset):
        raise Refusal("no_odds", ruleset=ruleset)
    chances = odds_of(deal_of([cards], {}, ruleset).hand(0), seat, ruleset)
    return {name: getattr(chances, name) for name in COLUMNS}


def answer_tanteo(request: Request) -> Answer:
    """What each lance of a round pays, in order, and whether that wins the game."""
    hands, wild, bets, scores = request.hands(), request.wild(), request.bets(), request.scores()
    deal = table_of(hands, wild, request.ruleset)
    for lance, calls in bets.items():
        if calls and not deal.is_bet(lance):
            raise Refusal("not_bet", lance=lance, held=deal.players(lance))
    read = {
        lance: read_calls(f"bets.{lance}", calls, len(deal.hands)) for lance, calls in bets.items()
    }
    tanteo = count(deal, read, scores)
    return {
        "awards": [_award(award) for award in tanteo.awards],
        "scores": list(tanteo.scores),
        "winner": tanteo.winner,
        "by": tanteo.by,
    }


def _award(award: Award) -> Answer:
    return {
        "lance": award.lance, "couple": award.couple, "stones": award.stones, "why": award.why
    }  # fmt: skip


class Op(NamedTuple):
    """What may be asked: the keys that it needs, those that it may have, and who answers it."""

    needs: tuple[str, ...]
    takes: tuple[str, ...]
    answer: Callable[[Request], Answer]


OPS: Mapping[str, tuple[Op, ...]] = MappingProxyType(
    {
        "hand": (Op(("hand",), ("rules", "wild"), answer_hand),),
        "lance": (Op(("lance", "hands"), ("rules", "wild"), answer_lance),),
        "betting": (Op(("players", "calls"), ("rules",), answer_betting),),
        "odds": (Op(("hand", "seat"), ("rules",), answer_odds),),
        "tanteo": (Op(("hands", "bets", "scores"), ("rules", "wild"), answer_tanteo),),
        "encaje": (
            Op(("calls", "players", "stones"), (), answer_encaje_betting),
            Op(("hands", "bets", "stones"), ("rules",), answer_encaje_count),
        ),
    }
)


def answer(request: Json) -> Answer:
    """The answer to a request; raises `Refusal` or another `MusError` where there is none."""
    if not isinstance(request, dict):
        raise Refusal("not_object", given=request)
    if "op" not in request:
        raise Refusal("no_op", known=tuple(OPS))
    op = _op(request)
    _check_keys(request, op)
    return op.answer(Request(request))


def _op(request: dict[str, Json]) -> Op:
    """The op that is named, in the form whose first key is there."""
    name = request["op"]
    forms = OPS.get(name) if isinstance(name, str) else None
    if forms is None:
        raise Refusal("unknown_op", given=name, known=tuple(OPS))
    for form in forms:
        if form.needs[0] in request:
            return form
    return forms[-1]


def _check_keys(request: dict[str, Json], op: Op) -> None:
    known = (*op.needs, *op.takes)
    for key in op.needs:
        if key not in request:
            raise Refusal("missing_key", key=key, known=known)
    for key in request:
        if key != "op" and key not in known:
            raise Refusal("unknown_key", given=key, known=known)
