"""The page of whoever runs the site; nobody else gets it."""

from django.http import Http404, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from tutor.accounts.access import private, to_sign_in
from tutor.http import Request
from tutor.running.seeing import rows


@require_safe
@private
def status(request: Request) -> HttpResponse:
    """How the site is. An administrator whose stay has ended signs in first."""
    if request.has_account and not request.user.is_authenticated:
        return to_sign_in(request)
    if not request.user.is_superuser:
        raise Http404
    return render(request, "running/status.html", {"rows": rows()})
