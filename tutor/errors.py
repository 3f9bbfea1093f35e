"""Pages for requests that cannot be answered."""

import sys
from http import HTTPStatus

from django.db import OperationalError
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.template.loader import render_to_string
from django.utils import translation

from tutor.middleware.language import language_of

RETRY_AFTER_S = 10


def bad_request(request: HttpRequest, exception: Exception) -> HttpResponse:
    """Too much was sent, or nothing that can be read; it may come before a language is set."""
    with translation.override(language_of(request)):
        return render(request, "400.html", status=HTTPStatus.BAD_REQUEST)


def not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    """No such page, or none for this visitor. Django's own reads the form, which may be garbage."""
    return render(request, "404.html", status=HTTPStatus.NOT_FOUND)


def csrf_failure(request: HttpRequest, reason: str = "") -> HttpResponse:
    """A form that did not come from a page of ours, or from one that is too old."""
    return render(request, "403_csrf.html", status=HTTPStatus.FORBIDDEN)


def server_error(request: HttpRequest) -> HttpResponse:
    """Something of ours broke: a page that asks nothing of what may be broken.

    A database that is busy, full or away will be back: that is told to whoever asks by program.
    """
    with translation.override(language_of(request)):
        page = render_to_string("500.html")
    if isinstance(sys.exception(), OperationalError):
        headers = {"Retry-After": str(RETRY_AFTER_S)}
        return HttpResponse(page, status=HTTPStatus.SERVICE_UNAVAILABLE, headers=headers)
    return HttpResponse(page, status=HTTPStatus.INTERNAL_SERVER_ERROR)
