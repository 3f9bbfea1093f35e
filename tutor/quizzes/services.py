"""What a learner does in a quiz: begins one, chooses answers, and hands it in."""

import logging
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from uuid import UUID

from django.utils import timezone

from engine import Grade, MusError, grade
from tutor.codes import fresh_code
from tutor.drills.stored import parsed
from tutor.learner.several import hold_mind, tell_several
from tutor.models import Attempt, Learner, Quiz, QuizQuestion, Run
from tutor.models.drills import ANSWER_LENGTH, Mark, Mode
from tutor.quizzes.dealing import Dealt, deal_plan
from tutor.quizzes.plans import Plan
from tutor.regrading.failing import FAILED, EngineFailed, report_failure, unforeseen
from tutor.revision import engine_revision
from tutor.whole import whole

log = logging.getLogger("tutor.doubts")
SKIP, SHOW = "skip", "show"  # a quiz shows no solutions: to ask for one is not to know
UNREAD = "the engine could not read the question or its answer when the quiz was handed in"


@dataclass(frozen=True, slots=True)
class _Judged:
    """What a draft is worth; `grade` is none where this engine cannot tell, or fails."""

    draft: str
    grade: Grade | None
    fault: str = ""


def begin_quiz(*, visitor: UUID, plan: Plan) -> Run:
    """A sitting of a fresh quiz; one of the same plan that has no answer yet is it."""
    return _begin(visitor, plan, deal_plan(plan))


@whole
def _begin(visitor: UUID, plan: Plan, dealt: Sequence[Dealt]) -> Run:
    learner, _ = Learner.objects.get_or_create(visitor=visitor)
    Learner.objects.select_for_update().get(pk=learner.pk)
    untouched = (
        Run.objects.open()
        .filter(learner=learner, **{f"quiz__{name}": kept for name, kept in _kept(plan).items()})
        .exclude(attempts__draft__gt="")
        .select_related("quiz")
    )
    return untouched.first() or _take(learner, _keep(plan, dealt))


def _keep(plan: Plan, dealt: Sequence[Dealt]) -> Quiz:
    quiz = Quiz.objects.create(code=fresh_code(), **_kept(plan))
    QuizQuestion.objects.bulk_create(
        QuizQuestion(
            quiz=quiz,
            position=position,
            drill=one.drill.slug,
            version=one.drill.version,
            spec=one.place,
            question=str(one.question),
        )
        for position, one in enumerate(dealt, 1)
    )
    return quiz


def _kept(plan: Plan) -> dict[str, object]:
    """A plan as the columns of a quiz."""
    return {
        "plan": plan.name,
        "lessons": " ".join(plan.lessons),
        "length": plan.length,
        "ruleset": plan.ruleset,
        "difficulty": plan.difficulty,
    }


@whole
def take_quiz(*, visitor: UUID, quiz: Quiz) -> Run:
    """A sitting of just these questions; one that is open is it."""
    learner, _ = Learner.objects.get_or_create(visitor=visitor)
    return _take(learner, quiz)


def _take(learner: Learner, quiz: Quiz) -> Run:
    run, is_new = Run.objects.get_or_create(
        learner=learner,
        quiz=quiz,
        finished_at=None,
        left_at=None,
        defaults={"mode": Mode.QUIZ, "version": 0, "ruleset": quiz.ruleset},
    )
    if is_new:
        handed_in = Run.objects.filter(learner=learner, quiz=quiz, finished_at__isnull=False)
        _ask(run, quiz.questions.order_by("position"), is_first_try=not handed_in.exists())
    return run


def _ask(run: Run, questions: Iterable[QuizQuestion], *, is_first_try: bool) -> None:
    Attempt.objects.bulk_create(
        Attempt(
            run=run,
            position=one.position,
            question=one.question,
            drill=one.drill,
            spec=one.spec,
            is_first_try=is_first_try,
        )
        for one in questions
    )


def keep_draft(*, attempt: Attempt, answer: str) -> bool:
    """Keep what is chosen until the quiz is handed in. False where that has been done.

    Raises the engine's `BadAnswer`, and then nothing is written. Where the engine fails it is kept
    as it came; the question will not count.
    """
    chosen = SKIP if answer.strip() == SHOW else answer
    try:
        with unforeseen():
            draft = grade(parsed(attempt.question), chosen).given
    except EngineFailed:
        draft = chosen.replace("\0", "").strip()[:ANSWER_LENGTH]
    return bool(Attempt.objects.open().filter(pk=attempt.pk).update(draft=draft))


def hand_in(*, run: Run) -> bool:
    """Judge every answer of a quiz, all or none. False where it was handed in before.

    What is open counts as not known; what this engine cannot read does not count. Of what it fails
    on whoever runs the site is told.
    """
    faults = _hand_in(run, {one.pk: _judge(one) for one in run.attempts.all()})
    if faults is None:
        return False
    for number, fault in faults.items():
        report_failure(attempt_id=number, fault=fault)
    return True


@whole
def _hand_in(run: Run, early: dict[int, _Judged]) -> dict[int, str] | None:
    """What the engine failed on; none where the quiz was handed in before."""
    open_still = Run.objects.filter(pk=run.pk, finished_at__isnull=True)
    if not open_still.update(finished_at=timezone.now()):
        return None
    attempts = list(run.attempts.select_for_update().order_by("position"))
    mind = hold_mind(run.learner_id)
    faults = _record(attempts, early, timezone.now())
    tell_several(seen=mind, attempts=attempts)
    return faults


def _record(
    attempts: Sequence[Attempt], early: dict[int, _Judged], now: datetime
) -> dict[int, str]:
    """The verdicts; a draft that was changed since it was judged is judged again.

    What the engine failed on, and how.
    """
    faults: dict[int, str] = {}
    for one in attempts:
        judged = early[one.pk] if early[one.pk].draft == one.draft else _judge(one)
        _fill(one, judged, now)
        if judged.fault:
            faults[one.pk] = judged.fault
    columns = ("answer", "verdict", "misconception", "engine_revision", "answered_at")
    Attempt.objects.bulk_update(attempts, (*columns, "voided_at", "voided_why"))
    return faults


def _judge(attempt: Attempt) -> _Judged:
    try:
        with unforeseen():
            return _Judged(attempt.draft, _grade(attempt))
    except EngineFailed as failure:
        log.exception("The engine failed on %s", attempt)
        return _Judged(attempt.draft, None, failure.fault)


def _grade(attempt: Attempt) -> Grade | None:
    try:
        return grade(parsed(attempt.question), attempt.draft or SKIP)
    except MusError:
        return None


def _fill(attempt: Attempt, result: _Judged, now: datetime) -> None:
    attempt.answered_at, attempt.engine_revision = now, engine_revision()
    judged = result.grade
    if judged is None:
        attempt.answer, attempt.verdict = attempt.draft or SKIP, Mark.SKIPPED
        attempt.voided_at, attempt.voided_why = now, FAILED if result.fault else UNREAD
        return
    attempt.answer, attempt.verdict = judged.given, Mark(judged.mark)
    attempt.misconception = judged.explained_by or ""
