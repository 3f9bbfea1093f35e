"""What may be done in a round besides betting, with its notation (MUS-1, MUS-3, PAR-8, JUE-4)."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Self

from engine.calls import Call
from engine.cards import Card, Rank
from engine.errors import BadNotation
from engine.hand import check_distinct, parse_cards

NOTATION = re.compile(r"([0-9]) ([a-z_]+)(?: ([1-9SCRoceb=,]+))?", re.ASCII)


class Verb(StrEnum):
    """What a player does or says outside the betting."""

    MUS = "mus"  # MUS-1
    NO_HAY_MUS = "no_hay_mus"
    DESCARTE = "descarte"  # MUS-3, VAR-3: throws cards away
    CAMBIO = "cambio"  # VAR-4: shows 4-5-6-7 and takes four new cards
    SERVIDO = "servido"  # VAR-4: keeps them
    SI = "si"  # PAR-8, JUE-4: has what the lance asks for
    NO = "no"
    MUESTRA = "muestra"  # VAR-5: fixes wild cards as the hand is shown


@dataclass(frozen=True, slots=True)
class Act:
    """What a seat does: `cards` thrown away, or wild cards with the `ranks` they are shown as.

    Raises `BadNotation`: `duplicate_card`, and `bad_act` for a seat other than 0 to 9 and for
    cards or ranks that do not go with the verb.

    >>> str(Act.parse("2 descarte 4o5c")), str(Act.parse("0 muestra So=R"))
    ('2 descarte 4o5c', '0 muestra So=R')
    """

    seat: int
    verb: Verb
    cards: tuple[Card, ...] = ()
    ranks: tuple[Rank, ...] = ()

    def __post_init__(self) -> None:
        cards, ranks = len(self.cards), len(self.ranks)
        fits = {Verb.DESCARTE: ranks == 0, Verb.MUESTRA: ranks == cards > 0}
        if not (0 <= self.seat <= 9 and fits.get(self.verb, cards == ranks == 0)):
            raise BadNotation("bad_act", given=str(self))
        check_distinct(self.cards)

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read `SEAT VERB`, with cards after a descarte and choices after a muestra.

        Raises `BadNotation`: `bad_act`, or `bad_card` for what is no card.
        """
        match = NOTATION.fullmatch(text)
        if match is None or match[2] not in Verb:
            raise BadNotation("bad_act", given=text)
        seat, verb, rest = int(match[1]), Verb(match[2]), match[3] or ""
        if verb is not Verb.MUESTRA:
            return cls(seat, verb, parse_cards(rest))
        shown = tuple(_choices(rest, text))
        return cls(seat, verb, tuple(card for card, _ in shown), tuple(rank for _, rank in shown))

    def key(self) -> tuple[int, Verb, frozenset[Card], frozenset[tuple[Card, Rank]]]:
        """What makes two acts the same: the order of the cards does not count."""
        choices = frozenset(zip(self.cards, self.ranks, strict=False))
        return self.seat, self.verb, frozenset(self.cards), choices

    def __str__(self) -> str:
        cards = list(map(str, self.cards))
        if self.ranks:
            pairs = zip(cards, self.ranks, strict=False)
            detail = ",".join(f"{card}={rank.value}" for card, rank in pairs)
        else:
            detail = "".join(cards)
        return f"{self.seat} {self.verb} {detail}".rstrip()


def parse_act(text: str) -> Act | Call:
    """Read whatever may be done in a round.

    Raises `BadNotation`: `bad_call` where no verb of an act is in it, else as `Act.parse`.
    """
    verb = text.partition(" ")[2].partition(" ")[0]
    return Act.parse(text) if verb in Verb else Call.parse(text)


def _choices(choices: str, text: str) -> Iterator[tuple[Card, Rank]]:
    for choice in choices.split(","):
        card, equals, rank = choice.partition("=")
        if not equals or rank not in _RANKS:
            raise BadNotation("bad_act", given=text)
        yield Card.parse(card), _RANKS[rank]


_RANKS = {rank.value: rank for rank in Rank}
