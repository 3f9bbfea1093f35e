"""The page on which somebody sees what his answers tell."""

from django.http import HttpResponse
from django.shortcuts import render
from django.utils import timezone
from django.views.decorators.http import require_safe

from tutor.http import Request
from tutor.learner.seeing import progress_sight


@require_safe
def progress(request: Request) -> HttpResponse:
    """What the answers fit, what is mastered, what comes back."""
    sight = progress_sight(request.visitor, timezone.now())
    return render(request, "learner/progress.html", {"progress": sight})
