"""The rows under a verdict, by the kind of its question."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import pairwise

from engine import Card, Deal, Grade, Hand, Kind, Lance, Question, Ruleset, compared, decide
from tutor import wording
from tutor.drills.rows import (
    SIZE,
    lance_row,
    marked,
    marks_of,
    seat_rows,
    single_row,
    verdict_rows,
    winner_rows,
)
from tutor.drills.sight import Mark, RowSight

type Rows = tuple[tuple[RowSight, ...], tuple[RowSight, ...]]


def feedback_rows(question: Question, judged: Grade) -> Rows:
    """The rows to look at, and those that matter less."""
    return ROWS.get(question.kind, _no_rows)(question, judged)


def _who_wins(question: Question, judged: Grade) -> Rows:
    given = int(judged.given) if judged.given.isdecimal() else None
    return winner_rows(_lance(question), question.deal, view=question.view, given=given)


def _what_decides(question: Question, judged: Grade) -> Rows:
    rows, _ = winner_rows(_lance(question), question.deal, view=question.view, given=None)
    return rows, ()


def _which_pares(question: Question, judged: Grade) -> Rows:
    hand, ruleset = question.deal.hand(0), question.ruleset
    marks = marks_of(Lance.PARES, hand, ruleset, None)
    return (single_row(compared(Lance.PARES, hand, ruleset), marks, ruleset),), ()


def _juego_total(question: Question, judged: Grade) -> Rows:
    cards = compared(Lance.JUEGO, question.deal.hand(0), question.ruleset)
    return (single_row(cards, (Mark.PLAIN,) * SIZE, question.ruleset),), ()


def _which_last_lance(question: Question, judged: Grade) -> Rows:
    deal = question.deal
    lance = Lance.JUEGO if decide(Lance.JUEGO, deal).players else Lance.PUNTO
    return seat_rows(lance, deal, view=question.view), ()


def _top_card(question: Question, judged: Grade) -> Rows:
    lance = Lance.GRANDE if question.facts["end"] == "high" else Lance.CHICA
    cards = compared(lance, Hand.parse(question.facts["cards"]), question.ruleset)
    return (_picked_out(cards, {judged.right}, question),), ()


def _same_card(question: Question, judged: Grade) -> Rows:
    asked = Card.parse(question.facts["card"])
    cards = (asked, *question.cards)
    if judged.right not in set(map(str, cards)):
        return (single_row(cards, (Mark.PLAIN,) * len(cards), question.ruleset),), ()
    return (_picked_out(cards, {str(asked), judged.right}, question),), ()


def _lance_of_table(question: Question, judged: Grade) -> Rows:
    return winner_rows(_lance(question), question.deal, view=question.view, given=None)


def _no_rows(question: Question, judged: Grade) -> Rows:
    """Where the reasons say it all."""
    return (), ()


def _one_hand(question: Question, judged: Grade) -> Rows:
    cards = compared(Lance.GRANDE, question.deal.hand(0), question.ruleset)
    return (single_row(cards, (Mark.PLAIN,) * SIZE, question.ruleset),), ()


def _game_ends(question: Question, judged: Grade) -> Rows:
    deal = question.deal
    return (), seat_rows(Lance.GRANDE, deal, view=question.view)


def _two_rules(question: Question, judged: Grade) -> Rows:
    """Both hands under the first rules, then under the others."""
    rulesets = (question.ruleset, Ruleset.parse(question.facts["other"]))
    deals = (Deal(question.hands, ruleset) for ruleset in rulesets)
    first, then = (verdict_rows(decide(_lance(question), deal), deal, view=0) for deal in deals)
    return first, then


def _order_hands(question: Question, judged: Grade) -> Rows:
    """From the best hand down, each with what parts it from the one above it."""
    first, *others = _ranked(question, [*map(int, judged.right)])
    return (replace(first, wins=True), *others), ()


def _ranked(question: Question, order: Sequence[int]) -> tuple[RowSight, ...]:
    lance, deal = _lance(question), question.deal
    parted = [wording.reason_between(deal, lance, *pair)[0] for pair in pairwise(order)]
    return tuple(
        lance_row(
            lance,
            deal,
            seat,
            view=wording.view_of(question),
            reason=parted[max(at - 1, 0)] if parted else None,
        )
        for at, seat in enumerate(order)
    )


def _has_juego(question: Question, judged: Grade) -> Rows:
    return seat_rows(Lance.JUEGO, question.deal, view=question.view), ()


def _change_card(question: Question, judged: Grade) -> Rows:
    """Both hands after the change; then the losing one as it was, and the cards on offer."""
    lance, deal = _lance(question), wording.after_change(question, judged.right)
    rows = verdict_rows(decide(lance, deal), deal, view=question.view)
    loser = next(seat for seat, hand in enumerate(question.hands) if hand != deal.hand(seat))
    as_dealt, offered = wording.offered_names(question, loser)
    held = compared(lance, question.deal.hand(loser), question.ruleset)
    away = _picked_out(held, {judged.right[:2]}, question)
    new = _picked_out(question.cards, {judged.right[2:]}, question)
    return rows, (replace(away, name=as_dealt), replace(new, name=offered))


def _wild(question: Question, judged: Grade) -> Rows:
    """The hand as each choice makes it."""
    lance, ruleset = _lance(question), question.ruleset
    rows = list[RowSight]()
    for label, hand in wording.showings_of(question):
        marks = marks_of(lance, hand, ruleset, None)
        cards = marked(compared(lance, hand, ruleset), marks, ruleset, hand)
        rows.append(RowSight(label, cards, why=wording.holding(lance, hand, ruleset)))
    return tuple(rows), ()


def _encaje(question: Question, judged: Grade) -> Rows:
    """Those in the pot from the best hand down, if there is one; then the others."""
    order, lance, deal = wording.pot_order(question), _lance(question), question.deal
    rows = seat_rows(lance, deal, view=None)
    others = tuple(row for seat, row in enumerate(rows) if seat not in order)
    return (_ranked(question, order), others) if order else (rows, ())


def _everyone(question: Question, judged: Grade) -> Rows:
    return seat_rows(_lance(question), question.deal, view=None), ()


def _in_grande(question: Question, judged: Grade) -> Rows:
    """Every hand, where several lances are counted."""
    return seat_rows(Lance.GRANDE, question.deal, view=None), ()


def _picked_out(cards: tuple[Card, ...], right: set[str], question: Question) -> RowSight:
    marks = [Mark.DECIDES if str(card) in right else Mark.IGNORED for card in cards]
    return single_row(cards, marks, question.ruleset)


def _lance(question: Question) -> Lance:
    if question.lance is None:
        raise ValueError(question.kind)
    return question.lance


ROWS: dict[Kind, Callable[[Question, Grade], Rows]] = {
    Kind.WHO_WINS: _who_wins,
    Kind.WHAT_DECIDES: _what_decides,
    Kind.WHICH_PARES: _which_pares,
    Kind.JUEGO_TOTAL: _juego_total,
    Kind.WHICH_LAST_LANCE: _which_last_lance,
    Kind.TOP_CARD: _top_card,
    Kind.SAME_CARD: _same_card,
    Kind.LANCE_PAYS: _lance_of_table,
    Kind.ORDAGO_WINS: _lance_of_table,
    Kind.GAME_ENDS: _game_ends,
    Kind.ROUND_COUNTS: _game_ends,
    Kind.TRUE_SIGNAL: _one_hand,
    Kind.MAY_DO: _one_hand,
    Kind.CARDS_LEFT: _one_hand,
    Kind.SIGNAL_TELLS: _one_hand,
    Kind.TWO_RULES: _two_rules,
    Kind.ORDER_HANDS: _order_hands,
    Kind.HAS_JUEGO: _has_juego,
    Kind.CHANGE_CARD: _change_card,
    Kind.WILD_CHOICE: _wild,
    Kind.WILD_DECLARES: _wild,
    Kind.ENCAJE_SHEDS: _encaje,
    Kind.ENCAJE_POT: _encaje,
    Kind.MAY_CHANGE: _one_hand,
    Kind.ENCAJE_PLAYED: _everyone,
    Kind.ENCAJE_ENDS: _in_grande,
}
