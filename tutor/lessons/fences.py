"""Fences in lessons: hands, cards, pictures, mix-ups and drills, with no language in them."""

import re
from collections.abc import Callable, Sequence
from itertools import takewhile

from engine import MISCONCEPTIONS, Card, Hand, MusError, Ruleset
from tutor.lessons.claims import Asked, read_claim
from tutor.lessons.curriculum import lesson_of_drill
from tutor.lessons.pieces import (
    CardsFence,
    DealFence,
    DrillFence,
    Fence,
    HandFence,
    LessonError,
    MixUpFence,
    PictureFence,
)

PICTURES = ("order", "points", "seats")
SEAT_LINE = re.compile(r"(\d): (.+)")
MIX_UPS = frozenset(mix_up.id for mix_up in MISCONCEPTIONS)

type Lines = Sequence[tuple[int, str]]


def read_fence(line: int, info: str, lines: Lines) -> Fence:
    """The fence that begins at `line`; `LessonError` for a line that nobody can read."""
    kind, _, argument = info.partition(" ")
    if kind not in READERS:
        raise LessonError(line, f"unknown fence {info!r}: it is one of {', '.join(READERS)}")
    return READERS[kind](line, argument.strip(), lines)


def _deal(line: int, argument: str, lines: Lines) -> DealFence:
    ruleset, (shown, claims) = _ruleset(line, argument), _split(lines)
    hands = tuple(_seat(at, number, text) for number, (at, text) in enumerate(shown))
    if len(hands) < 2:
        raise LessonError(line, "a deal needs two hands or more, one a line: 0: Ro Cc 5e 4o")
    asked = Asked(ruleset, hands=hands)
    return DealFence(ruleset, hands, tuple(read_claim(asked, at, text) for at, text in claims))


def _seat(line: int, number: int, text: str) -> Hand:
    match = SEAT_LINE.fullmatch(text)
    if match is None or int(match[1]) != number:
        raise LessonError(line, f"{text!r} is no hand: here belongs {number}: Ro Cc 5e 4o")
    return _hand(line, match[2])


def _one_hand(line: int, argument: str, lines: Lines) -> HandFence:
    ruleset, (shown, claims) = _ruleset(line, argument), _split(lines)
    if len(shown) != 1:
        raise LessonError(line, "a hand is one line of four cards: Ro Cc 5e 4o")
    hand = _hand(*shown[0])
    asked = Asked(ruleset, hands=(hand,))
    return HandFence(ruleset, hand, tuple(read_claim(asked, at, text) for at, text in claims))


def _cards(line: int, argument: str, lines: Lines) -> CardsFence:
    ruleset, (shown, claims) = _ruleset(line, argument), _split(lines)
    if len(shown) != 1:
        raise LessonError(line, "cards are one line: 3o Co 7e 4b")
    cards = read_cards(*shown[0])
    asked = Asked(ruleset, cards=cards)
    return CardsFence(ruleset, cards, tuple(read_claim(asked, at, text) for at, text in claims))


def _picture(line: int, argument: str, lines: Lines) -> PictureFence:
    return PictureFence(_name(line, "picture", argument, PICTURES, lines))


def _mix_up(line: int, argument: str, lines: Lines) -> MixUpFence:
    return MixUpFence(_name(line, "misconception", argument, sorted(MIX_UPS), lines))


def _drill(line: int, argument: str, lines: Lines) -> DrillFence:
    return DrillFence(_name(line, "drill", argument, sorted(lesson_of_drill()), lines))


READERS: dict[str, Callable[[int, str, Lines], Fence]] = {
    "deal": _deal,
    "hand": _one_hand,
    "cards": _cards,
    "picture": _picture,
    "misconception": _mix_up,
    "drill": _drill,
}


def read_cards(line: int, text: str) -> tuple[Card, ...]:
    """Cards with blanks between them; `LessonError` for one that the deck does not have."""
    try:
        return tuple(Card.parse(code) for code in text.split())
    except MusError as error:
        raise LessonError(line, f"{text!r} is no list of cards ({error}): Ro Cc 5e 4o") from error


def _hand(line: int, text: str) -> Hand:
    try:
        return Hand(read_cards(line, text))
    except MusError as error:
        raise LessonError(line, f"{text!r} is no hand ({error}): Ro Cc 5e 4o") from error


def _ruleset(line: int, text: str) -> Ruleset:
    try:
        return Ruleset.parse(text)
    except MusError as error:
        raise LessonError(line, f"no such rules ({error}): deal classic") from error


def _name(line: int, kind: str, name: str, known: Sequence[str], lines: Lines) -> str:
    if name not in known:
        raise LessonError(line, f"unknown {kind} {name!r}: it is one of {', '.join(known)}")
    if lines:
        raise LessonError(lines[0][0], f"a {kind} has nothing between its fences")
    return name


def _split(lines: Lines) -> tuple[Lines, Lines]:
    """What is shown, and the claims, which come after it."""
    shown = list(takewhile(lambda pair: not pair[1].startswith("?"), lines))
    return shown, lines[len(shown) :]
