"""The page of settings: what may be set, where it is kept, and whom it follows."""

import json
from datetime import timedelta

import pytest
import time_machine
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import reverse
from django.utils import timezone

from engine import truth
from tests.tutor.accounts.entering import learner_of, member, sign_in
from tests.tutor.playing import HTMX, Page, start
from tests.tutor.preferences.setting import page_of, set_to
from tutor.accounts.forgetting import absent
from tutor.languages import LANGUAGES
from tutor.models import Learner
from tutor.preferences.forms import OFFERED

pytestmark = pytest.mark.django_db
CODES = [language.code for language in LANGUAGES]


@pytest.mark.parametrize("code", CODES)
def test_the_page_shows_what_holds_for_a_newcomer(client: Client, code: str) -> None:
    page: Page = client.get(f"/{code}/settings/")
    chosen = {
        one.name: choice.value
        for one in page.context["settings"]
        for choice in one.choices
        if choice.is_chosen
    }
    assert chosen == {
        "language": code,
        "ruleset": "classic",
        "ranks": "names",
        "theme": "system",
        "motion": "system",
        "cards": "usual",
        "sending": "two-steps",
    }
    assert not Learner.objects.exists()


@pytest.mark.parametrize(("name", "values"), OFFERED.items(), ids=OFFERED)
def test_whatever_is_offered_is_kept(client: Client, name: str, values: tuple[str, ...]) -> None:
    for value in values:
        assert set_to(client, **{name: value}).status_code == 303
        assert getattr(learner_of(client), name) == value
    assert learner_of(client).preferred_at is not None


def test_saving_leads_on_in_the_language_that_was_chosen(client: Client) -> None:
    page = set_to(client, language="pt-br", theme="dark")
    assert page.headers["Location"] == "/pt-br/settings/?saved=1"
    assert "Salvo." in page_of(client, page.headers["Location"])


@pytest.mark.parametrize("name", OFFERED)
def test_what_is_not_on_offer_is_refused_and_nothing_kept(client: Client, name: str) -> None:
    page = set_to(client, **{"theme": "dark", name: "x\0"})
    assert page.status_code == 422
    assert 'role="alert"' in page.content.decode()
    assert not Learner.objects.exists()


def test_the_pages_look_as_was_set_from_their_first_byte(client: Client) -> None:
    plain = page_of(client)
    assert '<html lang="en">' in plain
    assert 'name="color-scheme" content="light dark"' in plain
    set_to(client, theme="dark", motion="none", cards="large")
    page = page_of(client)
    assert '<html lang="en" data-theme="dark" data-motion="none" data-cards="large">' in page
    assert 'name="color-scheme" content="dark"' in page
    assert page.count("theme-color") == 1
    set_to(client, theme="light")
    assert 'data-theme="light"' in page_of(client)
    set_to(client, theme="system", motion="system", cards="usual")
    assert page_of(client) == plain


def test_a_page_that_looks_otherwise_is_nobody_elses(client: Client) -> None:
    set_to(client, theme="dark")
    page: Page = client.get("/en/glossary/")
    assert "Cookie" in page.headers["Vary"]
    assert page.headers["Cache-Control"] == "private, no-cache"
    assert "data-theme" not in page_of(Client())


def test_the_site_opens_in_the_language_that_was_set(client: Client) -> None:
    set_to(client, language="pt-br")
    page: Page = client.get("/lessons/", headers={"Accept-Language": "es"})
    assert page.headers["Location"] == "/pt-br/lessons/"
    assert "Cookie" in page.headers["Vary"]
    other: Page = Client().get("/lessons/", headers={"Accept-Language": "es"})
    assert other.headers["Location"] == "/es/lessons/"


def test_who_has_set_nothing_costs_no_query_and_who_has_costs_one(client: Client) -> None:
    for expected in (0, 1):
        with CaptureQueriesContext(connection) as queries:
            client.get("/en/glossary/")
        assert len(queries) == expected
        set_to(client, theme="dark")


