"""Questions about hands that are ranked: put in order, sorted by juego, or turned by a card."""

from dataclasses import replace
from itertools import pairwise

from django.utils.translation import pgettext_lazy

from engine import Card, Deal, Grade, Hand, Kind, Lance, Mark, Question, Reason, Why, decide, points
from tutor.wording.cards import card_name, rank_short
from tutor.wording.lists import Words, figure, joined, opening, said
from tutor.wording.table import seat_inside, seat_name
from tutor.wording.why import reason_lines

ORDER: dict[Lance, Words] = {
    Lance.GRANDE: pgettext_lazy("drills", "Put these hands in order: best in grande first."),
    Lance.CHICA: pgettext_lazy("drills", "Put these hands in order: best in chica first."),
    Lance.PARES: pgettext_lazy("drills", "Put these hands in order: best in pares first."),
    Lance.JUEGO: pgettext_lazy("drills", "Put these hands in order: best in juego first."),
}
CHANGE: dict[Lance, Words] = {
    Lance.GRANDE: pgettext_lazy("drills", "Which change makes the losing hand win grande?"),
    Lance.CHICA: pgettext_lazy("drills", "Which change makes the losing hand win chica?"),
    Lance.PARES: pgettext_lazy("drills", "Which change makes the losing hand win pares?"),
    Lance.JUEGO: pgettext_lazy("drills", "Which change makes the losing hand win juego?"),
    Lance.PUNTO: pgettext_lazy("drills", "Which change makes the losing hand win punto?"),
}
WHO_HAS_JUEGO = pgettext_lazy("drills", "Who has juego?")
NOBODY = pgettext_lazy("drills", "nobody")
LOSES_NOW = pgettext_lazy("drills", "The losing hand: {name}.")
ONE_FOR_ONE = pgettext_lazy(
    "drills", "One card of that hand goes, and one of the four beside it comes in."
)
FOR = pgettext_lazy("drills", "{away} for {new}")
SWAP = pgettext_lazy("drills", "{away} → {new}")
OFFERED = pgettext_lazy("drills", "On offer")
AS_IT_WAS = pgettext_lazy("drills", "{name}, as dealt")
BEFORE = pgettext_lazy("drills", "{name} before {other}. {reason}")
LABELLED = pgettext_lazy("drills", "{label}. {text}")
STILL_LOSES = pgettext_lazy("drills", "{change}: it still loses. {reason}")
ONLY_ONE: dict[Lance, Words] = {
    Lance.PARES: pgettext_lazy("drills", "Only one of the two hands has pares."),
    Lance.JUEGO: pgettext_lazy("drills", "Only one of the two hands has juego."),
}
NO_PUNTO = pgettext_lazy("drills", "Now a hand has juego, so punto isn’t played.")
REACHES = pgettext_lazy("drills", "Juego starts at 31: {totals}.")
TOTAL_OF = pgettext_lazy("drills", "{name}, {total}")

ENCAJE = tuple(kind for kind in Kind if kind.startswith("encaje-"))  # everyone for himself
NAMED_ONLY = (3, 5, 6, 7, 8)  # so many have no partner across the table

type Reasons = tuple[str, ...]


def order_title(q: Question) -> str:
    """What the hands are to be ordered by."""
    return str(ORDER[q.lance or Lance.GRANDE])


def change_title(q: Question) -> str:
    """Which lance is to be turned round."""
    return str(CHANGE[q.lance or Lance.GRANDE])


def change_told(q: Question) -> tuple[str, str]:
    """Which hand loses as it is, and what may be done about it."""
    loser = 1 - (q.deal.contest(q.lance or Lance.GRANDE).winner or 0)
    return said(LOSES_NOW, name=_inside(q, loser)), str(ONE_FOR_ONE)


def order_answer(q: Question, code: str) -> str:
    """The hands' names one after another: «Bruno, Caio, Ane»."""
    return ", ".join(_inside(q, int(seat)) for seat in code)


def hand_name(q: Question, seat: int) -> str:
    """Whose hand it is."""
    return seat_name(seat, view_of(q), len(q.hands))


def _inside(q: Question, seat: int) -> str:
    return seat_inside(seat, view_of(q), len(q.hands))


