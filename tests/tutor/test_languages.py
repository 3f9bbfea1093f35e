"""The language of a page: its address, else the browser's; the switcher keeps the place."""

import re

import pytest
from django.test import Client

from tests.tutor.playing import Page, answer, start
from tutor.languages import LANGUAGES
from tutor.middleware.language import negotiate
from tutor.models import Learner


@pytest.mark.parametrize(
    ("accepted", "code"),
    [
        ("es", "es"),
        ("es-AR,es;q=0.9", "es"),
        ("es-419", "es"),
        ("ca", "es"),
        ("eu-ES", "es"),
        ("gl", "es"),
        ("pt", "pt-br"),
        ("pt-PT", "pt-br"),
        ("pt-BR,en;q=0.5", "pt-br"),
        ("en-GB", "en"),
        ("ja", "en"),
        ("", "en"),
        ("*", "en"),
        ("ja,pt;q=0.3,es;q=0.8", "es"),
        ("en;q=0,es", "es"),
        ("es;q=0,pt;q=0.0", "en"),
        ("es;q=0,gl", "es"),
        ("ja," * 180 + "es", "en"),
        ("es," + "ja;q=0.1," * 180, "es"),
        ("en;q=0.1,gl;q=0.7", "es"),
        (";;;,,=", "en"),
        ("x" * 10_000, "en"),
        ("es\0", "en"),
    ],
)
def test_the_browsers_language_is_met(accepted: str, code: str) -> None:
    assert negotiate(accepted) == code


@pytest.mark.parametrize("path", ["/", "/lessons/", "/drills/grande-winner/?a=1"])
def test_an_address_without_language_leads_to_one(client: Client, path: str) -> None:
    page: Page = client.get(path, headers={"Accept-Language": "pt-PT"})
    assert (page.status_code, page.headers["Location"]) == (302, f"/pt-br{path}")
    assert "Accept-Language" in page.headers["Vary"]


@pytest.mark.django_db
def test_the_addresss_language_wins(client: Client) -> None:
    page: Page = client.get("/es/", headers={"Accept-Language": "en"})
    assert '<html lang="es">' in page.content.decode()


@pytest.mark.django_db
@pytest.mark.parametrize("path", ["", "lessons/", "lessons/pares/", "drills/cards-same/?a=b"])
def test_every_page_names_itself_in_each_language(client: Client, path: str) -> None:
    page: Page = client.get(f"/es/{path}")
    body, bare = page.content.decode(), path.split("?")[0]
    found = re.findall(r'<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">', body)
    assert dict(found) == {
        language.tag: f"http://testserver/{language.code}/{bare}" for language in LANGUAGES
    } | {"x-default": f"http://testserver/{bare}"}
    assert f'<link rel="canonical" href="http://testserver/es/{bare}">' in body


@pytest.mark.django_db
def test_the_switcher_keeps_place_query_and_progress(client: Client) -> None:
    asked = start(client, "grande-winner", "es")
    answer(client, asked, asked.right)
    page: Page = client.get(f"{asked.url}?a=1")
    links = {link.code: link for link in page.context["site"].languages}
    assert links["es"].is_current
    assert links["en"].url == asked.url.replace("/es/", "/en/") + "?a=1"
    other: Page = client.get(links["en"].url)
    assert other.context["feedback"].state == page.context["feedback"].state
    assert other.context["run"].stones[0].state == "right"
    assert Learner.objects.count() == 1


@pytest.mark.django_db
@pytest.mark.parametrize("language", LANGUAGES, ids=lambda one: one.code)
def test_a_page_that_is_not_there_speaks_the_addresss_language(language, client) -> None:  # type: ignore[no-untyped-def]
    page: Page = client.get(f"/{language.code}/nowhere/")
    assert f'<html lang="{language.tag}">' in page.content.decode()
    assert {link.url for link in page.context["site"].languages} == {
        f"/{one.code}/" for one in LANGUAGES
    }


def test_a_page_that_breaks_still_speaks(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("tutor.lessons.views.progress_of", broken)
    client.raise_request_exception = False
    for language in LANGUAGES:
        page: Page = client.get(f"/{language.code}/lessons/")
        assert page.status_code == 500
        assert f'<html lang="{language.tag.lower()}"' in page.content.decode().lower()
