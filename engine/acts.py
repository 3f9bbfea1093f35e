"""What may be done in a round besides betting, with its notation: mus, discards, declarations."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Self

from engine.betting import Call
from engine.cards import Card, Rank
from engine.errors import BadNotation
from engine.hand import check_distinct, parse_cards


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

    >>> str(Act.parse("2 descarte 4o5c")), str(Act.parse("0 muestra So=R"))
    ('2 descarte 4o5c', '0 muestra So=R')
    """

    seat: int
    verb: Verb
    cards: tuple[Card, ...] = ()
    ranks: tuple[Rank, ...] = ()

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read `SEAT VERB`, with cards after a descarte and choices after a muestra."""
        seat, _, said = text.partition(" ")
        verb, _, rest = said.partition(" ")
        if not _is_seat(seat) or verb not in Verb or (rest and verb not in _WITH_CARDS):
            raise BadNotation("bad_act", given=text)
        if verb == Verb.MUESTRA:
            pairs = [_choice(part, text) for part in rest.split(",")]
            return cls(int(seat), Verb(verb), *map(tuple, zip(*pairs, strict=True)))
        cards = parse_cards(rest)
        check_distinct(cards)
        return cls(int(seat), Verb(verb), cards)

    def key(self) -> tuple[int, Verb, frozenset[Card], frozenset[tuple[Card, Rank]]]:
        """What makes two acts the same: the order of the cards does not count."""
        choices = frozenset(zip(self.cards, self.ranks, strict=False))
        return self.seat, self.verb, frozenset(self.cards), choices

    def __str__(self) -> str:
        if self.ranks:
            pairs = zip(self.cards, self.ranks, strict=True)
            detail = ",".join(f"{card}={rank.value}" for card, rank in pairs)
        else:
            detail = "".join(map(str, self.cards))
        return f"{self.seat} {self.verb} {detail}".rstrip()


_WITH_CARDS = (Verb.DESCARTE, Verb.MUESTRA)


def parse_act(text: str) -> Act | Call:
    """Read whatever may be done in a round; `BadNotation` (`bad_act`, `bad_call`) if nothing."""
    verb = text.partition(" ")[2].partition(" ")[0]
    return Act.parse(text) if verb in Verb else Call.parse(text)


def _is_seat(text: str) -> bool:
    return len(text) == 1 and text in "0123456789"


def _choice(part: str, text: str) -> tuple[Card, Rank]:
    card, equals, rank = part.partition("=")
    if not equals or rank not in {r.value for r in Rank}:
        raise BadNotation("bad_act", given=text)
    return Card.parse(card), Rank(rank)
