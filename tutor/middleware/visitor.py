"""Who is visiting: a signed cookie with a number of one's own, given with the first page."""

from uuid import UUID, uuid4

from django.conf import settings
from django.http import HttpRequest, HttpResponse

from tutor.middleware.headers import Handler

SALT = "tutor.visitor"


def visitor_middleware(get_response: Handler) -> Handler:
    """Set `request.visitor`; a POST, which is somebody at work, renews the cookie's year."""

    def middleware(request: HttpRequest) -> HttpResponse:
        known = _known(request)
        visitor = known or uuid4()
        request.visitor = visitor  # type: ignore[attr-defined]
        response = get_response(request)
        if known is None or request.method == "POST":
            _give(response, visitor)
        return response

    return middleware


def _known(request: HttpRequest) -> UUID | None:
    value = request.get_signed_cookie(
        settings.VISITOR_COOKIE, default="", salt=SALT, max_age=settings.VISITOR_COOKIE_AGE_S
    )
    try:
        return UUID(value)
    except (ValueError, AttributeError):
        return None


def _give(response: HttpResponse, visitor: UUID) -> None:
    response.set_signed_cookie(
        settings.VISITOR_COOKIE,
        str(visitor),
        salt=SALT,
        max_age=settings.VISITOR_COOKIE_AGE_S,
        secure=settings.VISITOR_COOKIE_SECURE,
        httponly=True,
        samesite="Lax",
    )
