"""The table of contents: every lesson, and how far a learner is with it."""

from uuid import UUID

from django.urls import reverse
from django.utils.translation import get_language

from tutor import wording
from tutor.drills.sight import Stone, StoneSight
from tutor.lessons.curriculum import Entry, paths
from tutor.lessons.library import SOURCE, Shelved, lessons
from tutor.lessons.sight import LessonLine, LinkSight, PathSight
from tutor.models import Run
from tutor.progress import Progress, State

STONES = {State.NOT_BEGUN: Stone.EMPTY, State.BEGUN: Stone.NOW, State.DONE: Stone.RIGHT}


def path_sights(progress: Progress) -> tuple[PathSight, ...]:
    """The whole course, path by path, and how far a learner is with it."""
    return tuple(path_sight(path, progress) for path in paths())


def path_sight(path: str, progress: Progress) -> PathSight:
    """One path and its lessons, in order."""
    shelf = lessons(get_language() or SOURCE)
    lines = tuple(_line(entry, shelf[entry.slug], progress) for entry in paths()[path])
    return PathSight(path, wording.path_title(path), wording.path_summary(path), lines)


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
        stones=tuple(_stone(slug, progress) for slug in entry.drills),
    )


def _stone(drill: str, progress: Progress) -> StoneSight:
    state = progress.of_drill(drill)
    return StoneSight(STONES[state], wording.drill_state_label(state))


def foreign(shelved: Shelved) -> str:
    """The language of a text that is not in the page's, else nothing."""
    return "" if shelved.language == get_language() else shelved.language


def resume(visitor: UUID, progress: Progress) -> LinkSight | None:
    """Where the visitor left off: the open sitting, else the next drill; none for a newcomer."""
    if waiting := Run.objects.of_visitor(visitor).practised().open().first():
        return LinkSight(reverse("run", args=[waiting.pk]), wording.carry_on())
    drill = progress.next_drill()
    if not progress.drills or drill is None:
        return None
    return LinkSight(reverse("drill", args=[drill]), wording.carry_on())
