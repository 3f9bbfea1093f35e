"""What is laid before the arbiter, as a value, and the query string that tells it.

Equal states have equal query strings: cards are kept in one order, and what is as it would be
anyway is left out.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from urllib.parse import urlencode

from engine import DECK, ORDER, Call, Card, Deal, Hand, Lance, Rank, Ruleset

type Cards = tuple[Card, ...]
type Scores = tuple[int, int]
type Shown = tuple[tuple[Card, Rank], ...]  # wild cards, and what each is shown as
type Said = tuple[tuple[Lance, tuple[Call, ...]], ...]

SIZE = 4
PAIR, SIX = 2, 6
TABLES = (PAIR, 4, SIX)  # two hands side by side, or a full table
PLACES = {card: (ORDER.index(card.rank), at) for at, card in enumerate(DECK)}
NO_SCORES: Scores = (0, 0)
CLASSIC = Ruleset()


def in_order(cards: Cards) -> Cards:
    """High to low as they are printed, so that equal hands are written alike."""
    return tuple(sorted(cards, key=PLACES.__getitem__))


@dataclass(frozen=True, slots=True)
class State:
    """Hands by seat from the mano on, whole or not, and all that the ruling hangs on.

    `at` is the seat that was chosen to be filled; None where it is the first that is not full.
    """

    ruleset: Ruleset = CLASSIC
    hands: tuple[Cards, ...] = ((), ())
    scores: Scores = NO_SCORES
    shown: Shown = ()
    said: Said = ()
    at: int | None = None

    @property
    def seats(self) -> range:
        return range(len(self.hands))

    @property
    def is_table(self) -> bool:
        """Whether couples play, and not two hands alone."""
        return len(self.hands) > PAIR

    @property
    def is_whole(self) -> bool:
        """Whether every hand has its four cards."""
        return all(len(hand) == SIZE for hand in self.hands)

    @property
    def unfilled(self) -> int | None:
        """The first seat whose hand is not full."""
        return next((seat for seat in self.seats if len(self.hands[seat]) < SIZE), None)

    @property
    def seat(self) -> int | None:
        """The seat that is filled now; None where nothing is left to fill."""
        return self.unfilled if self.at is None else self.at

    @property
    def deal(self) -> Deal:
        """The hands of a whole state, wild cards as printed."""
        return Deal(tuple(map(Hand, self.hands)), self.ruleset)

    @property
    def wild(self) -> Cards:
        """The wild cards that are held, from the mano on."""
        held = (card for hand in self.hands for card in hand)
        return tuple(card for card in held if self.ruleset.is_wild(card))

    @property
    def settled(self) -> Deal | None:
        """The deal to be judged, once it is whole and each wild card is fixed."""
        ways = dict(self.shown)
        return self.deal.showing(ways) if self.is_whole and set(self.wild) == set(ways) else None

    def owner(self, card: Card) -> int | None:
        """The seat that holds a card."""
        return next((seat for seat in self.seats if card in self.hands[seat]), None)

    def calls(self, lance: Lance) -> tuple[Call, ...]:
        """What was said in a lance."""
        return dict(self.said).get(lance, ())

    def fields(self) -> tuple[tuple[str, str], ...]:
        """What a form or an address tells of the state, name by name; a blank one tells nothing."""
        return () if self == State() else tuple(self._pairs())

    def query(self) -> str:
        """The query string, readable and always the same for the same state."""
        return urlencode(self.fields(), safe="=,")

    def _pairs(self) -> Iterator[tuple[str, str]]:
        yield "rules", str(self.ruleset).replace("+", " ")
        yield "hands", ".".join("".join(map(str, hand)) for hand in self.hands)
        if self.shown:
            yield "wild", ",".join(f"{card}={rank.value}" for card, rank in self.shown)
        if self.scores != NO_SCORES:
            yield "scores", "{}-{}".format(*self.scores)
        for lance, calls in self.said:
            yield lance.value, ",".join(map(str, calls))
        if self.at is not None:
            yield "at", str(self.at)
