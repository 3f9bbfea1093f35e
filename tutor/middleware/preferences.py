"""How the site is wanted by whoever asks: told to all that makes the response."""

from typing import cast

from django.http import HttpRequest, HttpResponse

from tutor.http import Request
from tutor.middleware.headers import Handler
from tutor.preferences.services import NOBODY, Known, known_of
from tutor.preferences.values import NEWCOMERS, Preferences, preferring


def preferences_middleware(get_response: Handler) -> Handler:
    """Let what the visitor has chosen hold for the response.

    Of who has chosen nothing the database is not asked. An account may have chosen in another
    browser: a whole page, which asks for its name, finds that out, and the cookie says so then.
    """

    def middleware(request: HttpRequest) -> HttpResponse:
        with preferring(lambda: _preferences(cast(Request, request))):
            return get_response(request)

    return middleware


def _preferences(request: Request) -> Preferences:
    is_whole = request.has_account and "HX-Request" not in request.headers
    may_have_chosen = request.has_chosen or is_whole
    return known_to(request).preferences if may_have_chosen else NEWCOMERS


def known_to(request: Request) -> Known:
    """Who asks; of a browser without marks nothing is known. One query, however often."""
    if not (request.has_account or request.has_chosen):
        return NOBODY
    visitor, known = getattr(request, "known", (None, NOBODY))
    if visitor != request.visitor:
        known = known_of(request.visitor)
        request.known = request.visitor, known
        request.has_chosen = known.has_chosen
    return known
