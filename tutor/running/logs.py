"""What is written down, one line for each: where and what, never who.

An address may hold a code or a token, and so may what an error says of what was typed. A page is
named by its route, therefore, and an error by its kind and where it was raised.
"""

import json
import logging
import re
import traceback
from collections.abc import Iterator, Mapping
from contextvars import ContextVar
from datetime import UTC, datetime

from django.core.exceptions import ImproperlyConfigured
from django.db import OperationalError

request_id: ContextVar[str] = ContextVar("request_id", default="")

SOMEWHERE = "(an address)"
FOREIGN = re.compile(r"(https?://[^\s/?#'\"]*)[^\s'\"]*")
# What gunicorn says of a request that is none: whence it came, and what was sent.
UNREADABLE = re.compile(r"Invalid request from .*")
SPEAKING = (OperationalError, ImproperlyConfigured)  # tell of the house, not of what was sent


def route_of(request: object) -> str:
    """The pattern of a request's address, with its language; empty where it leads nowhere."""
    match = getattr(request, "resolver_match", None)
    return str(match.route) if match else ""


class PlainLine(logging.Formatter):
    """For who sits in front of it: `2026-11-30 16:00:00 ERROR django.request …`."""

    def format(self, record: logging.LogRecord) -> str:
        """The line, and below it the error, if there is one."""
        at = datetime.fromtimestamp(record.created).astimezone()
        words = [f"{at:%Y-%m-%d %H:%M:%S}", record.levelname, record.name, message_of(record)]
        words += [f"{name}={value}" for name, value in facts_of(record).items()]
        error = error_of(record)
        return " ".join(words) + (f"\n{error}" if error else "")


class JsonLine(logging.Formatter):
    """For a program that gathers lines: an object in each."""

    def format(self, record: logging.LogRecord) -> str:
        """The line, an error's frames in it."""
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": message_of(record),
            **facts_of(record),
        }
        if error := error_of(record):
            line["error"] = error
        return json.dumps(line, ensure_ascii=False, default=str)


def message_of(record: logging.LogRecord) -> str:
    """What a record says, an address in it replaced by its route, or by nothing that tells."""
    request = getattr(record, "request", None)
    where = (request is not None and route_of(request)) or SOMEWHERE
    given = record.args or ()
    if isinstance(given, tuple):
        given = tuple(where if _is_address(one) else one for one in given)
    text = str(record.msg) % given if given else str(record.msg)
    line = UNREADABLE.sub("a request that cannot be read", " ".join(text.splitlines()))
    return FOREIGN.sub(r"\1", line)


def _is_address(one: object) -> bool:
    return isinstance(one, str) and one.startswith("/")


def facts_of(record: logging.LogRecord) -> dict[str, object]:
    """What else it tells, and the request in which it was written."""
    told: Mapping[str, object] = getattr(record, "told", {})
    asked = request_id.get()
    return {**told, "request": asked} if asked else dict(told)


def error_of(record: logging.LogRecord) -> str:
    """The frames of a record's error and of what led to it, each with its kind."""
    error = record.exc_info[1] if record.exc_info else None
    return "".join(_frames(error)).rstrip() if error else ""


def _frames(error: BaseException) -> Iterator[str]:
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if before is not None:
        yield from _frames(before)
    yield from traceback.format_tb(error.__traceback__)
    yield f"{kind_of(error)}\n"


def kind_of(error: BaseException) -> str:
    """An error's kind; what it says too, where that is of the house: a database that is away."""
    kind = f"{type(error).__module__}.{type(error).__qualname__}"
    said = str(error).strip().splitlines() if isinstance(error, SPEAKING) else []
    return f"{kind}: {said[0]}" if said else kind
