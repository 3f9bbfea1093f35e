"""What is believed of the table: partners, the deck, the deal, talk, and when cards are shown."""

from functools import partial

from engine.misconceptions.misconception import Misconception, Rule
from engine.questions.conduct import (
    lies_by_signal,
    lies_by_word,
    no_bluff,
    partner_may_know,
    shows_after_quiero,
)
from engine.questions.deck import goes_by_fours, left_of_48, shuffled_back
from engine.questions.flow import lone_couple_bets, must_be_named, shown_at_once
from engine.questions.keepers import deje_waits
from engine.questions.kinds import Kind
from engine.questions.matches import juego_counts
from engine.questions.sides import wins_alone
from engine.questions.signs import tells_one_thing
from engine.questions.standing import count_way


def _of(id: str, lesson: str, kind: Kind, rule: Rule) -> Misconception:
    return Misconception(id, lesson, (kind,), rules={kind: rule})


TABLE = (
    _of("plays-alone", "game", Kind.SIDE_WINS, wins_alone),
    _of("deck-of-48", "cards", Kind.CARDS_LEFT, left_of_48),
    _of("four-at-once", "deal", Kind.CARD_GOES, goes_by_fours),
    _of("discards-return", "mus", Kind.STOCK_LEFT, shuffled_back),
    _of("juego-is-game", "match", Kind.MATCH_STANDS, juego_counts),
    _of("no-bluffing", "game", Kind.MAY_DO, no_bluff),
    _of("partner-may-know", "game", Kind.MAY_DO, partner_may_know),
    _of("signals-may-bluff", "signals", Kind.MAY_DO, lies_by_signal),
    _of("pares-may-bluff", "pares", Kind.MAY_DO, lies_by_word),
    Misconception(
        "quiero-shows",
        "lances",
        (Kind.LANCE_NEXT, Kind.MAY_DO),
        rules={Kind.LANCE_NEXT: shown_at_once, Kind.MAY_DO: shows_after_quiero},
    ),
    _of("lone-couple-bets", "pares", Kind.LANCE_NEXT, lone_couple_bets),
    _of("bet-needs-name", "envido", Kind.WHICH_LANCE, must_be_named),
    Misconception(
        "deje-waits",
        "dejes",
        (Kind.WHO_KEEPS, Kind.ROUND_COUNTS),
        rules={
            Kind.WHO_KEEPS: deje_waits,
            Kind.ROUND_COUNTS: partial(count_way, way="deje-waits"),
        },
    ),
    _of("one-meaning", "regional-signals", Kind.SIGNAL_TELLS, tells_one_thing),
)
