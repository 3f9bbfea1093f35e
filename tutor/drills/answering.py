"""An answer: judged, kept, told to the model of the learner, and followed by the next question.

All of it is one transaction, and what two windows send at once is taken in one after the other.
"""

from collections.abc import Callable, Iterable
from copy import copy
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from django.db import DatabaseError, transaction
from django.utils import timezone

from engine import Grade, Mind, Past, Question, Try, doubt, grade, question_key, shown
from tutor.drills.catalogue import Drill, catalogue
from tutor.drills.dealing import RUN_LENGTH
from tutor.drills.pool import Asked, next_question
from tutor.drills.sitting import Known, Sitting, sitting_to_answer
from tutor.drills.stored import parsed
from tutor.learner.minds import (
    DERIVED,
    TRIED,
    Told,
    add_try,
    is_clean,
    kept,
    keys_of,
    master,
    mind_after,
    mind_at,
    mind_of,
    tries_of,
)
from tutor.learner.schedule import review
from tutor.models import Attempt, Learner, Run, Skill
from tutor.models import Mind as MindRow
from tutor.models.drills import Mark, Mode
from tutor.prepared import insert, update
from tutor.regrading.failing import unforeseen
from tutor.revision import engine_revision
from tutor.whole import MOST_TRIES, Overtaken, came_in_the_way

SHOW = "show"  # the answer of somebody who asks for the solution
GIVEN = ("answer", "verdict", "is_aided", "misconception", "engine_revision", "answered_at")

type Explain = Callable[[Attempt, Grade, Question | None], object]


@dataclass(frozen=True, slots=True)
class _Answered:
    """An answered question and all that follows from it, worked out before anything is locked.

    `mind` and `skill` are as they are afterwards, None where they stay as they were.
    """

    row: Attempt
    following: Asked | None = None
    mind: Mind | None = None
    skill: Skill | None = None


def answer_attempt(*, sitting: Sitting, answer: str, explain: Explain | None = None) -> bool:
    """Judge and keep an answer, and ask what comes next. False where one was kept before.

    False too where the learner has been deleted, or merged into an account, in another window.

    `explain` is tried before anything is kept: what cannot be explained is not judged either.
    Afterwards the sitting's rows are as the database has them.
    Raises the engine's `BadAnswer`, or `EngineFailed`, and then nothing is written.
    """
    asked = sitting.now.pk
    for left in reversed(range(MOST_TRIES)):
        if sitting.now.pk != asked or not sitting.now.is_open:
            return False
        with unforeseen():
            answered = _answered(sitting, answer, explain)
        try:
            _keep(sitting, answered)
        except DatabaseError as error:
            if not left or not came_in_the_way(error):
                raise
            if not _read_again(sitting):
                return False
        else:
            return True
    raise AssertionError


def _read_again(sitting: Sitting) -> bool:
    """False where the learner has been deleted meanwhile."""
    learner = Learner.objects.filter(pk=sitting.run.learner_id).first()
    visitor = learner.visitor if learner else None
    again = sitting_to_answer(visitor, sitting.run.pk, sitting.position) if visitor else None
    if again:
        sitting.rows, sitting.known = again.rows, again.known
    return again is not None


def _answered(sitting: Sitting, answer: str, explain: Explain | None) -> _Answered:
    attempt = sitting.now
    question = parsed(attempt.question)
    judged = grade(question, answer)
    row = _judged_row(attempt, judged, timezone.now())
    drill = catalogue().get(sitting.run.drill)
    if drill is None or sitting.run.mode != Mode.PRACTICE:
        answered = _Answered(row)
    else:
        answered = _taught(sitting, drill, question, row)
    if explain:
        explain(attempt, judged, answered.following.question if answered.following else None)
    return answered


def _judged_row(attempt: Attempt, judged: Grade, at: datetime) -> Attempt:
    row = copy(attempt)
    row.answer, row.verdict = judged.given, judged.mark.value
    row.is_aided = attempt.hints > 0 or judged.given == SHOW
    row.misconception = judged.explained_by or ""
    row.engine_revision, row.answered_at = engine_revision(), at
    return row


