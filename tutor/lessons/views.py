"""Pages of the lessons."""

from django.http import Http404, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import get_language
from django.views.decorators.http import require_safe

from tutor.http import Request, SeeOther, takes_forms
from tutor.learner.resetting import reset_lesson, undo_reset
from tutor.learner.seeing import review_line
from tutor.learner.steps import step_sight
from tutor.lessons.contents import path_sights, reset_sight, stone_key
from tutor.lessons.curriculum import Entry, entries
from tutor.lessons.library import SOURCE
from tutor.lessons.links import neighbours
from tutor.lessons.telling import lesson_sight, with_progress
from tutor.progress import progress_of


@require_safe
def contents(request: Request) -> HttpResponse:
    """The map of the course: what is mastered, begun and due, and what to go on with."""
    progress = progress_of(request.visitor)
    context = {
        "paths": path_sights(progress),
        "key": stone_key(),
        "step": step_sight(request.visitor, progress),
        "review": "" if progress.is_new else review_line(progress),
    }
    return render(request, "lessons/list.html", context)


@require_safe
def lesson(request: Request, slug: str) -> HttpResponse:
    """One lesson."""
    entry, progress = _entry_or_404(slug), progress_of(request.visitor)
    sight = lesson_sight(get_language() or SOURCE, slug)
    previous, following = neighbours(slug)
    context = {
        "lesson": sight.head,
        "parts": with_progress(sight.parts, progress),
        "stale": sight.notice,
        "previous": previous,
        "next": following,
        "is_begun": any(slug in progress.drills for slug in entry.drills),
    }
    return render(request, "lessons/lesson.html", context)


def _entry_or_404(slug: str) -> Entry:
    found = entries().get(slug)
    if found is None:
        raise Http404
    return found


@takes_forms
def reset(request: Request, slug: str) -> HttpResponse:
    """Begins a lesson again: what goes and what stays, and once it is done the way back."""
    entry = _entry_or_404(slug)
    if request.method == "POST":
        act = undo_reset if "undo" in request.POST else reset_lesson
        act(visitor=request.visitor, entry=entry)
        return SeeOther(reverse("reset", args=[slug]))
    return render(
        request, "lessons/reset.html", {"reset": reset_sight(request.visitor, entry), "slug": slug}
    )
