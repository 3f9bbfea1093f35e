"""What is the right thing to go on with? One answer, the same wherever it is asked."""

from dataclasses import dataclass
from enum import StrEnum
from uuid import UUID

from django.db.models import Q

from tutor.drills.catalogue import catalogue
from tutor.lessons.curriculum import Entry, curriculum
from tutor.models import Run
from tutor.progress import Progress, State
from tutor.quizzes.plans import ready_made

UNFINISHED = (State.NOT_BEGUN, State.BEGUN)


class Way(StrEnum):
    """The kinds of steps, in the order in which they are thought of."""

    SITTING = "sitting"
    REVIEW = "review"
    DRILL = "drill"
    LESSON = "lesson"
    QUIZ = "quiz"


@dataclass(frozen=True, slots=True)
class Step:
    """What to go on with: an open sitting, or else the slug of a drill, a lesson or a plan."""

    way: Way
    slug: str = ""
    run: Run | None = None
    is_first: bool = False


def next_step(visitor: UUID, progress: Progress) -> Step | None:
    """The open sitting, what is due, the next drill, the next lesson, a quiz; in two queries.

    A drill comes before the next lesson where its own lesson is begun. None where all is done.
    """
    return (
        _open_sitting(visitor)
        or _due(progress)
        or _drill(progress)
        or _lesson(progress)
        or _quiz(visitor)
    )


def _open_sitting(visitor: UUID) -> Step | None:
    here = Q(drill__in=catalogue()) | Q(quiz__isnull=False)
    mine = Run.objects.of_visitor(visitor).open().filter(here).select_related("quiz")
    run = mine.first()
    return Step(Way.SITTING, run=run) if run else None


def _due(progress: Progress) -> Step | None:
    return next((Step(Way.REVIEW, one.drill) for one in progress.review), None)


def _drill(progress: Progress) -> Step | None:
    begun = (entry for entry in curriculum() if progress.of_lesson(entry) is State.BEGUN)
    slugs = (slug for entry in begun for slug in entry.drills)
    left = (slug for slug in slugs if progress.of_drill(slug) in UNFINISHED)
    return next((Step(Way.DRILL, slug) for slug in left), None)


def _lesson(progress: Progress) -> Step | None:
    entry = next(filter(lambda one: _is_untouched(one, progress), curriculum()), None)
    return Step(Way.LESSON, entry.slug, is_first=progress.is_new) if entry else None


def _is_untouched(entry: Entry, progress: Progress) -> bool:
    return bool(entry.drills) and progress.of_lesson(entry) is State.NOT_BEGUN


def _quiz(visitor: UUID) -> Step | None:
    """A ready-made quiz that was never handed in."""
    taken = Run.objects.of_visitor(visitor).filter(quiz__isnull=False, finished_at__isnull=False)
    plans = set(taken.values_list("quiz__plan", flat=True).distinct())
    return next((Step(Way.QUIZ, name) for name in ready_made() if name not in plans), None)
