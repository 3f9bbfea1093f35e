"""Scenes of the table: lances taken, a match as it stands, stones (OBJ-1, OBJ-3, BET-9)."""

from collections.abc import Iterator
from itertools import product

from engine.chance import Chance
from engine.questions.games import GAMES, Event, How
from engine.questions.question import Question
from engine.questions.situation import SIDES
from engine.questions.tellings import ASKS, LANCES
from engine.quiz.lines import End
from engine.quiz.scenery.props import asked, calls, seat, some_players, told
from engine.quiz.spec import Spec
from engine.seats import COUPLES, seats_of

MOST_WON = 6
HOWS = (How.GAME, How.GAME, How.ORDAGO, How.JUEGO)
HIDDEN = {How.ORDAGO: "ordago-wins-match", How.JUEGO: "juego-is-game"}  # left out where spared


def side_wins(spec: Spec) -> Iterator[Question]:
    """Whoever takes each of the four lances, for one's own side or the others.

    At a table of six it is asked of the trio of somebody who is named.
    """
    seats = range(spec.ruleset.players)
    is_four = len(seats) == LANCES
    few, views = (seats, seats[:1]) if is_four else (seats[: LANCES + 1], seats)
    sides: list[dict[str, str]] = [{"side": side} for side in SIDES] if is_four else [{}]
    for winners, view, side in product(product(few, repeat=LANCES), views, sides):
        yield asked(spec, (), view=str(view), winners=told(winners), **side)


def match_stands(spec: Spec, chance: Chance, wanted: str) -> Question | None:
    """Some games won, by stones or órdago, and some juegos, not beyond the end of the match."""
    most, games, events = 1 + chance.below(MOST_WON), [0, 0], list[Event]()
    hows = [how for how in HOWS if HIDDEN.get(how) not in spec.spares]
    while len(events) < most and max(games) < spec.ruleset.games_to_win:
        how, couple = chance.pick(hows if events else _first(spec) or hows), chance.pick(COUPLES)
        stones = chance.below(spec.ruleset.target) if how in GAMES else 0
        games[couple] += how in GAMES
        events.append(Event(couple, how, stones))
    steered = wanted and not spec.answers
    ours = [c for c in COUPLES if not steered or int(wanted) == _place(spec, games, c)]
    if not ours:
        return None
    view = chance.pick(seats_of(chance.pick(ours), spec.ruleset.players))
    return asked(spec, (), events=",".join(map(str, events)), view=str(view))


def _place(spec: Spec, games: list[int], ours: int) -> int:
    """Where the answer lies for a couple: it has won, it has lost, or needs so many."""
    missing = [spec.ruleset.games_to_win - won for won in games]
    if 0 in missing:
        return missing.index(0) ^ ours
    return 1 + missing[ours]


def _first(spec: Spec) -> tuple[How, ...]:
    """What comes first where it is what the question is about."""
    about = {How.JUEGO: "juego-too" in spec.needs, How.ORDAGO: HIDDEN[How.ORDAGO] in spec.exposes}
    return tuple(how for how, is_asked in about.items() if is_asked)


def who_keeps(spec: Spec, chance: Chance, _: str) -> Question:
    """A lance that is over, the score before it, and who keeps the amarracos."""
    players = some_players(spec, chance)
    ends = (End.REFUSED, End.REFUSED, End.ACCEPTED, End.PASSED)
    said = calls(spec, chance, players, ends)[0]
    asks = next((name for name in ASKS if name in spec.needs), chance.pick(tuple(ASKS)))
    keeps = [chance.pick(seats_of(couple, spec.ruleset.players)) for couple in COUPLES]
    scores = [chance.below(spec.ruleset.target) for _ in COUPLES]
    return asked(
        spec,
        (),
        asks=asks,
        calls=said,
        keeps=told(keeps),
        players=told(players),
        scores="-".join(map(str, scores)),
        view=seat(spec, chance),
    )
