"""Each named feature holds just where the verdict, or the cards themselves, say so."""

from collections.abc import Callable
from itertools import pairwise
from random import Random

import pytest

from engine import (
    DECK,
    Deal,
    Hand,
    Kind,
    Lance,
    ParesKind,
    Ruleset,
    Spec,
    Verdict,
    Why,
    decide,
    pares_of,
    points,
    strength,
)
from engine.quiz.classes import TOKEN_OF, class_of
from engine.quiz.needs import NEEDS, need
from tests.engine.quiz.dealt import SPECS, questions

CLASSIC = Ruleset()
JUEGO = (31, 32, 40, 37, 36, 35, 34, 33)
TIES = (Why.TIE_MANO, Why.TIE_NEAREST)

type Reading = Callable[[Deal, Verdict], bool]


def rival(deal: Deal, verdict: Verdict) -> int | None:
    """The seat of the best of the others that take part."""
    others = [seat for seat in verdict.players if seat != verdict.winner]
    held = {seat: strength(verdict.lance, deal.hand(seat), CLASSIC) for seat in others}
    return max(others, key=lambda seat: held[seat], default=None)


def settled(deal: Deal, verdict: Verdict) -> str | None:
    """The place at which the closest rival is beaten, `tie`, or None without a rival."""
    seat = rival(deal, verdict)
    if seat is None:
        return None
    reason = next(reason for reason in verdict.reasons if reason.rival == seat)
    return "tie" if reason.why in TIES else str(reason.place)


def is_at(*places: str) -> Reading:
    return lambda deal, verdict: settled(deal, verdict) in places


def is_apart(deal: Deal, verdict: Verdict) -> bool:
    return settled(deal, verdict) not in (None, "tie")


def two(
    deal: Deal, verdict: Verdict, of: Callable[[Hand, Ruleset], object]
) -> tuple[object, object] | None:
    """Something of the winner's hand and of the closest rival's."""
    seat = rival(deal, verdict)
    if seat is None or verdict.winner is None:
        return None
    return of(deal.hand(verdict.winner), deal.ruleset), of(deal.hand(seat), deal.ruleset)


def kind_of(hand: Hand, ruleset: Ruleset) -> object:
    pares = pares_of(hand, ruleset)
    return pares and pares.kind


def is_other_kind(deal: Deal, verdict: Verdict) -> bool:
    held = two(deal, verdict, kind_of)
    return held is not None and held[0] != held[1]


def is_same_kind(deal: Deal, verdict: Verdict) -> bool:
    held = two(deal, verdict, kind_of)
    return held is not None and held[0] == held[1] and is_apart(deal, verdict)


def is_second_pair(deal: Deal, verdict: Verdict) -> bool:
    seat = rival(deal, verdict)
    whys = {reason.rival: reason.why for reason in verdict.reasons}
    return seat is not None and whys[seat] is Why.DUPLES_SECOND


def is_equal_duples(deal: Deal, verdict: Verdict) -> bool:
    duples = (ParesKind.DUPLES, ParesKind.DUPLES)
    return two(deal, verdict, kind_of) == duples and not is_apart(deal, verdict)


def is_next_total(deal: Deal, verdict: Verdict) -> bool:
    held = two(deal, verdict, points)
    order = JUEGO if verdict.lance is Lance.JUEGO else tuple(range(40, 3, -1))
    return held in list(pairwise(order))


def has_total(wanted: int) -> Reading:
    return lambda deal, _: any(points(hand, CLASSIC) == wanted for hand in deal.hands if hand)


COMPARED = (Lance.GRANDE, Lance.CHICA)
HELD = (Lance.PARES, Lance.JUEGO)
READINGS: dict[str, tuple[tuple[Lance, ...], Reading]] = {
    "first-card": (COMPARED, is_at("1")),
    "second-card": (COMPARED, is_at("2")),
    "third-card": (COMPARED, is_at("3")),
    "fourth-card": (COMPARED, is_at("4")),
    "late-card": (COMPARED, is_at("3", "4")),
    "tie": (tuple(Lance), is_at("tie")),
    "no-tie": (tuple(Lance), is_apart),
    "other-kind": ((Lance.PARES,), is_other_kind),
    "same-kind": ((Lance.PARES,), is_same_kind),
    "second-pair": ((Lance.PARES,), is_second_pair),
    "equal-duples": ((Lance.PARES,), is_equal_duples),
    "next-total": ((Lance.JUEGO, Lance.PUNTO), is_next_total),
    "contested": (HELD, lambda _, verdict: verdict.bet),
    "mano-out": (HELD, lambda _, verdict: 0 not in verdict.players),
    "rivals": (HELD, lambda _, verdict: len(verdict.players) > 1),
    "one-holder": (HELD, lambda _, verdict: len(verdict.players) == 1),
    "with-30": ((Lance.JUEGO, Lance.PUNTO), has_total(30)),
    "with-31": ((Lance.JUEGO,), has_total(31)),
}
CASES = [(name, lance) for name, (lances, _) in READINGS.items() for lance in lances]


def deals() -> list[Deal]:
    dice, found = Random(3), []
    for _ in range(2500):
        cards = dice.sample(DECK, 16)
        found.append(
            Deal(tuple(Hand(tuple(cards[at : at + 4])) for at in range(0, 16, 4)), CLASSIC)
        )
    return [*found, Deal.parse("RoRc7o7c.RbRe7b7e.4o5o6o1o.4c5c6c1c", CLASSIC)]


DEALS = deals()


def test_every_feature_is_read_here() -> None:
    assert set(READINGS) == set(NEEDS)


@pytest.mark.parametrize(("name", "lance"), CASES)
def test_a_feature_is_what_the_verdict_says(name: str, lance: Lance) -> None:
    test, read = need(name, Spec(Kind.WHO_WINS, lance)), READINGS[name][1]
    seen = set()
    for deal in DEALS:
        verdict = decide(lance, deal)
        if verdict.winner is None:
            continue
        hands = [hand for hand in deal.hands if hand]
        held = [class_of([TOKEN_OF[card] for card in hand.cards]) for hand in hands]
        assert test(held) == read(deal, verdict)
        seen.add(test(held))
    assert seen == {True, False}


def test_the_catalogue_s_tables_have_what_their_specs_need() -> None:
    tables = [spec for spec in SPECS.values() if spec.kind is Kind.WHO_WINS and spec.needs]
    assert tables
    for spec in tables:
        for question in questions(spec):
            deal = question.deal
            verdict = decide(spec.lance or Lance.GRANDE, deal)
            assert all(READINGS[name][1](deal, verdict) for name in spec.needs)
