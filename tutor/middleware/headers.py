"""Headers that every page carries."""

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse
from django.utils.cache import patch_vary_headers

Handler = Callable[[HttpRequest], HttpResponse]
UNUSED_POWERS = "camera=(), geolocation=(), microphone=(), payment=(), usb=()"


def headers_middleware(get_response: Handler) -> Handler:
    """A fragment is never taken for its page, a learner's page never kept by others.

    A HEAD gets them alone; of a body that it must drop, the server would complain each time.
    """

    def middleware(request: HttpRequest) -> HttpResponse:
        response = get_response(request)
        patch_vary_headers(response, ("HX-Request", "HX-History-Restore-Request", "Cookie"))
        response.headers.setdefault("Cache-Control", "private, no-cache")
        response.headers.setdefault("Permissions-Policy", UNUSED_POWERS)
        if request.method == "HEAD" and isinstance(response, HttpResponse):
            response.content = b""
        return response

    return middleware
