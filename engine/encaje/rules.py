"""What a table of Encaje plays by (ENC-1, ENC-2)."""

from dataclasses import dataclass, field
from enum import StrEnum

from engine.errors import BadRuleset
from engine.ruleset import Ruleset

FEWEST, MOST = 3, 8
PURSES = (21, 15)


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

    Raises `BadRuleset` (`bad_option`) for a purse other than 21 or 15 stones.
    """

    stones: int = 21
    dealing: Dealing = Dealing.MUS
    end: End = End.LAST_LOSES
    mus: Ruleset = field(default_factory=Ruleset)

    def __post_init__(self) -> None:
        if self.stones not in PURSES:
            raise BadRuleset("bad_option", option="stones", given=self.stones, allowed=PURSES)


def check_players(count: int) -> None:
    """Raise `BadRuleset` (`bad_players`) unless three to eight sit down."""
    if not FEWEST <= count <= MOST:
        raise BadRuleset("bad_players", given=count, wanted=f"{FEWEST}-{MOST}")
