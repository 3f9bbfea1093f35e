"""The cut, the deal from a given deck, and the stock that runs out (DEA-1 to DEA-3, MUS-6)."""

from dataclasses import dataclass
from typing import Self

from engine.cards import DECK, Card
from engine.chance import Chance
from engine.deal import Deal
from engine.errors import BadNotation
from engine.hand import SIZE, Hand
from engine.ruleset import Ruleset
from engine.settings import Reshuffle


def cut(deck: tuple[Card, ...], at: int) -> tuple[Card, ...]:
    """The deck after the player on the dealer's left lifts `at` cards, 1 to 39 (DEA-1).

    Raises `BadNotation` (`bad_cut`) outside that range.
    """
    if not 0 < at < len(deck):
        raise BadNotation("bad_cut", given=at, wanted=f"1-{len(deck) - 1}")
    return deck[at:] + deck[:at]


def check_deck(deck: tuple[Card, ...]) -> None:
    """Raise `BadNotation` (`bad_deck`) unless these are the forty cards, each once."""
    if len(deck) != len(DECK) or set(deck) != set(DECK):
        raise BadNotation("bad_deck", cards=len(deck), different=len(set(deck)))


def dealt(deck: tuple[Card, ...], ruleset: Ruleset) -> tuple[Deal, tuple[Card, ...]]:
    """Four cards each, one by one from the mano on (DEA-2), and the rest as the stock (DEA-3)."""
    check_deck(deck)
    used = SIZE * ruleset.players
    hands = (Hand(deck[seat : used : ruleset.players]) for seat in range(ruleset.players))
    return Deal(tuple(hands), ruleset), deck[used:]


@dataclass(frozen=True, slots=True)
class Stock:
    """Cards still to be given, top first, those thrown away, and the seed of the next shuffle."""

    cards: tuple[Card, ...]
    discards: tuple[Card, ...] = ()
    seed: int = 0

    def throw(self, cards: tuple[Card, ...]) -> Self:
        """The stock with cards added to the discards (MUS-5)."""
        return type(self)(self.cards, self.discards + cards, self.seed)

    def give(self, count: int) -> tuple[tuple[Card, ...], Self]:
        """`count` cards from the top; the discards become a new stock where it runs out (MUS-6).

        Raises `BadNotation` (`short_stock`) where both together have fewer.
        """
        if count > len(self.cards) + len(self.discards):
            raise BadNotation("short_stock", wanted=count, cards=len(self.cards + self.discards))
        given, left = self.cards[:count], self.cards[count:]
        if len(given) == count:
            return given, type(self)(left, self.discards, self.seed)
        more, stock = self.renewed().give(count - len(given))
        return given + more, stock

    def refill(self, hand: Hand, thrown: tuple[Card, ...]) -> tuple[Hand, Self]:
        """A hand with as many new cards for those that it has thrown (MUS-3)."""
        given, left = self.give(len(thrown))
        kept = tuple(card for card in hand.cards if card not in thrown)
        return Hand(kept + given), left

    def renewed(self) -> Self:
        """The discards shuffled into a new stock."""
        return self._shuffled(self.discards)

    def after_mus(self, reshuffle: Reshuffle) -> Self:
        """The stock once all have their cards, reshuffled where the house does so each time."""
        if reshuffle is Reshuffle.WHEN_EMPTY:
            return self
        return self._shuffled(self.cards + self.discards)

    def _shuffled(self, cards: tuple[Card, ...]) -> Self:
        mixed = Chance("stock", self.seed).shuffled(cards)
        return type(self)(tuple(mixed), (), self.seed + 1)


def shuffled_deck(seed: int) -> tuple[Card, ...]:
    """The forty cards in an order that depends on the seed alone (DEA-1)."""
    return tuple(Chance("deck", seed).shuffled(DECK))
