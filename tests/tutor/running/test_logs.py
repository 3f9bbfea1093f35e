"""What is written down of a request: which page, how it ended; never who, nor what was sent."""

import json
import logging
from collections.abc import Iterator
from contextlib import suppress
from io import StringIO
from typing import Any
from unittest.mock import Mock

import pytest
from django.core import mail
from django.core.exceptions import ImproperlyConfigured
from django.db import IntegrityError, OperationalError, connection
from django.test import Client, RequestFactory
from django.urls import reverse
from gunicorn.http.errors import InvalidHeaderName, InvalidRequestLine
from gunicorn.workers.base import Worker
from pytest_django import Settings

from tests.tutor.accounts.entering import PHRASE, Page, codes_shown, sign_in, sign_up
from tests.tutor.playing import start
from tutor.drills import views
from tutor.middleware import requests
from tutor.running.alarms import MOST, AlarmByMail
from tutor.running.logs import JsonLine, PlainLine, kind_of

WRONG = "siete-caballos-verdes"
CODE = "k7mw3fh2"
SECRETS = {"name": "Begoña", "password": PHRASE, "wrong": WRONG, "code": CODE, "token": "zq-5x8-qz"}


@pytest.fixture(params=[PlainLine, JsonLine])
def written(request: pytest.FixtureRequest) -> Iterator[StringIO]:
    """All that is written down, whatever its level."""
    stream, root = StringIO(), logging.getLogger()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(request.param())
    before = root.level
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    yield stream
    root.removeHandler(handler)
    root.setLevel(before)


@pytest.fixture
def lines(caplog: pytest.LogCaptureFixture) -> Any:
    """The lines as JSON, as they are by now."""
    caplog.set_level(logging.INFO)
    told = JsonLine()
    return lambda: [json.loads(told.format(record)) for record in caplog.records]


