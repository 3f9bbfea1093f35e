"""What a learner does in a drill: begins a sitting, answers a question."""

from collections.abc import Callable
from dataclasses import dataclass
from uuid import UUID

from django.db import transaction
from django.db.models import Case, When
from django.utils import timezone

from engine import Grade, Question, grade
from tutor.drills.catalogue import Drill, catalogue
from tutor.drills.dealing import RUN_LENGTH, deal
from tutor.drills.front import Carried
from tutor.models import Attempt, Learner, Run
from tutor.models.drills import MOST_HINTS
from tutor.regrading.failing import unforeseen
from tutor.revision import engine_revision

SHOW = "show"  # the answer of somebody who asks for the solution

type Explain = Callable[[Attempt, Grade, Question | None], object]


@dataclass(frozen=True, slots=True)
class _Answered:
    """A judged answer and what is asked next, both worked out before the database is locked."""

    judged: Grade
    following: Question | None


def start_run(*, visitor: UUID, drill: Drill) -> Run:
    """A sitting of this drill with no answer yet, so that a start sent twice is one.

    One that has answers is left for it.
    """
    return _start(visitor, drill, deal(drill, 1))


@transaction.atomic
def _start(visitor: UUID, drill: Drill, question: Question) -> Run:
    learner, _ = Learner.objects.get_or_create(visitor=visitor)
    begun = Run.objects.open().filter(learner=learner, drill=drill.slug)
    begun.filter(attempts__answered_at__isnull=False).update(left_at=timezone.now())
    run, is_new = Run.objects.get_or_create(
        learner=learner,
        drill=drill.slug,
        finished_at=None,
        left_at=None,
        nonce=None,
        defaults={"version": drill.version, "ruleset": str(drill.ruleset)},
    )
    if is_new:
        _ask(run, 1, question)
    return run


def answer_front(
    *,
    visitor: UUID,
    drill: Drill,
    carried: Carried,
    answer: str,
    explain: Explain | None = None,
) -> Run:
    """A sitting whose first question is the front page's, answered; sent twice, it is one.

    Raises the engine's `BadAnswer`, or `EngineFailed`, and then nothing is written.
    """
    with unforeseen():
        judged = grade(carried.question, answer)
        answered = _Answered(judged, _next(drill, 2, judged))
        if explain:
            explain(_unkept(drill, carried), judged, answered.following)
    return _begin(visitor, drill, carried, answered)


def _unkept(drill: Drill, carried: Carried) -> Attempt:
    """The front page's question as a row that is not there yet, with a number for its address."""
    return Attempt(run=Run(pk=1, drill=drill.slug), position=1, question=str(carried.question))


def open_front(*, visitor: UUID, drill: Drill, carried: Carried) -> Run:
    """A sitting whose first question is the front page's, with no answer yet."""
    return _begin(visitor, drill, carried, None)


@transaction.atomic
def _begin(visitor: UUID, drill: Drill, carried: Carried, answered: _Answered | None) -> Run:
    question = carried.question
    learner, _ = Learner.objects.get_or_create(visitor=visitor)
    run, is_new = Run.objects.get_or_create(
        learner=learner,
        nonce=carried.nonce,
        defaults={
            "drill": drill.slug,
            "version": drill.version,
            "ruleset": str(question.ruleset),
        },
    )
    if is_new:
        asked = _ask(run, 1, question)
        if answered:
            _record(asked, answered)
    return run


def answer_attempt(*, attempt: Attempt, answer: str, explain: Explain | None = None) -> bool:
    """Judge and keep an answer, and ask what comes next. False where one was kept before.

    `explain` is tried before anything is kept: what cannot be explained is not judged either.
    Raises the engine's `BadAnswer`, or `EngineFailed`, and then nothing is written.
    """
    with unforeseen():
        judged = grade(Question.parse(attempt.question), answer)
        drill = catalogue().get(attempt.run.drill)
        answered = _Answered(judged, _next(drill, attempt.position + 1, judged))
        if explain:
            explain(attempt, judged, answered.following)
    with transaction.atomic():
        return _record(attempt, answered)


def show_hint(*, attempt: Attempt, number: int) -> None:
    """Show the hints of an open question up to this one; asked for twice, it is one."""
    waiting = Attempt.objects.open().filter(pk=attempt.pk, hints__lt=min(number, MOST_HINTS))
    waiting.update(hints=min(number, MOST_HINTS), is_aided=True)


def replace_question(*, attempt: Attempt) -> bool:
    """Ask another in place of an open question that cannot be read any more.

    False where its drill has been withdrawn; then the sitting is left.
    """
    drill = catalogue().get(attempt.run.drill)
    if drill is None:
        Run.objects.filter(pk=attempt.run_id).update(left_at=timezone.now())
        return False
    unread = Attempt.objects.open().filter(pk=attempt.pk, question=attempt.question)
    unread.update(question=str(deal(drill, attempt.position)), asked_at=timezone.now())
    return True


def _ask(run: Run, position: int, question: Question) -> Attempt:
    return Attempt.objects.create(run=run, position=position, question=str(question))


def _record(attempt: Attempt, answered: _Answered) -> bool:
    """Of two answers at the same moment one finds the question open."""
    judged = answered.judged
    kept = (
        Attempt.objects.filter(pk=attempt.pk)
        .open()
        .update(
            answer=judged.given,
            verdict=judged.mark,
            is_aided=Case(When(hints__gt=0, then=True), default=judged.given == SHOW),
            misconception=judged.explained_by or "",
            engine_revision=engine_revision(),
            answered_at=timezone.now(),
        )
    )
    if kept and answered.following:
        _ask(attempt.run, attempt.position + 1, answered.following)
    elif kept:
        Run.objects.filter(pk=attempt.run_id).update(finished_at=timezone.now())
    return bool(kept)


def _next(drill: Drill | None, position: int, judged: Grade) -> Question | None:
    """The next question, one that tells suspected beliefs apart if it can be had.

    None after the last, and of a drill that has been withdrawn.
    """
    if drill is None or position > RUN_LENGTH:
        return None
    return deal(drill, position, () if judged.explained_by else judged.suspects)
