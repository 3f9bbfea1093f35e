"""Ways of changing cards of a hand: of those that a question cannot tell apart, the nearest one."""

from collections.abc import Callable, Collection, Hashable, Iterator, Mapping
from functools import lru_cache
from itertools import combinations, combinations_with_replacement
from types import MappingProxyType
from typing import NamedTuple, cast

from engine.cards import Card, Rank
from engine.hand import SIZE, Hand
from engine.juego import points
from engine.ladder import SUIT_COUNTS
from engine.lances import Lance, strength, takes_part
from engine.questions.kinds import Kind
from engine.questions.question import Question
from engine.questions.renewing import is_4567
from engine.quiz.card_retelling import free_cards
from engine.ruleset import Ruleset

KEPT = 64  # rulesets last read

type Sees = Callable[[Question, Hand], Hashable]


class Way(NamedTuple):
    """How far ranks move, where it stands in the order of trying, and the new cards by place."""

    moved: int
    at: int
    new: Mapping[int, Card]


def ways(question: Question, seat: int, count: int, besides: Collection[Card] = ()) -> list[Way]:
    """Each way of changing so many cards of a hand, in the order of places and ranks.

    Of several that look alike to the question there is the nearest, the first of equal ones, and
    none that looks like the hand as it is. What somebody holds does not come, nor any `besides`.
    """
    sees, hand = _sees(question), question.hands[seat]
    as_it_is = sees(question, hand)
    held = {*besides, *in_hands(question)}
    best: dict[Hashable, Way] = {}
    for way in _all_ways(question, hand, count, held):
        key = sees(question, with_cards(hand, way.new))
        if key != as_it_is and (key not in best or way.moved < best[key].moved):
            best[key] = way
    return sorted(best.values(), key=lambda way: way.at)


def with_cards(hand: Hand, new: Mapping[int, Card]) -> Hand:
    """The hand with other cards in some places."""
    return Hand(tuple(new.get(place, card) for place, card in enumerate(hand.cards)))


def in_hands(question: Question) -> set[Card]:
    """The cards that somebody holds."""
    return {card for hand in question.hands for card in hand.cards}


def redealt(
    question: Question, changes: Mapping[int, Mapping[int, Rank]]
) -> tuple[Hand, ...] | None:
    """Every hand, by seat and place with new ranks; None where there are too few such cards.

    No new card was held by anybody.
    """
    ranks = [rank for places in changes.values() for rank in places.values()]
    new = free_cards(ranks, in_hands(question))
    if new is None:
        return None
    cards, hands = iter(new), list(question.hands)
    for seat, places in changes.items():
        hands[seat] = with_cards(hands[seat], dict(zip(places, cards, strict=False)))
    return tuple(hands)


def _all_ways(question: Question, hand: Hand, count: int, held: Collection[Card]) -> Iterator[Way]:
    ruleset, height = question.ruleset, question.ruleset.height
    free = [
        (ranks, cards)
        for ranks in combinations_with_replacement(Rank, count)
        if (cards := free_cards(ranks, held)) and not any(map(ruleset.is_wild, cards))
    ]
    at = 0
    for places in combinations(range(SIZE), count):
        old = [height(hand.cards[place].rank) for place in places]
        for ranks, cards in free:
            moved = sum(abs(a - height(b)) for a, b in zip(old, ranks, strict=True))
            yield Way(moved, at, dict(zip(places, cards, strict=True)))
            at += 1


def _sees(question: Question) -> Sees:
    return _cards if question.ruleset.wildcards else SEEN.get(question.kind, _cards)


def _cards(question: Question, hand: Hand) -> Hashable:
    """What each card counts as, and its suit where suits matter."""
    ruleset = question.ruleset
    has_suits = ruleset.juego_real in SUIT_COUNTS or question.kind is Kind.CARDS_LEFT
    if has_suits or ruleset.wildcards:
        return frozenset(hand.cards)
    return tuple(sorted(ruleset.height(rank) for rank in hand.ranks))


def _in_lance(question: Question, hand: Hand) -> Hashable:
    return _strength(question, hand, question.ruleset)


def _strength(question: Question, hand: Hand, ruleset: Ruleset) -> Hashable:
    """How strong it is in the lance, and whether it ends it."""
    lance = cast(Lance, question.lance)
    return strength(lance, hand, ruleset), ends(lance, hand, ruleset)


def ends(lance: Lance, hand: Hand, ruleset: Ruleset) -> bool:
    """Whether a hand has juego in punto, which is then not played (PUN-1)."""
    return lance is Lance.PUNTO and takes_part(Lance.JUEGO, hand, ruleset)


def _under_both(question: Question, hand: Hand) -> Hashable:
    both = (question.ruleset, _read(question.facts["other"]))
    return tuple(_strength(question, hand, each) for each in both)


_read = lru_cache(KEPT)(Ruleset.parse)


def _juego(question: Question, hand: Hand) -> Hashable:
    return takes_part(Lance.JUEGO, hand, question.ruleset)


def _total(question: Question, hand: Hand) -> Hashable:
    return points(hand, question.ruleset)


def _exchange(_: Question, hand: Hand) -> Hashable:
    """Whether it may be renewed, and whether it leaves one that may for another to be dealt."""
    return is_4567(hand), len(set(hand.ranks)) > 1


BY_LANCE = (
    *(Kind.WHO_WINS, Kind.ORDER_HANDS, Kind.LANCE_PAYS),
    *(Kind.ENCAJE_SHEDS, Kind.ENCAJE_POT),
)
SEEN: Mapping[Kind, Sees] = MappingProxyType(
    dict.fromkeys(BY_LANCE, _in_lance)
    | {
        Kind.TWO_RULES: _under_both,
        Kind.HAS_JUEGO: _juego,
        Kind.WHICH_LAST_LANCE: _juego,
        Kind.JUEGO_TOTAL: _total,
        Kind.MAY_CHANGE: _exchange,
    }
)
