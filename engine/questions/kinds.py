"""The kinds of question, and what each is made of: lances, hands and facts."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

from engine.lances import Lance


class Kind(StrEnum):
    """What a question asks."""

    WHO_WINS = "who-wins"
    WHAT_DECIDES = "what-decides"
    WHICH_PARES = "which-pares"
    JUEGO_TOTAL = "juego-total"
    WHICH_LAST_LANCE = "which-last-lance"
    TOP_CARD = "top-card"
    SAME_CARD = "same-card"
    WHO_SITS = "who-sits"
    MUS_NEXT = "mus-next"
    WHO_SPEAKS = "who-speaks"
    MAY_NOT_SAY = "may-not-say"
    REFUSAL_PAYS = "refusal-pays"
    LANCE_PAYS = "lance-pays"
    ORDAGO_WINS = "ordago-wins"
    GAME_ENDS = "game-ends"
    STONES_LIE = "stones-lie"
    STONES_LEFT = "stones-left"
    TRUE_SIGNAL = "true-signal"
    TWO_RULES = "two-rules"
    ORDER_HANDS = "order-hands"
    HAS_JUEGO = "has-juego"
    CHANGE_CARD = "change-card"
    WILD_CHOICE = "wild-choice"
    WILD_DECLARES = "wild-declares"
    ENCAJE_MAY = "encaje-may"
    ENCAJE_SHEDS = "encaje-sheds"
    ENCAJE_POT = "encaje-pot"
    MAY_CHANGE = "may-change"
    ENCAJE_NEXT = "encaje-next"
    ENCAJE_MOST = "encaje-most"
    ENCAJE_PLAYED = "encaje-played"
    ENCAJE_ENDS = "encaje-ends"
    SIDE_WINS = "side-wins"
    MATCH_STANDS = "match-stands"
    MAY_DO = "may-do"
    CARDS_LEFT = "cards-left"
    CARD_GOES = "card-goes"
    STOCK_LEFT = "stock-left"
    LANCE_NEXT = "lance-next"
    WHICH_LANCE = "which-lance"
    WHO_KEEPS = "who-keeps"
    SIGNAL_TELLS = "signal-tells"
    ROUND_COUNTS = "round-counts"


@dataclass(frozen=True, slots=True)
class Shape:
    """What questions of a kind consist of: how many hands, of which lances, with which facts.

    Those in `more` are told all together or, in older questions, not at all.
    """

    hands: tuple[int, ...]
    lances: tuple[Lance | None, ...] = (None,)
    facts: tuple[str, ...] = ()
    more: tuple[str, ...] = ()

    def holds(self, facts: Iterable[str]) -> bool:
        """Whether a question may tell just these facts."""
        return tuple(facts) in (self.facts, tuple(sorted((*self.facts, *self.more))))


TYPED = (Kind.JUEGO_TOTAL, Kind.STONES_LEFT, Kind.STOCK_LEFT)  # answered by a number
WITH_WILD = (Kind.WILD_CHOICE, Kind.WILD_DECLARES)  # of hands with wild cards not fixed
_TABLE = (4, 6)
_ENCAJE = tuple(range(3, 9))
_HELD = (Lance.PARES, Lance.JUEGO)
_RING = ("first",)
_BOTH_SIDES = ("against", "side")
_KEEPS = ("asks", "calls", "keeps", "players", "scores", "view")
SHAPES: Mapping[Kind, Shape] = MappingProxyType(
    {
        Kind.WHO_WINS: Shape((2, *_TABLE), tuple(Lance), ("view",)),
        Kind.WHAT_DECIDES: Shape((2,), (Lance.GRANDE, Lance.CHICA), ("view",)),
        Kind.WHICH_PARES: Shape((1,)),
        Kind.JUEGO_TOTAL: Shape((1,)),
        Kind.WHICH_LAST_LANCE: Shape(_TABLE, facts=("view",)),
        Kind.TOP_CARD: Shape((0,), facts=("cards", "end")),
        Kind.SAME_CARD: Shape((0,), facts=("card", "cards")),
        Kind.WHO_SITS: Shape((0,), facts=("dealer", "role", "rounds", "view"), more=("known",)),
        Kind.MUS_NEXT: Shape((0,), facts=("said", "view"), more=("before", "told")),
        Kind.WHO_SPEAKS: Shape((0,), tuple(Lance), ("calls", "players", "view")),
        Kind.MAY_NOT_SAY: Shape((0,), tuple(Lance), ("calls", "players", "say", "view")),
        Kind.REFUSAL_PAYS: Shape((0,), tuple(Lance), ("calls", "players", "view"), _RING),
        Kind.LANCE_PAYS: Shape(_TABLE, tuple(Lance), ("calls", "view"), _RING),
        Kind.ORDAGO_WINS: Shape(_TABLE, tuple(Lance), ("calls", "scores", "view")),
        Kind.GAME_ENDS: Shape(_TABLE, facts=("scores", "view")),
        Kind.STONES_LIE: Shape((0,), facts=("stones",), more=_BOTH_SIDES),
        Kind.STONES_LEFT: Shape((0,), facts=("stones",), more=_BOTH_SIDES),
        Kind.TRUE_SIGNAL: Shape((1,)),
        Kind.TWO_RULES: Shape((2,), tuple(Lance), ("other", "view")),
        Kind.ORDER_HANDS: Shape((3, 4), (Lance.GRANDE, Lance.CHICA, *_HELD), ("view",)),
        Kind.HAS_JUEGO: Shape((4,), facts=("view",)),
        Kind.CHANGE_CARD: Shape((2,), tuple(Lance), ("cards", "view")),
        Kind.WILD_CHOICE: Shape((1,), _HELD),
        Kind.WILD_DECLARES: Shape((1,), _HELD, ("declared",)),
        Kind.ENCAJE_MAY: Shape((0,), tuple(Lance), ("calls", "entered", "purse", "view")),
        Kind.ENCAJE_SHEDS: Shape(_ENCAJE, tuple(Lance), ("calls", "purse", "view")),
        Kind.ENCAJE_POT: Shape(_ENCAJE, tuple(Lance), ("calls", "purse", "view")),
        Kind.MAY_CHANGE: Shape((1,), facts=("seen", "stage")),
        Kind.ENCAJE_NEXT: Shape(
            (0,), facts=("dealer", "dealing", "purse", "rounds", "talk", "view")
        ),
        Kind.ENCAJE_MOST: Shape((0,), facts=("chica", "grande", "lower", "purse")),
        Kind.ENCAJE_PLAYED: Shape(_ENCAJE, _HELD, ("purse",)),
        Kind.ENCAJE_ENDS: Shape(_ENCAJE, tuple(Lance), ("calls", "goal", "purse", "view")),
        Kind.SIDE_WINS: Shape((0,), facts=("view", "winners"), more=("side",)),
        Kind.MATCH_STANDS: Shape((0,), facts=("events", "view")),
        Kind.MAY_DO: Shape((1,), facts=("deed",)),
        Kind.CARDS_LEFT: Shape((1,), facts=("group",)),
        Kind.CARD_GOES: Shape((0,), facts=("dealer", "number", "rounds", "view"), more=("known",)),
        Kind.STOCK_LEFT: Shape((0,), facts=("thrown", "view")),
        Kind.LANCE_NEXT: Shape((0,), tuple(Lance), ("acts", "view")),
        Kind.WHICH_LANCE: Shape((0,), facts=("acts", "named", "view")),
        Kind.WHO_KEEPS: Shape((0,), tuple(Lance), _KEEPS),
        Kind.SIGNAL_TELLS: Shape((1,), facts=("gesture",)),
        Kind.ROUND_COUNTS: Shape((4,), facts=("lines", "scores", "view"), more=_RING),
    }
)
