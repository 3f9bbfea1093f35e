"""What one hand is worth, may signal and may declare, as sentences beside its cards."""

from collections.abc import Iterable, Mapping

from django.utils.translation import pgettext_lazy

from engine import Act, Card, Gesture, Hand, Lance, Rank, Ruleset, Signal, Verb, juego_of
from tutor.wording.calls import shown_as, spoken
from tutor.wording.holdings import disguises, pares_found, sum_of
from tutor.wording.lists import Words, joined, said
from tutor.wording.pictures import gesture_name, meaning_name
from tutor.wording.table import lance_title, stones

HAS_JUEGO = pgettext_lazy("mus", "It reaches 31, so there’s juego.")
LACKS_JUEGO = pgettext_lazy("mus", "It falls short of 31, so there’s no juego.")
WORTH: dict[Lance, Words] = {
    Lance.PARES: pgettext_lazy("mus", "Worth in pares: {stones}."),
    Lance.JUEGO: pgettext_lazy("mus", "Worth in juego: {stones}."),
}
NAMED_WORTH: dict[Lance, Words] = {
    Lance.PARES: pgettext_lazy("mus", "{name}, in pares: {stones}."),
    Lance.JUEGO: pgettext_lazy("mus", "{name}, in juego: {stones}."),
}
REAL: dict[bool, Words] = {
    True: pgettext_lazy("mus", "It’s juego real."),
    False: pgettext_lazy("mus", "It isn’t juego real."),
}
TRUE_SIGNALS = pgettext_lazy("mus", "Signals that tell the truth: {signals}.")
NO_SIGNAL = pgettext_lazy("mus", "No signal tells the truth about this hand.")
SIGNAL = pgettext_lazy("mus", "{gesture} ({meaning})")
MAY: dict[bool, Words] = {
    True: pgettext_lazy("mus", "{signal}: it’s true, so it may be made."),
    False: pgettext_lazy("mus", "{signal}: not with this hand."),
}
MAY_SAY = pgettext_lazy("mus", "May say {calls}, and it’s true.")
MAY_SAY_AFTER = pgettext_lazy("mus", "After {said}, may say {calls}.")
BEST = pgettext_lazy("mus", "{lance}: best with {cards}.")


def has_juego(hand: Hand, ruleset: Ruleset) -> tuple[str, str]:
    """The sum, and whether it makes juego."""
    held = juego_of(hand, ruleset) is not None
    return sum_of(hand, ruleset), str(HAS_JUEGO if held else LACKS_JUEGO)


def pares_lines(hand: Hand, ruleset: Ruleset) -> tuple[str, ...]:
    """Which cards pair, and which of them count as another."""
    return pares_found(hand, ruleset), *disguises(hand.cards, ruleset)


def is_real(held: bool) -> str:
    """Whether a 31 is the real one."""
    return str(REAL[held])


def worth(lance: Lance, number: int, name: str = "") -> str:
    """What a hand brings its couple in pares or juego."""
    message = NAMED_WORTH[lance] if name else WORTH[lance]
    return said(message, stones=stones(number), name=name)


def signal_name(signal: Signal) -> str:
    """A gesture and what it says."""
    meaning = meaning_name(signal.meaning)
    return said(SIGNAL, gesture=gesture_name(signal.gesture), meaning=meaning)


def true_of_hand(signals: Iterable[Signal]) -> str:
    """Every signal that may be made."""
    named = [signal_name(signal) for signal in signals]
    return said(TRUE_SIGNALS, signals=joined(named)) if named else str(NO_SIGNAL)


def may_make(gesture: Gesture, known: Iterable[Signal], *, is_true: bool) -> str:
    """Whether one signal may be made."""
    named = [signal_name(signal) for signal in known if signal.gesture is gesture]
    return said(MAY[is_true], signal=joined(named, "or") or gesture_name(gesture))


def declares(lance: Lance, ways: Iterable[bool], after: bool | None) -> str:
    """What may be said of pares or juego; `after` is what was said of pares."""
    calls = joined((_declared(lance, has) for has in ways), "or")
    if after is None:
        return said(MAY_SAY, calls=calls)
    return said(MAY_SAY_AFTER, said=_declared(Lance.PARES, after), calls=calls)


def _declared(lance: Lance, has: bool) -> str:
    return spoken(Act(0, Verb.SI if has else Verb.NO), lance)


def best_showing(lance: Lance, ways: Iterable[Mapping[Card, Rank]]) -> str:
    """The way to show wild cards that is strongest in a lance."""
    return said(BEST, lance=lance_title(lance), cards=joined(map(shown_as, ways), "or"))
