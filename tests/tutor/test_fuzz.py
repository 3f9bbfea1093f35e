"""Every form and address there is, with what nobody types: refused or taken, never a fault of ours.

Forms are found where they are shown, by those who get them, and sent as they are but for some
fields; addresses are those of the URL table. The chances are the same in every run. All pages are
shown by a database that has no room, and every form is sent to it once as it is.
"""

import re
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from html.parser import HTMLParser
from random import Random
from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.db import OperationalError, connection, transaction
from django.test import Client
from django.urls import reverse

from tests.tutor.classroom.browsers import People, everybody
from tests.tutor.playing import answer, start
from tests.tutor.test_every_address import ACCOUNT, PUBLIC
from tutor.models import LessonSet

DEEP = "[" * 60_000 + "]" * 60_000
HUGE = "9" * 400
NASTY = (
    *("", "0", "-1", HUGE, "1e999", "NaN", "9223372036854775808", "٣", "\0", "a\0b", "\ud800"),
    *("\u202eabc", "\u200f", "\ufeff", "é" * 5_000, "x" * 250_000, DEEP, '{"a":' * 20_000),
    *(
        "<script>alert(1)</script>",
        "'\"><svg onload=alert(1)>",
        "{{ 7 }}{% now %}",
        "%s%n",
        "../..",
    ),
    *("=1+1", "\r\nSet-Cookie: a=b", "https://evil.example/", "//evil.example", "2026-02-30"),
    *("2026-11-30T25:61", "9999-12-31T23:59", "0001-01-01", "Europe/Nowhere", "a" * 64, "k7mw3fh2"),
)
BITS = (
    "0",
    "1",
    HUGE,
    "-1",
    "%00",
    "%ff",
    "%ED%A0%80",
    "%E2%80%AE",
    "..",
    "a%2fb",
    "x" * 5_000,
    "٣",
)
KINDS = ("application/json", "text/xml", "multipart/form-data; boundary=x", "application/xml", "")
FAULTY, BUSY = 500, 503
TOLD_WITHOUT_ROOM = {200, 303, 404, 422, BUSY}  # shown, of a cookie alone, refused, to wait
WRITES = re.compile(r"\s*(INSERT|UPDATE|DELETE)\b")
SENT_TO_FORMS, SENT_TO_ADDRESSES = 150, 150
# These end what the others need: the account, its stay, and the class.
LAST = ("delete", "leave", "leave-everywhere", "class-leave")
LAST_PATHS = ("/delete/", "/leave/", "/leave-everywhere/")
SENDERS = ("teacher", "pupil", "visitor", "administrator")


@dataclass
class Form:
    """A form as a page has it: where it goes, and what it would send."""

    action: str
    fields: dict[str, list[str]] = field(default_factory=dict)


