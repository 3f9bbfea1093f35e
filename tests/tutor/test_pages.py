"""What every address answers: works, wrong method, stranger, bad id, languages, no writing."""

import re
from collections.abc import Iterator

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import URLPattern, URLResolver, get_resolver

from tests.tutor.playing import HTMX, Asked, Page, answer, finish, start
from tutor.languages import LANGUAGES
from tutor.lessons.curriculum import curriculum

WRITES = re.compile(r"\s*(INSERT|UPDATE|DELETE|REPLACE)", re.IGNORECASE)
PRIVATE = ("run", "result", "question", "nearest", "feedback")
CODES = [language.code for language in LANGUAGES]

# For each name, the methods that it takes. A page is read with GET and HEAD. Quizzes, accounts and
# doubts have tests of their own; that no address is forgotten is seen to in test_every_address.py.
METHODS = {
    "front": {"GET"},
    "front-answer": {"GET", "POST"},
    "lessons": {"GET"},
    "lesson": {"GET"},
    "reset": {"GET", "POST"},
    "progress": {"GET"},
    "glossary": {"GET"},
    "search": {"GET"},
    "sheet": {"GET"},
    "arbiter": {"GET"},
    "drill": {"GET", "POST"},
    "run": {"GET"},
    "attempt": {"GET", "POST"},
    "nearest": {"GET"},
}


@pytest.fixture
def paths(client: Client) -> dict[str, tuple[str, str]]:
    """A page of each kind, without its language: the name of its address, and its path."""
    done = start(client, "punto-winner")
    finish(client, done)
    asked = start(client, "grande-winner")
    answer(client, asked, asked.wrong)
    run_id = asked.attempt.run_id
    return {
        "front": ("front", "/"),
        "front-answer": ("front-answer", "/question/"),
        "lessons": ("lessons", "/lessons/"),
        "glossary": ("glossary", "/glossary/"),
        "search": ("search", "/search/"),
        "found": ("search", "/search/?q=pares"),
        "sheet": ("sheet", "/sheet/"),
        "arbiter": ("arbiter", "/arbiter/"),
        "ruling": ("arbiter", "/arbiter/?rules=classic&hands=4o4c4e4b.5o5c2o2c"),
        **{f"lesson {e.slug}": ("lesson", f"/lessons/{e.slug}/") for e in curriculum()},
        "reset": ("reset", "/lessons/punto/reset/"),
        "progress": ("progress", "/progress/"),
        "drill": ("drill", "/drills/grande-winner/"),
        "run": ("run", f"/runs/{run_id}/"),
        "result": ("run", f"/runs/{done.attempt.run_id}/"),
        "feedback": ("attempt", f"/runs/{run_id}/1/"),
        "nearest": ("nearest", f"/runs/{run_id}/1/nearest/"),
        "question": ("attempt", f"/runs/{run_id}/2/"),
    }


def names(patterns: list[URLPattern | URLResolver]) -> Iterator[str | None]:
    for pattern in patterns:
        if isinstance(pattern, URLResolver):
            yield from names(pattern.url_patterns)
        else:
            yield pattern.name


@pytest.mark.django_db
def test_each_name_is_an_address_and_has_a_page_here(paths: dict[str, tuple[str, str]]) -> None:
    assert set(METHODS) <= set(names(get_resolver().url_patterns))
    assert {name for name, _ in paths.values()} == set(METHODS)


@pytest.mark.django_db
@pytest.mark.parametrize("headers", [{}, HTMX], ids=["plain", "htmx"])
@pytest.mark.parametrize("code", CODES)
def test_every_page_works_in_every_language_and_writes_nothing(
    client: Client, paths: dict[str, tuple[str, str]], code: str, headers: dict[str, str]
) -> None:
    for _, path in paths.values():
        with CaptureQueriesContext(
            connection,
        ) as queries:
            page: Page = client.get(f"/{code}{path}", headers=headers)
        assert page.status_code in (200, 302), path
        assert not [q["sql"] for q in queries if WRITES.match(q["sql"])], path
        assert len(queries) <= 6, path
        assert page.headers["Content-Language"] == code


@pytest.mark.django_db
@pytest.mark.parametrize("code", CODES)
def test_a_newcomer_reads_every_page_that_is_open_and_nothing_is_written(
    client: Client, paths: dict[str, tuple[str, str]], code: str
) -> None:
    for kind, (_, path) in paths.items():
        with CaptureQueriesContext(connection) as queries:
            page: Page = Client().get(f"/{code}{path}")
        assert page.status_code == 404 if kind in PRIVATE else page.status_code in (200, 302)
        assert not [q["sql"] for q in queries if WRITES.match(q["sql"])], path


@pytest.mark.django_db
@pytest.mark.parametrize("method", ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "TRACE"])
def test_every_address_refuses_the_wrong_methods(
    client: Client, paths: dict[str, tuple[str, str]], method: str
) -> None:
    for name, path in paths.values():
        page: Page = client.generic(method, f"/en{path}")
        is_taken = method in METHODS[name] | {"HEAD"}
        assert (page.status_code == 405) is not is_taken, f"{method} {path}"


@pytest.mark.django_db
@pytest.mark.parametrize("method", ["get", "post"])
@pytest.mark.parametrize("headers", [{}, HTMX], ids=["plain", "htmx"])
def test_a_stranger_finds_nobodys_sitting(
    client: Client, paths: dict[str, tuple[str, str]], method: str, headers: dict[str, str]
) -> None:
    stranger = Client()
    start(stranger, "grande-winner")
    for kind in ("question", "feedback"):
        url = "/en" + paths[kind][1]
        page: Page = getattr(stranger, method)(url, {"answer": "0"}, headers=headers)
        assert page.status_code == 404
    asked = Asked("/en" + paths["question"][1], "")
    assert asked.attempt.is_open


@pytest.mark.django_db
def test_nothing_in_a_question_gives_the_answer_away(
    client: Client, paths: dict[str, tuple[str, str]]
) -> None:
    for headers in ({}, HTMX):
        body = client.get("/en" + paths["question"][1], headers=headers).content.decode()
        for word in ("right", "wrong", "winner", "decides", "caption", "data-right", "correct"):
            plain = re.sub(r"The winner of grande|/drills/grande-winner/|stone \w+", "", body)
            assert word not in plain, word


@pytest.mark.django_db
def test_no_page_holds_inline_script_style_or_handler(
    client: Client, paths: dict[str, tuple[str, str]]
) -> None:
    for _, path in paths.values():
        page: Page = client.get(f"/en{path}")
        body = page.content.decode()
        assert not re.search(r"<script(?![^>]*src=)|<style|\sstyle=|\son\w+=|javascript:", body)


@pytest.mark.django_db
def test_every_page_carries_the_doors_headers(
    client: Client, paths: dict[str, tuple[str, str]]
) -> None:
    for path in [path for _, path in paths.values()] + ["/nowhere/"]:
        headers = client.get(f"/en{path}").headers
        policy = headers["Content-Security-Policy"]
        assert "unsafe" not in policy
        for part in ("script-src 'self'", "style-src 'self'", "frame-ancestors 'none'"):
            assert f"{part};" in policy + ";"
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Referrer-Policy"] == "same-origin"
        assert headers["X-Frame-Options"] == "DENY"
        assert headers["Cache-Control"] == "private, no-cache"
        assert {"HX-Request", "Cookie"} <= set(re.split(r",\s*", headers["Vary"]))
