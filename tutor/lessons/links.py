"""Links to lessons, by slug or by the drill that belongs to them."""

from django.urls import reverse
from django.utils.translation import get_language

from tutor import wording
from tutor.lessons.curriculum import curriculum, entries, lesson_of_drill
from tutor.lessons.library import SOURCE, lessons
from tutor.lessons.sight import LinkSight


def lesson_link(slug: str) -> LinkSight:
    """A lesson's address and title; the table of contents where there is no such lesson."""
    if slug not in entries():
        return LinkSight(reverse("lessons"), wording.nav_lessons())
    shelved = lessons(get_language() or SOURCE)[slug]
    return LinkSight(reverse("lesson", args=[slug]), shelved.lesson.title)


def lesson_of(drill: str) -> LinkSight:
    """The lesson to which a drill belongs."""
    entry = lesson_of_drill().get(drill)
    return lesson_link(entry.slug if entry else "")


def neighbours(slug: str) -> tuple[LinkSight | None, LinkSight | None]:
    """The lessons before and after one."""
    order = [entry.slug for entry in curriculum()]
    at = order.index(slug)
    before = lesson_link(order[at - 1]) if at else None
    after = lesson_link(order[at + 1]) if at + 1 < len(order) else None
    return before, after
