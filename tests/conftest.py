"""What every test may count on."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from shutil import copytree

import pytest
from django.conf import settings as site_settings
from django.core.management import call_command
from django.db import connection, connections
from django.test.utils import override_settings
from django.utils import translation
from pytest_django import Settings

from tutor.drills import front, pool
from tutor.glossary import seeing as glossary
from tutor.glossary import terms
from tutor.lessons import library, telling
from tutor.quizzes import dealing as quizzes
from tutor.regrading import failing
from tutor.search import gathering

PLAIN_FILES = {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"}


TOUCHING = {"db", "transactional_db", "live_server"}


@pytest.hookimpl(tryfirst=True)
def pytest_sessionstart(session: pytest.Session) -> None:
    """The words as the catalogues have them now, made once before several processes read them."""
    if not hasattr(session.config, "workerinput"):
        call_command("compilemessages")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is only for the other database, and on PostgreSQL what touches none."""
    apart = [one for one in items if not _is_for_this_database(one)]
    config.hook.pytest_deselected(items=apart)
    items[:] = [one for one in items if _is_for_this_database(one)]


def _is_for_this_database(item: pytest.Item) -> bool:
    only = item.get_closest_marker("only_on")
    if only and only.args[0] != connection.vendor:
        return False
    return connection.vendor == "sqlite" or _touches_one(item)


def _touches_one(item: pytest.Item) -> bool:
    fixtures = TOUCHING & set(getattr(item, "fixturenames", ()))
    return bool(fixtures or item.get_closest_marker("django_db"))


@pytest.fixture(autouse=True, scope="session")
def _plain_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Static files as they lie in the repository, and a fast password hasher."""
    with override_settings(
        STORAGES={
            "default": {"BACKEND": "django.core.files.storage.InMemoryStorage"},
            "staticfiles": PLAIN_FILES,
        },
        WHITENOISE_AUTOREFRESH=True,
        WHITENOISE_USE_FINDERS=True,
        STATIC_ROOT=tmp_path_factory.mktemp("static"),
        PASSWORD_HASHERS=["django.contrib.auth.hashers.MD5PasswordHasher"],
    ):
        yield


@pytest.fixture(autouse=True)
def _no_language_of_another() -> None:
    """No language that a test before has left active, as every page does."""
    translation.deactivate()


@pytest.fixture(scope="session")
def django_db_modify_db_settings(
    django_db_modify_db_settings_parallel_suffix: None, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """SQLite in a file of this run's own: one in memory cannot be met by several threads."""
    database = connections["default"].settings_dict
    if database["ENGINE"] == "django.db.backends.sqlite3":
        database["TEST"]["NAME"] = str(tmp_path_factory.mktemp("database") / "test.sqlite3")


@pytest.fixture
def locale_copy(tmp_path: Path, settings: Settings) -> Iterator[Path]:
    """The words in a folder that a test may write into, read anew; forgotten afterwards."""
    copytree(site_settings.LOCALE_PATHS[0], tmp_path / "locale")
    settings.LOCALE_PATHS = [tmp_path / "locale"]
    settings.DEBUG = True
    yield tmp_path / "locale"
    for kept in (library._shelf, telling._told, terms._terms, glossary._told, gathering._index):
        kept.cache_clear()


@pytest.fixture
def dealt_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same questions in every run of the test."""
    chance = Random(20261129)
    for module in (failing, front, pool, quizzes):
        monkeypatch.setattr(module, "randbits", chance.getrandbits)
    monkeypatch.setattr(pool.POOL, "_ready", {})
    monkeypatch.setattr(pool.POOL, "_dealt", {})
