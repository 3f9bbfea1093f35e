"""What a tap makes of a state: every link of the arbiter leads to one of these."""

from dataclasses import replace

from engine import Call, Card, Lance, Rank, Ruleset
from tutor.arbiter.state import SIX, SIZE, Said, Shown, State, in_order

USUAL_TARGETS = {4: 40, SIX: 50}  # OBJ-2


def seated(ruleset: Ruleset, hands: int) -> Ruleset:
    """The same house rules at a table of so many; the usual target goes with the players."""
    players = SIX if hands == SIX else 4
    if ruleset.players == players:
        return ruleset
    is_usual = ruleset.target == USUAL_TARGETS[ruleset.players]
    target = USUAL_TARGETS[players] if is_usual else ruleset.target
    return replace(ruleset, players=players, target=target)


def settle(state: State) -> State:
    """The state as it is always written: in order, and without what cannot matter."""
    at = state.at if state.at in state.seats and state.at != state.unfilled else None
    held, players = set(state.wild), len(state.hands)
    return replace(
        state,
        ruleset=seated(state.ruleset, players),
        hands=tuple(map(in_order, state.hands)),
        scores=state.scores if state.is_table else (0, 0),
        shown=tuple(sorted(((c, r) for c, r in state.shown if c in held), key=_code)),
        said=_spoken(state.said) if state.is_table else (),
        at=at,
    )


def _code(way: tuple[Card, Rank]) -> str:
    return str(way[0])


def _spoken(said: Said) -> Said:
    """Lances in their order, those without a word left out."""
    calls = dict(said)
    return tuple((lance, calls[lance]) for lance in Lance if calls.get(lance))


def put(state: State, card: Card) -> State:
    """Lay a card to the hand that is being filled; a full hand stays as it is."""
    seat = state.seat
    if seat is None or len(state.hands[seat]) == SIZE or state.owner(card) is not None:
        return state
    hand = (*state.hands[seat], card)
    return with_hand(state, seat, hand, at=None if len(hand) == SIZE else seat)


def take(state: State, card: Card) -> State:
    """Take a card back from whoever holds it; that hand is filled next."""
    seat = state.owner(card)
    if seat is None:
        return state
    return with_hand(state, seat, tuple(c for c in state.hands[seat] if c != card), at=seat)


def clear(state: State, seat: int) -> State:
    """Take back a whole hand."""
    return with_hand(state, seat, (), at=seat)


def with_hand(state: State, seat: int, hand: tuple[Card, ...], at: int | None) -> State:
    """The state with other cards at a seat, and the seat to be filled next."""
    hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
    return settle(replace(state, hands=hands, at=at))


def choose(state: State, seat: int | None) -> State:
    """Fill the hand at a seat, or none in particular."""
    return settle(replace(state, at=seat))


def clear_all(state: State) -> State:
    """Every hand empty, at the same table under the same rules."""
    return State(state.ruleset, tuple(() for _ in state.hands))


def swap(state: State) -> State:
    """Of two hands the other becomes the mano's."""
    return settle(replace(state, hands=state.hands[::-1], at=None))


def at_table(state: State, hands: int) -> State:
    """So many hands, those that are there kept as far as there are seats."""
    kept = (*state.hands, *[()] * hands)[:hands]
    return settle(replace(state, ruleset=seated(state.ruleset, hands), hands=kept, at=None))


def show(state: State, ways: Shown) -> State:
    """Fix wild cards."""
    return settle(replace(state, shown=tuple((dict(state.shown) | dict(ways)).items())))


def say(state: State, lance: Lance, call: Call) -> State:
    """One more call in a lance."""
    return with_calls(state, lance, (*state.calls(lance), call))


def unsay(state: State, lance: Lance) -> State:
    """A lance without its last call."""
    return with_calls(state, lance, state.calls(lance)[:-1])


def with_calls(state: State, lance: Lance, calls: tuple[Call, ...]) -> State:
    """The state with other words in a lance."""
    return settle(replace(state, said=tuple((dict(state.said) | {lance: calls}).items())))
