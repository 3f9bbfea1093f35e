"""What somebody who means harm tries at the doors of accounts."""

import csv
import json
from io import BytesIO, StringIO
from zipfile import ZipFile

import pytest
from django.conf import settings
from django.core import mail
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import reverse
from pytest_django import Settings

from tests.tutor.accounts.entering import (
    Page,
    codes_shown,
    learner_of,
    member,
    number_of,
    sign_in,
    sign_up,
)
from tests.tutor.playing import answer, start
from tutor.accounts.access import address_of
from tutor.accounts.knocks import LIMITS
from tutor.accounts.services import recover_by_code
from tutor.http import Request
from tutor.models import Doubt, Learner, RecoveryCode, Run, User

pytestmark = pytest.mark.django_db
NEW = "tres reyes y una sota"
WRITES = ("INSERT", "UPDATE", "DELETE")


def copied(client: Client) -> Client:
    """Another browser with the same cookie of a visitor, noted down on a shared computer."""
    other = Client()
    other.cookies[settings.VISITOR_COOKIE] = client.cookies[settings.VISITOR_COOKIE].value
    return other


def guess(address: str, name: str = "Ane") -> Page:
    form = {"name": name, "password": NEW}
    return Client(REMOTE_ADDR=address).post(reverse("sign-in"), form)


def test_who_knew_the_visitors_cookie_is_out_once_there_is_an_account(client: Client) -> None:
    asked = start(client, "grande-winner")
    thief = copied(client)
    member(client)
    assert thief.get(asked.url).status_code == 404
    assert client.get(asked.url).status_code == 200
    told = json.loads(thief.get(reverse("data-json")).content)
    assert "account" not in told
    assert "run" not in told


def test_who_knew_the_visitors_cookie_may_make_an_account_of_his_own(client: Client) -> None:
    asked = start(client, "grande-winner")
    thief = copied(client)
    ane = member(client)
    member(thief, "Eva")
    assert thief.get(asked.url).status_code == 404
    assert Learner.objects.get(user=ane).runs.count() == 1
    assert number_of(thief) != number_of(client)


def test_an_accounts_number_without_its_mark_opens_no_data(client: Client) -> None:
    user = member(client)
    stranger = Client()
    start(stranger, "grande-winner")
    Learner.objects.filter(user=user).update(visitor=None)
    learner_of(stranger).delete()
    Learner.objects.filter(user=user).update(visitor=number_of(stranger))
    for name in ("data", "data-json", "data-csv", "delete"):
        assert stranger.get(reverse(name)).status_code == 303
    stranger.post(reverse("delete"), {"sure": "yes"})
    assert User.objects.count() == 1


def test_what_was_done_after_an_account_was_deleted_elsewhere_can_be_deleted(
    client: Client,
) -> None:
    user = member(client)
    other = Client()
    sign_in(other)
    User.objects.get(pk=user.pk).delete()
    assert other.get(reverse("data")).status_code == 303
    start(other, "pares-kind")
    assert "run" in json.loads(other.get(reverse("data-json")).content)
    other.post(reverse("delete"), {"sure": "yes"})
    assert not Learner.objects.exists()


def test_two_windows_that_sign_up_at_once_see_the_codes_that_count(client: Client) -> None:
    start(client, "grande-winner")
    window = copied(client)
    assert [sign_up(one).status_code for one in (client, window)] == [303, 303]
    assert User.objects.count() == Learner.objects.count() == 1
    shown = codes_shown(client)
    assert len(shown) == 10
    assert codes_shown(window) == shown
    assert recover_by_code(user=User.objects.get(), code=shown[3], password=NEW)


def test_codes_that_count_no_more_are_not_shown(client: Client) -> None:
    user = member(client)
    client.post(reverse("codes"), {"act": "new"})
    assert len(codes_shown(client)) == 10
    other = Client()
    sign_in(other)
    other.post(reverse("codes"), {"act": "new"})
    assert codes_shown(client) == []
    assert len(codes_shown(other)) == 10
    assert RecoveryCode.objects.filter(user=user).count() == 10


def test_a_stranger_elsewhere_does_not_keep_the_owner_out(client: Client) -> None:
    member(client)
    for _ in range(LIMITS["sign-in"].by_account + 1):
        page = guess("192.0.2.66")
    assert page.status_code == 429
    assert sign_in(Client()).status_code == 303


def test_from_many_addresses_an_account_is_not_tried_without_end() -> None:
    limit = LIMITS["sign-in"]
    pages = [guess(f"192.0.2.{one // 5}") for one in range(limit.anywhere + 1)]
    assert [page.status_code for page in pages] == [422] * limit.anywhere + [429]


def test_one_network_of_many_addresses_is_one(client: Client) -> None:
    for number in range(LIMITS["sign-in"].by_account):
        assert guess(f"2001:db8::{number:x}").status_code == 422
    assert guess("2001:db8::ffff").status_code == 429
    assert guess("2001:db8:0:1::1").status_code == 422


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8::17", "2001:db8::"),
        ("fe80::1%eth0", "fe80::"),
        ("unknown", "unknown"),
        ("", ""),
    ],
)
def test_an_address_is_counted_by_its_network(client: Client, said: str, read: str) -> None:
    request = Request()
    request.META = {"REMOTE_ADDR": said}
    assert address_of(request) == read


