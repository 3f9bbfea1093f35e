"""Whether the site lives (`/healthz`) and is ready (`/readyz`), for programs that watch it.

Asked before anything else: whatever the host's name, without https, cookies or a language.
"""

from http import HTTPStatus

from django.http import HttpRequest, HttpResponse, HttpResponseNotAllowed

from tutor.middleware.headers import Handler
from tutor.running.readiness import missing

ALIVE, READY = "/healthz", "/readyz"
METHODS = ("GET", "HEAD")


def probes_middleware(get_response: Handler) -> Handler:
    """Answer these two addresses; all else goes on."""

    def middleware(request: HttpRequest) -> HttpResponse:
        if request.path_info not in (ALIVE, READY):
            return get_response(request)
        if request.method not in METHODS:
            return HttpResponseNotAllowed(METHODS)
        return _told(missing() if request.path_info == READY else ())

    return middleware


def _told(lacks: tuple[str, ...]) -> HttpResponse:
    status = HTTPStatus.SERVICE_UNAVAILABLE if lacks else HTTPStatus.OK
    text = "".join(f"{line}\n" for line in lacks or ("ok",))
    headers = {"Cache-Control": "no-store", "X-Content-Type-Options": "nosniff"}
    return HttpResponse(text, "text/plain; charset=utf-8", status=status, headers=headers)
