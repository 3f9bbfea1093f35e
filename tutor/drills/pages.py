"""What each page of the drills is given, gathered from rows, the course and the catalogue."""

from dataclasses import dataclass, replace
from uuid import UUID

from django.urls import reverse

from engine import Grade, Question, Ruleset
from tutor import wording
from tutor.drills.answering import SHOW
from tutor.drills.asking import Unread, question_sight
from tutor.drills.catalogue import Drill, catalogue
from tutor.drills.dealing import RUN_LENGTH
from tutor.drills.front import Carried, deal_front
from tutor.drills.holding import ruleset_held, specs_asked
from tutor.drills.pool import POOL
from tutor.drills.seeing import (
    attempt_url,
    feedback_sight,
    gone_sight,
    run_sight,
    stuck_sight,
    told_sight,
    unshown_sight,
)
from tutor.drills.sight import FeedbackSight
from tutor.drills.sitting import Sitting
from tutor.drills.stored import parsed, question_of
from tutor.learner.steps import step_sight
from tutor.lessons.contents import path_sight
from tutor.lessons.curriculum import paths
from tutor.lessons.links import lesson_of
from tutor.models import Attempt, Run
from tutor.preferences.values import USUAL_RULES, preferred
from tutor.progress import State, progress_of
from tutor.regrading.seeing import doubt_sight, first_sight

type Context = dict[str, object]

__all__ = [
    "Context",
    "Explanation",
    "attempt_page",
    "attempt_url",
    "drill_page",
    "expired_front",
    "front_page",
    "unshown_page",
]


@dataclass(frozen=True, slots=True)
class DrillSight:
    """A drill's own page."""

    title: str
    summary: str
    lesson_url: str
    lesson_title: str
    state: State
    state_label: str
    start_url: str
    resume_url: str | None
    questions: int
    rules: str  # where the learner has set others than the usual ones: which hold here, and why


class Explanation:
    """The feedback on an answer, made before the answer is kept and shown after it."""

    sight: FeedbackSight | None = None

    def __call__(self, attempt: Attempt, judged: Grade, following: Question | None) -> None:
        """Explain an answer that `attempt` does not hold yet."""
        run, question = attempt.run, parsed(attempt.question)
        answered = Attempt(
            run=run,
            position=attempt.position,
            question=attempt.question,
            answer=judged.given,
            verdict=judged.mark,
            is_aided=attempt.hints > 0 or judged.given == SHOW,
        )
        text = str(following) if len(judged.suspects) > 1 else ""  # is the next one to decide?
        asked = Attempt(run=run, position=attempt.position + 1, question=text)
        self.sight = told_sight(
            question, judged, answered, asked if following else None, again=False
        )


def front_page(visitor: UUID, carried: Carried, failed: Unread | None = None) -> Context:
    """A question that no row holds, and the lessons."""
    action, token = reverse("front-answer"), carried.signed()
    question = question_sight(carried.question, action, token=token, failed=failed)
    progress = progress_of(visitor)
    return {
        "question": question,
        "grande": wording.grande_in_short(carried.question),
        "path": path_sight(next(iter(paths())), progress),
        "step": None if progress.is_new else step_sight(visitor, progress),
    }


def expired_front(visitor: UUID) -> Context:
    """A fresh question in place of one that is too old, or not ours."""
    another = deal_front(preferred().rules)
    return front_page(visitor, another, Unread("", wording.fresh_question()))


def drill_page(visitor: UUID, drill: Drill) -> Context:
    """What a drill is, and how far the visitor is with it."""
    waiting = Run.objects.of_visitor(visitor).open().filter(drill=drill.slug).first()
    state, lesson = progress_of(visitor).of_drill(drill.slug), lesson_of(drill.slug)
    sight = DrillSight(
        title=wording.drill_title(drill.slug),
        summary=wording.drill_summary(drill.slug),
        lesson_url=lesson.url,
        lesson_title=lesson.label,
        state=state,
        state_label=wording.drill_state_label(state),
        start_url=reverse("drill", args=[drill.slug]),
        resume_url=reverse("run", args=[waiting.pk]) if waiting else None,
        questions=RUN_LENGTH,
        rules=_rules_to_come(drill, preferred().rules),
    )
    return {"drill": sight}


def _rules_to_come(drill: Drill, wanted: str) -> str:
    """Under which rules a drill is going to be asked, where the learner has set any."""
    if wanted == ruleset_held(drill, wanted) != USUAL_RULES:
        return wording.ruleset_label(Ruleset.parse(wanted))
    return _keeps_own(drill, wanted)


def _keeps_own(drill: Drill, wanted: str) -> str:
    """That a drill is asked under its own rules, where the learner has set others."""
    is_own = wanted != USUAL_RULES and ruleset_held(drill, wanted) != wanted
    return wording.keeps_its_rules() if is_own else ""


def _rules_told(run: Run) -> str:
    """Why other rules hold in a sitting than those that the learner has set, if they do."""
    drill, wanted = catalogue().get(run.drill), preferred().rules
    if drill is None:
        return ""
    if run.ruleset != ruleset_held(drill, wanted):
        return wording.begun_before()
    return _keeps_own(drill, wanted)


def attempt_page(
    sitting: Sitting,
    *,
    failed: Unread | None,
    again: bool,
    told: FeedbackSight | None = None,
) -> Context:
    """A question, or the feedback on it, with the sitting's stones.

    Where this engine cannot read it, what stands for it. `told` is the feedback on an answer that
    was kept just now.
    """
    context, now = _of_sitting(sitting), sitting.now
    if told:
        return context | {"feedback": told, "doubt": first_sight(now)}
    if not now.is_in_place:
        return context | {"gone": stuck_sight()}
    following, question = sitting.following, question_of(now)
    if now.is_open and question:
        _restock(now)
        sight = question_sight(
            question, attempt_url(now.run_id, now.position), failed=failed, hints=now.hints
        )
        note = wording.another_instead() if sitting.was_failed else ""
        sight = replace(sight, note=note, rules_told=_rules_told(now.run))
        return context | {"question": sight}
    if not now.is_open and (feedback := feedback_sight(now, following, again=again)):
        return context | {"feedback": feedback, "doubt": doubt_sight(now)}
    return context | {"gone": gone_sight(now, following)}


def _restock(now: Attempt) -> None:
    """While somebody thinks about one question, some are dealt among which the next is chosen."""
    if drill := catalogue().get(now.dealt_by):
        POOL.stock([*specs_asked(drill, now.run.ruleset).values()])


def unshown_page(sitting: Sitting) -> Context:
    """What stands for a question or feedback that cannot be shown though it can be read."""
    return _of_sitting(sitting) | {"gone": unshown_sight(sitting.now, sitting.following)}


def _of_sitting(sitting: Sitting) -> Context:
    return {"run": run_sight(sitting.run, sitting.attempts, sitting.position)}
