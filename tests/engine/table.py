"""Tables for the tests, laid by rank alone: suits are given out in order."""

from collections.abc import Iterator
from itertools import combinations
from random import Random

from engine import DECK, Card, Deal, Hand, Lance, Ruleset, Suit, decide


def hand(ranks: str) -> Hand:
    """A hand of these ranks, `RC54`, in the first suits that are free."""
    return hands(ranks)[0]


def hands(*ranks: str) -> tuple[Hand, ...]:
    """Hands of these ranks, no card twice."""
    free = {rank: list(Suit) for rank in "1234567SCR"}
    return tuple(
        Hand(tuple(Card.parse(rank + free[rank].pop(0).value) for rank in each)) for each in ranks
    )


def table(*ranks: str, rules: str = "classic") -> Deal:
    """A table of these hands, seat by seat from the mano."""
    return Deal(hands(*ranks), Ruleset.parse(rules))


def winner(lance: Lance, *ranks: str, rules: str = "classic") -> int | None:
    """The seat that wins the lance at a table of these hands."""
    return decide(lance, table(*ranks, rules=rules)).winner


def ranks_of(held: Hand) -> str:
    """The letters of what the cards stand for."""
    return "".join(rank.value for rank in held.ranks)


def every_hand() -> Iterator[Hand]:
    """All 91,390 hands."""
    return map(Hand, combinations(DECK, 4))


def random_deals(number: int, rules: str, players: int = 4, seed: int = 0) -> Iterator[Deal]:
    """So many deals, the same for the same seed."""
    chance, ruleset = Random(seed), Ruleset.parse(rules)
    for _ in range(number):
        cards = chance.sample(DECK, 4 * players)
        dealt = (Hand(tuple(cards[at : at + 4])) for at in range(0, 4 * players, 4))
        yield Deal(tuple(dealt), ruleset)
