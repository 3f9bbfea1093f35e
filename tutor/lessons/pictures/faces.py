"""The signals as faces: each gesture once, with all that it may mean."""

from collections.abc import Iterable

from engine import SIGNALS, Gesture, Signal
from tutor.lessons.scenes import Signalled
from tutor.lessons.sight import PictureSight
from tutor.wording import pictures as words

# A gesture made twice has the face of the one that is made once.
FACES = {Gesture.LIP_TWICE: Gesture.LIP, Gesture.TONGUE_TWICE: Gesture.TONGUE}


def common() -> PictureSight:
    """The signals that every table knows (SEN-2)."""
    return PictureSight("signals", scene=faces_of(one for one in SIGNALS if not one.is_regional))


def regional() -> PictureSight:
    """Those that only some tables know (SEN-3)."""
    scene = faces_of(one for one in SIGNALS if one.is_regional)
    return PictureSight("signals-regional", scene=scene)


def faces_of(signals: Iterable[Signal]) -> tuple[Signalled, ...]:
    """Each gesture of the signals once, in their order."""
    known = tuple(signals)
    return tuple(_face(gesture, known) for gesture in dict.fromkeys(one.gesture for one in known))


def _face(gesture: Gesture, known: tuple[Signal, ...]) -> Signalled:
    meant = (words.meaning_name(one.meaning) for one in known if one.gesture is gesture)
    return Signalled(
        face=FACES.get(gesture, gesture).value,
        is_twice=gesture in FACES,
        gesture=words.gesture_name(gesture),
        meanings=tuple(meant),
    )
