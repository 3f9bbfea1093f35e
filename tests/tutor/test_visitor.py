"""Who is here: a signed cookie with the first page, a row with the first answer."""

from datetime import timedelta
from uuid import UUID

import pytest
import time_machine
from django.conf import settings
from django.test import Client
from django.utils import timezone
from pytest_django import Settings

from tests.tutor.playing import start
from tutor.models import Learner

YEAR_S = 365 * 24 * 3600


@pytest.mark.django_db
def test_the_first_page_gives_the_cookie_and_makes_no_row(client: Client) -> None:
    cookie = client.get("/en/").cookies[settings.VISITOR_COOKIE]
    assert cookie["httponly"]
    assert cookie["samesite"] == "Lax"
    assert int(cookie["max-age"]) == YEAR_S
    assert UUID(cookie.value.split(":")[0])
    assert not Learner.objects.exists()


@pytest.mark.django_db
def test_a_known_visitor_is_given_no_other_cookie(client: Client) -> None:
    client.get("/en/")
    assert settings.VISITOR_COOKIE not in client.get("/en/lessons/").cookies


@pytest.mark.django_db
def test_a_changed_cookie_is_nobody(client: Client) -> None:
    start(client, "grande-winner")
    mine = client.cookies[settings.VISITOR_COOKIE].value
    client.cookies[settings.VISITOR_COOKIE] = mine.replace(mine[0], "f" if mine[0] != "f" else "0")
    assert settings.VISITOR_COOKIE in client.get("/en/").cookies


@pytest.mark.django_db
def test_work_renews_the_year_and_after_a_year_away_it_is_over(client: Client) -> None:
    asked = start(client, "grande-winner")
    with time_machine.travel(timezone.now() + timedelta(days=300)):
        assert client.post(asked.url, {"answer": asked.right}).status_code == 303
    with time_machine.travel(timezone.now() + timedelta(days=600)):
        assert client.get(asked.url).status_code == 200
    with time_machine.travel(timezone.now() + timedelta(days=700)):
        assert client.get(asked.url).status_code == 404


@pytest.mark.django_db
def test_behind_https_the_cookie_stays_there(client: Client, settings: Settings) -> None:
    settings.VISITOR_COOKIE_SECURE = True
    assert client.get("/en/").cookies[settings.VISITOR_COOKIE]["secure"]
