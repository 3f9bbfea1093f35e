"""Fills what a drill's pages show out of questions, grades and sittings."""

from collections.abc import Sequence
from dataclasses import dataclass

from django.urls import reverse

from engine import (
    MISCONCEPTIONS,
    BadAnswer,
    Card,
    Grade,
    Kind,
    Mark,
    Question,
    couple_of,
    options,
    tells_apart,
)
from tutor import wording
from tutor.drills.catalogue import catalogue
from tutor.drills.dealing import RUN_LENGTH
from tutor.drills.feedback import feedback_rows
from tutor.drills.rows import card_sight
from tutor.drills.sight import (
    CardSight,
    FeedbackSight,
    GoneSight,
    HandSight,
    Layout,
    MixUpSight,
    OptionSight,
    QuestionSight,
    RunSight,
    Stone,
    StoneSight,
    StoryLine,
)
from tutor.drills.stored import grade_of, question_of
from tutor.lessons.links import lesson_link, lesson_of
from tutor.lessons.sight import LinkSight
from tutor.models import Attempt, Run

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
}
WITH_OPTIONS = (Layout.COMPARE, Layout.HAND, Layout.LOOK, Layout.SPREAD, Layout.ASK)
SEATED = (Kind.WHO_SITS, Kind.MUS_NEXT, Kind.WHO_SPEAKS, Kind.MAY_NOT_SAY, Kind.REFUSAL_PAYS)
PLACES = ("south", "east", "north", "west")
LONGEST_TYPED = 100
LESSONS_OF_MIX_UPS = {mix_up.id: mix_up.lesson for mix_up in MISCONCEPTIONS}


@dataclass(frozen=True, slots=True)
class Unread:
    """An answer that could not be read: what was typed, and what is wrong with it."""

    typed: str
    error: str


def unread(answer: str, error: BadAnswer) -> Unread:
    """What the page says of it, in the reader's language."""
    return Unread(answer[:LONGEST_TYPED], wording.bad_answer(error))


def question_sight(
    question: Question, action: str, *, token: str = "", failed: Unread | None = None
) -> QuestionSight:
    """A question as it is asked: nothing in it tells the answer."""
    layout = layout_of(question)
    shown = question.facts.get("card")
    return QuestionSight(
        layout=layout,
        title=wording.question_title(question),
        lance=wording.lance_title(question.lance) if question.lance else "",
        ruleset=wording.ruleset_label(question.ruleset),
        action=action,
        story=story_lines(question),
        hands=hand_sights(question) or seat_sights(question),
        cards=_spread(question) if layout is Layout.SPREAD else (),
        shown=card_sight(Card.parse(shown)) if shown else None,
        options=_options(question) if layout in WITH_OPTIONS else (),
        token=token,
        typed=failed.typed if failed else "",
        error=failed.error if failed else "",
    )


def layout_of(question: Question) -> Layout:
    """How a question lies on the felt."""
    if question.kind is Kind.WHO_WINS:
        return Layout.PAIR if len(question.hands) == 2 else Layout.TABLE
    return LAYOUTS[question.kind]


def _options(question: Question) -> tuple[OptionSight, ...]:
    """The answers that are not cards or hands on the felt."""
    spread = set(map(str, question.cards)) if "cards" in question.facts else set()
    return tuple(
        OptionSight(code, wording.option_label(question, code))
        for code in options(question)
        if code not in spread
    )


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
    has_mano = question.kind is not Kind.WHO_SITS
    return tuple(_seat_sight(question, seat, has_mano and seat == 0) for seat in range(seats))


def _seat_sight(question: Question, seat: int, is_mano: bool) -> HandSight:
    name = wording.seat_name(seat, question.view, len(PLACES))
    return HandSight(
        value=str(seat),
        name=name,
        cards=(),
        label=name,
        place=PLACES[(seat - question.view) % len(PLACES)],
        order=seat + 1 if question.kind is not Kind.WHO_SITS else 0,
        is_mano=is_mano,
        is_ours=couple_of(seat) == couple_of(question.view),
    )


def story_lines(question: Question) -> tuple[StoryLine, ...]:
    """What is told before it is asked."""
    return tuple(StoryLine(line.text, line.name) for line in wording.story(question))


