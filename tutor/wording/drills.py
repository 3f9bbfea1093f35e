"""What drills are called, and where a learner stands in them."""

from django.utils.translation import pgettext_lazy

from tutor.drills.sight import Stone
from tutor.wording.later_drills import LATER
from tutor.wording.lists import Words, said
from tutor.wording.variant_drills import VARIANT_DRILLS

DRILLS: dict[str, tuple[Words, Words]] = LATER | {
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
    "deal-seats": (
        pgettext_lazy("drills", "Who sits where"),
        pgettext_lazy(
            "drills", "Somebody deals: say who is the mano, who cuts and who deals next."
        ),
    ),
    "mus-talk": (
        pgettext_lazy("drills", "Mus or no mus"),
        pgettext_lazy("drills", "Follow the talk about mus and say what comes next."),
    ),
    "lances-ties": (
        pgettext_lazy("drills", "Ties"),
        pgettext_lazy(
            "drills", "Some hands tie and some don’t: pick the one that takes the lance."
        ),
    ),
    "worth-pays": (
        pgettext_lazy("drills", "What a lance pays"),
        pgettext_lazy("drills", "Hardly anybody bets: say how many stones each couple collects."),
    ),
    "count-ends": (
        pgettext_lazy("drills", "Where the count stops"),
        pgettext_lazy(
            "drills", "Both couples are near the end: say who gets there first, and in which lance."
        ),
    ),
    "stones-lie": (
        pgettext_lazy("drills", "Stones and amarracos"),
        pgettext_lazy("drills", "A score: say how it lies on the table."),
    ),
    "stones-left": (
        pgettext_lazy("drills", "What’s still to go"),
        pgettext_lazy("drills", "Look at the stones and say how many more would win."),
    ),
    "envido-legal": (
        pgettext_lazy("drills", "What you may say"),
        pgettext_lazy("drills", "Four things to say, and one of them isn’t allowed now: find it."),
    ),
    "answers-speak": (
        pgettext_lazy("drills", "Who speaks now"),
        pgettext_lazy("drills", "Follow the bets and say whose turn it is."),
    ),
    "raises-legal": (
        pgettext_lazy("drills", "Raises that count"),
        pgettext_lazy("drills", "The bets go up: find the call that isn’t allowed."),
    ),
    "dejes-pay": (
        pgettext_lazy("drills", "What saying no costs"),
        pgettext_lazy("drills", "Somebody refuses: say how much is collected, and by whom."),
    ),
    "bonus-pays": (
        pgettext_lazy("drills", "Stake and bonus"),
        pgettext_lazy(
            "drills", "There are bets and bonuses: say how many stones each couple collects."
        ),
    ),
    "ordago-wins": (
        pgettext_lazy("drills", "After an órdago"),
        pgettext_lazy("drills", "Somebody goes all in, or nearly: say who wins, and what."),
    ),
    "signals-true": (
        pgettext_lazy("drills", "A true signal"),
        pgettext_lazy("drills", "One hand: say which signal may be made with it."),
    ),
    "hands-order": (
        pgettext_lazy("drills", "Hands in order"),
        pgettext_lazy("drills", "Three hands: put them in order, from the best to the worst."),
    ),
    "juego-holders": (
        pgettext_lazy("drills", "Who has juego"),
        pgettext_lazy("drills", "Four hands: tick those that have juego."),
    ),
    "one-card": (
        pgettext_lazy("drills", "One card changes it all"),
        pgettext_lazy("drills", "A losing hand: change one of its cards so that it wins."),
    ),
    **VARIANT_DRILLS,
}
STONES: dict[Stone, Words] = {
    Stone.EMPTY: pgettext_lazy("drills", "Not asked yet"),
    Stone.NOW: pgettext_lazy("drills", "Now"),
    Stone.KEPT: pgettext_lazy("quizzes", "Answered"),
    Stone.RIGHT: pgettext_lazy("drills", "First try"),
    Stone.WRONG: pgettext_lazy("drills", "Not this time"),
    Stone.SKIPPED: pgettext_lazy("drills", "I don’t know"),
    Stone.HINTED: pgettext_lazy("drills", "With a hint"),
    Stone.VOID: pgettext_lazy("drills", "Doesn’t count"),
    Stone.HALF: pgettext_lazy("drills", "Done"),
    Stone.DUE: pgettext_lazy("lessons", "To review"),
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
