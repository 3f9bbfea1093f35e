"""Pages for requests that cannot be answered."""

import sys
from http import HTTPStatus
from urllib.parse import urlencode

from django.core.exceptions import BadRequest, SuspiciousOperation
from django.db import OperationalError
from django.http import HttpRequest, HttpResponse, UnreadablePostError
from django.http.multipartparser import MultiPartParserError
from django.middleware.security import SecurityMiddleware
from django.shortcuts import render
from django.template.loader import render_to_string
from django.utils import translation

from tutor.accounts.access import to_sign_in
from tutor.drills.asking import LONGEST_TYPED
from tutor.drills.forms import KEPT, LATE, answer_in
from tutor.http import SeeOther
from tutor.middleware.language import language_of
from tutor.models import Learner
from tutor.running.readiness import unwritten

RETRY_AFTER_S = 10
HEADERS = SecurityMiddleware(lambda _: HttpResponse())
QUESTIONS = ("attempt", "sitting-question")  # the addresses to which answers are sent


def bad_request(request: HttpRequest, exception: Exception) -> HttpResponse:
    """Too much was sent, or nothing that can be read.

    It may come before a language is set; and Django's keeper of headers lets go without them where
    it finds a host that is not ours.
    """
    with translation.override(language_of(request)):
        page = render(request, "400.html", status=HTTPStatus.BAD_REQUEST)
    return HEADERS.process_response(request, page)


def not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    """No such page, or none for this visitor. Django's own reads the form, which may be garbage.

    A browser whose stay in an account was ended elsewhere signs in again, and then goes on.
    """
    if _has_ended(request):
        return to_sign_in(request, _with_what_was_chosen(request))
    return render(request, "404.html", status=HTTPStatus.NOT_FOUND)


def csrf_failure(request: HttpRequest, reason: str = "") -> HttpResponse:
    """A form that did not come from a page of ours, or from one that is too old.

    Signing in makes the forms of other windows too old: an answer is shown again, to be sent.
    Who came without any cookie owns no question that could be shown.
    """
    if _is_answer(request) and not request.headers.get("HX-Request"):
        visitor = getattr(request, "visitor", None)
        if Learner.objects.filter(visitor=visitor).exists():
            return SeeOther(_with_what_was_chosen(request))
    return render(request, "403_csrf.html", status=HTTPStatus.FORBIDDEN)


def _has_ended(request: HttpRequest) -> bool:
    """Whether the browser's account has another number by now, or is gone.

    A part of a page is asked for anew as a whole page by the script, and then comes here.
    """
    if request.headers.get("HX-Request") or not getattr(request, "has_account", False):
        return False
    mine = Learner.objects.filter(visitor=getattr(request, "visitor", None), user__isnull=False)
    return request.resolver_match is not None and not mine.exists()


def _is_answer(request: HttpRequest) -> bool:
    found = request.resolver_match
    return bool(found and found.url_name in QUESTIONS and _chosen(request))


def _chosen(request: HttpRequest) -> str:
    """What was pressed, typed or ticked; nothing where the form cannot be read."""
    try:
        return answer_in(request.POST)[:LONGEST_TYPED]
    except (BadRequest, SuspiciousOperation, MultiPartParserError, UnreadablePostError):
        return ""


def _with_what_was_chosen(request: HttpRequest) -> str:
    if not _is_answer(request):
        return request.path
    return f"{request.path}?{urlencode({KEPT: _chosen(request), LATE: 1})}"


def server_error(request: HttpRequest) -> HttpResponse:
    """Something of ours broke: a page that asks nothing of what may be broken.

    A database that is busy, full or away will be back: that is told to whoever asks by program.
    """
    with translation.override(language_of(request)):
        page = render_to_string("500.html")
    error = sys.exception()
    if isinstance(error, OperationalError):
        unwritten.note(error)
        headers = {"Retry-After": str(RETRY_AFTER_S)}
        return HttpResponse(page, status=HTTPStatus.SERVICE_UNAVAILABLE, headers=headers)
    return HttpResponse(page, status=HTTPStatus.INTERNAL_SERVER_ERROR)
