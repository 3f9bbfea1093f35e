"""The signals as faces: each gesture once, with all that it may mean."""

from engine import SIGNALS, Gesture, Signal
from tutor.lessons.scenes import Signalled
from tutor.lessons.sight import PictureSight
from tutor.wording import pictures as words

# A gesture made twice has the face of the one that is made once.
FACES = {Gesture.LIP_TWICE: Gesture.LIP, Gesture.TONGUE_TWICE: Gesture.TONGUE}


def common() -> PictureSight:
    """The signals that every table knows (SEN-2)."""
    return PictureSight("signals", scene=signalled(is_regional=False))


def regional() -> PictureSight:
    """Those that only some tables know (SEN-3)."""
    return PictureSight("signals-regional", scene=signalled(is_regional=True))


def signalled(*, is_regional: bool) -> tuple[Signalled, ...]:
    """The gestures of one kind, in the engine's order."""
    known = [signal for signal in SIGNALS if signal.is_regional is is_regional]
    return tuple(_face(gesture, known) for gesture in dict.fromkeys(one.gesture for one in known))


def _face(gesture: Gesture, known: list[Signal]) -> Signalled:
    meant = (words.meaning_name(one.meaning) for one in known if one.gesture is gesture)
    return Signalled(
        face=FACES.get(gesture, gesture).value,
        is_twice=gesture in FACES,
        gesture=words.gesture_name(gesture),
        meanings=tuple(meant),
    )
