"""What is believed of the table: partners, the deck, the deal, talk, and when cards are shown."""

from functools import partial

from engine.misconceptions.misconception import Misconception, by_rule
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

TABLE = (
    by_rule(Kind.SIDE_WINS, "plays-alone", "game", wins_alone),
    by_rule(Kind.CARDS_LEFT, "deck-of-48", "cards", left_of_48),
    by_rule(Kind.CARD_GOES, "four-at-once", "deal", goes_by_fours),
    by_rule(Kind.STOCK_LEFT, "discards-return", "mus", shuffled_back),
    by_rule(Kind.MATCH_STANDS, "juego-is-game", "match", juego_counts),
    by_rule(Kind.MAY_DO, "no-bluffing", "game", no_bluff),
    by_rule(Kind.MAY_DO, "partner-may-know", "game", partner_may_know),
    by_rule(Kind.MAY_DO, "signals-may-bluff", "signals", lies_by_signal),
    by_rule(Kind.MAY_DO, "pares-may-bluff", "pares", lies_by_word),
    Misconception(
        "quiero-shows",
        "lances",
        (Kind.LANCE_NEXT, Kind.MAY_DO),
        rules={Kind.LANCE_NEXT: shown_at_once, Kind.MAY_DO: shows_after_quiero},
    ),
    by_rule(Kind.LANCE_NEXT, "lone-couple-bets", "pares", lone_couple_bets),
    by_rule(Kind.WHICH_LANCE, "bet-needs-name", "envido", must_be_named),
    Misconception(
        "deje-waits",
        "dejes",
        (Kind.WHO_KEEPS, Kind.ROUND_COUNTS),
        rules={
            Kind.WHO_KEEPS: deje_waits,
            Kind.ROUND_COUNTS: partial(count_way, way="deje-waits"),
        },
    ),
    by_rule(Kind.SIGNAL_TELLS, "one-meaning", "regional-signals", tells_one_thing),
)
