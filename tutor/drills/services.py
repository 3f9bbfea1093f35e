"""What a learner does in a drill: begins a sitting, asks for a hint, for another question."""

from uuid import UUID

from django.db.models import Q
from django.utils import timezone

from engine import Mind, Past, grade
from tutor.drills.answering import Explain, answer_attempt, ask, past_of
from tutor.drills.catalogue import Drill, catalogue
from tutor.drills.front import Carried, front_place
from tutor.drills.holding import ruleset_held, specs_asked
from tutor.drills.pool import POOL, Asked, next_question
from tutor.drills.sitting import known_of, sitting_to_answer
from tutor.learner.minds import keys_of, mind_at, mind_of
from tutor.models import Attempt, Learner, Run, Skill
from tutor.models import Mind as MindRow
from tutor.models.drills import MOST_HINTS
from tutor.preferences.values import USUAL_RULES
from tutor.regrading.failing import unforeseen
from tutor.whole import whole


def start_run(*, visitor: UUID, drill: Drill, wanted: str = USUAL_RULES) -> Run:
    """A sitting of this drill with no answer yet, so that a start sent twice is one.

    One that has answers, or that is under other rules, is left for it. It begins with what went
    wrong last, as a new deal. `wanted` are the learner's rules, which hold where the drill fits.
    """
    ruleset = ruleset_held(drill, wanted)
    known = known_of(visitor, drill.slug)
    mind = mind_at(mind_of(known.state), known.told_at, timezone.now())
    asked = keys_of(known.skill) if known.skill else set()
    specs = [*specs_asked(drill, ruleset).values()]
    POOL.stock(specs, len(specs))
    past = past_of(known.skill)
    first = next_question(drill, mind, past, asked, first=past.missed, ruleset=ruleset)
    return _start(visitor, drill, ruleset, first)


@whole
def _start(visitor: UUID, drill: Drill, ruleset: str, first: Asked) -> Run:
    learner, _ = Learner.objects.get_or_create(visitor=visitor)
    begun = Run.objects.open().filter(learner=learner, drill=drill.slug)
    done_with = Q(attempts__answered_at__isnull=False) | ~Q(ruleset=ruleset)
    begun.filter(done_with).update(left_at=timezone.now())
    run, is_new = Run.objects.get_or_create(
        learner=learner,
        drill=drill.slug,
        finished_at=None,
        left_at=None,
        nonce=None,
        defaults={"version": drill.version, "ruleset": ruleset},
    )
    if is_new:
        _begin_to_know(learner, drill)
        ask(run, 1, first)
    return run


def _begin_to_know(learner: Learner, drill: Drill) -> None:
    """The rows that answers change."""
    MindRow.objects.get_or_create(learner=learner)
    Skill.objects.get_or_create(learner=learner, drill=drill.slug)


def answer_front(
    *,
    visitor: UUID,
    drill: Drill,
    carried: Carried,
    answer: str,
    explain: Explain | None = None,
) -> Run:
    """A sitting whose first question is the front page's, answered; sent twice, it is one.

    Raises the engine's `BadAnswer`, and then nothing is written, or `EngineFailed`.
    """
    with unforeseen():
        grade(carried.question, answer)
    run = open_front(visitor=visitor, drill=drill, carried=carried)
    sitting = sitting_to_answer(visitor, run.pk, 1)
    if sitting and sitting.now.question == str(carried.question):
        answer_attempt(sitting=sitting, answer=answer, explain=explain)
    return run


@whole
def open_front(*, visitor: UUID, drill: Drill, carried: Carried) -> Run:
    """A sitting whose first question is the front page's, with no answer yet."""
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
        _begin_to_know(learner, drill)
        ask(run, 1, Asked(front_place(), question))
    return run


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
    asked = next_question(drill, Mind(), Past(), ruleset=attempt.run.ruleset)
    unread = Attempt.objects.open().filter(pk=attempt.pk, question=attempt.question)
    unread.update(question=str(asked.question), spec=asked.place, asked_at=timezone.now())
    return True
