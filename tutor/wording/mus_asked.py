"""The talk about mus as it is told: who said what, or who has which role and what was said."""

from django.utils.translation import pgettext_lazy

from engine import Question, Verb, names_speakers, told_from_mano
from tutor.wording.calls import SPOKEN
from tutor.wording.lists import Words, joined, said
from tutor.wording.seats_told import told_by
from tutor.wording.table import asked_inside, asked_seat, is_mano_told

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
    before, is_by_seats = q.facts.get("before", "0"), names_speakers(q)
    lines: Told = [(_role(q), "")] if is_mano_told(q) or not is_by_seats else []
    if before in BEFORE:
        lines.append((str(BEFORE[before]), ""))
    if q.facts["said"] == "-":
        return [*lines, (str(NOBODY_SPOKE if before in BEFORE else DEALT), "")]
    return [*lines, *(_by_seats(q) if is_by_seats else [(_words(q), "")])]


def _role(q: Question) -> str:
    """Who has the role by which the seats are told; the mano, where speakers are named."""
    role = "mano" if names_speakers(q) else q.facts["told"]
    return told_by(role, asked_inside(q, told_from_mano(q)))


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
        lines.append((words, asked_seat(q, at % seats)))
    return lines
