"""Exchanges of a card told with other cards, so that the one that was picked is the only right one.

The card that goes and the one that comes stay; any others of both hands and of those on offer may
be changed, at most one of the hands where it takes three.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import combinations, product
from typing import NamedTuple

from engine.cards import DECK, Card, Rank
from engine.errors import MusError
from engine.hand import SIZE, Hand
from engine.ladder import NUMBERS, Ladder, ladder_of
from engine.lances import Lance
from engine.questions.changes import loser
from engine.questions.facts import Facts
from engine.questions.question import Question
from engine.quiz.card_retelling import MOST_CARDS, free_cards
from engine.quiz.rewriting import Near

type Laid = list[int]  # the losing hand, the other one and those on offer, as numbers of cards


class Change(NamedTuple):
    """How far ranks move, and the new cards by place among those that are laid."""

    moved: int
    new: Mapping[int, int]


def other_swaps(question: Question, given: str, count: int) -> Near:
    """With so many cards changed, where only the exchange `given` wins."""
    seat = loser(question)
    hands = (question.hands[seat].cards, question.hands[1 - seat].cards)
    cards = [*hands[0], *hands[1], *question.cards]
    laid = [NUMBERS[card] for card in cards]
    away, new = (cards.index(Card.parse(text)) for text in (given[:2], given[2:]))
    ladder = ladder_of(question.lance or Lance.GRANDE, question.ruleset)
    for change in _changes(question, cards, {away, new}, count):
        for place, card in change.new.items():
            laid[place] = card
        if _only(laid, away, new, ladder, wins_ties=seat == 0):
            yield from _told(question, seat, [DECK[number] for number in laid], change.moved)
        for place in change.new:
            laid[place] = NUMBERS[cards[place]]


def _changes(
    question: Question, cards: Sequence[Card], kept: set[int], count: int
) -> Iterator[Change]:
    """Every way of changing so many cards, one rank of those that count the same."""
    height = question.ruleset.height
    ranks = [rank for rank in Rank if question.ruleset.face(rank) is rank]
    every = [place for place in range(len(cards)) if place not in kept]
    free: dict[tuple[Rank, ...], list[int] | None] = {}
    for places in combinations(every, count):
        if count == MOST_CARDS and sum(place < 2 * SIZE for place in places) > 1:
            continue
        old = [height(cards[place].rank) for place in places]
        for chosen in product(ranks, repeat=count):
            if chosen not in free:
                new = free_cards(chosen, cards)
                free[chosen] = [NUMBERS[card] for card in new] if new else None
            if numbers := free[chosen]:
                moved = sum(abs(a - height(b)) for a, b in zip(old, chosen, strict=True))
                yield Change(moved, dict(zip(places, numbers, strict=True)))


def _only(laid: Laid, away: int, new: int, ladder: Ladder, *, wins_ties: bool) -> bool:
    """Whether the losing hand loses, wins with this exchange, and with no other one."""
    own, offered = laid[:SIZE], laid[2 * SIZE :]
    other = ladder.rung(*laid[SIZE : 2 * SIZE]) + (not wins_ties)  # from here on the hand wins

    def wins(place: int, card: int) -> bool:
        held = [*own[:place], card, *own[place + 1 :]]
        return ladder.rung(*held) >= max(other, 1)

    if wins(0, own[0]) or not wins(away, laid[new]):
        return False
    tried = ((place, at) for place in range(SIZE) for at in range(SIZE))
    return not any(
        wins(place, offered[at]) for place, at in tried if (place, at + 2 * SIZE) != (away, new)
    )


def _told(question: Question, seat: int, cards: Sequence[Card], moved: int) -> Near:
    """The question with those cards, if it can be asked."""
    own, other = Hand(tuple(cards[:SIZE])), Hand(tuple(cards[SIZE : 2 * SIZE]))
    hands = (own, other) if seat == 0 else (other, own)
    offered = "".join(map(str, cards[2 * SIZE :]))
    facts = Facts(**{**question.facts, "cards": offered})
    with suppress(MusError):
        yield moved, replace(question, hands=hands, facts=facts)
