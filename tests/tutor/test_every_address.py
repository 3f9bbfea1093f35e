"""Every address that there is, tried with each method, by a stranger and with garbage."""

from collections.abc import Iterator
from random import Random

import pytest
from django.test import Client
from django.urls import URLPattern, URLResolver, get_resolver, reverse

from tests.tutor.classroom.people import account, classroom
from tests.tutor.playing import HTMX, Asked, Page, start
from tutor.classroom.urls import urlpatterns as classroom_urls
from tutor.models import Quiz, Run

URL_CODED = "application/x-www-form-urlencoded"
MULTIPART = "multipart/form-data; boundary=x"
PUBLIC: dict[str, list[str]] = {
    "front": [],
    "front-answer": [],
    "drill": ["grande-winner"],
    "lessons": [],
    "lesson": ["grande"],
    "reset": ["grande"],
    "progress": [],
    "clock": [],
    "glossary": [],
    "search": [],
    "sheet": [],
    "arbiter": [],
    "quizzes": [],
    "own-quiz": [],
    "quiz": ["k7mw3fh2"],
    "privacy": [],
    "classes": [],
    "join": [],
    "join-class": ["k7mw3fh2"],
    "settings": [],
    "manifest": [],
    "robots": [],
    "sitemap": [],
}
# Of an account, for a browser without one; what leads out of a letter takes what the letter says.
PLAIN = (
    *("account", "sign-up", "sign-in", "second-code", "recover", "recover-letter", "leave"),
    *("leave-everywhere", "prove", "codes", "password", "second", "email", "data"),
    *("data-json", "data-csv", "gone", "delete", "own-name", "entry-code"),
)
ACCOUNT: dict[str, list[str | int]] = {name: [] for name in PLAIN}
ACCOUNT |= {"recover-by-letter": ["MQ", "x-y"], "confirm-email": ["x"]}
ACCOUNT |= {"class-new": [], "teach": ["x"], "sets": [], "set": [1], "set-shared": ["x"]}
ACCOUNT |= {"set-ready": ["path:first-evening"], "set-preview": ["grande-winner"]}
ACCOUNT |= {"worksheets": [], "worksheet": ["k7mw3fh2"], "status": []}
# A class's, for a stranger to it; who else gets them is tests/tutor/classroom/test_access.py.
OF_CLASS = {one.name or "": 1 for one in classroom_urls if one.name not in PUBLIC | ACCOUNT}
OF_CLASS |= {"class-pupil": 2, "class-assignment": 2, "class-grid": 2, "class-table": 3}
OF_CLASS |= {"class-item": 3, "class-result": 4, "class-answers": 2, "class-answer": 3}
OF_CLASS |= {"class-seen": 2}
# How many of a sitting's numbers the address has
OWN = {"run": 1, "attempt": 2, "nearest": 2, "doubt": 2}
OF_QUIZ = {"sitting": 1, "hand-in": 1, "sitting-question": 2, "sitting-nearest": 2}
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "MUS")
NAMES = ("answer", "token", "csrfmiddlewaretoken", "x")
VALUES = (
    *("", "0", "skip", "31", "Ro", "tie", "none", "-1", "1e3", "9" * 5000, "x" * 1000, "{0}%s"),
    *("%00", "%ED%A0%80", "%E2%80%AE", "%", "%zz", "%D9%A3%D9%A1", "\xff", "a:b:c", "<b>"),
)
TYPES = (
    *(URL_CODED, MULTIPART, "", "application/json", "text/plain; charset=utf-16", "x;" * 99),
    *("multipart/form-data", "multipart/form-data; boundary=\xff", f"{URL_CODED}; charset=idna"),
)
HEADERS: tuple[dict[str, str], ...] = (
    {},
    *(HTMX, HTMX | {"HX-Boosted": "true"}, {"HX-Request": "\xff", "HX-Current-URL": "http://["}),
    *({"Origin": "null"}, {"Referer": "http://["}, {"Accept-Language": "\xff;q=9,*"}),
    *({"Cookie": "visitor=\xff; csrftoken=\0"}, {"If-Modified-Since": "9" * 99}),
)


def names_in(patterns: list[URLPattern | URLResolver]) -> Iterator[str]:
    for one in patterns:
        if isinstance(one, URLResolver):
            yield from names_in(one.url_patterns)
        else:
            yield one.name or str(one.pattern)


