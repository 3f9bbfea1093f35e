"""What couples have won in a match, in order: games, by stones or órdago, and juegos (OBJ-3)."""

import re
from collections.abc import Iterable
from dataclasses import replace
from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple

from engine.errors import BadNotation
from engine.match import Match
from engine.ruleset import Ruleset

MOST_EVENTS = 8
KEPT = 64
_EVENT = re.compile(r"([01]):(?:(game|ordago):(0|[1-9]\d{0,2})|(juego))", re.ASCII)


class How(StrEnum):
    """What a couple wins: a game by its stones or by an órdago, or the lance called juego."""

    GAME = "game"
    ORDAGO = "ordago"
    JUEGO = "juego"


GAMES = (How.GAME, How.ORDAGO)


class Event(NamedTuple):
    """What a couple wins; of a game the loser's stones, where an órdago wins it the winner's."""

    couple: int
    how: How
    stones: int = 0

    def __str__(self) -> str:
        return f"{self.couple}:{self.how}" + (f":{self.stones}" if self.how in GAMES else "")


@lru_cache(maxsize=KEPT)
def read_events(text: str, ruleset: Ruleset) -> tuple[Event, ...]:
    """What couples win, in order; `BadNotation` (`bad_events`) for nothing, and after a match."""
    found = [_EVENT.fullmatch(part) for part in text.split(",")]
    events = tuple(
        Event(int(match[1]), How(match[2] or match[4]), int(match[3] or 0))
        for match in found
        if match
    )
    is_told = len(events) == len(found) <= MOST_EVENTS
    is_near = all(event.stones < ruleset.target for event in events)
    if not (is_told and is_near) or played(ruleset, events[:-1]).winner is not None:
        raise BadNotation("bad_events", given=text, wanted="0:game:31,1:juego")
    return events


def played(ruleset: Ruleset, events: Iterable[Event], games: tuple[How, ...] = GAMES) -> Match:
    """The match as it stands, up to where it is over; `games` are what wins one."""
    match = Match(ruleset)
    for couple, how, _ in events:
        if how in games and match.winner is None:
            one, two = match.games
            match = replace(match, games=(one + (couple == 0), two + (couple == 1)))
    return match
