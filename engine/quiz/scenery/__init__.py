"""Questions made by chance, kind by kind; of kinds that have few, all of them.

A scene is told what answer, or what place of it, is wanted (`""` for any), and gives None where
chance made nothing that can be asked; what it gives is still to be tested.
"""

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType

from engine.chance import Chance
from engine.questions.kinds import Kind
from engine.questions.question import Question
from engine.quiz.scenery import (
    counts,
    deck,
    eibar,
    encaje,
    encaje_lances,
    encaje_rounds,
    ends,
    exchange,
    hands,
    keeping,
    play,
    ranked,
    renewing,
    rounds,
    shown,
    table,
    talk,
    turns,
)
from engine.quiz.spec import Spec

type Listing = Callable[[Spec], Iterator[Question]]
type Scene = Callable[[Spec, Chance, str], Question | None]

SCENERY: Mapping[Kind, Scene] = MappingProxyType(
    {
        Kind.WHO_SPEAKS: talk.who_speaks,
        Kind.MAY_NOT_SAY: talk.may_not_say,
        Kind.REFUSAL_PAYS: talk.refusal_pays,
        Kind.LANCE_PAYS: counts.lance_pays,
        Kind.ORDAGO_WINS: counts.ordago_wins,
        Kind.GAME_ENDS: ends.game_ends,
        Kind.TRUE_SIGNAL: shown.true_signal,
        Kind.TWO_RULES: shown.two_rules,
        Kind.ORDER_HANDS: ranked.order_hands,
        Kind.HAS_JUEGO: ranked.has_juego,
        Kind.CHANGE_CARD: exchange.change_card,
        Kind.WILD_CHOICE: eibar.wild_choice,
        Kind.WILD_DECLARES: eibar.wild_declares,
        Kind.ENCAJE_MAY: encaje.encaje_may,
        Kind.ENCAJE_SHEDS: encaje.encaje_counted,
        Kind.ENCAJE_POT: encaje.encaje_counted,
        Kind.MAY_CHANGE: renewing.may_change,
        Kind.ENCAJE_NEXT: encaje_rounds.encaje_next,
        Kind.ENCAJE_MOST: encaje_rounds.encaje_most,
        Kind.ENCAJE_PLAYED: encaje_lances.encaje_played,
        Kind.ENCAJE_ENDS: encaje_lances.encaje_ends,
        Kind.MATCH_STANDS: table.match_stands,
        Kind.MAY_DO: hands.may_do,
        Kind.CARDS_LEFT: hands.cards_left,
        Kind.SIGNAL_TELLS: hands.signal_tells,
        Kind.STOCK_LEFT: deck.stock_left,
        Kind.LANCE_NEXT: play.lance_next,
        Kind.WHICH_LANCE: play.which_lance,
        Kind.WHO_KEEPS: table.who_keeps,
        Kind.ROUND_COUNTS: rounds.round_counts,
    }
)

LISTED: Mapping[Kind, Listing] = MappingProxyType(
    {
        Kind.WHO_SITS: turns.who_sits,
        Kind.MUS_NEXT: turns.mus_next,
        Kind.STONES_LIE: keeping.scores,
        Kind.STONES_LEFT: keeping.scores,
        Kind.SIDE_WINS: table.side_wins,
        Kind.CARD_GOES: deck.card_goes,
    }
)
