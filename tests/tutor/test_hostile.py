"""Requests that no browser sends, and a database that fails: refused plainly, nothing half done."""

from importlib import import_module
from io import BytesIO
from types import ModuleType
from typing import Any
from unittest.mock import Mock
from wsgiref.util import setup_testing_defaults

import pytest
from django.core.handlers.wsgi import WSGIRequest
from django.db import OperationalError
from django.http import HttpResponse
from django.test import Client, RequestFactory
from gunicorn.config import Config
from pytest_django import Settings

from tests.tutor.playing import HTMX, Page, start
from tutor import serving
from tutor.drills import answering, views
from tutor.errors import bad_request
from tutor.middleware.headers import headers_middleware
from tutor.models import Attempt, Learner, Run

URL_CODED = "application/x-www-form-urlencoded"
MULTIPART = "multipart/form-data; boundary=x"
FILE = b'--x\r\nContent-Disposition: form-data; name="answer"; filename="a"\r\n\r\n%b\r\n--x--\r\n'
HOSTS = [
    *("evil.example", "evil.example:80", "localhost:abc", "localhost@evil.example", "[::1", ""),
    *("localhost, evil.example", "localhost/evil.example", "127.0.0.1.evil.example", "xn--\xff"),
    "a" * 5000,
]


@pytest.fixture
def wsgi() -> ModuleType:
    """The door for a server, opened only when the tests' settings hold."""
    return import_module("tutor.wsgi")


@pytest.mark.django_db
@pytest.mark.parametrize("host", HOSTS)
@pytest.mark.parametrize("path", ["/", "/es/", "/es/question/", "/es/nothing/"])
def test_a_host_that_is_not_ours_is_refused_with_a_sentence(
    client: Client, host: str, path: str
) -> None:
    page: Page = client.get(path, headers={"Host": host, "Accept-Language": "es"})
    assert page.status_code == 400
    assert '<html lang="es">' in (body := page.content.decode())
    assert "Esto no se puede leer" in body
    assert "evil.example" not in body


def test_a_refusal_before_the_language_is_set_still_speaks_it(rf: RequestFactory) -> None:
    request = rf.get("/pt-br/", headers={"Host": "evil.example"})
    page = bad_request(request, ValueError())
    assert '<html lang="pt-BR">' in page.content.decode()


@pytest.mark.django_db
@pytest.mark.parametrize("headers", [{}, HTMX], ids=["plain", "htmx"])
def test_a_form_cut_off_on_its_way_is_no_answer(client: Client, headers: dict[str, str]) -> None:
    asked = start(client, "juego-total")
    environ: dict[str, Any] = {"CONTENT_LENGTH": "9", "wsgi.input": BytesIO(b"answer=4")}
    page: Page = client.generic(
        "POST", asked.url, content_type=URL_CODED, headers=headers, **environ
    )
    assert page.status_code == 400
    assert asked.attempt.is_open


@pytest.mark.django_db
def test_a_connection_that_breaks_is_no_fault_of_ours(client: Client) -> None:
    class Broken(BytesIO):
        def read(self, size: int | None = -1, /) -> bytes:
            raise ConnectionResetError(size)

    asked = start(client, "juego-total")
    environ: dict[str, Any] = {"CONTENT_LENGTH": "9", "wsgi.input": Broken()}
    page: Page = client.generic("POST", asked.url, content_type=URL_CODED, **environ)
    assert page.status_code == 400
    assert asked.attempt.is_open


@pytest.mark.django_db
def test_a_length_that_is_no_number_is_none(client: Client) -> None:
    for length in ("9" * 5000, "x", "-1"):
        assert client.get("/en/", CONTENT_LENGTH=length).status_code in (200, 400)


@pytest.mark.django_db
@pytest.mark.parametrize(("size", "status"), [(10, 422), (300_000, 400), (3_000_000, 400)])
def test_a_file_is_bounded_like_any_other_field(client: Client, size: int, status: int) -> None:
    asked = start(client, "juego-total")
    page: Page = client.generic("POST", asked.url, FILE % (b"1" * size), content_type=MULTIPART)
    assert page.status_code == status
    assert asked.attempt.is_open


@pytest.mark.parametrize(
    ("given", "taken"),
    [
        ("", ""),
        (URL_CODED, URL_CODED),
        (f"{URL_CODED};charset=UTF-8", URL_CODED),
        (f"{URL_CODED}; charset=idna", URL_CODED),
        ("multipart/form-data; boundary=----x1", 'multipart/form-data; boundary="----x1"'),
        ("multipart/form-data; boundary*=nope''x", ""),
        ("a; b*0*=\xff''z", ""),
        (";" * 99, ""),
    ],
)
def test_a_type_is_taken_without_what_cannot_be_read(
    wsgi: ModuleType, monkeypatch: pytest.MonkeyPatch, given: str, taken: str
) -> None:
    environ: dict[str, object] = {"CONTENT_TYPE": given, "QUERY_STRING": "a=%E2%80%AE&" * 200}
    setup_testing_defaults(environ)
    monkeypatch.setattr(wsgi, "site", lambda environ, _: [WSGIRequest(environ).META])
    assert next(iter(wsgi.application(environ, Mock())))["CONTENT_TYPE"] == taken


