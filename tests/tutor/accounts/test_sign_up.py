"""A name and a password make an account, and what was done before comes along."""

import pytest
from django.test import Client
from django.urls import reverse

from tests.tutor.accounts.entering import (
    PHRASE,
    Page,
    codes_shown,
    learner_of,
    member,
    number_of,
    sign_in,
    sign_up,
)
from tests.tutor.playing import answer, start
from tutor.accounts.names import name_key
from tutor.languages import LANGUAGES
from tutor.models import Attempt, Learner, User

pytestmark = pytest.mark.django_db


def test_a_visitor_who_signs_up_keeps_all(client: Client) -> None:
    asked = start(client, "grande-winner")
    answer(client, asked, asked.right)
    before = number_of(client)
    page = sign_up(client)
    assert page.status_code == 303
    assert number_of(client) != before
    assert learner_of(client).user == User.objects.get(name="Ane")
    assert client.get(asked.url).status_code == 200
    assert Attempt.objects.filter(run__learner__user__name="Ane").count() == 2


def test_who_has_done_nothing_can_sign_up_too(client: Client) -> None:
    user = member(client)
    assert Learner.objects.get(user=user).visitor == number_of(client)


@pytest.mark.parametrize("again", ["ane", "ANE", " Ane ", "Ané", "ａｎｅ"])
def test_a_name_is_one_however_it_is_written(client: Client, again: str) -> None:
    member(client)
    page = sign_up(Client(), again, PHRASE + "!")
    assert page.status_code == 422
    assert "name" in page.context["form"].errors
    assert User.objects.count() == 1


@pytest.mark.parametrize("typed", ["ane", "ANÉ", " Ane  "])
def test_one_signs_in_with_any_way_of_writing_it(client: Client, typed: str) -> None:
    member(client)
    assert sign_in(Client(), typed).status_code == 303


@pytest.mark.parametrize(
    ("name", "password", "field"),
    [
        ("", PHRASE, "name"),
        ("x" * 41, PHRASE, "name"),
        ("--", PHRASE, "name"),
        ("a\u202eb", PHRASE, "name"),
        ("a\0b", PHRASE, "name"),
        ("\ufdfa" * 40, PHRASE, "name"),
        ("Ane", "", "password"),
        ("Ane", "corta", "password"),
        ("Ane", "password", "password"),
        ("Ane Etxeberria", "ané etxeberria", "password"),
        ("Ane", "x" * 201, "password"),
    ],
)
@pytest.mark.parametrize("language", [language.code for language in LANGUAGES])
def test_what_is_amiss_is_told_at_its_field_and_nothing_typed_is_lost(
    client: Client, name: str, password: str, field: str, language: str
) -> None:
    page = client.post(
        f"/{language}/account/sign-up/", {"name": name, "password": password, "again": password}
    )
    assert page.status_code == 422
    assert field in page.context["form"].errors
    text = page.content.decode()
    assert f'id="id_{field}_error"' in text
    assert 'aria-invalid="true"' in text
    if password and len(password) < 100:
        assert f'value="{password}"' in text
    assert not User.objects.exists()


def test_two_passwords_that_differ_are_told(client: Client) -> None:
    page = sign_up(client, again=PHRASE + "!")
    assert list(page.context["form"].errors) == ["again"]


def test_a_form_sent_twice_makes_one_account_and_shows_the_same_codes(client: Client) -> None:
    client.get("/en/")
    pages = [sign_up(client), sign_up(client)]
    assert [page.status_code for page in pages] == [303, 303]
    assert User.objects.count() == Learner.objects.count() == 1
    assert len(codes_shown(client)) == 10


def test_a_stranger_with_the_same_name_and_password_is_not_let_in_by_the_form(
    client: Client,
) -> None:
    member(client)
    stranger = Client()
    start(stranger, "grande-winner")
    assert sign_up(stranger).status_code == 422


def test_a_second_account_in_one_browser_begins_with_nothing(client: Client) -> None:
    start(client, "grande-winner")
    ane = member(client)
    other = member(client, "Beñat")
    assert Learner.objects.get(user=ane).runs.count() == 1
    assert learner_of(client) == Learner.objects.get(user=other)
    assert not learner_of(client).runs.exists()


def test_after_signing_up_one_goes_on_where_one_was(client: Client) -> None:
    sign_up(client, next="/en/lessons/grande/")
    page: Page = client.post(reverse("codes"), {"act": "kept"})
    assert page.headers["Location"] == "/en/lessons/grande/"


def test_names_of_all_scripts_have_a_key() -> None:
    assert name_key("  Íñigo   ETXEBERRIA ") == "inigo etxeberria"
    assert name_key("Straße") == name_key("STRASSE")
    assert name_key("李 雷") == "李 雷"
