"""What is done where the engine fails on an answer: nothing is called wrong, another comes."""

import logging
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from secrets import randbits

from django.db import DatabaseError, transaction
from django.utils import timezone

from engine import BadAnswer, deal_question
from tutor.drills.catalogue import catalogue
from tutor.drills.dealing import SEED_BITS
from tutor.drills.holding import Specs, specs_asked
from tutor.drills.pool import Asked
from tutor.models import Attempt, Doubt, Run
from tutor.models.drills import ANSWER_LENGTH
from tutor.models.regrading import FAULT_LENGTH, Cause
from tutor.regrading.notices import tell
from tutor.revision import engine_revision

log = logging.getLogger("tutor.doubts")
HOUSE = Path(__file__).resolve().parent.parent.parent
FAILED = "the engine failed"
MOST_VOIDED = 3  # in one sitting; after that its drill is not asked any further


class EngineFailed(Exception):
    """Something unforeseen while an answer was judged, explained or followed by a question."""

    def __init__(self, error: Exception) -> None:
        super().__init__(fault_of(error))
        self.fault = fault_of(error)


@contextmanager
def unforeseen() -> Iterator[None]:
    """Whatever the engine raises in here that is no `BadAnswer` comes out as `EngineFailed`.

    A database that does not answer is another matter, and passes through.
    """
    try:
        yield
    except (BadAnswer, DatabaseError, EngineFailed):
        raise
    except Exception as error:
        raise EngineFailed(error) from error


def fault_of(error: BaseException) -> str:
    """The error in a line, with the place in the house where it was raised."""
    frames = traceback.extract_tb(error.__traceback__)
    ours = [frame for frame in frames if Path(frame.filename).is_relative_to(HOUSE)]
    where = f" ({_place(ours[-1])})" if ours else ""
    what = traceback.format_exception_only(error)[-1].strip().replace("\x00", "")
    return what[: FAULT_LENGTH - len(where)] + where


def _place(frame: traceback.FrameSummary) -> str:
    return f"{Path(frame.filename).relative_to(HOUSE)}:{frame.lineno}"


def replace_failed(*, attempt: Attempt, answer: str, failure: EngineFailed) -> bool:
    """Void an open question on which the engine failed, and ask another in its place.

    Where one was answered meanwhile nothing is done. False where none can be asked: then the
    sitting is left.
    """
    log.error("The engine failed on %s", attempt, exc_info=failure)
    drill = catalogue().get(attempt.dealt_by)
    another = _another(specs_asked(drill, attempt.run.ruleset), drill.slug) if drill else None
    with transaction.atomic():
        if not _void(attempt, answer):
            return True
        doubt = Doubt.objects.create(
            attempt=attempt,
            cause=Cause.ENGINE,
            fault=failure.fault,
            engine_revision=engine_revision(),
        )
        is_asked = _ask(attempt, another)
    tell(doubt)
    return is_asked


def report_failure(*, attempt_id: int, fault: str) -> bool:
    """Tell whoever runs the site of an answer on which the engine fails; told twice, it is once."""
    doubt, is_new = Doubt.objects.get_or_create(
        attempt_id=attempt_id,
        defaults={
            "cause": Cause.ENGINE,
            "fault": fault,
            "engine_revision": engine_revision(),
        },
    )
    if is_new:
        tell(doubt)
    return is_new


def _void(attempt: Attempt, answer: str) -> int:
    now = timezone.now()
    return (
        Attempt.objects.open()
        .filter(pk=attempt.pk)
        .update(
            answer=answer.replace("\x00", "")[:ANSWER_LENGTH],
            answered_at=now,
            engine_revision=engine_revision(),
            voided_at=now,
            voided_why=FAILED,
        )
    )


def _ask(attempt: Attempt, another: Asked | None) -> bool:
    """Ask it; where there is none, or this sitting fails again and again, the sitting is left."""
    voided = Attempt.objects.filter(run_id=attempt.run_id, voided_why=FAILED).count()
    if another is None or voided > MOST_VOIDED:
        Run.objects.filter(pk=attempt.run_id).update(left_at=timezone.now())
        return False
    Attempt.objects.create(
        run_id=attempt.run_id,
        position=attempt.position,
        question=str(another.question),
        spec=another.place,
    )
    return True


def _another(specs: Specs, slug: str) -> Asked | None:
    """A question of any spec of which the engine can deal one just now."""
    places = [*specs]
    first = randbits(SEED_BITS)
    for step in range(len(places)):
        place = places[(first + step) % len(places)]
        try:
            return Asked(place, deal_question(specs[place], randbits(SEED_BITS)))
        except Exception:
            log.exception("No question of %s, spec %s, could be dealt", slug, place)
    return None
