"""A question as it is asked: how it lies on the felt, and what may be answered."""

from dataclasses import dataclass, replace

from engine import (
    MANO,
    BadAnswer,
    Card,
    Kind,
    Question,
    couple_of,
    names_speakers,
    options,
)
from tutor import wording
from tutor.drills.rows import card_sight
from tutor.drills.sight import (
    CardSight,
    HandSight,
    Layout,
    OptionSight,
    QuestionSight,
    StoryLine,
)
from tutor.models.drills import MOST_HINTS
from tutor.preferences.values import Sending, preferred

LAYOUTS = {
    Kind.WHAT_DECIDES: Layout.COMPARE,
    Kind.WHICH_PARES: Layout.HAND,
    Kind.JUEGO_TOTAL: Layout.TOTAL,
    Kind.WHICH_LAST_LANCE: Layout.LOOK,
    Kind.TOP_CARD: Layout.SPREAD,
    Kind.SAME_CARD: Layout.SPREAD,
    Kind.WHO_SITS: Layout.ASK,
    Kind.MUS_NEXT: Layout.ASK,
    Kind.WHO_SPEAKS: Layout.ASK,
    Kind.MAY_NOT_SAY: Layout.ASK,
    Kind.REFUSAL_PAYS: Layout.ASK,
    Kind.LANCE_PAYS: Layout.LOOK,
    Kind.ORDAGO_WINS: Layout.LOOK,
    Kind.GAME_ENDS: Layout.LOOK,
    Kind.STONES_LIE: Layout.ASK,
    Kind.STONES_LEFT: Layout.NUMBER,
    Kind.TRUE_SIGNAL: Layout.HAND,
    Kind.TWO_RULES: Layout.COMPARE,
    Kind.HAS_JUEGO: Layout.HOLDERS,
    Kind.CHANGE_CARD: Layout.CHANGE,
    Kind.WILD_CHOICE: Layout.HAND,
    Kind.WILD_DECLARES: Layout.HAND,
    Kind.ENCAJE_MAY: Layout.ASK,
    Kind.ENCAJE_SHEDS: Layout.COMPARE,
    Kind.ENCAJE_POT: Layout.COMPARE,
    Kind.MAY_CHANGE: Layout.HAND,
    Kind.ENCAJE_NEXT: Layout.ASK,
    Kind.ENCAJE_MOST: Layout.ASK,
    Kind.ENCAJE_PLAYED: Layout.COMPARE,
    Kind.ENCAJE_ENDS: Layout.COMPARE,
    Kind.SIDE_WINS: Layout.ASK,
    Kind.MATCH_STANDS: Layout.ASK,
    Kind.MAY_DO: Layout.HAND,
    Kind.CARDS_LEFT: Layout.HAND,
    Kind.CARD_GOES: Layout.ASK,
    Kind.STOCK_LEFT: Layout.NUMBER,
    Kind.LANCE_NEXT: Layout.ASK,
    Kind.WHICH_LANCE: Layout.ASK,
    Kind.WHO_KEEPS: Layout.ASK,
    Kind.SIGNAL_TELLS: Layout.HAND,
    Kind.ROUND_COUNTS: Layout.LOOK,
}
WITH_OPTIONS = (
    *(Layout.COMPARE, Layout.HAND, Layout.LOOK, Layout.SPREAD, Layout.ASK),
    *(Layout.HOLDERS, Layout.CHANGE),
)
WITH_CARDS = (Layout.SPREAD, Layout.CHANGE)
NO_MANO = (Kind.WHO_SITS, Kind.SIDE_WINS, Kind.CARD_GOES)  # seated, but from anybody on
SEATED = (
    *(*NO_MANO, Kind.MUS_NEXT, Kind.WHO_SPEAKS, Kind.MAY_NOT_SAY, Kind.REFUSAL_PAYS),
    *(Kind.LANCE_NEXT, Kind.WHICH_LANCE, Kind.WHO_KEEPS),
)
UNSIDED = (Kind.SIDE_WINS, Kind.WHO_KEEPS)  # that ask who is on whose side
PLACES = ("south", "east", "north", "west")
LONGEST_TYPED = 100
INSTEAD = ("skip", "show")  # what may be chosen in the stead of an answer


@dataclass(frozen=True, slots=True)
class Unread:
    """What was typed or ticked and is not judged, and what is wrong with it, if anything is."""

    typed: str
    error: str


def unread(answer: str, error: BadAnswer) -> Unread:
    """What the page says of it, in the reader's language."""
    return Unread(answer[:LONGEST_TYPED], wording.bad_answer(error))


