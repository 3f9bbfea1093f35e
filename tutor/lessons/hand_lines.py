"""Says beside a hand what a lesson claims of it, each claim in its words."""

from collections.abc import Callable, Iterable, Iterator

from engine import (
    Gesture,
    Hand,
    Lance,
    Ruleset,
    known_signals,
    may_declare,
    showings,
    strength,
    true_signals,
)
from tutor.lessons.pieces import Claim, DealFence, HandFence
from tutor.wording import hands
from tutor.wording.table import player_name

YES = "yes"
AFTER = {YES: True, "no": False}


def told(fence: HandFence) -> Iterator[str]:
    """A line or two for each claim that no drill's question says."""
    for claim in fence.claims:
        if claim.question is None:
            yield from SAY[claim.subject](claim, fence.hand, fence.ruleset)


def worths(fence: DealFence) -> Iterator[str]:
    """What hands of a deal are worth, where a lesson says so."""
    for claim in fence.claims:
        lance, _, seat = claim.detail.partition(" ")
        if claim.subject == "stones":
            yield hands.worth(Lance(lance), int(claim.right), player_name(int(seat)))


def _by_sum(claim: Claim, hand: Hand, ruleset: Ruleset) -> Iterable[str]:
    return hands.has_juego(hand, ruleset)


def _pares(claim: Claim, hand: Hand, ruleset: Ruleset) -> Iterable[str]:
    return hands.pares_lines(hand, ruleset)


def _stones(claim: Claim, hand: Hand, ruleset: Ruleset) -> Iterable[str]:
    yield hands.worth(Lance(claim.detail), int(claim.right))


def _real(claim: Claim, hand: Hand, ruleset: Ruleset) -> Iterable[str]:
    yield hands.is_real(claim.right == YES)


def _signals(claim: Claim, hand: Hand, ruleset: Ruleset) -> Iterable[str]:
    yield hands.true_of_hand(true_signals(hand, ruleset))


def _may(claim: Claim, hand: Hand, ruleset: Ruleset) -> Iterable[str]:
    known, gesture = known_signals(ruleset), Gesture(claim.detail)
    yield hands.may_make(gesture, known, is_true=claim.right == YES)


def _declares(claim: Claim, hand: Hand, ruleset: Ruleset) -> Iterable[str]:
    lance, _, before = claim.detail.partition(" after ")
    said = {Lance.PARES: AFTER[before]} if before else {}
    ways = may_declare(hand, ruleset, Lance(lance), said)
    yield hands.declares(Lance(lance), ways, AFTER.get(before))


def _best(claim: Claim, hand: Hand, ruleset: Ruleset) -> Iterable[str]:
    lance = Lance(claim.detail)
    ways = showings(hand, ruleset)
    keys = [strength(lance, hand.showing(way), ruleset) for way in ways]
    best = [way for way, key in zip(ways, keys, strict=True) if key == max(keys)]
    yield hands.best_showing(lance, best)


SAY: dict[str, Callable[[Claim, Hand, Ruleset], Iterable[str]]] = {
    "pares": _pares,
    "total": _by_sum,
    "juego": _by_sum,
    "stones": _stones,
    "real": _real,
    "signals": _signals,
    "may": _may,
    "declares": _declares,
    "best": _best,
}
