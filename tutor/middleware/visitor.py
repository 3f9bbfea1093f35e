"""Who is visiting: a signed cookie with a number of one's own, given with the first page.

A browser that has signed in has its account's number there, and a mark that says so: an answer
then needs no session, and a page without the mark need not ask for a name.
"""

from typing import cast
from uuid import UUID, uuid4

from django.conf import settings
from django.http import HttpRequest, HttpResponse

from tutor.http import Request
from tutor.middleware.headers import Handler

SALT = "tutor.visitor"
MARK = ".account"
RENEWED_AFTER_S = 86_400


def visitor_middleware(get_response: Handler) -> Handler:
    """Set `request.visitor`; a POST, which is somebody at work, renews the cookie's year.

    A view that sets another visitor gives the browser another cookie.
    """

    def middleware(plain: HttpRequest) -> HttpResponse:
        request = cast(Request, plain)
        text = _text(request, settings.VISITOR_COOKIE_AGE_S)
        known = _number(text)
        request.visitor = known or uuid4()
        request.has_account = known is not None and text.endswith(MARK)
        is_marked = request.has_account
        response = get_response(request)
        if (request.visitor, request.has_account) != (known, is_marked) or _is_due(request):
            _give(response, request)
        return response

    return middleware


def _is_due(request: Request) -> bool:
    """Whether to renew it.

    A cookie of today is left alone: the late answer of one window must not take back what signing
    in has given to the browser meanwhile.
    """
    return request.method == "POST" and not _text(request, RENEWED_AFTER_S)


def _text(request: Request, age_s: int) -> str:
    return str(
        request.get_signed_cookie(settings.VISITOR_COOKIE, default="", salt=SALT, max_age=age_s)
    )


def _number(text: str) -> UUID | None:
    try:
        return UUID(text.removesuffix(MARK))
    except ValueError:
        return None


def _give(response: HttpResponse, request: Request) -> None:
    response.set_signed_cookie(
        settings.VISITOR_COOKIE,
        f"{request.visitor}{MARK if request.has_account else ''}",
        salt=SALT,
        max_age=settings.VISITOR_COOKIE_AGE_S,
        secure=settings.VISITOR_COOKIE_SECURE,
        httponly=True,
        samesite="Lax",
    )
