"""Which signal a hand may make (SEN-1, SEN-2)."""

from engine.errors import BadNotation
from engine.questions.question import Question
from engine.signals import known_signals, true_signals


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