def fail_at(monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    def fail(**_: object) -> None:
        raise error

    monkeypatch.setattr(views, "start_run", fail)


@pytest.mark.django_db
def test_a_line_tells_page_end_and_time(client: Client, lines: Any) -> None:
    page: Page = client.get(f"/es/quizzes/{CODE}/?next={WRONG}")
    (line,) = [one for one in lines() if one["logger"] == "tutor.requests"]
    assert line["route"] == "es/quizzes/<str:code>/"
    assert (line["method"], line["status"], line["level"]) == ("GET", page.status_code, "INFO")
    assert 0 <= line["ms"] < 60_000
    assert line["request"] == page.headers["X-Request-ID"]
    assert line.keys() == {
        *("time", "level", "logger", "message", "method", "route", "status", "ms", "request")
    }


@pytest.mark.django_db
def test_every_line_of_a_request_has_the_number_that_the_response_has(
    client: Client, written: StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    client.raise_request_exception = False
    fail_at(monkeypatch, ZeroDivisionError())
    page: Page = client.post("/es/drills/grande-winner/")
    number = page.headers["X-Request-ID"]
    assert len(number) == 32
    told = [line for line in written.getvalue().splitlines() if number in line]
    assert len(told) == 2  # the error, and how it ended


@pytest.mark.parametrize(
    ("given", "https", "is_taken"),
    [
        ("0af7651916cd43dd-8448.eb_1", True, True),
        ("0af7651916cd43dd-8448.eb_1", False, False),
        ("short", True, False),
        ("x" * 65, True, False),
        ("two words of it", True, False),
        ('0af765"}\n{"a": 1', True, False),
        ("٣" * 10, True, False),
    ],
)
def test_a_proxys_number_is_taken_where_it_can_be_written_down(
    rf: RequestFactory, settings: Settings, given: str, https: bool, is_taken: bool
) -> None:
    settings.HTTPS = https
    number = requests.number_of(rf.get("/", headers={"X-Request-ID": given}))
    assert (number == given) is is_taken
    assert number.isascii()


def knock_at_every_door(client: Client) -> None:
    """Forms and addresses with secrets in them, right, wrong and from elsewhere."""
    name, code, token = SECRETS["name"], SECRETS["code"], SECRETS["token"]
    sign_in(Client(), name, WRONG)
    sign_in(Client(), name)
    typed = {"name": name, "code": codes_shown(client)[0], "password": WRONG, "again": WRONG}
    Client().post(reverse("recover"), typed)
    client.get(reverse("recover-by-letter", args=["MQ", token]))
    client.get(reverse("confirm-email", args=[token]))
    client.get(reverse("teach", args=[code]))
    client.post(reverse("join-class", args=[code]), {"name": name})
    client.post(reverse("entry-code"), {"code": code})
    elsewhere = {"Referer": f"https://elsewhere.example/{WRONG}?b={code}"}
    strict = Client(enforce_csrf_checks=True)
    for path in (f"/es/{code}/?a={WRONG}", f"/es/{WRONG}", f"/{token}/", reverse("sign-in")):
        client.get(path, headers=elsewhere)
        strict.post(path, {"password": WRONG}, secure=True, headers=elsewhere)
    client.get(f"/es/?{WRONG}", headers={"Host": "a b"})


@pytest.mark.django_db
def test_no_secret_is_written_down(
    client: Client, written: StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    client.raise_request_exception = False
    sign_up(client, SECRETS["name"])
    secrets = set(SECRETS.values()) | set(codes_shown(client))
    secrets |= {one.value for one in client.cookies.values() if one.value}
    knock_at_every_door(client)
    for error in (ValueError(PHRASE), IntegrityError(f"Key (username)=({SECRETS['name']})")):
        fail_at(monkeypatch, error)
        client.post(f"/es/drills/grande-winner/?a={WRONG}", {"password": PHRASE})
    told = written.getvalue()
    assert "ValueError" in told
    assert "IntegrityError" in told
    assert "recover/<str:number>/<str:token>/" in told
    assert not [one for one in secrets if one in told or json.dumps(one)[1:-1] in told]


@pytest.mark.parametrize("error", [InvalidRequestLine, InvalidHeaderName, ValueError])
def test_of_what_is_no_request_nothing_is_written_down(
    written: StringIO, error: type[Exception]
) -> None:
    sent, log = f"GET /es/join/{CODE}/?name={WRONG}\0 HTTP/1.1", logging.getLogger("gunicorn.error")
    asked = None if error is not ValueError else Mock(method="GET", uri=f"/es/join/{CODE}/")
    server = Mock(log=Mock(warning=log.warning, exception=log.exception))
    with suppress(TypeError):  # an answer to what was never asked
        Worker.handle_error(server, asked, Mock(), ("2001:db8::7", 4711), error(sent))
    told = written.getvalue()
    assert ("a request that cannot be read" in told) is (asked is None)
    assert "request" in told
    assert not [one for one in (CODE, WRONG, "2001:db8") if one in told]


def test_an_error_tells_its_kind_and_where_and_what_led_to_it() -> None:
    try:
        try:
            int(WRONG)
        except ValueError as first:
            raise KeyError(PHRASE) from first
    except KeyError as error:
        record = logging.LogRecord("x", logging.ERROR, "f", 1, "m", (), (KeyError, error, None))
    told = PlainLine().format(record)
    assert told.index("builtins.ValueError") < told.index("builtins.KeyError")
    assert "int(WRONG)" in told
    assert WRONG not in told
    assert PHRASE not in told


def test_a_database_that_is_away_says_why() -> None:
    assert kind_of(OperationalError("disk is full\nDETAIL: x")).endswith("Error: disk is full")
    assert kind_of(ImproperlyConfigured("LANCE_X is wrong")).endswith(": LANCE_X is wrong")
    assert kind_of(OSError(2, PHRASE)) == "builtins.FileNotFoundError"


def test_a_line_stays_one_line() -> None:
    record = logging.LogRecord("x", logging.ERROR, "f", 1, "a\n%s", ("b\r\nc\u2028d",), None)
    for form in (PlainLine(), JsonLine()):
        assert len(form.format(record).splitlines()) == 1


@pytest.mark.django_db
def test_a_statement_that_takes_long_is_told_without_its_values(
    client: Client, settings: Settings, lines: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings.SLOW_QUERY_MS = 1
    monkeypatch.setattr(requests, "_ms_since", lambda begun: 1234.5)
    asked = start(client, "grande-winner")
    found = [one for one in lines() if one["logger"] == "tutor.slow"]
    assert {one["ms"] for one in found} == {1234.5}
    assert any("INSERT" in one["sql"] for one in found)
    assert all(one["request"] and len(one["sql"]) <= 1_000 for one in found)
    assert not [one for one in found if asked.attempt.question in one["sql"]]


@pytest.mark.django_db
def test_none_is_watched_where_that_is_off(
    client: Client, settings: Settings, monkeypatch: pytest.MonkeyPatch, lines: Any
) -> None:
    settings.SLOW_QUERY_MS = 0
    monkeypatch.setattr(requests, "_ms_since", lambda begun: 1234.5)
    start(client, "grande-winner")
    assert not [one for one in lines() if one["logger"] == "tutor.slow"]
    assert not connection.execute_wrappers


# By mail


@pytest.fixture
def alarm(settings: Settings) -> Iterator[logging.Logger]:
    """A logger whose errors are mailed."""
    settings.ADMINS, settings.MAIL_IS_SENT = ["ops@example.org"], True
    handler, log = AlarmByMail(), logging.getLogger("tutor.alarm")
    handler.setFormatter(PlainLine())
    log.addHandler(handler)
    log.propagate = False  # the site has such a handler already
    yield log
    log.removeHandler(handler)


def raise_and_tell(log: logging.Logger) -> None:
    try:
        int(WRONG)
    except ValueError:
        log.exception("broke")


def test_an_error_is_mailed_once_an_hour_without_what_was_sent(alarm: logging.Logger) -> None:
    for _ in range(3):
        raise_and_tell(alarm)
    (letter,) = mail.outbox
    assert letter.to == ["ops@example.org"]
    assert letter.subject == "[Lance a lance] ERROR tutor.alarm"
    assert "int(WRONG)" in letter.body
    assert WRONG not in letter.body


def test_a_storm_of_errors_is_none_of_mails(alarm: logging.Logger) -> None:
    for number in range(MOST * 2):
        record = logging.LogRecord("x", logging.ERROR, "f", number, "m", (), None)
        alarm.handle(record)
    assert len(mail.outbox) == MOST


def test_what_is_no_fault_or_nobodys_is_not_mailed(
    alarm: logging.Logger, settings: Settings
) -> None:
    alarm.warning("slow")
    for name in ("tutor.doubts", "django.security.DisallowedHost"):
        alarm.handle(logging.LogRecord(name, logging.ERROR, "f", 1, "m", (), None))
    settings.ADMINS = []
    raise_and_tell(alarm)
    settings.ADMINS, settings.MAIL_IS_SENT = ["ops@example.org"], False
    raise_and_tell(alarm)
    assert not mail.outbox


def test_mail_that_cannot_be_sent_breaks_nothing(
    alarm: logging.Logger, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise OSError

    monkeypatch.setattr("tutor.running.alarms.mail_admins", fail)
    raise_and_tell(alarm)
