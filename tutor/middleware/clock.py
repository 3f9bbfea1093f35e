"""Dates by the reader's clock, which a cookie names or the page's language stands for."""

from django.http import HttpRequest, HttpResponse
from django.utils import timezone
from django.utils.translation import get_language

from tutor.clocks import COOKIE, clock_for
from tutor.middleware.headers import Handler


def clock_middleware(get_response: Handler) -> Handler:
    """Let every date of the response be told by that clock."""

    def middleware(request: HttpRequest) -> HttpResponse:
        chosen = request.COOKIES.get(COOKIE, "")
        with timezone.override(clock_for(chosen, get_language() or "")):
            return get_response(request)

    return middleware
