"""A lesson begun anew: the sittings of its drills count no more, until that is taken back.

The skills of its drills are empty at once. What is derived from answers is made anew after the rows
have changed, since that takes longer than others may be kept waiting.
"""

from uuid import UUID

from django.utils import timezone

from tutor.learner.minds import DERIVED, keep_mastery
from tutor.learner.rebuilding import owe, rebuild_soon
from tutor.lessons.curriculum import Entry
from tutor.models import Learner, Reset, Run, Skill, TakenMastery
from tutor.models.drills import RunQuerySet
from tutor.whole import whole


def sittings_of(visitor: UUID, entry: Entry) -> RunQuerySet:
    """The sittings of a lesson's drills that count."""
    mine = Run.objects.of_visitor(visitor).practised().counted()
    return mine.filter(drill__in=entry.drills)


def reset_lesson(*, visitor: UUID, entry: Entry) -> bool:
    """Let what was done of a lesson count no more. False where there is nothing of it."""
    learner = Learner.objects.of_visitor(visitor)
    if learner is None or not _set_aside(learner, visitor, entry):
        return False
    rebuild_soon(learner.pk)
    return True


@whole
def _set_aside(learner: Learner, visitor: UUID, entry: Entry) -> bool:
    Learner.objects.select_for_update().get(pk=learner.pk)
    sittings = sittings_of(visitor, entry)
    if not sittings.exists():
        return False
    now = timezone.now()
    reset = Reset.objects.create(learner=learner, lesson=entry.slug, reset_at=now)
    sittings.open().update(left_at=now)
    sittings.update(reset=reset)
    _empty_skills(reset, entry)
    owe(learner.pk)
    return True


def _empty_skills(reset: Reset, entry: Entry) -> None:
    skills = Skill.objects.filter(learner=reset.learner, drill__in=entry.drills)
    TakenMastery.objects.bulk_create(
        TakenMastery(
            reset=reset,
            drill=skill.drill,
            mastered_at=skill.mastered_at,
            criterion=skill.criterion,
        )
        for skill in skills.mastered()
        if skill.mastered_at
    )
    untried = Skill()
    skills.update(**{name: getattr(untried, name) for name in DERIVED})


def undo_reset(*, visitor: UUID, entry: Entry) -> bool:
    """Let it all count again, beside what was done since. False where nothing is to be undone."""
    learner = Learner.objects.of_visitor(visitor)
    if learner is None or not _take_back(learner, entry):
        return False
    rebuild_soon(learner.pk)
    return True


@whole
def _take_back(learner: Learner, entry: Entry) -> bool:
    Learner.objects.select_for_update().get(pk=learner.pk)
    reset = Reset.objects.standing().filter(learner=learner, lesson=entry.slug).first()
    if reset is None:
        return False
    Reset.objects.filter(pk=reset.pk).update(undone_at=timezone.now())
    begun = Run.objects.open().filter(learner=learner, quiz=None).values_list("drill", flat=True)
    left = reset.runs.filter(left_at=reset.reset_at).exclude(drill__in=list(begun))
    left.update(left_at=None)
    reset.runs.update(reset=None)
    for taken in reset.masteries.all():
        keep_mastery(learner.pk, taken.drill, taken.mastered_at, taken.criterion)
    owe(learner.pk)
    return True
