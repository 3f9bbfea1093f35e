"""The page on which somebody sees what his answers tell."""

from django.conf import settings
from django.http import HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils import timezone
from django.views.decorators.http import require_POST, require_safe

from tutor.classroom.assigned import next_due
from tutor.clocks import CLOCKS, COOKIE
from tutor.http import Request, SeeOther
from tutor.learner.seeing import progress_sight


@require_safe
def progress(request: Request) -> HttpResponse:
    """What the answers fit, what is mastered, what comes back."""
    sight = progress_sight(request.visitor, timezone.now())
    due = next_due(request.visitor) if request.has_account else None
    return render(request, "learner/progress.html", {"progress": sight, "due": due})


@require_POST
def choose_clock(request: Request) -> HttpResponse:
    """Dates go by another clock from now on; one that there is not changes nothing."""
    response, chosen = SeeOther(f"{reverse('progress')}#clock"), request.POST.get("clock", "")
    if chosen in CLOCKS:
        response.set_cookie(
            COOKIE,
            chosen,
            max_age=settings.VISITOR_COOKIE_AGE_S,
            secure=settings.VISITOR_COOKIE_SECURE,
            httponly=True,
            samesite="Lax",
        )
    return response
