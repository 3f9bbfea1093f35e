"""What a form sends: all of it or nothing, and no more than forms need."""

from django.core.exceptions import BadRequest
from django.http import HttpRequest, HttpResponse, UnreadablePostError

from tutor.middleware.headers import Handler


def body_middleware(get_response: Handler) -> Handler:
    """Refuse what a lost connection cut off: the half that came may read as another answer.

    Reading here also holds uploads to DATA_UPLOAD_MAX_MEMORY_SIZE, files included.
    """

    def middleware(request: HttpRequest) -> HttpResponse:
        if len(_body(request)) < _announced(request):
            raise BadRequest("the connection was lost in the middle of a form")
        return get_response(request)

    return middleware


def _body(request: HttpRequest) -> bytes:
    try:
        return request.body
    except UnreadablePostError as error:
        raise BadRequest(str(error)) from error


def _announced(request: HttpRequest) -> int:
    try:
        return int(request.META.get("CONTENT_LENGTH") or 0)
    except ValueError:
        return 0
