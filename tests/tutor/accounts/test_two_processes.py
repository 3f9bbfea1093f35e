"""Doors of a site that two processes serve: a guesser is stopped, a whole class gets in."""

from collections import Counter
from concurrent.futures import ThreadPoolExecutor

import pytest
from django.contrib.auth.hashers import Argon2PasswordHasher, make_password

from bench.real.browser import Browser
from tests.tutor.accounts.entering import PHRASE
from tutor.accounts.knocks import LIMITS
from tutor.models import User

DOOR = "/en/account/sign-in/"
STUDENTS, GUESSES = 30, 24


@pytest.fixture
def known() -> list[str]:
    """Accounts whose password the served site can read; it hashes as a real one does."""
    password = make_password(PHRASE, hasher=Argon2PasswordHasher())
    names = [f"ane{number}" for number in range(STUDENTS)]
    User.objects.bulk_create(User(username=one, name=one, password=password) for one in names)
    return names


def tried(port: int, name: str, password: str) -> int:
    browser = Browser(port)
    browser.get(DOOR)
    return browser.status_of(DOOR, name=name, password=password)


def test_a_guesser_is_stopped_and_a_class_behind_the_same_address_is_not(
    port: int, known: list[str]
) -> None:
    most = LIMITS["sign-in"].by_account
    with ThreadPoolExecutor(8) as windows:
        guesses = windows.map(lambda n: tried(port, known[0], f"wrong {n}"), range(GUESSES))
        seen = Counter(guesses)
        assert seen.keys() == {422, 429}
        assert seen[422] <= most
        assert tried(port, known[0], PHRASE) == 429
        entered = list(windows.map(lambda name: tried(port, name, PHRASE), known[1:]))
    assert entered == [303] * (STUDENTS - 1)
