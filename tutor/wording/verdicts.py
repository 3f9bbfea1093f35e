"""Verdicts in sentences: what is so, and why, with the cards of the very deal."""

from django.utils.translation import pgettext_lazy

from engine import Grade, Kind, Mark, Question, couple_of, truth
from tutor.wording.lists import Words, said
from tutor.wording.questions import answer_name

RIGHT: tuple[Words, ...] = (
    pgettext_lazy("drills", "That’s it."),
    pgettext_lazy("drills", "Well spotted."),
    pgettext_lazy("drills", "Spot on."),
)
WITH_HINT = pgettext_lazy("drills", "That’s it, with a hint.")
SKIPPED = pgettext_lazy("drills", "No harm done. It goes like this:")
THE_ANSWER = pgettext_lazy("drills", "The answer: {right}.")
YOUR_ANSWER = pgettext_lazy("drills", "Your answer: {given}.")
ASIDE = pgettext_lazy("drills", "{first} – {rest}")
YOU_WIN = pgettext_lazy("drills", "You win this one.")
YOUR_SIDE_WINS = pgettext_lazy("drills", "Your side wins this one.")
SEAT_WINS: tuple[Words, ...] = (
    YOU_WIN,
    pgettext_lazy("drills", "The player on your right wins this one."),
    pgettext_lazy("drills", "Your partner wins this one."),
    pgettext_lazy("drills", "The player on your left wins this one."),
)
HAND_WINS: tuple[Words, ...] = (
    pgettext_lazy("drills", "The first hand wins this one."),
    pgettext_lazy("drills", "The second hand wins this one."),
)
ANSWERED_BEFORE = pgettext_lazy("drills", "This one has been answered. It went like this:")
SEVERAL_ROADS = pgettext_lazy("drills", "More than one mix-up gives that answer.")
OTHERS = pgettext_lazy("drills", "The other hands")
OTHERS_OF: dict[Kind, Words] = {
    Kind.GAME_ENDS: pgettext_lazy("drills", "The hands"),
    Kind.ROUND_COUNTS: pgettext_lazy("drills", "The hands"),
    Kind.TWO_RULES: pgettext_lazy("drills", "Under the second rules"),
    Kind.CHANGE_CARD: pgettext_lazy("drills", "Before the swap"),
}
NEXT_DECIDES = pgettext_lazy(
    "drills", "Several roads lead there. The next question tells them apart."
)


def verdict_heading(q: Question, grade: Grade, turn: int, *, is_aided: bool = False) -> str:
    """The verdict as one sentence; `turn` counts on through the ways of saying yes."""
    if grade.mark is Mark.RIGHT:
        return str(WITH_HINT if is_aided else RIGHT[turn % len(RIGHT)])
    if grade.mark is Mark.SKIPPED:
        return str(SKIPPED)
    if q.kind is Kind.WHO_WINS:
        return _who_won(q, int(grade.right), int(grade.given))
    return right_answer(q)


def right_answer(q: Question) -> str:
    """What is right, as one sentence."""
    return said(THE_ANSWER, right=_inside(q, truth(q)))


def given_answer(q: Question, given: str) -> str:
    """What was answered, as one sentence."""
    return said(YOUR_ANSWER, given=_inside(q, given))


def _inside(q: Question, code: str) -> str:
    """An answer after a colon, without one of its own."""
    first, _, rest = answer_name(q, code).partition(": ")
    return said(ASIDE, first=first, rest=rest) if rest else first


def _who_won(q: Question, winner: int, given: int) -> str:
    """The winner as the learner sees him.

    "Your side" would tell nothing to somebody who picked his own hand where his partner's wins.
    """
    count = len(q.hands)
    if count == len(HAND_WINS):
        return str(HAND_WINS[winner])
    if count != len(SEAT_WINS):
        return right_answer(q)
    is_partner = winner != q.view and couple_of(winner) == couple_of(q.view)
    if is_partner and given != q.view:
        return str(YOUR_SIDE_WINS)
    return str(SEAT_WINS[(winner - q.view) % count])


def answered_before() -> str:
    """The line over an answer that is shown again."""
    return str(ANSWERED_BEFORE)


def several_roads(*, next_decides: bool) -> str:
    """The line where more than one mix-up gives the learner's answer."""
    return str(NEXT_DECIDES if next_decides else SEVERAL_ROADS)


def others_title(q: Question) -> str:
    """What stands over the rows that matter less."""
    return str(OTHERS_OF.get(q.kind, OTHERS))