def _taught(sitting: Sitting, drill: Drill, question: Question, row: Attempt) -> _Answered:
    """What the answer makes of the learner, and the question that it leads to."""
    known, told = sitting.known, Told.of(drill, question, row)
    before = mind_of(known.state)
    mind = mind_after(before, known.told_at, told) if told.tells else None
    now = mind or mind_at(before, known.told_at, told.at)
    is_last = row.position >= RUN_LENGTH
    skill = _skill_after(sitting, told, now, is_last=is_last)
    following = None if is_last else _following(sitting, drill, question, row, now)
    return _Answered(row, following, mind, skill)


def _skill_after(sitting: Sitting, told: Told, mind: Mind, *, is_last: bool) -> Skill | None:
    if not (told.counts or is_last):
        return None
    kept_skill = sitting.known.skill
    skill = copy(kept_skill) if kept_skill else _new_skill(sitting.run, told.drill)
    add_try(skill, told)
    master(skill, mind, told)
    if is_last:
        others = (one for one in sitting.attempts if one.pk != told.attempt)
        review(skill, sum(map(is_clean, others)) + told.is_clean, told.at)
    return skill


def _new_skill(run: Run, drill: Drill) -> Skill:
    return Skill(learner_id=run.learner_id, drill=drill.slug)


def _following(
    sitting: Sitting, drill: Drill, question: Question, row: Attempt, mind: Mind
) -> Asked:
    skill = sitting.known.skill
    rows = [row if one.pk == row.pk else one for one in sitting.attempts]
    in_doubt = not row.is_aided and row.verdict == Mark.WRONG and not row.misconception
    past = past_of(skill, rows, doubt(shown(question), row.answer) if in_doubt else ())
    asked = {question_key(one.question) for one in rows} | (keys_of(skill) if skill else set())
    return next_question(drill, mind, past, asked, ruleset=sitting.run.ruleset)


def past_of(skill: Skill | None, rows: Iterable[Attempt] = (), doubted: Iterable[int] = ()) -> Past:
    """A drill's last questions: those tried before this sitting, then those answered in it."""
    here = [
        Try(one.spec, one.run_id, one.verdict == Mark.RIGHT)
        for one in rows
        if one.verdict and one.spec is not None
    ]
    runs = {one.sitting for one in here}
    earlier = [one for one in tries_of(skill) if one.sitting not in runs] if skill else []
    tries = [*earlier, *here]
    return Past([one.spec for one in tries], [one.is_right for one in tries], tuple(doubted))


@transaction.atomic
def _keep(sitting: Sitting, answered: _Answered) -> None:
    """Of two answers at the same moment one finds the question open."""
    row, run = answered.row, sitting.run
    waiting = {"pk": row.pk, "hints": row.hints, "answered_at": None}
    if not update(Attempt, waiting, **{name: getattr(row, name) for name in GIVEN}):
        raise Overtaken
    following = []
    if answered.following:
        following = [ask(run, row.position + 1, answered.following)]
    else:
        update(Run, {"pk": run.pk}, finished_at=row.answered_at)
    if catalogue().get(run.drill) and run.mode == Mode.PRACTICE and run.reset_id is None:
        _learn(run.learner_id, sitting.known, answered)
    rows = [row if one.pk == row.pk else one for one in sitting.rows]
    sitting.rows = [*rows, *following]


def _learn(learner: int, known: Known, answered: _Answered) -> None:
    """Put mind and skill in the place of those that were read, if they are still there."""
    news: dict[str, Any] = {"answers": (known.answers or 0) + 1}
    if answered.mind:
        news |= {"state": kept(answered.mind), "told_at": answered.row.answered_at}
    if known.answers is None:
        MindRow.objects.create(learner_id=learner, **news)
    elif not update(MindRow, {"learner": learner, "answers": known.answers}, **news):
        raise Overtaken
    skill = answered.skill
    if skill and known.skill is None:
        skill.save(force_insert=True)
    elif skill:
        names = DERIVED if answered.following is None else TRIED
        update(Skill, {"pk": skill.pk}, **{name: getattr(skill, name) for name in names})


def ask(run: Run, position: int, asked: Asked) -> Attempt:
    """A question at a place of a sitting; the row does not know its number."""
    question = str(asked.question)
    row = Attempt(run=run, position=position, question=question, spec=asked.place)
    insert(row)
    return row