def _hand_sight(question: Question, seat: int) -> HandSight:
    count, view = len(question.hands), question.view
    cards = question.deal.hand(seat).cards
    name = wording.seat_name(seat, view, count) if count > 1 else ""
    at_table = count == len(PLACES) and view is not None
    return HandSight(
        value=str(seat),
        name=name,
        cards=tuple(card_sight(card) for card in cards),
        label=wording.hand_label(name, cards, is_mano=count > 1 and seat == 0),
        place=PLACES[(seat - view) % count] if at_table else "",
        order=seat + 1 if count > 1 else 0,
        is_mano=count > 1 and seat == 0,
        is_ours=at_table and couple_of(seat) == couple_of(view),
    )


def run_sight(run: Run, attempts: Sequence[Attempt], position: int) -> RunSight:
    """Where a sitting stands, seen from one of its questions."""
    drill = drill_link(run.drill)
    return RunSight(
        drill_title=drill.label,
        drill_url=drill.url,
        place=wording.place(position, RUN_LENGTH),
        stones=stones(attempts, position),
    )


def drill_link(slug: str) -> LinkSight:
    """A drill's address and title; of one that has been withdrawn, the table of contents."""
    if slug in catalogue():
        return LinkSight(reverse("drill", args=[slug]), wording.drill_title(slug))
    return LinkSight(reverse("lessons"), wording.withdrawn_drill())


def stones(attempts: Sequence[Attempt], position: int = 0) -> tuple[StoneSight, ...]:
    """A stone for each question of a sitting."""
    verdicts = {attempt.position: attempt.verdict for attempt in attempts}
    states = (_stone(verdicts.get(at, ""), at == position) for at in range(1, RUN_LENGTH + 1))
    return tuple(StoneSight(state, wording.stone_label(state)) for state in states)


def _stone(verdict: str, is_now: bool) -> Stone:
    if verdict:
        return Stone(verdict)
    return Stone.NOW if is_now else Stone.EMPTY


def feedback_sight(
    attempt: Attempt, following: Attempt | None, *, again: bool
) -> FeedbackSight | None:
    """An answered question with its reasons, or none where this engine cannot read it.

    `following` is what was asked after it.
    """
    question = question_of(attempt)
    judged = grade_of(question, attempt) if question else None
    if question is None or judged is None:
        return None
    rows, other_rows = feedback_rows(question, judged)
    run = attempt.run
    lesson = lesson_of(run.drill)
    return FeedbackSight(
        state=Stone(attempt.verdict),
        heading=wording.verdict_heading(question, judged, run.pk + attempt.position),
        note=wording.answered_before() if again else "",
        question=wording.question_title(question),
        ruleset=wording.ruleset_label(question.ruleset),
        reasons=wording.reasons(question, judged),
        rows=rows,
        other_rows=other_rows,
        story=story_lines(question),
        mix_up=mix_up_sight(judged.explained_by) if judged.explained_by else None,
        several=_several(judged, following),
        lesson_url=lesson.url,
        lesson_title=lesson.label,
        next_url=_next_url(run, following),
        next_label=wording.next_label(following is None),
        given=_given(question, judged),
    )


def gone_sight(attempt: Attempt, following: Attempt | None) -> GoneSight:
    """What stands for a question that this engine cannot read: the way on."""
    return GoneSight(
        heading=wording.gone_question(),
        text=wording.gone_why(),
        action=attempt_url(attempt.run_id, attempt.position) if attempt.is_open else "",
        next_url="" if attempt.is_open else _next_url(attempt.run, following),
        next_label=wording.carry_on(),
    )


def _next_url(run: Run, following: Attempt | None) -> str:
    return attempt_url(run.pk, following.position) if following else reverse("run", args=[run.pk])


def _given(question: Question, judged: Grade) -> str:
    """A wrong answer in words, but for a hand's, which its row shows."""
    if judged.mark is not Mark.WRONG or question.kind is Kind.WHO_WINS:
        return ""
    return wording.given_answer(question, judged.given)


def _several(judged: Grade, following: Attempt | None) -> str:
    """What is said where several beliefs, not one and not one cause, give a wrong answer."""
    if judged.explained_by or len(judged.suspects) < 2:
        return ""
    asked = question_of(following) if following else None
    next_decides = asked is not None and tells_apart(asked, judged.suspects)
    return wording.several_roads(next_decides=next_decides)


def attempt_url(run_id: int, position: int) -> str:
    """A question's address, which is its feedback's too."""
    return reverse("attempt", args=[run_id, position])


def mix_up_sight(misconception: str) -> MixUpSight:
    """A mix-up in words, with the lesson that mends it."""
    words = wording.mix_up(misconception)
    lesson = lesson_link(LESSONS_OF_MIX_UPS.get(misconception, ""))
    return MixUpSight(words.name, words.text, lesson.url, lesson.label)
