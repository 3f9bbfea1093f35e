"""What a learner does in a drill: begins a sitting, answers a question."""

from uuid import UUID

from django.db import transaction
from django.utils import timezone

from engine import Grade, Question, grade
from tutor.drills.catalogue import Drill, catalogue
from tutor.drills.dealing import RUN_LENGTH, deal
from tutor.drills.front import Carried
from tutor.models import Attempt, Learner, Run
from tutor.revision import engine_revision


@transaction.atomic
def start_run(*, visitor: UUID, drill: Drill) -> Run:
    """A sitting of this drill with no answer yet, so that a start sent twice is one.

    One that has answers is left for it.
    """
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
        _ask(run, 1, deal(drill, 1))
    return run


@transaction.atomic
def answer_front(*, visitor: UUID, drill: Drill, carried: Carried, answer: str) -> Run:
    """A sitting whose first question is the front page's, answered; sent twice, it is one.

    Raises the engine's `BadAnswer`, and then nothing is written.
    """
    question = carried.question
    judged = grade(question, answer)
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
        _record(_ask(run, 1, question), judged)
    return run


def answer_attempt(*, attempt: Attempt, answer: str) -> bool:
    """Judge and keep an answer, and ask what comes next. False where one was kept before.

    Raises the engine's `BadAnswer`, and then nothing is written.
    """
    judged = grade(Question.parse(attempt.question), answer)
    with transaction.atomic():
        return _record(attempt, judged)


def _ask(run: Run, position: int, question: Question) -> Attempt:
    return Attempt.objects.create(run=run, position=position, question=str(question))


def _record(attempt: Attempt, judged: Grade) -> bool:
    """Of two answers at the same moment one finds the question open."""
    kept = (
        Attempt.objects.filter(pk=attempt.pk)
        .open()
        .update(
            answer=judged.given,
            verdict=judged.mark,
            misconception=judged.explained_by or "",
            engine_revision=engine_revision(),
            answered_at=timezone.now(),
        )
    )
    if kept:
        _go_on(attempt.run, attempt.position + 1, judged)
    return bool(kept)


def _go_on(run: Run, position: int, judged: Grade) -> None:
    """Ask the next question, or close the sitting, as after a drill has been withdrawn."""
    drill = catalogue().get(run.drill)
    if drill and position <= RUN_LENGTH:
        _ask(run, position, deal(drill, position, _undecided(judged)))
    else:
        Run.objects.filter(pk=run.pk).update(finished_at=timezone.now())


def _undecided(judged: Grade) -> tuple[str, ...]:
    """The beliefs of which one, but not which, gives a wrong answer."""
    return () if judged.explained_by else judged.suspects
