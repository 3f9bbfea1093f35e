"""Pots of Encaje that a player would take who does not, with cards changed in several hands.

Whoever is in the pot holds what the lance asks for, and who takes it the worst of it (ENC-13,
ENC-14). Of each hand one way is tried to each strength with the same new ranks, so that no deal
within a number of changed cards is passed over.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, combinations_with_replacement
from typing import NamedTuple

from engine.betting import ENVIDO
from engine.cards import Rank
from engine.hand import SIZE, Hand
from engine.lances import Lance, strength
from engine.questions.question import Question
from engine.quiz.card_retelling import free_cards
from engine.quiz.encaje_retelling import with_pot
from engine.quiz.hand_ways import in_hands, redealt, with_cards
from engine.quiz.rewriting import Near

FEWEST = 2  # players in a pot
LARGEST = 21  # stones that one begins with, and so the largest stake


class Way(NamedTuple):
    """How a hand comes to a strength: the places of cards that go, and the ranks that come."""

    strength: tuple[int, ...]
    places: tuple[int, ...]
    ranks: tuple[Rank, ...]
    moved: int


def other_pots(question: Question, given: str, most: int) -> Near:
    """Where `given` takes the pot, with so many cards changed in all, and how far they moved.

    `given` is `seat:stones`; a stake may be any part of the stones that makes two players or more.
    """
    seat, stones = map(int, given.split(":"))
    seats = range(len(question.hands))
    ways = [_ways(question, hand, most) for hand in question.hands]
    for players in range(FEWEST, len(seats) + 1):
        stake, rest = divmod(stones, players)
        if rest or not ENVIDO <= stake <= LARGEST:
            continue
        for group in combinations(seats, players):
            if seat in group:
                for chosen in _chosen([ways[each] for each in group], most):
                    yield from _in_pot(question, group, seat, chosen, stake)


def _in_pot(
    question: Question, group: tuple[int, ...], seat: int, chosen: tuple[Way, ...], stake: int
) -> Near:
    """The group's hands changed so, if the seat then has the worst of them."""
    ranked = zip((way.strength for way in chosen), (-each for each in group), strict=True)
    if -min(ranked)[1] != seat:
        return
    ranks = [dict(zip(way.places, way.ranks, strict=True)) for way in chosen]
    hands = redealt(question, dict(zip(group, ranks, strict=True)))
    if hands and (found := with_pot(question, hands, group, stake)):
        yield sum(way.moved for way in chosen), found


def _chosen(ways: Sequence[Sequence[Way]], most: int) -> Iterator[tuple[Way, ...]]:
    """A way for each hand, so many cards in all."""
    if not ways:
        if most == 0:
            yield ()
        return
    for way in ways[0]:
        if len(way.places) <= most:
            for others in _chosen(ways[1:], most - len(way.places)):
                yield (way, *others)


def _ways(question: Question, hand: Hand, most: int) -> list[Way]:
    """How a hand takes part in the lance after so many changes at most."""
    lance, height = question.lance or Lance.GRANDE, question.ruleset.height
    held = in_hands(question)
    found: dict[tuple[tuple[int, ...], tuple[Rank, ...]], Way] = {}
    for count in range(most + 1):
        for ranks in combinations_with_replacement(Rank, count):
            cards = free_cards(ranks, held)
            if cards is None:
                continue
            for places in combinations(range(SIZE), count):
                new = with_cards(hand, dict(zip(places, cards, strict=True)))
                key = strength(lance, new, question.ruleset)
                old = (hand.cards[place].rank for place in places)
                moved = sum(abs(height(a) - height(b)) for a, b in zip(old, ranks, strict=True))
                best = found.get((key, ranks))
                if key and (best is None or moved < best.moved):
                    found[key, ranks] = Way(key, places, ranks, moved)
    return list(found.values())
