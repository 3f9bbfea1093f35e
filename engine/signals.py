"""The signals that partners make, what each means, and when it is true (SEN-1 to SEN-5)."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from engine.cards import Rank
from engine.hand import Hand
from engine.juego import LEAST_JUEGO, points
from engine.pares import ParesKind, pares_of
from engine.ruleset import Ruleset
from engine.settings import SignalCode
from engine.wild import showings


class Gesture(StrEnum):
    """What the face does; a gesture made twice is another gesture."""

    EYES_SHUT = "eyes-shut"
    LIP = "lip"
    LIP_TWICE = "lip-twice"
    TONGUE = "tongue"
    TONGUE_TWICE = "tongue-twice"
    MOUTH_ASIDE = "mouth-aside"
    EYEBROWS = "eyebrows"
    WINK = "wink"
    MOUTH_U = "mouth-u"
    HEAD_LEFT = "head-left"
    SHOULDER = "shoulder"
    LIP_ASKEW = "lip-askew"
    TONGUE_ASIDE = "tongue-aside"


class Meaning(StrEnum):
    """What a signal tells the partner."""

    NOTHING = "nothing"
    TWO_REYES = "two-reyes"
    FOUR_REYES = "four-reyes"
    TWO_ASES = "two-ases"
    FOUR_ASES = "four-ases"
    MEDIAS = "medias"
    DUPLES = "duples"
    THIRTY_ONE = "thirty-one"
    WANTS_MUS = "wants-mus"
    SOLOMILLO = "solomillo"
    NO_MUS = "no-mus"
    THIRTY = "thirty"
    TWENTY_NINE = "twenty-nine"
    THREE_REYES = "three-reyes"
    THREE_ASES = "three-ases"


@dataclass(frozen=True, slots=True)
class Signal:
    """A gesture with one of its meanings; `is_regional` where only some tables know it."""

    gesture: Gesture
    meaning: Meaning
    is_regional: bool = False


SIGNALS = (
    Signal(Gesture.EYES_SHUT, Meaning.NOTHING),
    Signal(Gesture.LIP, Meaning.TWO_REYES),
    Signal(Gesture.LIP_TWICE, Meaning.FOUR_REYES),
    Signal(Gesture.TONGUE, Meaning.TWO_ASES),
    Signal(Gesture.TONGUE_TWICE, Meaning.FOUR_ASES),
    Signal(Gesture.MOUTH_ASIDE, Meaning.MEDIAS),
    Signal(Gesture.EYEBROWS, Meaning.DUPLES),
    Signal(Gesture.WINK, Meaning.THIRTY_ONE),
    Signal(Gesture.MOUTH_U, Meaning.WANTS_MUS, is_regional=True),
    Signal(Gesture.MOUTH_U, Meaning.SOLOMILLO, is_regional=True),
    Signal(Gesture.HEAD_LEFT, Meaning.NO_MUS, is_regional=True),
    Signal(Gesture.SHOULDER, Meaning.THIRTY, is_regional=True),
    Signal(Gesture.SHOULDER, Meaning.TWENTY_NINE, is_regional=True),
    Signal(Gesture.LIP_ASKEW, Meaning.THREE_REYES, is_regional=True),
    Signal(Gesture.TONGUE_ASIDE, Meaning.THREE_ASES, is_regional=True),
)  # SEN-2, SEN-3


def known_signals(ruleset: Ruleset) -> tuple[Signal, ...]:
    """The signals that a table knows: the common ones, all, all but shut eyes, or none (SEN-4)."""
    match ruleset.signals:
        case SignalCode.NONE:
            return ()
        case SignalCode.REGIONAL:
            return SIGNALS
        case SignalCode.COMMON:
            return tuple(signal for signal in SIGNALS if not signal.is_regional)
        case SignalCode.NO_SHUT_EYES:
            common = (signal for signal in SIGNALS if not signal.is_regional)
            return tuple(signal for signal in common if signal.gesture is not Gesture.EYES_SHUT)


def is_truthful(meaning: Meaning, hand: Hand, ruleset: Ruleset) -> bool:
    """Whether a signal of this meaning tells the truth about a hand (SEN-1).

    A number of reyes or ases is that number exactly; nothing good is neither pares nor juego; what
    a player wants is always true. With wild cards, what one way of showing them makes true is.

    >>> is_truthful(Meaning.TWO_REYES, Hand.parse("Ro3c7e4b"), Ruleset())
    True
    """
    ways = showings(hand, ruleset)
    return any(_TRUE[meaning](hand.showing(way), ruleset) for way in ways)


def true_signals(hand: Hand, ruleset: Ruleset) -> tuple[Signal, ...]:
    """The signals known at the table that may be made with this hand."""
    return tuple(s for s in known_signals(ruleset) if is_truthful(s.meaning, hand, ruleset))


def is_wish(meaning: Meaning) -> bool:
    """Whether a signal tells what its maker wants, whatever he holds."""
    return _TRUE[meaning] is _always


type _Test = Callable[[Hand, Ruleset], bool]


def _count(rank: Rank, hand: Hand, ruleset: Ruleset) -> int:
    return sum(ruleset.face(held) is rank for held in hand.ranks)


def _holds(rank: Rank, count: int) -> _Test:
    return lambda hand, ruleset: _count(rank, hand, ruleset) == count


def _has_kind(kind: ParesKind) -> _Test:
    return lambda hand, ruleset: getattr(pares_of(hand, ruleset), "kind", None) is kind


def _totals(total: int) -> _Test:
    return lambda hand, ruleset: points(hand, ruleset) == total


def _has_nothing(hand: Hand, ruleset: Ruleset) -> bool:
    return pares_of(hand, ruleset) is None and points(hand, ruleset) < LEAST_JUEGO


def _is_solomillo(hand: Hand, ruleset: Ruleset) -> bool:
    return _count(Rank.REY, hand, ruleset) == 3 and _count(Rank.AS, hand, ruleset) == 1


def _always(hand: Hand, ruleset: Ruleset) -> bool:
    return True


_TRUE: dict[Meaning, _Test] = {
    Meaning.NOTHING: _has_nothing,
    Meaning.TWO_REYES: _holds(Rank.REY, 2),
    Meaning.THREE_REYES: _holds(Rank.REY, 3),
    Meaning.FOUR_REYES: _holds(Rank.REY, 4),
    Meaning.TWO_ASES: _holds(Rank.AS, 2),
    Meaning.THREE_ASES: _holds(Rank.AS, 3),
    Meaning.FOUR_ASES: _holds(Rank.AS, 4),
    Meaning.MEDIAS: _has_kind(ParesKind.MEDIAS),
    Meaning.DUPLES: _has_kind(ParesKind.DUPLES),
    Meaning.THIRTY_ONE: _totals(LEAST_JUEGO),
    Meaning.THIRTY: _totals(30),
    Meaning.TWENTY_NINE: _totals(29),
    Meaning.WANTS_MUS: _always,
    Meaning.NO_MUS: _always,
    Meaning.SOLOMILLO: _is_solomillo,
}
