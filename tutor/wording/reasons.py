"""Why an answer is right, in sentences that name the cards of this very deal."""

from collections.abc import Callable

from django.utils.translation import pgettext_lazy

from engine import (
    Card,
    Deal,
    Grade,
    Hand,
    Kind,
    Lance,
    Question,
    Ruleset,
    SoloBonus,
    Verdict,
    compared,
    couple_of,
    decide,
    juego_of,
    points,
    strength,
)
from tutor.wording.cards import card_name, rank_name
from tutor.wording.holdings import captions, disguises, pares_found, sum_of
from tutor.wording.lists import Words, figure, joined, opening, said
from tutor.wording.questions import NONE
from tutor.wording.scene_reasons import scene_reasons
from tutor.wording.table import couple_name, ruleset_name, stones
from tutor.wording.why import reason_lines

NOBODY_ELSE: dict[Lance, Words] = {
    Lance.PARES: pgettext_lazy("mus", "Nobody else has pares."),
    Lance.JUEGO: pgettext_lazy("mus", "Nobody else has juego."),
}
NO_PARES = pgettext_lazy("mus", "The hand you picked has no pares.")
NO_JUEGO = pgettext_lazy("mus", "The hand you picked adds up to {total}, short of 31.")
HAS_JUEGO = pgettext_lazy("mus", "It reaches 31, so there’s juego.")
LACKS_JUEGO = pgettext_lazy("mus", "It falls short of 31, so there’s no juego.")
ONE_COUPLE: dict[SoloBonus, Words] = {
    SoloBonus.COUNT: pgettext_lazy(
        "mus",
        "Only one couple has juego, so there’s no betting. At the count, {stones} to {couple}.",
    ),
    SoloBonus.AT_ONCE: pgettext_lazy(
        "mus",
        "Only one couple has juego, so there’s no betting. At once, {stones} to {couple}.",
    ),
}
BOTH_COUPLES = pgettext_lazy("mus", "Both couples have juego, so there’s betting.")
NOBODY_JUEGO = pgettext_lazy("mus", "Nobody has juego, so punto is played.")
TOTALS = pgettext_lazy("mus", "The totals, from the mano on: {totals}.")
FROM_HIGH = pgettext_lazy("mus", "From the highest down: {cards}.")
FROM_LOW = pgettext_lazy("mus", "From the lowest up: {cards}.")
SAME = pgettext_lazy("mus", "These count the same: {cards}.")
NONE_THE_SAME = pgettext_lazy(
    "mus", "The card in question counts as {face}; the others, as {faces}."
)
UNDER = pgettext_lazy("drills", "{rules}. {reason}")
NO_SUITS = pgettext_lazy("mus", "Suits don’t matter.")


def chief_rival(verdict: Verdict, deal: Deal, given: int | None = None) -> int | None:
    """The rival whose row and reason come first: the one picked, else the one who came nearest."""
    rivals = [reason.rival for reason in verdict.reasons]
    if given in rivals:
        return given
    return max(
        rivals,
        key=lambda seat: strength(verdict.lance, deal.hand(seat), deal.ruleset),
        default=None,
    )


def reasons(q: Question, grade: Grade) -> tuple[str, ...]:
    """Why the right answer is right, as sentences to be shown one under another."""
    return _BY_KIND.get(q.kind, scene_reasons)(q, grade)


def _who_wins(q: Question, grade: Grade) -> tuple[str, ...]:
    lance, deal, verdict = _verdict(q)
    given = int(grade.given) if grade.given.isdecimal() else None
    lines = () if given is None or given in verdict.players else (_no_part(lance, deal, given),)
    if lines and verdict.reasons:
        return lines
    return (*lines, *winner_reasons(verdict, deal, given))


def winner_reasons(verdict: Verdict, deal: Deal, given: int | None = None) -> tuple[str, ...]:
    """Why the winner beats the hand picked, else the one that came nearest."""
    rival = chief_rival(verdict, deal, given)
    reason = next((reason for reason in verdict.reasons if reason.rival == rival), None)
    if reason is None:
        return (str(NOBODY_ELSE[verdict.lance]),)
    return reason_lines(reason, verdict.lance, deal)


