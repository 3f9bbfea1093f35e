"""What a table of Encaje plays by (ENC-1, ENC-2)."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType
from typing import Any, Self

from engine.errors import BadRuleset
from engine.ruleset import Ruleset, read_options

FEWEST, MOST = 3, 8  # ENC-1
PURSES = (21, 15)
NAME = "encaje"
FROM_MUS = ("kings", "juego_real", "reshuffle", "discards", "signals")


class Dealing(StrEnum):
    """How the cards are dealt (ENC-2)."""

    MUS = "mus"  # four each, and mus where all who are in want it
    FIVE = "five"  # five each, of which one is thrown away before grande


class End(StrEnum):
    """Who wins or loses (ENC-1)."""

    LAST_LOSES = "last_loses"
    FIRST_WINS = "first_wins"


@dataclass(frozen=True, slots=True)
class EncajeRules:
    """The settings of a table; hands are ordered by `mus`, the ruleset of mus beneath.

    Raises `BadRuleset`: `bad_option` for a value that a setting cannot take, `options_exclude` for
    a setting of mus that Encaje does not know; of these it has those in `FROM_MUS`.

    >>> str(EncajeRules.parse("encaje+kings=4+dealing=five"))
    'encaje+dealing=five+kings=4'
    """

    stones: int = 21  # ENC-1: what each starts with, 21 or 15
    dealing: Dealing = Dealing.MUS  # ENC-2
    end: End = End.LAST_LOSES  # ENC-1
    mus: Ruleset = field(default_factory=Ruleset)  # ENC-3

    def __post_init__(self) -> None:
        for name, allowed in OWN.items():
            value = getattr(self, name)
            if type(value) is not type(allowed[0]) or value not in allowed:
                raise BadRuleset("bad_option", option=name, given=value, allowed=allowed)
        foreign = [name for name in self.mus.changes() if name not in FROM_MUS]
        if foreign:
            raise BadRuleset("options_exclude", first=NAME, second=foreign[0])

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read `encaje`, or that with options changed: `encaje+stones=15+kings=4`.

        Raises `BadRuleset` (`unknown_preset`) for another name, and what `Ruleset.parse` does.
        """
        name, *changes = text.split("+")
        if name != NAME:
            raise BadRuleset("unknown_preset", given=name, known=(NAME,))
        own = [change for change in changes if change.partition("=")[0] in OWN]
        others = (change for change in changes if change not in own)
        options: dict[str, Any] = dict(read_options(own, OWN))
        return cls(**options, mus=Ruleset.parse("+".join(("classic", *others))))

    def __str__(self) -> str:
        default = type(self)()
        values = {name: getattr(self, name) for name in OWN}
        changed = {n: str(value) for n, value in values.items() if value != getattr(default, n)}
        changes = sorted((changed | self.mus.changes()).items())
        return "+".join((NAME, *(f"{name}={value}" for name, value in changes)))


OWN: Mapping[str, tuple[object, ...]] = MappingProxyType(
    {"stones": PURSES, "dealing": tuple(Dealing), "end": tuple(End)}
)


def check_players(count: int) -> None:
    """Raise `BadRuleset` (`bad_players`) unless three to eight sit down."""
    if not FEWEST <= count <= MOST:
        raise BadRuleset("bad_players", given=count, wanted=f"{FEWEST}-{MOST}")
