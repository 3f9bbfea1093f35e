"""What may be answered to a question and what is right, by kind."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from engine.questions import (
    bets,
    cards,
    changes,
    conduct,
    counting,
    deck,
    encaje,
    encaje_lances,
    encaje_rounds,
    encaje_standing,
    flow,
    holders,
    juego,
    keepers,
    keeping,
    lances,
    matches,
    order,
    pares,
    paying,
    punto,
    renewing,
    seating,
    sides,
    signs,
    standing,
    two_rules,
    wild,
)
from engine.questions.kinds import Kind
from engine.questions.question import Question


class Asking(NamedTuple):
    """How a kind is answered."""

    options: Callable[[Question], tuple[str, ...]]
    truth: Callable[[Question], str]


ASKINGS: Mapping[Kind, Asking] = MappingProxyType(
    {
        Kind.WHO_WINS: Asking(lances.seat_options, lances.winner),
        Kind.WHAT_DECIDES: Asking(lances.place_options, lances.deciding_place),
        Kind.WHICH_PARES: Asking(pares.pares_options, pares.which_pares),
        Kind.JUEGO_TOTAL: Asking(juego.total_options, juego.total),
        Kind.WHICH_LAST_LANCE: Asking(punto.last_options, punto.last_lance),
        Kind.TOP_CARD: Asking(cards.card_options, cards.top_card),
        Kind.SAME_CARD: Asking(cards.same_options, cards.same_card),
        Kind.WHO_SITS: Asking(seating.place_options, seating.who_sits),
        Kind.MUS_NEXT: Asking(seating.mus_options, seating.mus_next),
        Kind.WHO_SPEAKS: Asking(bets.speaker_options, bets.who_speaks),
        Kind.MAY_NOT_SAY: Asking(bets.say_options, bets.may_not_say),
        Kind.REFUSAL_PAYS: Asking(bets.pay_options, bets.refusal_pays),
        Kind.LANCE_PAYS: Asking(paying.lance_options, paying.lance_pays),
        Kind.ORDAGO_WINS: Asking(counting.ordago_options, counting.ordago_wins),
        Kind.GAME_ENDS: Asking(counting.end_options, counting.game_ends),
        Kind.STONES_LIE: Asking(keeping.lie_options, keeping.stones_lie),
        Kind.STONES_LEFT: Asking(keeping.left_options, keeping.stones_left),
        Kind.TRUE_SIGNAL: Asking(signs.signal_options, signs.true_signal),
        Kind.TWO_RULES: Asking(two_rules.both_options, two_rules.both_winners),
        Kind.ORDER_HANDS: Asking(order.order_options, order.hand_order),
        Kind.HAS_JUEGO: Asking(holders.holder_options, holders.has_juego),
        Kind.CHANGE_CARD: Asking(changes.change_options, changes.change_card),
        Kind.WILD_CHOICE: Asking(wild.choice_options, wild.wild_choice),
        Kind.WILD_DECLARES: Asking(wild.declare_options, wild.wild_declares),
        Kind.ENCAJE_MAY: Asking(encaje.may_options, encaje.encaje_may),
        Kind.ENCAJE_SHEDS: Asking(encaje.sheds_options, encaje.encaje_sheds),
        Kind.ENCAJE_POT: Asking(encaje.pot_options, encaje.encaje_pot),
        Kind.MAY_CHANGE: Asking(renewing.exchange_options, renewing.may_change),
        Kind.ENCAJE_NEXT: Asking(encaje_rounds.next_options, encaje_rounds.encaje_next),
        Kind.ENCAJE_MOST: Asking(encaje_standing.most_options, encaje_standing.encaje_most),
        Kind.ENCAJE_PLAYED: Asking(encaje_lances.played_options, encaje_lances.encaje_played),
        Kind.ENCAJE_ENDS: Asking(encaje_lances.end_options, encaje_lances.encaje_ends),
        Kind.SIDE_WINS: Asking(sides.win_options, sides.side_wins),
        Kind.MATCH_STANDS: Asking(matches.match_options, matches.match_stands),
        Kind.MAY_DO: Asking(conduct.conduct_options, conduct.may_do),
        Kind.CARDS_LEFT: Asking(deck.left_options, deck.cards_left),
        Kind.CARD_GOES: Asking(deck.goes_options, deck.card_goes),
        Kind.STOCK_LEFT: Asking(deck.stock_options, deck.stock_left),
        Kind.LANCE_NEXT: Asking(flow.next_options, flow.lance_next),
        Kind.WHICH_LANCE: Asking(flow.lance_options, flow.which_lance),
        Kind.WHO_KEEPS: Asking(keepers.keeper_options, keepers.who_keeps),
        Kind.SIGNAL_TELLS: Asking(signs.meaning_options, signs.signal_tells),
        Kind.ROUND_COUNTS: Asking(standing.count_options, standing.round_counts),
    }
)


def options(question: Question) -> tuple[str, ...]:
    """Every answer that may be given, in the order in which they are shown.

    >>> options(Question.parse("1|which-pares|-|classic|RoRc3e4b|-"))
    ('none', 'par', 'medias', 'duples')
    """
    return ASKINGS[question.kind].options(question)


def truth(question: Question) -> str:
    """The right answer; `BadNotation` (`no_single_answer`) where there is not exactly one.

    >>> truth(Question.parse("1|which-pares|-|classic|RoRc3e4b|-"))
    'medias'
    """
    return ASKINGS[question.kind].truth(question)
