"""Stored answers judged anew by the present engine, and verdicts that become others by it."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime

from django.db import transaction

from engine import MusError, Question, grade
from tutor.models import Attempt, Doubt, Regrading
from tutor.models.drills import DEALT_BY, AttemptQuerySet
from tutor.regrading.failing import EngineFailed, report_failure, unforeseen
from tutor.revision import engine_revision

BATCH = 500
COLUMNS = (
    *("pk", "run__learner_id", DEALT_BY, "question", "answer"),
    *("verdict", "misconception", "engine_revision"),
)


@dataclass(frozen=True, slots=True)
class Selection:
    """Which answers are judged anew; what is left out restricts nothing.

    Without a revision it is those that another engine than the present one has judged.
    """

    drill: str = ""
    revision: str = ""
    question: str = ""
    since: datetime | None = None
    after: int = 0  # an attempt's number


@dataclass(frozen=True, slots=True)
class Judgement:
    """A verdict, the belief that it names, and the revision of the engine that gave it."""

    verdict: str
    misconception: str
    revision: str


@dataclass(frozen=True, slots=True)
class Kept:
    """An answer as it is stored."""

    attempt: int
    learner: int
    drill: str
    question: str
    answer: str
    judged: Judgement


@dataclass(frozen=True, slots=True)
class Change:
    """A stored answer, and what the present engine makes of it."""

    kept: Kept
    new: Judgement


@dataclass(frozen=True, slots=True)
class Fault:
    """A stored answer on which the present engine fails."""

    kept: Kept
    fault: str


@dataclass(frozen=True, slots=True)
class Replayed:
    """Some answers judged anew: how many, up to which attempt, and what is otherwise."""

    count: int
    last: int
    changes: tuple[Change, ...]
    faults: tuple[Fault, ...]
    unread: int  # those that the present engine cannot read or no longer takes


def replay(selection: Selection) -> Iterator[Replayed]:
    """Judge anew, some at a time in the order of their numbers, and write nothing."""
    last = selection.after
    while some := _some(selection, last):
        last = some[-1].attempt
        yield _replayed(some)


def _some(selection: Selection, after: int) -> list[Kept]:
    """The next ones. Each lot is a query of its own, so that no reading stays open for long."""
    rows = _selected(selection).filter(pk__gt=after).order_by("pk")
    return [_kept(*row) for row in rows.values_list(*COLUMNS)[:BATCH]]


def _kept(  # the columns, in their order
    pk: int,
    learner: int,
    drill: str,
    question: str,
    answer: str,
    verdict: str,
    misconception: str,
    revision: str,
) -> Kept:
    return Kept(pk, learner, drill, question, answer, Judgement(verdict, misconception, revision))


def _selected(selection: Selection) -> AttemptQuerySet:
    found = Attempt.objects.judged()
    if selection.revision:
        found = found.filter(engine_revision__startswith=selection.revision)
    else:
        found = found.exclude(engine_revision=engine_revision())
    if selection.drill:
        found = found.dealt_by(selection.drill)
    if selection.question:
        found = found.filter(question=selection.question)
    if selection.since:
        found = found.filter(answered_at__gte=selection.since)
    return found


def _replayed(some: list[Kept]) -> Replayed:
    results = [_judged(one) for one in some]
    return Replayed(
        count=len(some),
        last=some[-1].attempt,
        changes=tuple(one for one in results if isinstance(one, Change)),
        faults=tuple(one for one in results if isinstance(one, Fault)),
        unread=sum(one is None for one in results),
    )


def _judged(kept: Kept) -> Change | Fault | Kept | None:
    """What is otherwise, the same where nothing is, none where it cannot be read any more."""
    try:
        with unforeseen():
            new = _present(kept)
    except EngineFailed as failure:
        return Fault(kept, failure.fault)
    old = kept.judged
    if new is None:
        return None
    is_same = (new.verdict, new.misconception) == (old.verdict, old.misconception)
    return kept if is_same else Change(kept, new)


def _present(kept: Kept) -> Judgement | None:
    """The present engine's verdict, or none where it cannot read question or answer."""
    try:
        judged = grade(Question.parse(kept.question), kept.answer)
    except MusError:
        return None
    return Judgement(judged.mark, judged.explained_by or "", engine_revision())


def apply(change: Change, *, by: str) -> bool:
    """Let the new verdict hold and keep the old one. False where it was changed meanwhile."""
    kept, old, new = change.kept, change.kept.judged, change.new
    with transaction.atomic():
        standing = Attempt.objects.judged().filter(
            pk=kept.attempt,
            question=kept.question,
            answer=kept.answer,
            verdict=old.verdict,
            misconception=old.misconception,
            engine_revision=old.revision,
        )
        is_applied = standing.update(
            verdict=new.verdict, misconception=new.misconception, engine_revision=new.revision
        )
        if is_applied:
            Regrading.objects.create(
                attempt_id=kept.attempt,
                old_verdict=old.verdict,
                old_misconception=old.misconception,
                old_revision=old.revision,
                new_verdict=new.verdict,
                new_misconception=new.misconception,
                new_revision=new.revision,
                regraded_by=by,
            )
    return bool(is_applied)


def file_fault(fault: Fault) -> bool:
    """Tell whoever runs the site, unless a doubt is open about the same fault already."""
    if Doubt.objects.open().filter(fault=fault.fault).exists():
        return False
    return report_failure(attempt_id=fault.kept.attempt, fault=fault.fault)
