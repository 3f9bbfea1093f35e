"""Fills what is shown of doubts and of verdicts that changed."""

from collections.abc import Iterator

from django.db.models import Exists, OuterRef
from django.urls import reverse

from tutor import wording
from tutor.models import Attempt, Regrading
from tutor.models.regrading import NOTE_LENGTH, Cause
from tutor.regrading.sight import DoubtFormSight, DoubtSight

OF_DOUBT = ("doubt__cause", "doubt__outcome", "doubt__answer")


def doubt_url(attempt: Attempt) -> str:
    """Where a verdict is doubted."""
    return reverse("doubt", args=[attempt.run_id, attempt.position])


def first_sight(attempt: Attempt) -> DoubtSight:
    """Under a verdict that was only just given: nobody can have doubted it."""
    return DoubtSight(doubt_url(attempt))


def doubt_sight(attempt: Attempt) -> DoubtSight:
    """Under a verdict: the way to doubt it, or what came of that. One query."""
    again = Exists(Regrading.objects.filter(attempt=OuterRef("pk")))
    rows = Attempt.objects.filter(pk=attempt.pk).annotate(is_regraded=again)
    is_regraded, cause, outcome, answer = rows.values_list("is_regraded", *OF_DOUBT).get()
    is_own = cause == Cause.LEARNER
    may_doubt = cause is None and attempt.voided_at is None
    return DoubtSight(
        url=doubt_url(attempt) if may_doubt else "",
        lines=tuple(_lines(attempt, outcome if is_own else None, is_regraded=is_regraded)),
        answer=answer if is_own else "",
    )


def _lines(attempt: Attempt, outcome: str | None, *, is_regraded: bool) -> Iterator[str]:
    """What is told; `outcome` is empty while the learner's doubt is open, None without one."""
    if outcome is not None:
        yield wording.outcome(outcome) if outcome else wording.reported()
    elif attempt.voided_at:
        yield wording.voided()
    if is_regraded:
        yield wording.regraded()


def form_sight(
    attempt: Attempt, back_url: str, question: str, *, note: str = "", error: str = ""
) -> DoubtFormSight:
    """The form in which a verdict is doubted, with what was typed before."""
    return DoubtFormSight(
        action=doubt_url(attempt),
        back_url=back_url,
        question=question,
        help=wording.note_help(NOTE_LENGTH),
        most=NOTE_LENGTH,
        note=note,
        error=error,
    )