def question_sight(
    question: Question,
    action: str,
    *,
    token: str = "",
    failed: Unread | None = None,
    hints: int | None = None,
) -> QuestionSight:
    """A question as it is asked: nothing in it tells the answer, but the last of the hints.

    `hints` are those that were asked for, None where there are none to be had.
    """
    layout = layout_of(question)
    shown = question.facts.get("card")
    return QuestionSight(
        layout=layout,
        title=wording.question_title(question),
        lance=wording.lance_title(question.lance) if question.lance else "",
        ruleset=wording.rules_asked(question),
        action=action,
        story=story_lines(question),
        hands=_ticked(hand_sights(question) or seat_sights(question), failed),
        cards=_spread(question) if layout in WITH_CARDS else (),
        shown=card_sight(Card.parse(shown)) if shown else None,
        options=_options(question) if layout in WITH_OPTIONS else (),
        hints=wording.hints(question)[:hints] if hints else (),
        next_hint=hints + 1 if hints is not None and hints < MOST_HINTS else 0,
        token=token,
        typed=_typed(failed.typed) if failed else "",
        error=failed.error if failed else "",
        chosen=failed.typed if failed else "",
        is_one_tap=preferred().sending is Sending.ONE_TAP,
    )


def _typed(text: str) -> str:
    """What stood in the field, without what was ticked in its stead."""
    return ",".join(one for one in text.split(",") if one not in INSTEAD)


def _ticked(hands: tuple[HandSight, ...], failed: Unread | None) -> tuple[HandSight, ...]:
    seats = failed.typed.split(",") if failed else ()
    return tuple(replace(hand, is_ticked=hand.value in seats) for hand in hands)


def layout_of(question: Question) -> Layout:
    """How a question lies on the felt."""
    if question.kind is Kind.WHO_WINS:
        return Layout.PAIR if len(question.hands) == 2 else Layout.TABLE
    if question.kind is Kind.ORDER_HANDS:
        return Layout.LOOK if len(question.hands) == len(PLACES) else Layout.COMPARE
    layout = LAYOUTS[question.kind]
    is_crowded = layout is Layout.LOOK and len(question.hands) > len(PLACES)
    return Layout.COMPARE if is_crowded else layout


def _options(question: Question) -> tuple[OptionSight, ...]:
    """The answers that are not cards or hands on the felt."""
    spread = set(map(str, question.cards)) if "cards" in question.facts else set()
    return tuple(
        _option(question, code, number)
        for number, code in enumerate(options(question), 1)
        if code not in spread
    )


def _option(question: Question, code: str, number: int) -> OptionSight:
    group, short = wording.option_group(question, code)
    is_change = question.kind is Kind.CHANGE_CARD
    away = card_sight(Card.parse(code[:2])) if is_change else None
    return OptionSight(code, wording.option_label(question, code), group, short, number, away)


def _spread(question: Question) -> tuple[CardSight, ...]:
    return tuple(map(card_sight, question.cards))


def hand_sights(question: Question) -> tuple[HandSight, ...]:
    """The hands of a question from the mano on, where each lies on the table."""
    return tuple(_hand_sight(question, seat) for seat in range(len(question.hands)))


def seat_sights(question: Question) -> tuple[HandSight, ...]:
    """The seats of a table of four without cards, where a question is about who speaks or sits."""
    seats = question.ruleset.players
    if question.kind not in SEATED or seats != len(PLACES):
        return ()
    has_mano = question.kind not in NO_MANO and names_speakers(question)
    return tuple(_seat_sight(question, seat, has_mano) for seat in range(seats))


def _seat_sight(question: Question, seat: int, has_mano: bool) -> HandSight:
    """A seat; where it is not shown who is the mano, none has a number either."""
    name = wording.seat_name(seat, question.view, len(PLACES))
    return HandSight(
        value=str(seat),
        name=name,
        cards=(),
        label=name,
        place=PLACES[(seat - question.view) % len(PLACES)],
        order=seat + 1 if has_mano else 0,
        is_mano=has_mano and seat == MANO,
        is_ours=question.kind not in UNSIDED and couple_of(seat) == couple_of(question.view),
    )


def story_lines(question: Question) -> tuple[StoryLine, ...]:
    """What is told before it is asked."""
    return tuple(StoryLine(line.text, line.name) for line in wording.story(question))


def _hand_sight(question: Question, seat: int) -> HandSight:
    count, view = len(question.hands), wording.view_of(question)
    cards = question.deal.hand(seat).cards
    name = wording.seat_name(seat, view, count) if count > 1 else ""
    at_table = count == len(PLACES)
    return HandSight(
        value=str(seat),
        name=name,
        cards=tuple(card_sight(card) for card in cards),
        label=wording.hand_label(name, cards, is_mano=count > 1 and seat == 0),
        place=PLACES[(seat - view) % count] if at_table and view is not None else "",
        order=seat + 1 if count > 1 else 0,
        is_mano=count > 1 and seat == 0,
        is_ours=at_table and view is not None and couple_of(seat) == couple_of(view),
    )