@pytest.mark.django_db
@pytest.mark.parametrize("kind", ["multipart/form-data; boundary=\xff", "multipart/form-data"])
def test_a_page_that_is_not_there_reads_no_form(client: Client, kind: str) -> None:
    browser = Client(enforce_csrf_checks=True)
    browser.get("/en/")
    page: Page = browser.generic("POST", "/en/nothing/", b"x", content_type=kind)
    assert page.status_code == 404
    assert "Page not found" in page.content.decode()


def test_a_head_gets_the_headers_alone(rf: RequestFactory) -> None:
    page = headers_middleware(lambda _: HttpResponse("x", headers={"Content-Length": "1"}))
    got, head = page(rf.get("/")), page(rf.head("/"))
    assert (got.content, head.content) == (b"x", b"")
    assert got.headers == head.headers


def test_a_client_cannot_say_under_which_address_the_site_lies() -> None:
    config = Config()
    for name in ("forwarder_headers", "worker_class"):
        config.set(name, getattr(serving, name))
    assert config.forwarder_headers == []


@pytest.mark.django_db
@pytest.mark.parametrize("headers", [{}, HTMX], ids=["plain", "htmx"])
@pytest.mark.parametrize(
    ("path", "language"),
    [("/pt-br/drills/grande-winner/", "pt-br"), ("/es/drills/cards-same/", "es")],
)
def test_a_database_that_is_busy_or_full_is_told_in_a_sentence(
    client: Client,
    monkeypatch: pytest.MonkeyPatch,
    path: str,
    language: str,
    headers: dict[str, str],
) -> None:
    def fail(**_: object) -> None:
        raise OperationalError("database or disk is full")

    client.raise_request_exception = False
    monkeypatch.setattr(views, "start_run", fail)
    page: Page = client.post(path, headers=headers)
    body = page.content.decode()
    assert page.status_code == 503
    assert int(page.headers["Retry-After"]) > 0
    assert f'lang="{language}"' in body
    assert "tutor/site" in body
    assert "disk is full" not in body


@pytest.mark.django_db
def test_any_other_fault_is_a_500(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(**_: object) -> None:
        raise ZeroDivisionError

    client.raise_request_exception = False
    monkeypatch.setattr(views, "start_run", fail)
    page: Page = client.post("/es/drills/grande-winner/")
    assert page.status_code == 500
    assert "Algo se ha roto aquí" in page.content.decode()


@pytest.mark.django_db
def test_an_answer_whose_next_question_fails_is_not_half_kept(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise OperationalError("database is locked")

    asked = start(client, "juego-total")
    client.raise_request_exception = False
    monkeypatch.setattr(answering, "ask", fail)
    page: Page = client.post(asked.url, {"answer": asked.right})
    assert page.status_code == 503
    assert asked.attempt.is_open
    assert (Learner.objects.count(), Run.objects.count(), Attempt.objects.count()) == (1, 1, 1)


@pytest.mark.django_db
def test_what_is_no_page_carries_the_doors_headers_too(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(views, "start_run", Mock(side_effect=ZeroDivisionError))
    client.raise_request_exception = False
    drill = "/es/drills/grande-winner/"
    answers: list[Page] = [
        client.get("/es/", headers={"Host": "evil.example"}),
        client.get("/es/", headers={"Host": "evil.example"}, secure=True),
        client.post(drill, "x=" + "y" * 3_000_000, content_type=URL_CODED),
        Client(enforce_csrf_checks=True).post(drill),
        *(client.get(path) for path in ("/", "/es/lessons", "/nothing", "/static/nothing.css")),
        *(client.put("/es/"), client.post(drill)),
    ]
    monkeypatch.setattr(views, "start_run", Mock(side_effect=OperationalError))
    answers += [client.post(drill)]
    told = [one.status_code for one in answers]
    assert told == [400, 400, 400, 403, 302, 301, 404, 404, 405, 500, 503]
    for one in answers:
        assert "default-src 'self'" in one.headers["Content-Security-Policy"]
        assert one.headers["X-Frame-Options"] == "DENY"
        assert one.headers["X-Content-Type-Options"] == "nosniff"
        assert one.headers["Referrer-Policy"] == "same-origin"
        assert one.headers["X-Request-ID"]


@pytest.mark.django_db
def test_no_page_of_a_fault_tells_of_the_code(client: Client, settings: Settings) -> None:
    page: Page = client.get("/es/nothing/")
    assert not settings.DEBUG
    assert "Traceback" not in page.content.decode()
