"""Doubts and regradings in plain lines, for whoever runs the site; in English, with no name."""

from collections import Counter
from collections.abc import Iterator

from django.urls import reverse
from django.utils import translation

from engine import Grade, MusError, grade
from tutor import wording
from tutor.drills.stored import parsed
from tutor.models import Attempt, Doubt
from tutor.models.regrading import Cause
from tutor.regrading.failing import EngineFailed, unforeseen
from tutor.regrading.notices import WHAT
from tutor.regrading.replay import Change, Fault, Judgement, Kept
from tutor.revision import engine_revision
from tutor.templatetags.calls import plain

WHAT_TO_DO = """\
Look at the question by hand; docs/regrading.md says how. Then settle the doubt:
    python manage.py doubts --settle NUMBER --as right         the verdict holds
    python manage.py doubts --settle NUMBER --as wrong-engine  it does not: mend the engine; then
        python manage.py regrade --doubt NUMBER                shows whose verdicts change
    python manage.py doubts --settle NUMBER --as void          no answer to the question counts
What --note says is shown to who raised the doubt."""


def doubt_lines(doubt: Doubt) -> tuple[str, ...]:
    """All that is known of a doubt."""
    with translation.override("en"):
        return (*_raised(doubt), *_doubted(doubt.attempt))


def _raised(doubt: Doubt) -> Iterator[str]:
    what = WHAT[Cause(doubt.cause)]
    yield f"Doubt {doubt.pk}, since {doubt.opened_at:%Y-%m-%d %H:%M}: {what}."
    if doubt.settled_at:
        yield f"    Settled    {doubt.outcome}, {doubt.settled_at:%Y-%m-%d}, by {doubt.settled_by}"
        yield from _told("Told", doubt.answer)
    yield from _told("Fault", doubt.fault)
    yield from _told("Note", doubt.note)


def _doubted(attempt: Attempt) -> Iterator[str]:
    yield f"    Question   {attempt.question}"
    yield from _asked(attempt)
    yield f"    Answer     {attempt.answer!r}{_voided(attempt)}"
    yield f"    Judged     {_verdict(attempt)}"
    yield from _now(attempt)
    alike = Attempt.objects.judged().filter(question=attempt.question).count()
    yield f"    Alike      answers to this very question that count: {alike}"
    yield f"    Where      {_where(attempt)}"


def _told(title: str, text: str) -> Iterator[str]:
    if text:
        yield f"    {title:10} {text!r}"


def _voided(attempt: Attempt) -> str:
    return f", voided: {attempt.voided_why}" if attempt.voided_at else ""


def _verdict(attempt: Attempt) -> str:
    verdict = attempt.verdict or "not at all"
    return f"{_named(verdict, attempt.misconception)}, by engine {attempt.engine_revision}"


def _where(attempt: Attempt) -> str:
    run = attempt.run
    address = reverse("attempt", args=[run.pk, attempt.position])
    return f"attempt {attempt.pk} of learner {run.learner_id}, drill {attempt.dealt_by}, {address}"


def _asked(attempt: Attempt) -> Iterator[str]:
    """What the question says, where the present engine can tell."""
    try:
        with unforeseen():
            yield f"    Asked      {wording.question_title(parsed(attempt.question))}"
    except EngineFailed:
        return


def _now(attempt: Attempt) -> Iterator[str]:
    """What the present engine makes of it."""
    try:
        with unforeseen():
            yield from list(_present(attempt))
    except EngineFailed as failure:
        yield f"    Now        the engine fails: {failure.fault}"


def _present(attempt: Attempt) -> Iterator[str]:
    try:
        question = parsed(attempt.question)
        judged = grade(question, attempt.answer)
    except MusError as error:
        yield f"    Now        unreadable: {error.code}"
        return
    yield f"    Now        {_named(judged.mark, judged.explained_by or '')}, {_right(judged)}"
    for reason in wording.reasons(question, judged):
        yield f"    Reason     {plain(reason)}"
    yield from _told("Beliefs", ", ".join(judged.suspects))


def _right(judged: Grade) -> str:
    return f"right is {judged.right!r}, by engine {engine_revision()}"


def change_lines(change: Change) -> Iterator[str]:
    """One answer whose verdict becomes another."""
    old, new = change.kept.judged, change.new
    yield f"{_of(change.kept)}: {_judged(old)} → {_judged(new)}, by engine {old.revision or '-'}"
    yield f"    {change.kept.question}  {change.kept.answer!r}"


def fault_lines(fault: Fault) -> Iterator[str]:
    """One answer on which the engine fails."""
    yield f"{_of(fault.kept)}: the engine fails: {fault.fault}"
    yield f"    {fault.kept.question}  {fault.kept.answer!r}"


def _of(kept: Kept) -> str:
    return f"attempt {kept.attempt} of learner {kept.learner}, {kept.drill}"


def _judged(judgement: Judgement) -> str:
    return _named(judgement.verdict, judgement.misconception)


def _named(verdict: str, misconception: str) -> str:
    return f"{verdict} ({misconception})" if misconception else verdict


def kind_of(change: Change) -> str:
    """How a verdict changes, without the beliefs."""
    old, new = change.kept.judged.verdict, change.new.verdict
    return f"{old} → {new}" if old != new else f"{old}, another belief"


def count_lines(kinds: Counter[str]) -> Iterator[str]:
    """How many verdicts change in which way, the most first."""
    for kind, count in kinds.most_common():
        yield f"    {count:6}  {kind}"
