"""The talk about mus as it is told: who said what, or who deals and what was said."""

from django.utils.translation import pgettext_lazy

from engine import Question, Verb
from tutor.wording.calls import SPOKEN
from tutor.wording.deck_asked import DEALS
from tutor.wording.lists import Words, joined, said
from tutor.wording.table import seat_inside, seat_name

ALL_MUS_AGAIN = pgettext_lazy("drills", "Everyone changes cards and is asked again.")
DEALT = pgettext_lazy("drills", "The cards are dealt.")
NOBODY_SPOKE = pgettext_lazy("drills", "Nobody has spoken yet.")
BEFORE: dict[str, Words] = {
    "1": pgettext_lazy("drills", "All have said *mus* once and changed cards. Mus is asked again."),
    "2": pgettext_lazy(
        "drills", "All have said *mus* twice and changed cards each time. Mus is asked again."
    ),
    "3": pgettext_lazy(
        "drills", "All have said *mus* three times and changed cards each time. Mus is asked again."
    ),
}
FROM_MANO = pgettext_lazy("drills", "Said so far, from the mano on: {words}.")

type Told = list[tuple[str, str]]


def talk_told(q: Question) -> Told:
    """How often all wanted mus before, and how far this talk has come."""
    before, is_by_seats = q.facts.get("before", "0"), q.facts.get("told", "seats") == "seats"
    lines: Told = [] if is_by_seats else [(_dealer(q), "")]
    if before in BEFORE:
        lines.append((str(BEFORE[before]), ""))
    if q.facts["said"] == "-":
        return [*lines, (str(NOBODY_SPOKE if before in BEFORE else DEALT), "")]
    return [*lines, *(_by_seats(q) if is_by_seats else [(_words(q), "")])]


def _dealer(q: Question) -> str:
    """The one who deals sits before the mano."""
    seats = q.ruleset.players
    return said(DEALS, name=seat_inside(seats - 1, q.view, seats))


def _spoken(q: Question) -> list[str]:
    verbs = {"mus": Verb.MUS, "no": Verb.NO_HAY_MUS}
    return [str(SPOKEN[verbs[word]]) for word in q.facts["said"].split(",")]


def _words(q: Question) -> str:
    return said(FROM_MANO, words=joined(_spoken(q)))


def _by_seats(q: Question) -> Told:
    seats = q.ruleset.players
    lines: Told = []
    for at, words in enumerate(_spoken(q)):
        if at == seats:
            lines.append((str(ALL_MUS_AGAIN), ""))
        lines.append((words, seat_name(at % seats, q.view, seats)))
    return lines
