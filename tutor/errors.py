"""Pages for requests that cannot be answered."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.template.loader import render_to_string
from django.utils import translation

from tutor.middleware.language import negotiate


def bad_request(request: HttpRequest, exception: Exception) -> HttpResponse:
    """Too much was sent, or nothing that can be read."""
    return render(request, "400.html", status=400)


def csrf_failure(request: HttpRequest, reason: str = "") -> HttpResponse:
    """A form that did not come from a page of ours, or from one that is too old."""
    return render(request, "403_csrf.html", status=403)


def server_error(request: HttpRequest) -> HttpResponse:
    """Something of ours broke: a page that asks nothing of what may be broken."""
    path, accepted = request.path_info, request.headers.get("Accept-Language", "")
    with translation.override(translation.get_language_from_path(path) or negotiate(accepted)):
        return HttpResponse(render_to_string("500.html"), status=500)
