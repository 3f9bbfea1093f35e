"""Doors that may be tried only so often, by account and by address."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta

import pytest
import time_machine
from django.db import connections
from django.test import Client
from django.urls import reverse
from django.utils import timezone
from pytest_django import Settings

from tests.tutor.accounts.entering import Page, member, sign_in
from tutor.accounts import knocks
from tutor.accounts.knocks import LIMITS, forgive, knock
from tutor.models import Knock

NEW = "tres reyes y una sota"


def guess(name: str = "Ane") -> Page:
    return Client().post(reverse("sign-in"), {"name": name, "password": NEW})


@pytest.mark.django_db
def test_after_ten_guesses_an_account_waits_and_says_how_long(client: Client) -> None:
    member(client)
    for _ in range(LIMITS["sign-in"].by_account):
        assert guess().status_code == 422
    page = guess("ANÉ")
    assert page.status_code == 429
    assert page.headers["Retry-After"] == str(15 * 60)
    assert "15\N{NO-BREAK SPACE}minutes" in page.content.decode()
    assert sign_in(Client()).status_code == 429
    with time_machine.travel(timezone.now() + timedelta(minutes=16)):
        assert sign_in(Client()).status_code == 303


@pytest.mark.django_db
def test_an_account_that_is_not_there_waits_as_well() -> None:
    pages = [guess("nobody") for _ in range(LIMITS["sign-in"].by_account + 1)]
    assert [page.status_code for page in pages][-2:] == [422, 429]


@pytest.mark.django_db
def test_who_signs_in_may_have_mistyped_before(client: Client) -> None:
    member(client)
    for _ in range(3):
        for _ in range(LIMITS["sign-in"].by_account - 1):
            assert guess().status_code == 422
        assert sign_in(Client()).status_code == 303


@pytest.mark.django_db
def test_refused_tries_do_not_make_the_wait_longer() -> None:
    for _ in range(LIMITS["recover"].by_account):
        assert knock("recover", account="ane", address="192.0.2.1") == 0
    with time_machine.travel(timezone.now() + timedelta(minutes=30)):
        assert [knock("recover", account="ane", address="192.0.2.1") for _ in range(9)] == [30] * 9
    with time_machine.travel(timezone.now() + timedelta(minutes=61)):
        assert knock("recover", account="ane", address="192.0.2.1") == 0


@pytest.mark.django_db
def test_one_address_may_try_many_accounts_but_not_without_end() -> None:
    most = LIMITS["sign-in"].by_address
    for number in range(most):
        assert knock("sign-in", account=str(number), address="192.0.2.1") == 0
    assert knock("sign-in", account="another", address="192.0.2.1") > 0
    assert knock("sign-in", account="another", address="192.0.2.2") == 0


@pytest.mark.django_db
def test_a_school_that_signs_in_behind_one_address_is_not_kept_out() -> None:
    here = "192.0.2.1"
    for number in range(3 * 40):
        for _ in range(2):  # each mistypes once
            assert knock("sign-in", account=str(number), address=here) == 0
        forgive("sign-in", account=str(number), address=here)
    for number in range(LIMITS["sign-in"].by_address):  # and nobody guesses more for that
        assert knock("sign-in", account=f"guessed {number}", address=here) == 0
    forgive("sign-in", account="one of his own", address=here)
    assert knock("sign-in", account="another", address=here) > 0


@pytest.mark.django_db(transaction=True)
def test_guesses_at_once_are_counted_each() -> None:
    def at_once(_: int) -> int:
        try:
            return knock("second", account="ane", address="192.0.2.1")
        finally:
            connections.close_all()

    with ThreadPoolExecutor(8) as guessers:
        waits = list(guessers.map(at_once, range(30)))
    assert waits.count(0) <= LIMITS["second"].by_account


@pytest.mark.django_db
def test_neither_names_nor_addresses_are_kept() -> None:
    knock("sign-in", account="ane", address="192.0.2.1")
    kept = str(list(Knock.objects.values()))
    assert "ane" not in kept
    assert "192.0.2.1" not in kept


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("https", "proxies", "seen"),
    [
        (True, 1, "192.0.2.7"),
        (True, 2, "10.0.0.1"),
        (True, 9, "10.0.0.1"),
        (False, 1, "127.0.0.1"),
    ],
)
def test_an_address_behind_a_proxy_is_what_the_proxy_says(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, https: bool, proxies: int, seen: str
) -> None:
    settings.HTTPS, settings.PROXIES = https, proxies
    addresses: list[str] = []
    counted: Callable[..., int] = knocks.knock

    def note(act: str, *, account: str, address: str) -> int:
        addresses.append(address)
        return counted(act, account=account, address=address)

    monkeypatch.setattr("tutor.accounts.views.shown.knock", note)
    form = {"name": "Ane", "password": NEW}
    Client().post(reverse("sign-in"), form, headers={"X-Forwarded-For": "10.0.0.1, 192.0.2.7"})
    assert addresses == [seen]