def addresses(asked: Asked) -> Iterator[str]:
    """One of each name."""
    numbers = [asked.attempt.run_id, asked.attempt.position]
    yield from (reverse(name, args=args) for name, args in (PUBLIC | ACCOUNT).items())
    yield from (reverse(name, args=numbers[:count]) for name, count in OWN.items())
    yield from (reverse(name, args=[1] * count) for name, count in OF_CLASS.items())
    run = Run.objects.filter(quiz__isnull=False).first()
    if run and run.quiz:
        own = (run.quiz.code, run.pk, 1)
        yield from (reverse(name, args=own[: 1 + count]) for name, count in OF_QUIZ.items())


def quiz_of(client: Client) -> Quiz:
    """A quiz with the code that is listed above, begun."""
    client.post("/en/quizzes/", {"plan": "scoring"})
    quiz = Quiz.objects.get()
    quiz.code = "k7mw3fh2"
    quiz.save()
    return quiz


def is_shut(url: str) -> bool:
    """Whether it is there only once the question is answered, or for those whom it is for."""
    return url.endswith(("/nearest/", "/doubt/")) or url.startswith(
        ("/en/classes/1/", "/en/status/")
    )


def test_every_address_is_listed_here() -> None:
    known = PUBLIC | ACCOUNT | OWN | OF_QUIZ | OF_CLASS
    assert set(names_in(get_resolver().url_patterns)) == known.keys()


@pytest.mark.django_db
def test_no_method_breaks_an_address_and_a_wrong_one_is_told(client: Client) -> None:
    asked = start(client, "juego-total")
    quiz_of(client)
    classroom()
    for url in addresses(asked):
        for method in METHODS:
            page: Page = client.generic(method, url)
            known = (303, 404, 405) if is_shut(url) else (200, 302, 303, 405, 422)
            assert page.status_code in known, (method, url)
            assert ("Allow" in page.headers) is (page.status_code == 405), (method, url)
    assert asked.attempt.is_open


@pytest.mark.django_db
@pytest.mark.parametrize("headers", [{}, HTMX], ids=["plain", "htmx"])
def test_what_is_a_learners_own_is_not_there_for_a_stranger(
    client: Client, headers: dict[str, str]
) -> None:
    asked = start(client, "juego-total")
    quiz = quiz_of(client)
    newcomer, other = Client(), Client()
    start(other, "juego-total")
    own = [url for url in addresses(asked) if "/runs/" in url or f"{quiz.code}/" in url[:-1]]
    for stranger in (newcomer, other):
        for url in own:
            assert stranger.get(url, headers=headers).status_code == 404
            page: Page = stranger.post(url, {"answer": asked.right}, headers=headers)
            of_quiz = quiz.code in url and url.endswith("/1/")
            takes_posts = of_quiz or url == asked.url or url.endswith(("/doubt/", "/hand-in/"))
            assert page.status_code == (404 if takes_posts else 405)
    assert asked.attempt.is_open


@pytest.mark.django_db
def test_garbage_is_never_a_fault_of_ours(client: Client) -> None:
    asked = start(client, "juego-total")
    quiz_of(client)
    classroom(account("Eli"))
    browsers = (client, Client(enforce_csrf_checks=True))
    urls, chance = [*addresses(asked), "/", "/es//", "/en/nothing/", "/%FF/\0/"], Random(1)
    for browser in browsers:
        browser.raise_request_exception = False
        browser.get("/en/")
    for _ in range(400):
        method, url = chance.choice(METHODS[:5]), chance.choice(urls)
        body, kind, headers = garbage(chance), chance.choice(TYPES), chance.choice(HEADERS)
        browser = chance.choice(browsers)
        page: Page = browser.generic(method, url, body, content_type=kind, headers=headers)
        assert page.status_code < 500, (method, url, body, kind, headers)


def garbage(chance: Random) -> bytes:
    """A form with odd values, of either type, whole or broken off."""
    pairs = [(chance.choice(NAMES), chance.choice(VALUES)) for _ in range(chance.randint(0, 4))]
    body = "&".join(f"{name}={value}" for name, value in pairs)
    if chance.random() < 0.4:
        field = '--x\r\nContent-Disposition: form-data; name="{}"; filename="{}"\r\n\r\n{}\r\n'
        body = "".join(field.format(name, "a", value) for name, value in pairs)
        body += chance.choice(["--x--\r\n", "--x", ""])
    return body.encode("latin-1")
