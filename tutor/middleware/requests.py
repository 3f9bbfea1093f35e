"""Each request's number, and a line about it: which page, how it ended, how long it took."""

import logging
import re
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from time import perf_counter
from typing import Any
from uuid import uuid4

from django.conf import settings
from django.db import connection
from django.http import HttpRequest, HttpResponse

from tutor.middleware.headers import Handler
from tutor.running.logs import request_id, route_of

HEADER = "X-Request-ID"
SANE = re.compile(r"[A-Za-z0-9._-]{8,64}", re.ASCII)
LONGEST_SQL = 1_000
KNOWN_METHODS = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT"}

log = logging.getLogger("tutor.requests")
slow = logging.getLogger("tutor.slow")


def requests_middleware(get_response: Handler) -> Handler:
    """Give the request its number, and the response too; statements that take long are told.

    The number holds until this thread's next request: Django writes down faults after this.
    """

    def middleware(request: HttpRequest) -> HttpResponse:
        begun, number = perf_counter(), number_of(request)
        request_id.set(number)
        with _watched():
            response = get_response(request)
        response.headers[HEADER] = number
        _tell(request, response, _ms_since(begun))
        return response

    return middleware


def number_of(request: HttpRequest) -> str:
    """The proxy's, where there is one and it can be written down as it is; else a new one."""
    given = request.headers.get(HEADER, "") if settings.HTTPS else ""
    return given if SANE.fullmatch(given) else uuid4().hex


def _tell(request: HttpRequest, response: HttpResponse, ms: float) -> None:
    """Static files are asked for with every page, and only told to who wants all."""
    is_file = request.path_info.startswith(settings.STATIC_URL)
    level = logging.DEBUG if is_file else logging.INFO
    if log.isEnabledFor(level):
        told = {
            "method": request.method if request.method in KNOWN_METHODS else "other",
            "route": settings.STATIC_URL if is_file else route_of(request),
            "status": response.status_code,
            "ms": ms,
        }
        log.log(level, "answered", extra={"told": told})


def _watched() -> AbstractContextManager[None]:
    most = settings.SLOW_QUERY_MS
    return connection.execute_wrapper(_timing(most)) if most else nullcontext()


def _timing(most_ms: int) -> Callable[..., Any]:
    def timed(execute: Callable[..., Any], sql: Any, params: Any, many: bool, context: Any) -> Any:
        begun = perf_counter()
        try:
            return execute(sql, params, many, context)
        finally:
            if (ms := _ms_since(begun)) >= most_ms:
                told = {"ms": ms, "sql": str(sql)[:LONGEST_SQL]}
                slow.warning("a slow statement", extra={"told": told})

    return timed


def _ms_since(begun: float) -> float:
    return round((perf_counter() - begun) * 1_000, 1)