class Forms(HTMLParser):
    """The forms of a page that are sent by POST."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self.url, self.found, self._open = url, list[Form](), False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = {name: value or "" for name, value in attrs}
        if tag == "form":
            self._open = told.get("method", "").lower() == "post"
            if self._open:
                self.found.append(Form(told.get("action") or self.url))
        elif self._open and told.get("name") and tag in {"input", "button", "select", "textarea"}:
            values = self.found[-1].fields.setdefault(told["name"], [])
            values.append(told.get("value", ""))

    def handle_endtag(self, tag: str) -> None:
        self._open = self._open and tag != "form"


@pytest.fixture
def people(dealt_alike: None, settings: Any) -> People:
    """Everybody who may come to a class, with something of each kind of their own."""
    settings.MAIL_IS_SENT = True
    people = everybody()
    for one in people.browsers.values():
        one.raise_request_exception = False
    for who in ("pupil", "teacher"):
        asked = start(people.browsers[who], "juego-total")
        answer(people.browsers[who], asked, asked.right)
    people.browsers["pupil"].post("/en/quizzes/", {"plan": "scoring"})
    people.browsers["teacher"].post("/en/worksheets/", {"subject": "drill:grande-winner"})
    return people


def pages(people: People) -> list[str]:
    """Where forms may be found, with numbers that lead somewhere."""
    known = {name: reverse(name, args=args) for name, args in (PUBLIC | ACCOUNT).items()}
    known |= people.urls()
    if mine := LessonSet.objects.filter(owner__name="Ane").first():
        known["set"] = reverse("set", args=[mine.pk])
    return [url for name, url in known.items() if name not in LAST]


def forms_of(people: People, who: str) -> Iterator[Form]:
    for url in pages(people):
        page: Any = people.browsers[who].get(url)
        assert page.status_code < FAULTY, (who, url)
        if not page.streaming and "html" in page.headers["Content-Type"]:
            reader = Forms(url)
            reader.feed(page.content.decode())
            yield from reader.found


def filled(form: Form, chance: Random) -> dict[str, Any]:
    """As it would be sent, but for one to three of its fields."""
    sent: dict[str, Any] = {name: chance.choice(values) for name, values in form.fields.items()}
    names = [name for name in sent if name != "csrfmiddlewaretoken"] or ["x"]
    for name in chance.sample(names, min(len(names), chance.randint(1, 3))):
        sent[name] = chance.choice(NASTY)
        if chance.random() < 0.1:
            sent[name] = SimpleUploadedFile("a\u202e.xlsx", as_bytes(chance.choice(NASTY)[:9999]))
    return sent


def send(browser: Client, url: str, sent: dict[str, Any]) -> Any:
    """As a browser would; what is no Unicode goes as the bytes of its halves."""
    if any(isinstance(one, SimpleUploadedFile) for one in sent.values()):
        return browser.post(url, {name: as_sent(one) for name, one in sent.items()})
    body = "&".join(f"{quoted(name)}={quoted(value)}" for name, value in sent.items())
    return browser.post(url, body, content_type="application/x-www-form-urlencoded")


def as_sent(one: Any) -> Any:
    return one.encode(errors="replace").decode() if isinstance(one, str) else one


def as_bytes(text: str) -> bytes:
    return text.encode(errors="surrogatepass")


def quoted(text: str) -> str:
    return "".join(f"%{byte:02X}" for byte in as_bytes(text))


def no_room() -> AbstractContextManager[None]:
    """Whatever would be written is refused, as on a full disk."""

    def refused(execute: Callable[..., Any], sql: Any, *given: Any) -> Any:
        connection.needs_rollback = False  # of the test's own transaction, not of the database
        if WRITES.match(str(sql)):
            raise OperationalError("database or disk is full")
        return execute(sql, *given)

    return connection.execute_wrapper(refused)


def sent_in_vain(browser: Client, form: Form) -> int:
    """How a form is answered as it is; nothing of it is kept."""
    with transaction.atomic():
        page: Any = send(browser, form.action, {name: one[0] for name, one in form.fields.items()})
        connection.needs_rollback = False
        transaction.set_rollback(True)
    return int(page.status_code)


@pytest.mark.django_db
def test_no_form_breaks_by_what_is_typed(people: People) -> None:
    chance = Random(20261130)
    found: dict[str, list[tuple[str, Form]]] = {}
    with no_room():
        for who in SENDERS:
            for form in forms_of(people, who):
                found.setdefault(form.action.split("?")[0], []).append((who, form))
        said = {
            path: sent_in_vain(people.browsers[who], form)
            for path, ((who, form), *_) in found.items()
        }
    assert set(said.values()) <= TOLD_WITHOUT_ROOM, said
    assert said["/en/account/second/"] == BUSY
    open_ones = [some for path, some in found.items() if not path.endswith(LAST_PATHS)]
    assert len(open_ones) > 30
    for _ in range(SENT_TO_FORMS):
        who, form = chance.choice(chance.choice(open_ones))
        sent = filled(form, chance)
        page = send(people.browsers[who], form.action, sent)
        told = who, form.action, {name: str(value)[:60] for name, value in sent.items()}
        assert page.status_code < FAULTY, told
        assert "evil.example" not in page.headers.get("Location", ""), told


@pytest.mark.django_db
def test_no_address_breaks_by_what_stands_in_it(people: People) -> None:
    chance, urls = Random(20261201), pages(people)
    for _ in range(SENT_TO_ADDRESSES):
        parts = chance.choice(urls).strip("/").split("/")
        parts[chance.randrange(1, len(parts) + 1) - 1 or -1] = chance.choice(BITS)
        url = f"/{'/'.join(parts)}/?{chance.choice(('q', 'page', 'next', 'at', 'hands', 'rules'))}"
        url += f"={quoted(chance.choice(NASTY)[:1_000])}"
        browser = people.browsers[chance.choice(SENDERS)]
        method, kind = chance.choice(("GET", "POST", "PUT")), chance.choice(KINDS)
        body = as_bytes(chance.choice(NASTY))
        page: Any = browser.generic(method, url, body, content_type=kind)
        assert page.status_code < FAULTY, (method, url[:200], kind, body[:60])
        assert "evil.example" not in page.headers.get("Location", ""), url
