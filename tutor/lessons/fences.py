"""Fences in lessons: what each kind is read by, with no language in them."""

from collections.abc import Callable, Sequence

from tutor.lessons.answers import AboutHand, about_cards, about_deal
from tutor.lessons.claims import Lines, read_claims
from tutor.lessons.curriculum import lesson_of_drill
from tutor.lessons.encaje_fences import read_encaje, read_encaje_bet
from tutor.lessons.lines import (
    fixed_deal,
    read_cards,
    read_hand,
    read_hands,
    read_ruleset,
    split,
    take_wild,
)
from tutor.lessons.pieces import (
    CardsFence,
    DealFence,
    DrillFence,
    Fence,
    HandFence,
    LessonError,
    MixUpFence,
    PictureFence,
    RoundFence,
)
from tutor.lessons.play_fences import read_bet, read_count, read_round, read_stones
from tutor.wording.mix_ups import MIX_UPS

PICTURES = (
    "order", "points", "seats", "seats-six", "direction", "round", "ladder", "stones", "signals",
    "signals-regional", "pot",
)  # fmt: skip


def read_fence(line: int, info: str, lines: Lines, before: RoundFence | None = None) -> Fence:
    """The fence that begins at `line`; `LessonError` for a line that nobody can read.

    `before` is the last stretch of a round above it, which one that is `continued` goes on from.
    """
    kind, _, argument = info.partition(" ")
    argument = argument.strip()
    if kind == "round":
        return read_round(line, argument, lines, before)
    if kind not in READERS:
        known = ", ".join((*READERS, "round"))
        raise LessonError(line, f"unknown fence {info!r}: it is one of {known}")
    return READERS[kind](line, argument, lines)


def _deal(line: int, argument: str, lines: Lines) -> DealFence:
    ruleset, (shown, claims) = read_ruleset(line, argument), split(lines)
    shown, wild = take_wild(shown)
    hands = read_hands(shown)
    if len(hands) < 2:
        raise LessonError(line, "a deal needs two hands or more, one a line: 0: Ro Cc 5e 4o")
    deal = fixed_deal(line, hands, ruleset, wild)
    subjects = about_deal(deal, is_wild=bool(wild))
    return DealFence(ruleset, deal, read_claims("a deal", subjects, claims))


def _one_hand(line: int, argument: str, lines: Lines) -> HandFence:
    ruleset, (shown, claims) = read_ruleset(line, argument), split(lines)
    shown, wild = take_wild(shown)
    if len(shown) != 1:
        raise LessonError(line, "a hand is one line of four cards: Ro Cc 5e 4o")
    hand = read_hand(*shown[0])
    if wild:
        hand = fixed_deal(line, (hand,), ruleset, wild).hand(0)
    subjects = AboutHand(hand, ruleset, frozenset(wild)).subjects
    return HandFence(ruleset, hand, read_claims("a hand", subjects, claims))


def _cards(line: int, argument: str, lines: Lines) -> CardsFence:
    ruleset, (shown, claims) = read_ruleset(line, argument), split(lines)
    if len(shown) != 1:
        raise LessonError(line, "cards are one line: 3o Co 7e 4b")
    cards = read_cards(*shown[0])
    return CardsFence(ruleset, cards, read_claims("cards", about_cards(cards, ruleset), claims))


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
    "bet": read_bet,
    "count": read_count,
    "stones": read_stones,
    "encaje": read_encaje,
    "encaje-bet": read_encaje_bet,
    "picture": _picture,
    "misconception": _mix_up,
    "drill": _drill,
}


def _name(line: int, kind: str, name: str, known: Sequence[str], lines: Lines) -> str:
    if name not in known:
        raise LessonError(line, f"unknown {kind} {name!r}: it is one of {', '.join(known)}")
    if lines:
        raise LessonError(lines[0][0], f"a {kind} has nothing between its fences")
    return name
