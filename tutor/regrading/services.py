"""Doubts are raised by those who learn, and settled by whoever runs the site."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import timedelta
from itertools import batched

from django.utils import timezone

from tutor.models import Attempt, Doubt, Learner
from tutor.models.regrading import NOTE_LENGTH, Cause, Outcome
from tutor.regrading.notices import tell
from tutor.revision import engine_revision
from tutor.whole import whole

MOST_A_DAY = 5
DAY = timedelta(days=1)
BATCH = 500
WHY_LENGTH = 200


class TooManyDoubts(Exception):
    """A learner has raised as many doubts as are taken in a day."""


class NoteTooLong(Exception):
    """A note of more characters than are kept."""

    def __init__(self, length: int) -> None:
        super().__init__(length)
        self.length = length


class NotOpen(Exception):
    """There is no open doubt of this number."""


@dataclass(frozen=True, slots=True)
class Settled:
    """A settled doubt, and the learners of whose answers one was voided with it."""

    doubt: Doubt
    voided: int
    learners: frozenset[int]


def read_note(text: str) -> str:
    """A note as it is kept: line ends as one letter, as browsers count them, no control codes."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n")
    note = "".join(one for one in lines if one == "\n" or one.isprintable()).strip()
    if len(note) > NOTE_LENGTH:
        raise NoteTooLong(len(note))
    return note


def raise_doubt(*, attempt: Attempt, note: str) -> Doubt:
    """A learner's doubt of a verdict; raised twice, it is one.

    Raises `NoteTooLong` and `TooManyDoubts`, and then nothing is written.
    """
    kept = read_note(note)
    doubt, is_new = _raise(attempt, kept)
    if is_new:
        tell(doubt)
    return doubt


@whole
def _raise(attempt: Attempt, note: str) -> tuple[Doubt, bool]:
    """The learner's row is held, so that two at the same moment are counted one after another."""
    learner = Learner.objects.select_for_update().get(pk=attempt.run.learner_id)
    if known := Doubt.objects.filter(attempt=attempt).first():
        return known, False
    of_today = Doubt.objects.of_learner(learner.pk).since(timezone.now() - DAY)
    if of_today.count() >= MOST_A_DAY:
        raise TooManyDoubts
    doubt = Doubt.objects.create(
        attempt=attempt, cause=Cause.LEARNER, note=note, engine_revision=engine_revision()
    )
    return doubt, True


def settle_doubt(*, number: int, outcome: Outcome, note: str, by: str) -> Settled:
    """Close an open doubt; as void, no answer to its very question counts any more.

    Raises `NotOpen` where there is none of this number, also where another closed it meanwhile.
    """
    told = read_note(note)
    waiting = Doubt.objects.open().order_by().filter(pk=number)
    doubt = waiting.select_related("attempt__run").first()
    if doubt is None:
        raise NotOpen
    voided, learners = _voided(doubt, told) if outcome == Outcome.VOID else (0, frozenset[int]())
    closed = {"outcome": outcome, "answer": told, "settled_at": timezone.now(), "settled_by": by}
    if not waiting.update(**closed):
        raise NotOpen
    doubt.refresh_from_db(fields=list(closed))
    return Settled(doubt, voided, learners)


def _voided(doubt: Doubt, told: str) -> tuple[int, frozenset[int]]:
    """Void all answers to its question, some at a time, so that the site goes on answering.

    Broken off, it leaves the doubt open, and is done to the end by the next try.
    """
    why = f"doubt {doubt.pk}: {told}"[:WHY_LENGTH]
    count, learners = 0, set[int]()
    for some in batched(list(_alike(doubt)), BATCH):
        numbers = [attempt for attempt, _ in some]
        standing = Attempt.objects.judged().filter(pk__in=numbers)
        count += standing.update(voided_at=timezone.now(), voided_why=why)
        learners |= {learner for _, learner in some}
    return count, frozenset(learners)


def _alike(doubt: Doubt) -> Iterable[tuple[int, int]]:
    """The judged answers to a doubt's very question, each with its learner."""
    alike = Attempt.objects.judged().filter(question=doubt.attempt.question)
    return alike.order_by("pk").values_list("pk", "run__learner_id")
