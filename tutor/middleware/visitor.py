"""Who is visiting: a signed cookie with a number of one's own, given with the first page.

A browser that has signed in has its account's number there, and a mark that says so: an answer
then needs no session, and a page without the mark need not ask for a name. Another mark says that
the learner has chosen how the site is wanted: without it nobody need ask.
"""

from typing import cast
from uuid import UUID, uuid4

from django.conf import settings
from django.http import HttpRequest, HttpResponse

from tutor.http import Request
from tutor.middleware.headers import Handler

SALT = "tutor.visitor"
ACCOUNT, CHOSEN = "account", "chosen"
BETWEEN = "."
RENEWED_AFTER_S = 86_400


def visitor_middleware(get_response: Handler) -> Handler:
    """Set `request.visitor`; a POST, which is somebody at work, renews the cookie's year.

    A view that sets another visitor gives the browser another cookie.
    """

    def middleware(plain: HttpRequest) -> HttpResponse:
        request = cast(Request, plain)
        known, marks = carried(request)
        request.visitor = known or uuid4()
        request.has_account, request.has_chosen = ACCOUNT in marks, CHOSEN in marks
        response = get_response(request)
        if (request.visitor, _marks(request)) != (known, marks) or _is_due(request):
            _give(response, request)
        return response

    return middleware


def _is_due(request: Request) -> bool:
    """Whether to renew it.

    A cookie of today is left alone: the late answer of one window must not take back what signing
    in has given to the browser meanwhile.
    """
    return request.method == "POST" and not _text(request, RENEWED_AFTER_S)


def carried(request: HttpRequest) -> tuple[UUID | None, tuple[str, ...]]:
    """The number and the marks that the browser brings; none where the cookie is not ours."""
    number, *marks = _text(request, settings.VISITOR_COOKIE_AGE_S).split(BETWEEN)
    try:
        return UUID(number), tuple(marks)
    except ValueError:
        return None, ()


def _text(request: HttpRequest, age_s: int) -> str:
    return str(
        request.get_signed_cookie(settings.VISITOR_COOKIE, default="", salt=SALT, max_age=age_s)
    )


def _marks(request: Request) -> tuple[str, ...]:
    held = {ACCOUNT: request.has_account, CHOSEN: request.has_chosen}
    return tuple(mark for mark, holds in held.items() if holds)


def _give(response: HttpResponse, request: Request) -> None:
    response.set_signed_cookie(
        settings.VISITOR_COOKIE,
        BETWEEN.join((str(request.visitor), *_marks(request))),
        salt=SALT,
        max_age=settings.VISITOR_COOKIE_AGE_S,
        secure=settings.VISITOR_COOKIE_SECURE,
        httponly=True,
        samesite="Lax",
    )
