"""Which signal a hand may make, and what one tells where it is made (SEN-1 to SEN-3)."""

from engine.errors import BadNotation
from engine.hand import Hand
from engine.questions.question import Question
from engine.questions.tellings import read_gesture, told_signals
from engine.ruleset import Ruleset
from engine.signals import Gesture, Meaning, is_truthful, is_wish, known_signals, true_signals

LIE = "lie"


def signal_options(question: Question) -> tuple[str, ...]:
    """The gestures that the table knows."""
    return tuple(dict.fromkeys(signal.gesture.value for signal in known_signals(question.ruleset)))


def true_signal(question: Question) -> str:
    """The one gesture that tells the truth; `no_single_answer` where none does or several do."""
    signals = true_signals(question.hands[0], question.ruleset)
    gestures = {signal.gesture for signal in signals}
    if len(gestures) != 1:
        raise BadNotation("no_single_answer", given=str(question))
    return gestures.pop().value


def meanings(ruleset: Ruleset) -> tuple[str, ...]:
    """All that gestures of a table may tell, and that one is a lie."""
    signals = told_signals(ruleset)
    wishes = {signal.gesture: signal.meaning for signal in signals if is_wish(signal.meaning)}
    told = (_joined({wishes.get(each.gesture, each.meaning), each.meaning}) for each in signals)
    return (*dict.fromkeys(told), LIE)


def meaning_options(question: Question) -> tuple[str, ...]:
    """All that the gesture might tell, and that it would be a lie."""
    return meanings(question.ruleset)


def signal_tells(question: Question) -> str:
    """All that the gesture tells and is true of the hand, or that it would be a lie."""
    return tells_to(question, question.ruleset)


def tells_to(question: Question, ruleset: Ruleset) -> str:
    """What it tells to somebody who reads the cards so."""
    return told_by(_gesture(question), question.hands[0], ruleset)


def told_by(gesture: Gesture, hand: Hand, ruleset: Ruleset) -> str:
    """What a gesture tells that is true of a hand."""
    meant = _meanings(gesture, ruleset)
    return _joined({each for each in meant if is_truthful(each, hand, ruleset)}) or LIE


def tells_one_thing(question: Question) -> str | None:
    """For somebody who knows but the first meaning of each gesture; None where there is one."""
    first, *others = _meanings(_gesture(question), question.ruleset)
    if not others:
        return None
    return first.value if is_truthful(first, question.hands[0], question.ruleset) else LIE


def _gesture(question: Question) -> Gesture:
    return read_gesture(question.facts["gesture"], question.ruleset)


def _meanings(gesture: Gesture, ruleset: Ruleset) -> list[Meaning]:
    return [signal.meaning for signal in told_signals(ruleset) if signal.gesture is gesture]


def _joined(meanings: set[Meaning]) -> str:
    return "+".join(meaning.value for meaning in Meaning if meaning in meanings)
