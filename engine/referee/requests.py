"""A request's values, each read with its type and range checked (stage 2: `bad_request`)."""

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from types import MappingProxyType
from typing import Any, cast

from engine.lances import Lance
from engine.referee.lines import Json, Refusal
from engine.referee.values import (
    Said,
    calls_in,
    integer_in,
    integers_in,
    lance_in,
    list_in,
    object_in,
    string_in,
    strings_in,
    wrong_type,
)
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


class Request:
    """A request that has just the keys that its op takes; each method reads one of them."""

    def __init__(self, fields: dict[str, Json]) -> None:
        self.fields = fields
        self.ruleset = read_ruleset(fields["rules"]) if "rules" in fields else PRESETS["classic"]

    def hand(self) -> list[str]:
        """The cards of one hand, not yet read."""
        return strings_in("hand", self.fields["hand"])

    def hands(self) -> list[list[str]]:
        """The cards of each hand, by seat, not yet read."""
        hands = list_in("hands", self.fields["hands"])
        return [strings_in(f"hands[{seat}]", cards) for seat, cards in enumerate(hands)]

    def wild(self) -> dict[str, str]:
        """What each wild card was shown as, not yet read."""
        if "wild" not in self.fields:
            return {}
        wild = object_in("wild", self.fields["wild"])
        return {card: string_in("a choice in wild", shown) for card, shown in wild.items()}

    def lance(self) -> Lance:
        """The lance that is asked about."""
        return lance_in("lance", self.fields["lance"])

    def players(self) -> tuple[int, ...]:
        """The seats that take part, in speaking order, of both couples."""
        seats = seats_in(self.fields["players"], self.ruleset.players)
        if not has_both_couples(seats):
            raise Refusal("one_couple", given=self.fields["players"])
        return seats

    def seat(self) -> int:
        """A seat at this table."""
        return integer_in("seat", self.fields["seat"], range(self.ruleset.players))

    def calls(self) -> list[Said]:
        """The calls of one lance, not yet read."""
        return calls_in("calls", self.fields["calls"])

    def bets(self) -> dict[Lance, list[Said]]:
        """The calls of each lance, not yet read."""
        bets = object_in("bets", self.fields["bets"])
        return {lance_in("bets", name): calls_in(f"bets.{name}", c) for name, c in bets.items()}

    def scores(self) -> tuple[int, int]:
        """The stones of both couples before the round, below the target."""
        match integers_in("scores", self.fields["scores"], range(self.ruleset.target)):
            case [first, second]:
                return first, second
            case _:
                raise Refusal("not_two", given=self.fields["scores"])


def seats_in(given: Json, players: int) -> tuple[int, ...]:
    """Seats at a table of so many, in ascending order."""
    seats = integers_in("players", given, range(players))
    if list(seats) != sorted(set(seats)):
        raise Refusal("not_ascending", given=given)
    return seats


def read_ruleset(given: Json) -> Ruleset:
    """The ruleset that `rules` names: a preset, or `classic` with options changed."""
    if isinstance(given, str):
        if given not in PRESET_NAMES:
            raise Refusal("unknown_preset", given=given, known=PRESET_NAMES)
        return PRESETS[given]
    if not isinstance(given, dict):
        raise wrong_type("rules", given, str, dict)
    for name, value in given.items():
        if name not in OPTIONS:
            raise Refusal("unknown_option", given=name, known=tuple(OPTIONS))
        if type(value) is not OPTIONS[name]:
            raise wrong_type(f"rules.{name}", value, OPTIONS[name])
    return _ruleset(tuple(cast("dict[str, int | str]", given).items()))


@lru_cache(maxsize=1024)
def _ruleset(options: tuple[tuple[str, int | str], ...]) -> Ruleset:
    named: dict[str, Any] = dict(options)
    for name in NAMED.keys() & named.keys():
        choices = NAMED[name]
        if named[name] not in {choice.value for choice in choices}:
            raise Refusal("bad_option", option=name, given=named[name], allowed=tuple(choices))
        named[name] = choices(named[name])
    return replace(PRESETS["classic"], **named)