def _no_part(lance: Lance, deal: Deal, seat: int) -> str:
    """That the hand picked takes no part in the lance."""
    if lance is Lance.PARES:
        return str(NO_PARES)
    return said(NO_JUEGO, total=points(deal.hand(seat), deal.ruleset))


def _what_decides(q: Question, grade: Grade) -> tuple[str, ...]:
    lance, deal, verdict = _verdict(q)
    return reason_lines(verdict.reasons[0], lance, deal)


def _which_pares(q: Question, grade: Grade) -> tuple[str, ...]:
    hand = q.deal.hand(0)
    return (pares_found(hand, q.ruleset), *disguises(hand.cards, q.ruleset))


def _juego_total(q: Question, grade: Grade) -> tuple[str, ...]:
    hand = q.deal.hand(0)
    has_juego = juego_of(hand, q.ruleset) is not None
    return (sum_of(hand, q.ruleset), str(HAS_JUEGO if has_juego else LACKS_JUEGO))


def _which_last_lance(q: Question, grade: Grade) -> tuple[str, ...]:
    totals = [figure(points(q.deal.hand(seat), q.ruleset)) for seat in range(len(q.hands))]
    return (who_has_juego(q.deal, grade.right, q.view), said(TOTALS, totals=joined(totals)))


def who_has_juego(deal: Deal, right: str, view: int | None) -> str:
    """Whether juego is bet on, gives way to punto, or is paid, and to which couple."""
    if right != "paid":
        return str({"juego": BOTH_COUPLES, "punto": NOBODY_JUEGO}[right])
    holders = deal.players(Lance.JUEGO)
    juegos = (juego_of(deal.hand(seat), deal.ruleset) for seat in holders)
    return said(
        ONE_COUPLE[deal.ruleset.solo_bonus],
        stones=stones(sum(juego.stones for juego in juegos if juego)),
        couple=couple_name(couple_of(holders[0]), view),
    )


def _top_card(q: Question, grade: Grade) -> tuple[str, ...]:
    hand = Hand(q.cards)
    is_high = q.facts["end"] == "high"
    cards = compared(Lance.GRANDE if is_high else Lance.CHICA, hand, q.ruleset)
    sentence = FROM_HIGH if is_high else FROM_LOW
    return (said(sentence, cards=captions(cards, q.ruleset)),)


def _same_card(q: Question, grade: Grade) -> tuple[str, ...]:
    card = Card.parse(q.facts["card"])
    if grade.right == NONE:
        return (_none_of_them(card, q),)
    cards = (card, Card.parse(grade.right))
    named = said(SAME, cards=joined(map(card_name, cards)))
    return (named, *(disguises(cards, q.ruleset) or (str(NO_SUITS),)))


def _none_of_them(card: Card, q: Question) -> str:
    faces = [rank_name(q.ruleset.face(one.rank)) for one in (card, *q.cards)]
    return said(NONE_THE_SAME, face=faces[0], faces=joined(faces[1:]))


def _two_rules(q: Question, grade: Grade) -> tuple[str, ...]:
    """Why each hand wins, first under the question's rules, then under the others."""
    lance, _, _ = _verdict(q)
    lines = list[str]()
    for ruleset in (q.ruleset, Ruleset.parse(q.facts["other"])):
        deal = Deal(q.hands, ruleset)
        told = winner_reasons(decide(lance, deal), deal)
        lines.append(said(UNDER, rules=opening(ruleset_name(ruleset)), reason=" ".join(told)))
    return tuple(lines)


def _verdict(q: Question) -> tuple[Lance, Deal, Verdict]:
    if q.lance is None:
        raise ValueError(q.kind)
    return q.lance, q.deal, decide(q.lance, q.deal)


_BY_KIND: dict[Kind, Callable[[Question, Grade], tuple[str, ...]]] = {
    Kind.WHO_WINS: _who_wins,
    Kind.WHAT_DECIDES: _what_decides,
    Kind.WHICH_PARES: _which_pares,
    Kind.JUEGO_TOTAL: _juego_total,
    Kind.WHICH_LAST_LANCE: _which_last_lance,
    Kind.TOP_CARD: _top_card,
    Kind.SAME_CARD: _same_card,
    Kind.TWO_RULES: _two_rules,
}
