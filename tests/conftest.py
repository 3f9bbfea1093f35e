"""What every test may count on."""

from collections.abc import Iterator
from random import Random

import pytest
from django.core.management import call_command
from django.db import connections
from django.test.utils import override_settings

from tutor.drills import dealing, front

PLAIN_FILES = {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"}


@pytest.fixture(autouse=True, scope="session")
def _words() -> None:
    """The words as the catalogues have them now, also where only pytest was called."""
    call_command("compilemessages")


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


@pytest.fixture(scope="session")
def django_db_modify_db_settings(tmp_path_factory: pytest.TempPathFactory) -> None:
    """SQLite in a file of this run's own: one in memory cannot be met by several threads."""
    database = connections["default"].settings_dict
    if database["ENGINE"] == "django.db.backends.sqlite3":
        database["TEST"]["NAME"] = str(tmp_path_factory.mktemp("database") / "test.sqlite3")


@pytest.fixture
def dealt_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same questions in every run of the test."""
    chance = Random(20261129)
    for module in (dealing, front):
        monkeypatch.setattr(module, "randbits", chance.getrandbits)