def test_others_who_sign_up_keep_nobody_from_it() -> None:
    for number in range(LIMITS["sign-up"].by_address):
        page = sign_up(Client(REMOTE_ADDR="192.0.2.66"), f"Ane{number % 2}")
    assert page.status_code == 422
    assert sign_up(Client(REMOTE_ADDR="192.0.2.66"), "Eva").status_code == 429
    assert sign_up(Client(), "Eva").status_code == 303


def test_nobody_is_written_to_over_and_over(settings: Settings) -> None:
    settings.MAIL_IS_SENT = True
    for number in range(LIMITS["mail"].by_account + 2):
        browser = Client(REMOTE_ADDR=f"192.0.2.{number}")
        name = f"Ane {number}"
        assert sign_up(browser, name, email="Victim@example.org").status_code == 303
        browser.post(reverse("email"), {"email": "victim@example.org"})
    assert len(mail.outbox) == LIMITS["mail"].by_account


@pytest.mark.parametrize("sign", ["=", "+", "-", "@"])
def test_no_cell_of_a_table_is_a_formula(client: Client, sign: str) -> None:
    asked = start(client, "grande-winner")
    answer(client, asked, asked.right)
    member(client, f"{sign}HYPERLINK(1)")
    client.post(f"{asked.url}doubt/", {"note": f"{sign}cmd|' /C calc'!A0"})
    assert Doubt.objects.count() == 1
    with ZipFile(BytesIO(client.get(reverse("data-csv")).content)) as packed:
        tables = [packed.read(name).decode("utf-8-sig") for name in packed.namelist()]
    cells = [cell for table in tables for row in csv.reader(StringIO(table)) for cell in row]
    assert f"'{sign}HYPERLINK(1)" in cells
    assert f"'{sign}cmd|' /C calc'!A0" in cells
    assert not [cell for cell in cells if cell.startswith(("=", "+", "-", "@"))]
    told = json.loads(client.get(reverse("data-json")).content)
    assert told["account"][0]["name"] == f"{sign}HYPERLINK(1)"


def test_who_settled_a_doubt_is_not_in_ones_own_data(client: Client) -> None:
    asked = start(client, "grande-winner")
    answer(client, asked, asked.right)
    client.post(f"{asked.url}doubt/", {"note": "?"})
    told = client.get(reverse("data-json")).content.decode()
    assert "settled_at" in told
    assert "settled_by" not in told
    assert "regraded_by" not in told


@pytest.mark.parametrize("name", ["data", "data-json", "data-csv", "delete", "codes", "second",
    "password", "email", "account", "prove", "sign-in", "sign-up", "recover", "gone"])  # fmt: skip
@pytest.mark.parametrize("is_member", [True, False])
def test_looking_writes_nothing(client: Client, name: str, is_member: bool) -> None:
    asked = start(client, "grande-winner")
    answer(client, asked, asked.right)
    if is_member:
        member(client)
    with CaptureQueriesContext(connection) as queries:
        client.get(reverse(name))
    assert not [one["sql"] for one in queries if one["sql"].startswith(WRITES)]


@pytest.mark.parametrize("name", ["sign-in", "sign-up", "recover", "prove", "second-code", "codes",
    "password", "second", "email", "delete", "leave-everywhere"])  # fmt: skip
@pytest.mark.parametrize("text", ["\0", "\ud800", "x" * 10_000, "\u202e", "%00", "９" * 9])
def test_no_text_breaks_a_form(client: Client, name: str, text: str) -> None:
    member(client)
    fields = ("name", "password", "again", "code", "email", "next", "act", "sure")
    body = "&".join(f"{field}={quoted(text)}" for field in fields)
    kind = "application/x-www-form-urlencoded"
    page: Page = client.post(f"{reverse(name)}?next={quoted(text[:2000])}", body, content_type=kind)
    assert page.status_code < 500
    assert page.status_code != 400


def quoted(text: str) -> str:
    return "".join(f"%{byte:02X}" for byte in text.encode(errors="surrogatepass"))


def test_a_way_on_that_is_too_long_is_left(client: Client) -> None:
    member(client)
    page = sign_in(Client(), next="/en/" + "x" * 20_000)
    assert page.status_code == 303
    assert page.headers["Location"] == reverse("lessons")


def test_a_way_on_holds_no_second_header(client: Client) -> None:
    member(client)
    page = sign_in(Client(), next="/en/\r\nSet-Cookie: a=b")
    assert "\n" not in page.headers["Location"]
    assert "a" not in page.cookies


def test_anothers_things_are_not_there(client: Client) -> None:
    asked = start(client, "grande-winner")
    answer(client, asked, "0" if asked.right == "1" else "1")
    member(client)
    stranger = Client()
    member(stranger, "Eva")
    run = Run.objects.get(learner=learner_of(client))
    urls = [f"/en/runs/{run.pk}/", asked.url, f"{asked.url}nearest/", f"{asked.url}doubt/"]
    for url in urls:
        page: Page = stranger.get(url)
        assert page.status_code == 404
        assert "Ane" not in page.content.decode()
        assert stranger.post(url, {"answer": "0", "note": "x"}).status_code in (404, 405)
