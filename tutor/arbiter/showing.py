"""The ways to show Eibar's wild sotas, and at a table what each way leads to (VAR-5)."""

from collections.abc import Mapping

from engine import Card, Rank, Tanteo, couple_of, showings, wild_cards
from tutor import wording
from tutor.arbiter import moves
from tutor.arbiter.addresses import address
from tutor.arbiter.bets import counted
from tutor.arbiter.sight import WaySight, WildSight
from tutor.arbiter.state import State
from tutor.wording import arbiter as words
from tutor.wording.awards import score
from tutor.wording.table import couple_name

type Way = Mapping[Card, Rank]


def wild_sights(state: State) -> tuple[WildSight, ...]:
    """For each holder, from the mano on, how the wild cards may be shown."""
    if not state.is_whole:
        return ()
    return tuple(_holder(state, seat) for seat in _holders(state))


def _holders(state: State) -> tuple[int, ...]:
    return tuple(seat for seat in state.seats if _wild(state, seat))


def _wild(state: State, seat: int) -> tuple[Card, ...]:
    return wild_cards(state.deal.hand(seat), state.ruleset)


def _ways(state: State, seat: int) -> tuple[Way, ...]:
    return showings(state.deal.hand(seat), state.ruleset)


def _holder(state: State, seat: int) -> WildSight:
    """The ways of one hand; the best is named where they do not all lead to the same."""
    ways, couple, players = _ways(state, seat), couple_of(seat), len(state.hands)
    ends = [_end(state, seat, way) for way in ways]
    gains = [_gain(end, couple) if end else None for end in ends]
    known = {gain for gain in gains if gain}
    best = max(known) if len(known) > 1 and None not in gains else None
    return WildSight(
        name=wording.player_name(seat),
        advice=words.best_for(couple_name(couple, None, players)) if best else "",
        ways=tuple(
            WaySight(
                label=words.way(way),
                url=address(moves.show(state, tuple(way.items()))),
                is_current=way.items() <= dict(state.shown).items(),
                is_best=best is not None and gain == best,
                result=_result(end, players) if end else "",
            )
            for way, end, gain in zip(ways, ends, gains, strict=True)
        ),
    )


def _end(state: State, seat: int, way: Way) -> Tanteo | None:
    """The count where a holder shows so, and those after it show their best.

    None for two hands alone, while somebody before it has not shown, and while betting is open.
    """
    shown = {card for card, _ in state.shown}
    earlier = {card for one in range(seat) for card in _wild(state, one)}
    if not state.is_table or not earlier <= shown:
        return None
    return _best_end(moves.show(state, tuple(way.items())), seat)


def _best_end(state: State, seat: int) -> Tanteo | None:
    """The count once all after this seat have shown what is best for them."""
    later = next((s for s in _holders(state) if s > seat), None)
    if later is None:
        deal = state.settled
        return counted(state, deal) if deal else None
    shown = (moves.show(state, tuple(way.items())) for way in _ways(state, later))
    ends = [end for one in shown if (end := _best_end(one, later))]
    return max(ends, key=lambda end: _gain(end, couple_of(later)), default=None)


def _gain(end: Tanteo, couple: int) -> tuple[bool, bool, int]:
    """To win the game comes first, then not to lose it, then the lead."""
    lead = end.scores[couple] - end.scores[1 - couple]
    return end.winner == couple, end.winner is None, lead


def _result(end: Tanteo, players: int) -> str:
    if end.winner is None:
        return words.score_after(score(*end.scores))
    return words.game_to(couple_name(end.winner, None, players))
