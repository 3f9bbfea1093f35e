"""Every hand and every pair of classes, against the counts and against the rules told slowly."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement

import pytest

from engine import (
    Deal,
    Hand,
    Lance,
    Rank,
    Reason,
    Ruleset,
    Why,
    decide,
    juego_of,
    pares_of,
    points,
    strength,
)
from tests.engine import rulebook
from tests.engine.rulebook import COMPARE, EIGHT_KINGS, FOUR_KINGS, faces
from tests.engine.table import every_hand, random_deals, ranks_of

RULESETS = [("classic", EIGHT_KINGS), ("four_kings", FOUR_KINGS)]
COUNTS = {
    "classic": (330, (39_680, 43_776, 4_448, 3_486), 24_444, 8_384),
    "four_kings": (715, (53_760, 34_560, 1_440, 1_630), 11_719, 3_040),
}

both_rulesets = pytest.mark.parametrize(("rules", "order"), RULESETS)


@cache
def all_hands() -> tuple[Hand, ...]:
    return tuple(every_hand())


@cache
def by_class(order: str) -> dict[str, list[Hand]]:
    """All hands, sorted into classes by what their cards count as."""
    sorted_in: dict[str, list[Hand]] = {}
    for hand in all_hands():
        sorted_in.setdefault(faces(ranks_of(hand), order), []).append(hand)
    return sorted_in


@both_rulesets
def test_the_counts_of_hands(rules: str, order: str) -> None:
    classes, kinds, with_juego, thirty_ones = COUNTS[rules]
    ruleset = Ruleset.parse(rules)
    held = Counter(kind_of(hand, ruleset) for hand in all_hands())
    totals = [juego.total for hand in all_hands() if (juego := juego_of(hand, ruleset))]
    assert len(all_hands()) == 91_390
    assert len(by_class(order)) == classes == len(rulebook.classes(order))
    assert tuple(held[kind] for kind in (None, "par", "medias", "duples")) == kinds
    assert len(totals) == with_juego
    assert totals.count(31) == thirty_ones


def kind_of(hand: Hand, ruleset: Ruleset) -> str | None:
    pares = pares_of(hand, ruleset)
    return pares.kind if pares else None


@both_rulesets
@pytest.mark.parametrize("lance", [Lance.GRANDE, Lance.CHICA])
def test_no_two_classes_tie_in_grande_or_chica(lance: Lance, rules: str, order: str) -> None:
    ruleset = Ruleset.parse(rules)
    assert len({strength(lance, hand, ruleset) for hand in all_hands()}) == len(by_class(order))


@both_rulesets
def test_every_hand_is_worth_what_the_rules_say(rules: str, order: str) -> None:
    ruleset = Ruleset.parse(rules)
    for hand in all_hands():
        counted = faces(ranks_of(hand), order)
        pares, juego = pares_of(hand, ruleset), juego_of(hand, ruleset)
        assert (pares.stones if pares else 0) == rulebook.kind(counted)
        assert points(hand, ruleset) == rulebook.total(counted)
        assert (juego is not None) == rulebook.has_juego(counted)


@both_rulesets
@pytest.mark.parametrize("lance", Lance)
def test_hands_of_one_class_are_equally_strong(lance: Lance, rules: str, order: str) -> None:
    ruleset = Ruleset.parse(rules)
    for hands in by_class(order).values():
        assert len({strength(lance, hand, ruleset) for hand in hands}) == 1


@both_rulesets
@pytest.mark.parametrize("lance", Lance)
def test_strength_is_a_total_preorder_and_the_rulebooks(
    lance: Lance, rules: str, order: str
) -> None:
    ruleset, compare = Ruleset.parse(rules), COMPARE[lance]
    keys = [
        (counted, strength(lance, hands[0], ruleset))
        for counted, hands in by_class(order).items()
        if takes_part(lance, counted)
    ]
    for (ours, our_key), (theirs, their_key) in combinations_with_replacement(keys, 2):
        sign = (our_key > their_key) - (our_key < their_key)
        assert sign == compare(ours, theirs, order) == -compare(theirs, ours, order)


def takes_part(lance: Lance, counted: str) -> bool:
    if lance is Lance.PARES:
        return rulebook.has_pares(counted)
    return lance is not Lance.JUEGO or rulebook.has_juego(counted)


def tables_of_two(order: str) -> Iterator[tuple[str, str, Deal]]:
    """A deal for every pair of classes for which the deck has the cards."""
    classes = by_class(order)
    for ours, theirs in combinations_with_replacement(classes, 2):
        mano = classes[ours][0]
        other = next((hand for hand in classes[theirs] if not shares(mano, hand)), None)
        if other is not None:
            yield ours, theirs, Deal((mano, other), Ruleset())


def shares(one: Hand, other: Hand) -> bool:
    return not set(one.cards).isdisjoint(other.cards)


def test_every_pair_of_classes_is_decided_as_the_rulebook_says() -> None:
    for ours, theirs, deal in tables_of_two(EIGHT_KINGS):
        for lance in (Lance.GRANDE, Lance.CHICA):
            verdict = decide(lance, deal)
            sign = COMPARE[lance](ours, theirs, EIGHT_KINGS)
            assert verdict.winner == (1 if sign < 0 else 0)
            assert verdict.reasons[0] == by_hand(lance, ours, theirs, verdict.winner)


def by_hand(lance: Lance, ours: str, theirs: str, winner: int) -> Reason:
    """The first place at which the hands, laid out for the lance, differ."""
    way = -1 if lance is Lance.CHICA else 1
    best, other = (theirs[::way], ours[::way]) if winner else (ours[::way], theirs[::way])
    if best == other:
        return Reason(1, Why.TIE_MANO)
    place = next(at for at in range(4) if best[at] != other[at])
    return Reason(1 - winner, Why(lance), place + 1, Rank(best[place]), Rank(other[place]))


@both_rulesets
@pytest.mark.parametrize("players", [4, 6])
def test_four_or_six_hands_are_decided_as_the_rulebook_says(
    players: int, rules: str, order: str
) -> None:
    for deal in random_deals(1_000, rules, players):
        counted = [faces(ranks_of(hand), order) for hand in deal.hands if hand]
        for lance in Lance:
            assert decide(lance, deal).winner == slow_winner(lance, counted, order)


def slow_winner(lance: Lance, counted: list[str], order: str) -> int | None:
    """The first seat, from the mano on, that no other player beats."""
    if lance is Lance.PUNTO and any(map(rulebook.has_juego, counted)):
        return None
    players = [seat for seat, hand in enumerate(counted) if takes_part(lance, hand)]
    return next(
        (
            seat
            for seat in players
            if all(COMPARE[lance](counted[seat], counted[it], order) >= 0 for it in players)
        ),
        None,
    )
