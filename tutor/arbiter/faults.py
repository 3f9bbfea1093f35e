"""What may be wrong with what is laid before the arbiter, as codes and facts."""

from dataclasses import dataclass, field
from enum import StrEnum

LONGEST_QUOTE = 30


class Fault(StrEnum):
    """Why something that was entered is not taken."""

    TOO_LONG = "too_long"  # a link longer than any that the page makes
    RULES = "rules"
    TABLE = "table"  # as many hands as no table has
    CARD = "card"
    TWICE = "twice"
    TOO_MANY = "too_many"  # cards for one hand
    NONE_LEFT = "none_left"  # all four cards of a rank lie in hands
    SUIT = "suit"  # under rules that look at it
    NOTHING = "nothing"  # typed
    SCORES = "scores"
    WILD = "wild"
    CALL = "call"  # not a call, or not open to that seat then
    NO_BETS = "no_bets"  # in a lance that these hands do not contest
    STONES = "stones"  # no number, or fewer than may be named


@dataclass(frozen=True, slots=True)
class Complaint:
    """One thing that is not taken, and the facts that its sentence names.

    `where` is the field that it was typed into: `typed`, `us`, or a lance's; "" for an address.
    """

    fault: Fault
    facts: dict[str, object] = field(default_factory=dict)
    where: str = ""


def quoted(text: str, most: int = LONGEST_QUOTE) -> str:
    """What was entered, as far as it is worth repeating."""
    plain = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    return plain if len(plain) <= most else plain[:most] + "…"
