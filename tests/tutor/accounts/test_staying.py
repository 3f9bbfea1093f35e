"""Signing in and leaving, other browsers, ended stays, and who may see what."""

from datetime import timedelta

import pytest
import time_machine
from django.conf import settings
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import reverse
from django.utils import timezone

from tests.tutor.accounts.entering import (
    PHRASE,
    Page,
    learner_of,
    member,
    number_of,
    sign_in,
    sign_up,
)
from tests.tutor.playing import HTMX, answer, start
from tests.tutor.quizzes.taking import begin
from tests.tutor.test_visitor import YEAR_S
from tutor.models import Learner, Run, Session, User

pytestmark = pytest.mark.django_db
NEW = "tres reyes y una sota"
PRIVATE = ("codes", "prove")
PROVED = ("password", "second", "email", "data", "data-json", "data-csv", "delete")
ABROAD = (
    "https://evil.example/", "//evil.example/", "\\\\evil.example", "/\\evil.example",
    "javascript:alert(1)", "///evil.example", "evil.example", "http:evil.example",
)  # fmt: skip


def location(page: Page) -> str:
    assert page.status_code == 303
    return str(page.headers["Location"])


def change_password(client: Client, to: str = NEW) -> Page:
    return client.post(reverse("password"), {"password": to, "again": to})


def test_a_phone_and_a_desktop_share_what_was_done(client: Client) -> None:
    asked = start(client, "grande-winner")
    member(client)
    desktop = Client()
    assert location(sign_in(desktop)) == reverse("lessons")
    assert int(desktop.cookies["sessionid"]["max-age"]) == YEAR_S
    assert number_of(desktop) == number_of(client)
    answer(desktop, asked, asked.right)
    assert client.get(asked.at(2)).status_code == 200


def test_an_answer_of_an_account_asks_nothing_of_sessions_or_names(client: Client) -> None:
    visitor = Client()
    member(client)
    counted = []
    for browser in (visitor, client):
        asked = start(browser, "grande-winner")
        with CaptureQueriesContext(connection) as queries:
            browser.post(asked.url, {"answer": asked.right}, headers=HTMX)
        counted.append(len(queries))
        assert not any("tutor_session" in one["sql"] for one in queries)
        assert not any("tutor_user" in one["sql"] for one in queries)
    assert counted[0] == counted[1]


def test_the_name_costs_a_page_one_query(client: Client) -> None:
    visitor = Client()
    start(visitor, "grande-winner")
    member(client)
    start(client, "grande-winner")
    counted = []
    for browser in (visitor, client):
        with CaptureQueriesContext(connection) as queries:
            browser.get("/en/lessons/")
        counted.append(len(queries))
    assert counted[1] == counted[0] + 1


@pytest.mark.parametrize("wrong", ["", PHRASE + " ", PHRASE.upper(), NEW])
def test_a_password_that_is_not_the_one_lets_nobody_in(client: Client, wrong: str) -> None:
    member(client)
    page = sign_in(Client(), password=wrong)
    assert page.status_code == 422
    assert "Ane" in page.content.decode()


def test_an_unknown_name_is_told_the_same_as_a_known_one(client: Client) -> None:
    member(client)
    pages = [sign_in(Client(), name, NEW).content.decode() for name in ("Ane", "Eva")]
    assert pages[0].split("<h1>")[1].count("error") == pages[1].split("<h1>")[1].count("error")
    assert not any("Somebody" in text for text in pages)


@pytest.mark.parametrize("then", ABROAD)
def test_nobody_is_led_away_from_the_site(client: Client, then: str) -> None:
    member(client)
    newcomer = Client()
    assert location(sign_in(newcomer, next=then)) == reverse("lessons")
    page = newcomer.post(reverse("prove"), {"password": PHRASE, "next": then})
    assert location(page) == reverse("account")
    sign_up(Client(), "Eva", next=then)
    assert client.get(reverse("sign-in"), {"next": then}).context["next"] == ""


@pytest.mark.parametrize("name", [*PRIVATE, *PROVED])
def test_what_is_an_accounts_asks_to_sign_in(client: Client, name: str) -> None:
    member(client)
    Session.objects.all().delete()
    url = reverse(name)
    assert location(client.get(url)) == f"{reverse('sign-in')}?next={url.replace('/', '%2F')}"


@pytest.mark.parametrize("name", PROVED)
def test_what_is_not_for_a_passer_by_asks_for_the_password_anew(client: Client, name: str) -> None:
    member(client)
    url = reverse(name)
    assert client.get(url).status_code == 200
    with time_machine.travel(timezone.now() + timedelta(minutes=16)):
        to = location(client.get(url))
        assert to.startswith(reverse("prove"))
        assert name.startswith("data") or location(client.post(url)) == to
        assert client.post(to, {"password": NEW}).status_code == 422
        assert location(client.post(to, {"password": PHRASE, "next": url})) == url
        assert client.get(url).status_code == 200


def test_leaving_is_one_form_and_leaves_nothing_behind(client: Client) -> None:
    member(client)
    asked = start(client, "grande-winner")
    before = number_of(client)
    assert location(client.post(reverse("leave"))) == reverse("front")
    assert number_of(client) != before
    assert client.get(asked.url).status_code == 404
    assert not Session.objects.exists()
    assert "Ane" not in client.get(reverse("front")).content.decode()
    sign_in(client)
    assert client.get(asked.url).status_code == 200


def test_leaving_needs_a_form_of_ours() -> None:
    strict = Client(enforce_csrf_checks=True)
    member(Client())
    strict.get(reverse("sign-in"))
    token = strict.cookies["csrftoken"].value
    sign_in(strict, csrfmiddlewaretoken=token)
    before = number_of(strict)
    assert strict.post(reverse("leave")).status_code == 403
    assert strict.get(reverse("leave")).status_code == 302
    assert number_of(strict) == before


