"""What drills are called, and where a learner stands in them."""

from django.utils.translation import pgettext_lazy

from tutor.drills.sight import Stone
from tutor.wording.lists import Words, said

DRILLS: dict[str, tuple[Words, Words]] = {
    "cards-order": (
        pgettext_lazy("drills", "The order of the cards"),
        pgettext_lazy("drills", "Four cards: say which is the highest, or the lowest."),
    ),
    "cards-same": (
        pgettext_lazy("drills", "Cards that count the same"),
        pgettext_lazy("drills", "One card: say which of four others counts the same, if any."),
    ),
    "grande-winner": (
        pgettext_lazy("drills", "The winner of grande"),
        pgettext_lazy(
            "drills", "Look at the hands on the table and pick the one that wins grande."
        ),
    ),
    "grande-decides": (
        pgettext_lazy("drills", "The card that settles grande"),
        pgettext_lazy("drills", "Two hands: from the top down, find the card that settles it."),
    ),
    "chica-winner": (
        pgettext_lazy("drills", "The winner of chica"),
        pgettext_lazy("drills", "Look at the hands on the table and pick the one that wins chica."),
    ),
    "chica-decides": (
        pgettext_lazy("drills", "The card that settles chica"),
        pgettext_lazy("drills", "Two hands: from the bottom up, find the card that settles it."),
    ),
    "pares-kind": (
        pgettext_lazy("drills", "A pair, medias or duples"),
        pgettext_lazy("drills", "One hand: say which pares it has, if any."),
    ),
    "pares-winner": (
        pgettext_lazy("drills", "The winner of pares"),
        pgettext_lazy("drills", "Look at the hands on the table and pick the one that wins pares."),
    ),
    "juego-total": (
        pgettext_lazy("drills", "The total"),
        pgettext_lazy("drills", "Add up the four cards of a hand."),
    ),
    "juego-winner": (
        pgettext_lazy("drills", "The winner of juego"),
        pgettext_lazy("drills", "Look at the hands on the table and pick the one that wins juego."),
    ),
    "punto-or-juego": (
        pgettext_lazy("drills", "Juego or punto"),
        pgettext_lazy(
            "drills", "Four hands: say whether it’s juego or punto, and whether there’s betting."
        ),
    ),
    "punto-winner": (
        pgettext_lazy("drills", "The winner of punto"),
        pgettext_lazy("drills", "Look at the hands on the table and pick the one that wins punto."),
    ),
}
STONES: dict[Stone, Words] = {
    Stone.EMPTY: pgettext_lazy("drills", "Not asked yet"),
    Stone.NOW: pgettext_lazy("drills", "Now"),
    Stone.RIGHT: pgettext_lazy("drills", "First try"),
    Stone.WRONG: pgettext_lazy("drills", "Not this time"),
    Stone.SKIPPED: pgettext_lazy("drills", "I don’t know"),
}
STATES: dict[str, Words] = {
    "not_begun": pgettext_lazy("lessons", "Not begun"),
    "begun": pgettext_lazy("lessons", "Begun"),
    "done": pgettext_lazy("lessons", "Done"),
    "mastered": pgettext_lazy("lessons", "Mastered"),
}
# A lesson is feminine where a drill is masculine: the same state, two messages.
DRILL_STATES: dict[str, Words] = {
    "not_begun": pgettext_lazy("drills", "Not begun"),
    "begun": pgettext_lazy("drills", "Begun"),
    "done": pgettext_lazy("drills", "Done"),
    "mastered": pgettext_lazy("drills", "Mastered"),
}
PLACE = pgettext_lazy("drills", "Question {n} of {total}")
FIRST_TRY = pgettext_lazy("drills", "First try: {right} of {n}")
NEXT = pgettext_lazy("drills", "Next")
RESULT = pgettext_lazy("drills", "See the result")


def drill_title(slug: str) -> str:
    return str(DRILLS[slug][0])


def drill_summary(slug: str) -> str:
    """What one does in a drill, in a line."""
    return str(DRILLS[slug][1])


def place(position: int, total: int) -> str:
    """Where a run stands: «Pregunta 3 de 5»."""
    return said(PLACE, n=position, total=total)


def first_try(right: int, n: int) -> str:
    """How a run went: «A la primera: 4 de 5»."""
    return said(FIRST_TRY, right=right, n=n)


def next_label(is_last: bool) -> str:
    """The link under a verdict: to the next question, or to the result."""
    return str(RESULT if is_last else NEXT)


def stone_label(state: Stone) -> str:
    """What a stone says aloud."""
    return str(STONES[state])


def state_label(state: str) -> str:
    """How far a lesson has come: «Empezada»."""
    return str(STATES[state])


def drill_state_label(state: str) -> str:
    """How far a drill has come: «Empezado»."""
    return str(DRILL_STATES[state])
