"""What later kinds of question tell, read from their facts: seats, cards, deeds and numbers."""

import re
from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType

from engine.cards import Rank, Suit
from engine.errors import BadNotation
from engine.hand import SIZE
from engine.lances import Lance
from engine.ruleset import Ruleset
from engine.seats import COUPLES, seats_of
from engine.signals import Gesture, Signal, known_signals
from engine.stones import Deed

LANCES = 4  # of a round
SUIT, FACE = "suit", "face"
KEPT = 64  # rulesets last asked about
MOST_MUS = 3
PARTNERS = 2
NAMED = ("no", "yes")  # whether the last bet names its lance
ASKS = {"take": Deed.TAKE, "amarraco": Deed.CHANGE}
SAYS = ("yes", "no")
BETS = {Lance.GRANDE: Rank.REY, Lance.CHICA: Rank.AS}  # a bluff is one without such a card
DECLARATIONS = ("pares", "juego")
LOOKS = ("discards", "stock")
SHOWS = {
    "paso": "0:paso,1:paso,2:paso,3:paso",
    "quiero": "0:envido,1:quiero",
    "ordago": "0:ordago,1:quiero",
}  # what has been said in grande

_RANKS = {rank.value: rank for rank in Rank}
_SUITS = {suit.value: suit for suit in Suit}
_WINNERS = re.compile(r"\d(,\d){3}", re.ASCII)
_NUMBER = re.compile(r"[1-9]|[123]\d|40", re.ASCII)

type Thrown = tuple[tuple[int, ...], ...]


def read_winners(text: str, seats: int) -> tuple[int, ...]:
    """The seats that take the four lances of a round; `BadNotation` (`bad_winners`)."""
    winners = tuple(map(int, text.split(","))) if _WINNERS.fullmatch(text) else ()
    if not winners or max(winners) >= seats:
        raise BadNotation("bad_winners", given=text, wanted="0,2,1,3")
    return winners


def read_group(text: str, ruleset: Ruleset) -> tuple[str, Rank | Suit]:
    """Cards of a suit, or all that count as a rank; `BadNotation` (`bad_group`)."""
    what, _, code = text.partition(":")
    if what == SUIT and code in _SUITS:
        return what, _SUITS[code]
    if what == FACE and code in _RANKS and ruleset.face(_RANKS[code]) is _RANKS[code]:
        return what, _RANKS[code]
    raise BadNotation("bad_group", given=text, wanted="suit:o")


def read_lines(text: str) -> tuple[str, ...]:
    """What was said in each of the four lances, `-` where nobody bet; `BadNotation` (`bad_lines`).

    Each part is read as calls elsewhere, the parts being set apart by `/`.
    """
    lines = tuple(text.split("/"))
    if len(lines) != LANCES:
        raise BadNotation("bad_lines", given=text, wanted="0:envido:4,1:quiero/-/-/-")
    return lines


def read_number(text: str) -> int:
    """The number of a card from the top of the deck; `BadNotation` (`bad_number`)."""
    if not _NUMBER.fullmatch(text):
        raise BadNotation("bad_number", given=text, wanted="1-40")
    return int(text)


def read_thrown(text: str, players: int) -> Thrown:
    """How many cards each throws, from the mano on, mus by mus; `BadNotation` (`bad_thrown`)."""
    one = rf"[1-{SIZE}](,[1-{SIZE}]){{{players - 1}}}"
    if not re.fullmatch(rf"{one}(\+{one}){{0,{MOST_MUS - 1}}}", text, re.ASCII):
        raise BadNotation("bad_thrown", given=text, wanted="2,1,4,3+1,1,2,2")
    return tuple(tuple(map(int, each.split(","))) for each in text.split("+"))


@lru_cache(maxsize=KEPT)
def deeds(ruleset: Ruleset) -> Mapping[str, tuple[str, ...]]:
    """What may be asked about, by the word with which it is written."""
    meanings = tuple(signal.meaning.value for signal in known_signals(ruleset))
    return MappingProxyType(
        {
            "tell": meanings,
            "sign": meanings,
            "bet": tuple(BETS),
            "pares": SAYS,
            "juego": SAYS,
            "look": LOOKS,
            "show": tuple(SHOWS),
        }
    )


def read_deed(text: str, ruleset: Ruleset) -> tuple[str, str]:
    """What somebody does, and with what; `BadNotation` (`bad_deed`)."""
    what, _, which = text.partition(":")
    if which not in deeds(ruleset).get(what, ()):
        raise BadNotation("bad_deed", given=text, wanted="tell:two-reyes")
    return what, which


def told_signals(ruleset: Ruleset) -> tuple[Signal, ...]:
    """The signals that are asked about: where regional ones are known, those."""
    known = known_signals(ruleset)
    return tuple(signal for signal in known if signal.is_regional) or known


def read_gesture(text: str, ruleset: Ruleset) -> Gesture:
    """A gesture of the table's; `BadNotation` (`bad_gesture`)."""
    known = tuple(dict.fromkeys(signal.gesture.value for signal in told_signals(ruleset)))
    if text not in known:
        raise BadNotation("bad_gesture", given=text, wanted=known)
    return Gesture(text)


def read_keeps(text: str, players: int) -> tuple[int, int]:
    """Who keeps the amarracos of either couple, of four players; `BadNotation` (`bad_players`)."""
    every = [(one, two) for one in seats_of(0, players) for two in seats_of(1, players)]
    known = {f"{one},{two}": (one, two) for one, two in every}
    if players != len(COUPLES) * PARTNERS or text not in known:
        raise BadNotation("bad_players", given=text, wanted="0,1")
    return known[text]


def read_asks(text: str) -> Deed:
    """What is asked about; `BadNotation` (`bad_asks`)."""
    if text not in ASKS:
        raise BadNotation("bad_asks", given=text, wanted=tuple(ASKS))
    return ASKS[text]


def read_named(text: str) -> bool:
    """Whether the last bet names its lance; `BadNotation` (`bad_named`)."""
    if text not in NAMED:
        raise BadNotation("bad_named", given=text, wanted=NAMED)
    return text == NAMED[1]