def test_a_visitor_has_nowhere_to_leave_to(client: Client) -> None:
    asked = start(client, "grande-winner")
    client.post(reverse("leave"))
    assert client.get(asked.url).status_code == 200


def test_the_name_is_in_sight_on_each_page_of_an_account_and_on_no_other(client: Client) -> None:
    visitor = Client()
    member(client, "Ane Etxeberria")
    for url in ("/en/", "/es/lessons/", "/pt-br/glossary/", "/en/nothing/"):
        assert "Ane Etxeberria" in client.get(url).content.decode()
        assert (
            f'action="{url[: url.index("/", 1)]}/account/leave/"'
            in client.get(url).content.decode()
        )
        assert "Ane Etxeberria" not in visitor.get(url).content.decode()


def test_a_name_is_shown_as_text(client: Client) -> None:
    member(client, "<b>Ane</b>")
    assert "&lt;b&gt;Ane" in client.get("/en/").content.decode()


def test_another_password_ends_every_other_browser(client: Client) -> None:
    asked = start(client, "grande-winner")
    member(client)
    other = Client()
    sign_in(other)
    assert location(change_password(client)) == reverse("account")
    assert client.get(reverse("password")).status_code == 200
    assert client.get(asked.url).status_code == 200
    assert location(other.get(reverse("password"))).startswith(reverse("sign-in"))
    assert location(other.get(asked.url)).startswith(reverse("sign-in"))
    assert "Ane" not in other.get("/en/").content.decode()
    assert sign_in(Client()).status_code == 422
    assert sign_in(Client(), password=NEW).status_code == 303


def test_leaving_everywhere_else_keeps_this_browser(client: Client) -> None:
    asked = start(client, "grande-winner")
    member(client)
    other = Client()
    sign_in(other)
    assert location(client.post(reverse("leave-everywhere"))) == reverse("account")
    assert client.get(asked.url).status_code == 200
    assert client.get(reverse("account")).status_code == 200
    assert other.get(asked.url).status_code == 303


def test_what_was_chosen_survives_signing_in_again(client: Client) -> None:
    asked = start(client, "juego-total")
    member(client)
    other = Client()
    sign_in(other)
    change_password(client)
    assert other.post(asked.url, {"answer": "31"}, headers=HTMX).status_code == 404
    to = location(other.post(asked.url, {"answer": "31"}))
    page: Page = other.get(to)
    then = page.context["next"]
    back = location(sign_in(other, password=NEW, next=then))
    assert back.startswith(asked.url)
    assert 'value="31"' in other.get(back).content.decode()
    assert asked.attempt.is_open


def test_an_answer_with_a_form_too_old_is_shown_again_and_not_lost() -> None:
    strict = Client(enforce_csrf_checks=True)
    strict.get("/en/drills/juego-total/")
    token = strict.cookies["csrftoken"].value
    url = location(strict.post("/en/drills/juego-total/", {"csrfmiddlewaretoken": token}))
    to = location(strict.post(url, {"answer": "31", "csrfmiddlewaretoken": "x" * 32}))
    assert to.startswith(url)
    assert 'value="31"' in strict.get(to).content.decode()
    assert Run.objects.get().attempts.get().is_open


def test_a_quizs_answer_with_a_form_too_old_is_shown_again_too(client: Client) -> None:
    taken = begin(client)
    strict = Client(enforce_csrf_checks=True)
    strict.cookies.update(client.cookies)
    to = location(strict.post(taken.at(1), {"answer": taken.right(1)}))
    assert to.startswith(taken.at(1))
    text = strict.get(to).content.decode()
    assert "didn’t arrive" in text
    assert f'value="{taken.right(1)}"' in text


@pytest.mark.parametrize("body", [b"\xff", b"answer=%ff", b"a=1&" * 500, b"--x\r\n"])
@pytest.mark.parametrize("kind", ["application/x-www-form-urlencoded", "multipart/form-data"])
def test_garbage_from_an_ended_stay_is_no_fault_of_ours(
    client: Client, body: bytes, kind: str
) -> None:
    asked = start(client, "juego-total")
    member(client)
    other = Client(raise_request_exception=False)
    sign_in(other)
    change_password(client)
    page: Page = other.generic("POST", asked.url, body, content_type=f"{kind}; boundary=x")
    assert page.status_code < 500


def test_a_cookie_that_fell_behind_its_session_is_mended(client: Client) -> None:
    user = member(client)
    stray = Client()
    asked = start(stray, "grande-winner")
    client.cookies[settings.VISITOR_COOKIE] = stray.cookies[settings.VISITOR_COOKIE].value
    client.get(reverse("codes"))
    assert learner_of(client) == Learner.objects.get(user=user)
    assert client.get(asked.url).status_code == 200


def test_another_mans_number_in_an_unsigned_cookie_is_nobody(client: Client) -> None:
    member(client)
    thief = Client()
    thief.cookies[settings.VISITOR_COOKIE] = f"{number_of(client)}.account"
    assert "Ane" not in thief.get("/en/").content.decode()


def test_a_deleted_accounts_cookie_is_nobodys(client: Client) -> None:
    user = member(client)
    asked = start(client, "grande-winner")
    other = Client()
    sign_in(other)
    User.objects.get(pk=user.pk).delete()
    assert "Ane" not in other.get("/en/").content.decode()
    assert location(other.get(asked.url)).startswith(reverse("sign-in"))
    assert location(other.get(reverse("codes"))).startswith(reverse("sign-in"))
    start(other, "pares-kind")
    assert learner_of(other).user is None
