"""A request's values, each read with its type and range checked (stage 2: `bad_request`)."""

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from types import MappingProxyType
from typing import Any, cast

from engine.lances import Lance
from engine.referee.lines import Json, Refusal
from engine.ruleset import PRESETS, Ruleset
from engine.seats import has_both_couples
from engine.settings import JuegoReal, SoloBonus

PRESET_NAMES = ("classic", "four_kings", "thirty", "eibar", "six")
OPTIONS: Mapping[str, type] = MappingProxyType(
    {
        "kings": int,
        "target": int,
        "juego_real": str,
        "min_raise": int,
        "solo_bonus": str,
        "wildcards": bool,
    }
)
NAMED = {"juego_real": JuegoReal, "solo_bonus": SoloBonus}
TYPES = {str: "string", int: "integer", bool: "boolean", list: "list", dict: "object"}
LANCES = {lance.value: lance for lance in Lance}

type Said = str | list[str]  # a call, or what partners answer together


class Request:
    """A request that has just the keys that its op takes; each method reads one of them."""

    def __init__(self, fields: dict[str, Json]) -> None:
        self.fields = fields
        self.ruleset = read_ruleset(fields["rules"]) if "rules" in fields else PRESETS["classic"]

    def hand(self) -> list[str]:
        """The cards of one hand, not yet read."""
        return _strings("hand", self.fields["hand"])

    def hands(self) -> list[list[str]]:
        """The cards of each hand, by seat, not yet read."""
        hands = _list("hands", self.fields["hands"])
        return [_strings(f"hands[{seat}]", cards) for seat, cards in enumerate(hands)]

    def wild(self) -> dict[str, str]:
        """What each wild card was shown as, not yet read."""
        if "wild" not in self.fields:
            return {}
        wild = _object("wild", self.fields["wild"])
        return {card: _string("a choice in wild", shown) for card, shown in wild.items()}

    def lance(self) -> Lance:
        """The lance that is asked about."""
        return _lance("lance", self.fields["lance"])

    def players(self) -> tuple[int, ...]:
        """The seats that take part, in speaking order, of both couples."""
        given = self.fields["players"]
        table = range(self.ruleset.players)
        seats = tuple(
            _integer(f"players[{at}]", seat, table)
            for at, seat in enumerate(_list("players", given))
        )
        if list(seats) != sorted(set(seats)):
            raise Refusal("not_ascending", given=given)
        if not has_both_couples(seats):
            raise Refusal("one_couple", given=given)
        return seats

    def seat(self) -> int:
        """A seat at this table."""
        return _integer("seat", self.fields["seat"], range(self.ruleset.players))

    def calls(self) -> list[Said]:
        """The calls of one lance, not yet read."""
        return _calls("calls", self.fields["calls"])

    def bets(self) -> dict[Lance, list[Said]]:
        """The calls of each lance, not yet read."""
        bets = _object("bets", self.fields["bets"])
        return {_lance("bets", name): _calls(f"bets.{name}", said) for name, said in bets.items()}

    def scores(self) -> tuple[int, int]:
        """The stones of both couples before the round, below the target."""
        given = _list("scores", self.fields["scores"])
        if len(given) != 2:
            raise Refusal("not_two", given=self.fields["scores"])
        below = range(self.ruleset.target)
        first, second = (_integer(f"scores[{c}]", s, below) for c, s in enumerate(given))
        return first, second


def read_ruleset(given: Json) -> Ruleset:
    """The ruleset that `rules` names: a preset, or `classic` with options changed."""
    if isinstance(given, str):
        if given not in PRESET_NAMES:
            raise Refusal("unknown_preset", given=given, known=PRESET_NAMES)
        return PRESETS[given]
    if not isinstance(given, dict):
        raise _wrong_type("rules", given, str, dict)
    for name, value in given.items():
        if name not in OPTIONS:
            raise Refusal("unknown_option", given=name, known=tuple(OPTIONS))
        if type(value) is not OPTIONS[name]:
            raise _wrong_type(f"rules.{name}", value, OPTIONS[name])
    return _ruleset(tuple(cast("dict[str, int | str]", given).items()))


@lru_cache(maxsize=1024)
def _ruleset(options: tuple[tuple[str, int | str], ...]) -> Ruleset:
    named: dict[str, Any] = dict(options)
    for name in NAMED.keys() & named.keys():
        choices = NAMED[name]
        if named[name] not in choices:
            raise Refusal("bad_option", option=name, given=named[name], allowed=tuple(choices))
        named[name] = choices(named[name])
    return replace(PRESETS["classic"], **named)


def _wrong_type(where: str, given: Json, *wanted: type) -> Refusal:
    return Refusal("wrong_type", where=where, given=given, allowed=[TYPES[w] for w in wanted])


def _string(where: str, given: Json) -> str:
    if not isinstance(given, str):
        raise _wrong_type(where, given, str)
    return given


def _list(where: str, given: Json) -> list[Json]:
    if not isinstance(given, list):
        raise _wrong_type(where, given, list)
    return given


def _object(where: str, given: Json) -> dict[str, Json]:
    if not isinstance(given, dict):
        raise _wrong_type(where, given, dict)
    return given


def _integer(where: str, given: Json, allowed: range) -> int:
    if type(given) is not int:
        raise _wrong_type(where, given, int)
    if given not in allowed:
        raise Refusal("out_of_range", where=where, given=given, allowed=allowed)
    return given


def _strings(where: str, given: Json) -> list[str]:
    for at, item in enumerate(_list(where, given)):
        if not isinstance(item, str):
            raise _wrong_type(f"{where}[{at}]", item, str)
    return cast("list[str]", given)


def _lance(where: str, given: Json) -> Lance:
    name = _string(where, given)
    if name not in LANCES:
        raise Refusal("unknown_lance", where=where, given=name, known=tuple(Lance))
    return LANCES[name]


def _calls(where: str, given: Json) -> list[Said]:
    for at, item in enumerate(_list(where, given)):
        if isinstance(item, list):
            _strings(f"{where}[{at}]", item)
        elif not isinstance(item, str):
            raise _wrong_type(f"{where}[{at}]", item, str, list)
    return cast("list[Said]", given)
