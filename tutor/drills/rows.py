"""Hands laid out as a lance compares them, each card with what it does there."""

from collections.abc import Sequence
from dataclasses import replace

from engine import (
    Card,
    Deal,
    Hand,
    Lance,
    Reason,
    Ruleset,
    Verdict,
    Why,
    compared,
    decide,
    pares_of,
)
from tutor import wording
from tutor.drills.sight import CardSight, Mark, RowSight

SIZE = 4
PAIRED = {"par": 2, "medias": 3, "duples": 4}
TIES = (Why.TIE_MANO, Why.TIE_NEAREST)
SUMS = (Why.JUEGO, Why.PUNTO)


def card_sight(
    card: Card,
    ruleset: Ruleset | None = None,
    mark: Mark = Mark.PLAIN,
    hand: Hand | None = None,
) -> CardSight:
    """One card; under known rules with a caption, which says what a 3 counts as.

    Of a hand, a wild card says what it was shown as.
    """
    caption = wording.rank_caption(card, ruleset, hand) if ruleset else ""
    return CardSight(str(card), wording.card_name(card), caption, mark)


def marked(
    cards: Sequence[Card], marks: Sequence[Mark], ruleset: Ruleset, hand: Hand | None = None
) -> tuple[CardSight, ...]:
    """Cards with captions and their marks."""
    pairs = zip(cards, marks, strict=True)
    return tuple(card_sight(card, ruleset, mark, hand) for card, mark in pairs)


def marks_of(lance: Lance, hand: Hand, ruleset: Ruleset, reason: Reason | None) -> tuple[Mark, ...]:
    """What each compared card does, where `reason` parts this hand from another."""
    if lance in (Lance.JUEGO, Lance.PUNTO):
        return (Mark.PLAIN,) * SIZE
    if lance is Lance.PARES:
        return _pares_marks(hand, ruleset, reason)
    if reason is None:
        return (Mark.PLAIN,) * SIZE
    tied = SIZE if reason.place is None else reason.place - 1
    return _filled([Mark.TIED] * tied + [Mark.DECIDES] * (tied < SIZE))


def _pares_marks(hand: Hand, ruleset: Ruleset, reason: Reason | None) -> tuple[Mark, ...]:
    pares = pares_of(hand, ruleset)
    paired = PAIRED[pares.kind] if pares else 0
    if reason is None:
        return _filled([Mark.PLAIN] * (paired or SIZE))
    if reason.why in TIES:
        return _filled([Mark.TIED] * paired)
    if reason.why is Why.DUPLES_SECOND:
        return (Mark.TIED, Mark.TIED, Mark.DECIDES, Mark.DECIDES)
    deciding = 2 if reason.why is Why.DUPLES_FIRST else paired
    return _filled([Mark.DECIDES] * deciding)


def _filled(marks: list[Mark]) -> tuple[Mark, ...]:
    return (*marks, *[Mark.IGNORED] * (SIZE - len(marks)))


def lance_row(
    lance: Lance,
    deal: Deal,
    seat: int,
    *,
    view: int | None,
    reason: Reason | None,
    wins: bool = False,
    is_yours: bool = False,
) -> RowSight:
    """One hand in a lance, and what it holds there."""
    hand = deal.hand(seat)
    marks = marks_of(lance, hand, deal.ruleset, reason)
    return RowSight(
        name=wording.seat_name(seat, view, len(deal.hands)),
        cards=marked(compared(lance, hand, deal.ruleset), marks, deal.ruleset, hand),
        wins=wins,
        is_yours=is_yours,
        is_mano=seat == 0,
        why=wording.holding(lance, hand, deal.ruleset),
    )


def winner_rows(
    lance: Lance, deal: Deal, *, view: int | None, given: int | None
) -> tuple[tuple[RowSight, ...], tuple[RowSight, ...]]:
    """The two hands that matter, the winner's first; then the others from the mano on."""
    verdict = decide(lance, deal)
    reasons = {reason.rival: reason for reason in verdict.reasons}
    rival = _rival(verdict, deal, given)
    chief = reasons.get(-1 if rival is None else rival)
    main = tuple(
        lance_row(
            lance,
            deal,
            seat,
            view=view,
            reason=chief if seat in verdict.players else None,
            wins=seat == verdict.winner,
            is_yours=seat == given,
        )
        for seat in (verdict.winner, rival)
        if seat is not None
    )
    others = tuple(
        _other_row(lance, deal, seat, view, reasons.get(seat), chief)
        for seat in range(len(deal.hands))
        if seat not in (verdict.winner, rival)
    )
    return main, others


def _rival(verdict: Verdict, deal: Deal, given: int | None) -> int | None:
    """The hand beside the winner's: the one picked, else the one that came nearest."""
    if given is not None and given != verdict.winner:
        return given
    return wording.chief_rival(verdict, deal)


def _other_row(
    lance: Lance,
    deal: Deal,
    seat: int,
    view: int | None,
    reason: Reason | None,
    chief: Reason | None,
) -> RowSight:
    """What the hand holds and why it lost, unless the chief reason has said as much of sums."""
    row = lance_row(lance, deal, seat, view=view, reason=reason)
    if reason is None or (chief and chief.why is reason.why and reason.why in SUMS):
        return row
    held = f"{row.why.removesuffix('.')}. " if row.why else ""
    return replace(row, why=held + wording.row_why(reason, lance, deal))


def seat_rows(lance: Lance, deal: Deal, *, view: int | None) -> tuple[RowSight, ...]:
    """Every hand from the mano on, each with what it holds; nobody wins."""
    seats = range(len(deal.hands))
    return tuple(lance_row(lance, deal, seat, view=view, reason=None) for seat in seats)


def verdict_rows(verdict: Verdict, deal: Deal, *, view: int | None) -> tuple[RowSight, ...]:
    """Every hand from the mano on, each with what parts it from the winner's.

    The winner's own cards show what parts it from the hand that came nearest.
    """
    reasons = {reason.rival: reason for reason in verdict.reasons}
    rival = wording.chief_rival(verdict, deal)
    nearest = None if rival is None else reasons[rival]
    return tuple(
        lance_row(
            verdict.lance,
            deal,
            seat,
            view=view,
            reason=nearest if seat == verdict.winner else reasons.get(seat),
            wins=seat == verdict.winner,
        )
        for seat in range(len(deal.hands))
    )


def single_row(cards: Sequence[Card], marks: Sequence[Mark], ruleset: Ruleset) -> RowSight:
    """Cards that lie alone."""
    return RowSight(name="", cards=marked(cards, marks, ruleset))