def view_of(q: Question) -> int | None:
    """Whose eyes one sees with: nobody's where players are known by their names."""
    return None if q.kind in ENCAJE or len(q.hands) in NAMED_ONLY else q.view


def swap_group(code: str) -> tuple[str, str]:
    """The card that goes, under which an exchange stands, and both ranks in short."""
    away, new = Card.parse(code[:2]), Card.parse(code[2:])
    return card_name(away), said(SWAP, away=rank_short(away.rank), new=rank_short(new.rank))


def juego_answer(q: Question, code: str) -> str:
    """Those who have juego."""
    if code == "none":
        return str(NOBODY)
    return joined(_inside(q, int(seat)) for seat in code.split(","))


def change_answer(_: Question, code: str) -> str:
    """The card that goes and the card that comes."""
    away, new = map(Card.parse, (code[:2], code[2:]))
    return said(FOR, away=card_name(away), new=card_name(new))


def ranked_reasons(deal: Deal, lance: Lance, order: list[int], names: list[str]) -> Reasons:
    """Why each hand of an order comes before the next one."""
    return tuple(
        said(
            BEFORE,
            name=opening(names[better]),
            other=names[worse],
            reason=_before(deal, lance, better, worse),
        )
        for better, worse in pairwise(order)
    )


def _before(deal: Deal, lance: Lance, better: int, worse: int) -> str:
    reason, two = reason_between(deal, lance, better, worse)
    return " ".join(reason_lines(reason, lance, two))


def reason_between(deal: Deal, lance: Lance, better: int, worse: int) -> tuple[Reason, Deal]:
    """What parts two hands of a deal, and those two by themselves."""
    first, second = sorted((better, worse))
    two = Deal((deal.hand(first), deal.hand(second)), deal.ruleset)
    (reason,) = decide(lance, two).reasons
    if reason.why is Why.TIE_MANO and first:
        reason = replace(reason, why=Why.TIE_NEAREST)
    return reason, two


def order_reasons(q: Question, judged: Grade) -> Reasons:
    """Why each hand comes before the next."""
    names = [_inside(q, seat) for seat in range(len(q.hands))]
    return ranked_reasons(q.deal, q.lance or Lance.GRANDE, [*map(int, judged.right)], names)


def juego_reasons(q: Question, _: Grade) -> Reasons:
    """What each hand adds up to."""
    totals = [
        said(TOTAL_OF, name=_inside(q, seat), total=figure(points(hand, q.ruleset)))
        for seat, hand in enumerate(q.hands)
    ]
    return (said(REACHES, totals="; ".join(totals)),)


def after_change(q: Question, code: str) -> Deal:
    """The two hands with a change made: `4eRo` puts the Ro in the place of the 4e."""
    away, new = Card.parse(code[:2]), Card.parse(code[2:])
    hands = (Hand(tuple(new if c == away else c for c in hand.cards)) for hand in q.hands)
    return Deal(tuple(hands), q.ruleset)


def change_reasons(q: Question, judged: Grade) -> Reasons:
    """Why the losing hand wins after the right change, and loses on after the one made."""
    why = _why_now(q, judged.right)
    if judged.mark is Mark.WRONG:
        return why, _given_change(q, judged.given)
    return (said(LABELLED, label=opening(change_answer(q, judged.right)), text=why),)


def _given_change(q: Question, code: str) -> str:
    """Why a wrong change does not do."""
    label, why = opening(change_answer(q, code)), _why_now(q, code)
    if decide(q.lance or Lance.GRANDE, after_change(q, code)).winner is None:
        return said(LABELLED, label=label, text=why)
    return said(STILL_LOSES, change=label, reason=why)


def _why_now(q: Question, code: str) -> str:
    """What parts the hands after a change, where both still take part."""
    lance, deal = q.lance or Lance.GRANDE, after_change(q, code)
    verdict = decide(lance, deal)
    if verdict.winner is None:
        return str(NO_PUNTO)
    if not verdict.reasons:
        return str(ONLY_ONE[lance])
    return " ".join(reason_lines(verdict.reasons[0], lance, deal))


def offered_names(q: Question, seat: int) -> tuple[str, str]:
    """What stands over the losing hand as it was dealt, and over the cards on offer."""
    return said(AS_IT_WAS, name=hand_name(q, seat)), offered()


def offered() -> str:
    """What stands over those that are chosen from."""
    return str(OFFERED)
