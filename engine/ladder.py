"""The strength of hands by table, for whoever judges them by the million (LAN-1).

The readable rules of `engine.lances` are run once for every class of hands that they tell apart. A
card is a number here: its place in `DECK`.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations_with_replacement

from engine.cards import DECK, Card, Rank, Suit
from engine.errors import BadRuleset
from engine.hand import SIZE, Hand
from engine.lances import Lance, strength
from engine.ruleset import Ruleset
from engine.settings import JuegoReal

SUIT_COUNTS = (JuegoReal.SUITS, JuegoReal.OROS)  # VAR-2: of sevens and cards worth ten
NUMBERS: Mapping[Card, int] = {card: number for number, card in enumerate(DECK)}

type Kind = tuple[Rank, Suit | None]


@dataclass(frozen=True, slots=True)
class Classes:
    """Hands sorted by all that the lances see of them.

    `codes` has a number for every card of the deck, and the sum of four tells the class; `samples`
    has a hand of each class by that sum.
    """

    codes: tuple[int, ...]
    samples: Mapping[int, Hand]


@dataclass(frozen=True, slots=True)
class Ladder:
    """The classes of hands from worst to best in a lance.

    >>> grande = ladder_of(Lance.GRANDE, Ruleset())
    >>> grande.rung(*card_numbers("RoRcReRb")) > grande.rung(*card_numbers("RoRcReCb"))
    True
    """

    codes: tuple[int, ...]
    rungs: Mapping[int, int]

    def rung(self, first: int, second: int, third: int, fourth: int) -> int:
        """How high a hand stands: the better the greater, from 1 up; 0 if it takes no part.

        The cards, 0 to 39, are not checked.
        """
        codes = self.codes
        return self.rungs[codes[first] + codes[second] + codes[third] + codes[fourth]]


def card_numbers(text: str) -> tuple[int, ...]:
    """Cards written one after another, as numbers; `BadNotation` (`bad_card`) for what is none.

    >>> card_numbers("1o2oRb")
    (0, 1, 39)
    """
    return tuple(NUMBERS[Card.parse(text[at : at + 2])] for at in range(0, len(text), 2))


def ladder_of(lance: Lance, ruleset: Ruleset) -> Ladder:
    """The ladder of a lance, made when it is first asked for.

    Raises `BadRuleset` (`no_ladder`) with wild cards, which stand nowhere until they are fixed.
    """
    if ruleset.wildcards:
        raise BadRuleset("no_ladder", ruleset=str(ruleset))
    return _ladder(lance, telling(ruleset))


@cache
def _ladder(lance: Lance, ruleset: Ruleset) -> Ladder:
    sorted_in = classes(ruleset)
    keys = {code: strength(lance, hand, ruleset) for code, hand in sorted_in.samples.items()}
    rungs = {key: rung for rung, key in enumerate(sorted({(), *keys.values()}))}
    return Ladder(sorted_in.codes, {code: rungs[key] for code, key in keys.items()})


def telling(ruleset: Ruleset) -> Ruleset:
    """`classic` with those settings of a ruleset that a lance looks at."""
    return replace(Ruleset(), kings=ruleset.kings, juego_real=ruleset.juego_real)


@cache
def classes(ruleset: Ruleset) -> Classes:
    """The classes under a ruleset: 330 with eight kings, 715 with four, more where suits count."""
    kinds = [_kind(card, ruleset) for card in DECK]
    code_of = {kind: (SIZE + 1) ** place for place, kind in enumerate(dict.fromkeys(kinds))}
    codes = tuple(code_of[kind] for kind in kinds)
    hands = {sum(codes[number] for number in held): held for held in _samples(kinds)}
    return Classes(
        codes, {code: Hand(tuple(DECK[n] for n in held)) for code, held in hands.items()}
    )


def _kind(card: Card, ruleset: Ruleset) -> Kind:
    """What the lances see of a card: what it counts as, and the suit where one is asked for."""
    face, is_asked = ruleset.face(card.rank), ruleset.juego_real in SUIT_COUNTS
    is_seen = is_asked and (face is Rank.SIETE or ruleset.points(face) == 10)
    return face, card.suit if is_seen else None


def _samples(kinds: list[Kind]) -> Iterator[tuple[int, ...]]:
    """For every four kinds that the deck has, the first cards of them."""
    of_kind: dict[Kind, list[int]] = {}
    for number, kind in enumerate(kinds):
        of_kind.setdefault(kind, []).append(number)
    for four in combinations_with_replacement(of_kind.values(), SIZE):
        repeats = [sum(other is cards for other in four[:at]) for at, cards in enumerate(four)]
        if all(again < len(cards) for again, cards in zip(repeats, four, strict=True)):
            yield tuple(cards[again] for again, cards in zip(repeats, four, strict=True))