@pytest.mark.parametrize("headers", [{}, HTMX], ids=["plain", "htmx"])
def test_an_answer_stays_within_its_queries(client: Client, headers: dict[str, str]) -> None:
    member(client)
    set_to(client, ranks="figures", ruleset="four_kings")
    asked = start(client, "grande-winner")
    right = asked.right
    with CaptureQueriesContext(connection) as of_answer:
        client.post(asked.url, {"answer": right}, headers=headers)
    with CaptureQueriesContext(connection) as of_next:
        client.get(asked.at(2), headers=headers)
    assert (len(of_answer), len(of_next)) <= (8, 6)


def test_what_is_set_in_one_browser_holds_in_the_others_of_an_account(client: Client) -> None:
    member(client)
    desktop = Client()
    sign_in(desktop)
    assert "data-theme" not in page_of(desktop)
    set_to(client, theme="dark", ranks="figures")
    assert 'data-theme="dark"' in page_of(desktop)
    asked = start(desktop, "grande-winner")
    part: Page = desktop.post(asked.url, {"answer": asked.right}, headers=HTMX)
    captions = {card.caption for row in part.context["feedback"].rows for card in row.cards}
    assert not captions & {"king", "caballo", "sota", "ace"}


def test_what_a_visitor_has_set_comes_along_into_an_account(client: Client) -> None:
    set_to(client, theme="dark", ranks="letters")
    member(client)
    assert (learner_of(client).theme, learner_of(client).ranks) == ("dark", "letters")
    assert 'data-theme="dark"' in page_of(client)


def test_what_an_account_has_set_stays(client: Client) -> None:
    member(client)
    set_to(client, theme="light")
    visitor = Client()
    set_to(visitor, theme="dark", ruleset="thirty")
    sign_in(visitor)
    assert (learner_of(visitor).theme, learner_of(visitor).ruleset) == ("light", "classic")
    assert 'data-theme="light"' in page_of(visitor)


def test_an_account_that_has_set_nothing_takes_the_visitors(client: Client) -> None:
    member(client)
    visitor = Client()
    set_to(visitor, theme="dark")
    sign_in(visitor)
    assert 'data-theme="dark"' in page_of(visitor)
    assert 'data-theme="dark"' in page_of(client)


def test_who_leaves_a_browser_leaves_nothing_set_there(client: Client) -> None:
    member(client)
    set_to(client, theme="dark", language="es")
    client.post("/en/account/leave/")
    assert "data-theme" not in page_of(client)
    page: Page = client.get("/", headers={"Accept-Language": "en"})
    assert page.headers["Location"] == "/en/"


def test_settings_are_among_ones_own_data_and_go_with_it(client: Client) -> None:
    set_to(client, ranks="figures")
    (row,) = json.loads(client.get(reverse("data-json")).content)["learner"]
    assert row["ranks"] == "figures"
    client.post(reverse("delete"), {"sure": "yes"})
    assert not Learner.objects.exists()
    assert "data-theme" not in page_of(client)


def test_who_sets_something_has_not_been_away(client: Client) -> None:
    set_to(client, theme="dark")
    year = timedelta(days=365)
    with time_machine.travel(timezone.now() + year - timedelta(days=1)):
        set_to(client, theme="light")
    assert not absent(timezone.now() + timedelta(days=1)).exists()
    assert absent(timezone.now() + year).count() == 1


def test_a_stale_setting_changes_nothing(client: Client) -> None:
    set_to(client, ruleset="thirty", language="es")
    Learner.objects.update(ruleset="of-old", language="xx")
    assert client.get("/", headers={"Accept-Language": "en"}).headers["Location"] == "/en/"
    asked = start(client, "grande-winner")
    assert str(asked.question.ruleset) == "classic"
    assert client.post(asked.url, {"answer": truth(asked.question)}).status_code == 303
    assert set_to(client, theme="dark").status_code == 303
