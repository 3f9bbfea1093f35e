"""The table of contents: every lesson, and how far a learner is with it."""

from uuid import UUID

from django.urls import reverse
from django.utils.translation import get_language

from tutor import wording
from tutor.drills.sight import Stone, StoneSight
from tutor.learner.resetting import sittings_of
from tutor.lessons.curriculum import Entry, paths
from tutor.lessons.library import SOURCE, Shelved, lessons
from tutor.lessons.links import lesson_link
from tutor.lessons.sight import LessonLine, PathSight, ResetSight
from tutor.models import Attempt, Reset
from tutor.progress import Progress, State
from tutor.wording import course

STONES = {
    State.NOT_BEGUN: Stone.EMPTY,
    State.BEGUN: Stone.NOW,
    State.DONE: Stone.HALF,
    State.MASTERED: Stone.RIGHT,
}


def path_sights(progress: Progress) -> tuple[PathSight, ...]:
    """The whole course, path by path, and how far a learner is with it."""
    return tuple(path_sight(path, progress) for path in paths())


def path_sight(path: str, progress: Progress) -> PathSight:
    """One path and its lessons, in order."""
    shelf = lessons(get_language() or SOURCE)
    entries = paths()[path]
    drills = [slug for entry in entries for slug in entry.drills]
    return PathSight(
        slug=path,
        title=wording.path_title(path),
        summary=wording.path_summary(path),
        total=course.path_total(progress.mastered_of(drills), len(drills)),
        lessons=tuple(_line(entry, shelf[entry.slug], progress) for entry in entries),
    )


def stone_key() -> tuple[StoneSight, ...]:
    """What each stone on the map means."""
    states = (StoneSight(STONES[one], wording.drill_state_label(one)) for one in State)
    return (*states, StoneSight(Stone.DUE, course.to_review()))


def reset_sight(visitor: UUID, entry: Entry) -> ResetSight:
    """What would go if a lesson were begun again, and whether that was done before."""
    sittings = sittings_of(visitor, entry)
    answers = Attempt.objects.filter(run__in=sittings).judged().count()
    last = Reset.objects.of_visitor(visitor).standing().filter(lesson=entry.slug).first()
    number = sittings.count()
    return ResetSight(
        lesson=lesson_link(entry.slug),
        goes=(course.sittings_left(number), course.answers_left(answers)) if number else (),
        was=course.reset_on(last.reset_at) if last else "",
    )


def _line(entry: Entry, shelved: Shelved, progress: Progress) -> LessonLine:
    state = progress.of_lesson(entry)
    return LessonLine(
        number=entry.number,
        slug=entry.slug,
        url=reverse("lesson", args=[entry.slug]),
        title=shelved.lesson.title,
        summary=shelved.lesson.summary,
        lang=foreign(shelved),
        state=state,
        state_label=wording.state_label(state) if entry.drills else "",
        notes=_notes(entry, state, progress),
        stones=tuple(_stone(slug, progress) for slug in entry.drills),
    )


def _notes(entry: Entry, state: State, progress: Progress) -> tuple[str, ...]:
    """What is mastered where not all is, and what is to be done again."""
    mastered = progress.mastered_of(entry.drills) if state is not State.MASTERED else 0
    told = course.mastered_of(mastered, len(entry.drills))
    due = course.drills_due(sum(map(progress.is_due, entry.drills)))
    return tuple(note for note in (told, due) if note)


def _stone(drill: str, progress: Progress) -> StoneSight:
    state = progress.of_drill(drill)
    if progress.is_due(drill):
        return StoneSight(Stone.DUE, course.to_review())
    return StoneSight(STONES[state], wording.drill_state_label(state))


def foreign(shelved: Shelved) -> str:
    """The language of a text that is not in the page's, else nothing."""
    return "" if shelved.language == get_language() else shelved.language
