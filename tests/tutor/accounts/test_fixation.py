"""A session or a cookie that somebody else has put into a browser opens nothing afterwards."""

import pytest
from django.conf import settings
from django.test import Client
from django.urls import reverse

from tests.tutor.accounts.entering import Page, member, number_of, sign_in
from tutor.models import Session

pytestmark = pytest.mark.django_db
PLANTED = "planted0planted0planted0planted0"


def session_of(client: Client) -> str:
    return str(client.cookies[settings.SESSION_COOKIE_NAME].value)


def test_a_session_that_nobody_gave_is_not_taken(client: Client) -> None:
    member(Client())
    client.cookies[settings.SESSION_COOKIE_NAME] = PLANTED
    assert sign_in(client).status_code == 303
    assert session_of(client) != PLANTED
    assert not Session.objects.filter(session_key=PLANTED).exists()


def test_signing_in_gives_another_session_and_the_one_before_is_gone(client: Client) -> None:
    member(client)
    member(Client(), "Eva")
    before = session_of(client)
    assert sign_in(client, "Eva").status_code == 303
    assert session_of(client) != before
    thief = Client()
    thief.cookies[settings.SESSION_COOKIE_NAME] = before
    page: Page = thief.get(reverse("data"))
    assert not page.wsgi_request.user.is_authenticated


def test_a_visitors_number_that_somebody_planted_opens_no_account(client: Client) -> None:
    thief, victim = Client(), Client()
    thief.get("/en/")
    victim.cookies[settings.VISITOR_COOKIE] = thief.cookies[settings.VISITOR_COOKIE].value
    member(victim)
    assert number_of(victim) != number_of(thief)
    assert thief.get(reverse("codes")).status_code == 303


def test_leaving_ends_the_session_itself(client: Client) -> None:
    member(client)
    kept = session_of(client)
    client.post(reverse("leave"))
    assert not Session.objects.filter(session_key=kept).exists()
