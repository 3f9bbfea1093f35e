"""Pages of the lessons."""

from django.http import Http404, HttpResponse
from django.shortcuts import render
from django.utils.translation import get_language
from django.views.decorators.http import require_safe

from tutor.http import Request
from tutor.lessons.contents import path_sights, resume
from tutor.lessons.curriculum import entries
from tutor.lessons.library import SOURCE
from tutor.lessons.links import neighbours
from tutor.lessons.telling import lesson_sight, with_progress
from tutor.progress import progress_of


@require_safe
def contents(request: Request) -> HttpResponse:
    """Every lesson, what has been done of it, and the way back to where one was."""
    progress = progress_of(request.visitor)
    context = {"paths": path_sights(progress), "resume": resume(request.visitor, progress)}
    return render(request, "lessons/list.html", context)


@require_safe
def lesson(request: Request, slug: str) -> HttpResponse:
    """One lesson."""
    if slug not in entries():
        raise Http404
    sight = lesson_sight(get_language() or SOURCE, slug)
    previous, following = neighbours(slug)
    context = {
        "lesson": sight.head,
        "parts": with_progress(sight.parts, progress_of(request.visitor)),
        "stale": sight.notice,
        "previous": previous,
        "next": following,
    }
    return render(request, "lessons/lesson.html", context)
