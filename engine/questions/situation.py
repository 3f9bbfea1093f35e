"""What a question tells besides its hands: calls, scores and what was said, as facts.

Calls are written as elsewhere with `:` for the blanks and `,` between them, `0:envido:4,1:quiero`;
what partners answer together is joined by `+`. `-` stands for none.
"""

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from types import MappingProxyType

from engine.betting import Betting
from engine.calls import Call
from engine.encaje.rules import Dealing, End
from engine.errors import BadNotation, BadRuleset, MusError
from engine.questions.facts import NONE
from engine.ruleset import Ruleset
from engine.seats import has_both_couples

ROLES = ("mano", "cutter", "postre", "next", "before", "dealer")
KNOWN = ("dealer", "mano", "cutter", "postre", "before")  # roles by which a seat is told
BESIDE = ("next", "before")  # roles of the rounds beside the one that is asked about
ROUNDS = tuple(map(str, range(10)))
MUS, CUT, THROWN = "mus", "no", "thrown"
DECLARED = (NONE, "yes", "no")
STAGES = ("dealt", "all-mus", "drawn", "taken")  # how a hand was got, or what all said
SEEN = ("yes", "no")
BEFORE = ("0", "1", "2", "3")  # talks that all ended in mus before this one
SEATS = "seats"
TOLD = (SEATS, *KNOWN)  # named are those who spoke, or who has some role
SIDES = OURS, THEIRS = ("ours", "theirs")  # whose stones or lances are asked about
FIRST = tuple(map(str, range(40)))  # where a ring of answers begins
LOWER = tuple(map(str, range(6)))  # totals offered that are lower than what somebody has
FEW: Mapping[str, tuple[str, ...]] = MappingProxyType(  # facts that have few words
    {
        "role": ROLES,
        "known": KNOWN,
        "rounds": ROUNDS,
        "before": BEFORE,
        "told": TOLD,
        "side": SIDES,
        "seen": SEEN,
        "stage": STAGES,
        "dealing": tuple(Dealing),
        "goal": tuple(End),
        "first": FIRST,
        "lower": LOWER,
    }
)
_SCORES = re.compile(r"(0|[1-9]\d{0,3})-(0|[1-9]\d{0,3})", re.ASCII)
_SEATS = re.compile(r"\d(,\d)*", re.ASCII)
MOST_SAID = 24
KEPT = 64  # bettings last asked for, and texts last read
MOST_CALLS = 1024

type Said = tuple[Call, ...]


@lru_cache(maxsize=KEPT)
def read_calls(text: str) -> tuple[Said, ...]:
    """Calls in order, each with what was said at the same time; `BadNotation` (`bad_call`)."""
    said = () if text == NONE else tuple(text.split(","))
    if len(said) > MOST_SAID:
        raise BadNotation("bad_call", given=text)
    return tuple(
        tuple(_read_call(one.replace(":", " ")) for one in together.split("+")) for together in said
    )


_read_call = lru_cache(maxsize=MOST_CALLS)(Call.parse)


def write_calls(said: Iterable[Said]) -> str:
    """Calls as a fact.

    >>> write_calls(read_calls("0:envido:4,1:quiero+3:no_quiero"))
    '0:envido:4,1:quiero+3:no_quiero'
    """
    parts = ("+".join(str(call).replace(" ", ":") for call in together) for together in said)
    return ",".join(parts) or NONE


@lru_cache(maxsize=KEPT)
def read_players(text: str, seats: int) -> tuple[int, ...]:
    """Seats in speaking order, of both couples; `BadNotation` (`bad_players`)."""
    players = tuple(map(int, text.split(","))) if _SEATS.fullmatch(text) else ()
    ascending = players == tuple(sorted(set(players)))
    if not ascending or not has_both_couples(players) or players[-1] >= seats:
        raise BadNotation("bad_players", given=text, wanted="0,1,2,3")
    return players


def read_scores(text: str, target: int) -> tuple[int, int]:
    """Both couples' stones, each below the target; `BadNotation` (`bad_scores`)."""
    match = _SCORES.fullmatch(text)
    if match is None or max(int(match[1]), int(match[2])) >= target:
        raise BadNotation("bad_scores", given=text, wanted="37-38", target=target)
    return int(match[1]), int(match[2])


def read_said(text: str, seats: int) -> tuple[str, ...]:
    """What was said about mus, from the mano on, in up to two talks; `BadNotation` (`bad_said`).

    Nobody speaks after one who cuts (MUS-2); once all have said mus, it is asked again (MUS-4).
    """
    said = () if text == NONE else tuple(text.split(","))
    is_told = len(said) <= 2 * seats and set(said) <= {MUS, CUT} and CUT not in said[:-1]
    if not is_told:
        raise BadNotation("bad_said", given=text, wanted="mus,mus,no")
    return said


def read_talk(text: str, seats: int = 8) -> tuple[str, ...]:
    """What was said about mus in one talk, or that all threw one of five cards; `bad_talk`."""
    said = () if text in (NONE, THROWN) else tuple(text.split(","))
    if len(said) > seats or not set(said) <= {MUS, CUT} or CUT in said[:-1]:
        raise BadNotation("bad_talk", given=text, wanted="mus,mus,no")
    return said


def read_stones(text: str, target: int) -> int:
    """A score below the target; `BadNotation` (`bad_scores`)."""
    if not re.fullmatch(r"0|[1-9]\d{0,3}", text, re.ASCII) or int(text) >= target:
        raise BadNotation("bad_scores", given=text, wanted="0-39", target=target)
    return int(text)


@lru_cache(maxsize=KEPT)
def read_rules(text: str) -> Ruleset:
    """A ruleset; `BadNotation` with the code of what it is refused for."""
    try:
        return Ruleset.parse(text)
    except BadRuleset as refusal:
        raise BadNotation(refusal.code, **refusal.facts) from refusal


def follow(players: tuple[int, ...], ruleset: Ruleset, said: Iterable[Said]) -> Betting:
    """The betting after calls; `BadNotation` (`bad_call`) for one that is not open."""
    betting = Betting(players, ruleset)
    for together in said:
        try:
            betting = betting.apply(*together)
        except MusError as refusal:
            raise BadNotation("bad_call", given=str(together[0])) from refusal
    return betting


@lru_cache(maxsize=KEPT)
def followed(players: tuple[int, ...], ruleset: Ruleset, text: str) -> Betting:
    """The betting after the calls of a fact; the last ones asked for are kept."""
    return follow(players, ruleset, read_calls(text))
