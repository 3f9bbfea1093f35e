"""What programs ask that watch the site: whether it lives, and whether it is ready."""

import sqlite3
from collections.abc import Iterator
from time import monotonic
from typing import Any

import pytest
from django.contrib.staticfiles.storage import ManifestStaticFilesStorage
from django.db import OperationalError
from django.db.backends.utils import CursorWrapper
from django.db.migrations.recorder import MigrationRecorder
from django.test import Client
from psycopg.errors import DiskFull
from pytest_django import DjangoAssertNumQueries, Settings

from tests.tutor.playing import Page, start
from tutor.drills import answering
from tutor.running import readiness


@pytest.fixture(autouse=True)
def _nothing_proved_yet() -> Iterator[None]:
    readiness.prove_migrated.cache_clear()
    yield
    readiness.prove_migrated.cache_clear()
    readiness.unwritten.forget()


def ready(client: Client) -> tuple[int, str]:
    page: Page = client.get("/readyz")
    return page.status_code, page.content.decode()


def broken(*_: Any) -> None:
    raise OperationalError('connection to server at "db", user "lance" failed')


def test_it_lives_without_a_database(client: Client) -> None:
    page: Page = client.get("/healthz")
    assert (page.status_code, page.content) == (200, b"ok\n")


def failing(refusal: Exception) -> Any:
    """A database's own error, as Django passes it on."""

    def fail(*_: Any, **__: Any) -> None:
        raise OperationalError(str(refusal)) from refusal

    return fail


def sqlite_refusal(kind: str) -> sqlite3.OperationalError:
    error = sqlite3.OperationalError(kind)
    error.sqlite_errorcode = getattr(sqlite3, f"SQLITE_{kind}")
    return error


@pytest.mark.django_db
def test_it_is_ready(client: Client) -> None:
    assert ready(client) == (200, "ok\n")


@pytest.mark.django_db
def test_to_ask_again_costs_one_statement(
    client: Client, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    ready(client)
    with django_assert_num_queries(1):
        ready(client)


@pytest.mark.django_db
@pytest.mark.parametrize("path", ["/healthz", "/readyz"])
def test_a_probe_needs_no_host_no_https_and_leaves_nothing_behind(
    client: Client, settings: Settings, path: str
) -> None:
    settings.SECURE_SSL_REDIRECT = True
    page: Page = client.get(path, headers={"Host": "10.0.0.7:8000"})
    assert page.status_code == 200
    assert page.headers["Cache-Control"] == "no-store"
    assert not page.cookies
    assert client.post(path).status_code == 405
    assert client.head(path).status_code == 200


@pytest.mark.django_db
def test_a_database_that_is_away_is_told_without_a_secret(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(CursorWrapper, "execute", broken)
    assert ready(client) == (503, f"{readiness.NO_DATABASE}\n")


@pytest.mark.django_db
def test_migrations_that_wait_are_counted(client: Client) -> None:
    last = MigrationRecorder.Migration.objects.filter(app="tutor").latest("pk")
    MigrationRecorder.Migration.objects.filter(pk=last.pk).delete()
    assert ready(client) == (503, "database: migrations to be applied: 1 (manage.py migrate)\n")
    last.save()
    assert ready(client)[0] == 200


@pytest.mark.django_db
def test_static_files_that_are_not_there_are_told(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readiness, "staticfiles_storage", ManifestStaticFilesStorage())
    assert ready(client) == (503, f"{readiness.NO_FILES}\n")


@pytest.mark.django_db
@pytest.mark.parametrize(
    "refusal", [sqlite_refusal("FULL"), DiskFull()], ids=["sqlite", "postgres"]
)
def test_a_database_that_had_no_room_is_told_for_a_minute(
    client: Client, monkeypatch: pytest.MonkeyPatch, refusal: Exception
) -> None:
    client.raise_request_exception = False
    asked = start(client, "juego-total")
    with monkeypatch.context() as patch:
        patch.setattr(answering, "_keep", failing(refusal))
        assert client.post(asked.url, {"answer": asked.right}).status_code == 503
    assert ready(client) == (503, f"{readiness.NO_ROOM}\n")
    monkeypatch.setattr(readiness, "monotonic", lambda: monotonic() + readiness.UNWRITTEN_S)
    assert ready(client) == (200, "ok\n")
    assert asked.attempt.is_open


@pytest.mark.django_db
def test_a_database_that_is_busy_is_ready(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    client.raise_request_exception = False
    asked = start(client, "juego-total")
    monkeypatch.setattr(answering, "_keep", failing(sqlite_refusal("BUSY")))
    assert client.post(asked.url, {"answer": asked.right}).status_code == 503
    assert ready(client) == (200, "ok\n")
