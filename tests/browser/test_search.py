"""Somebody looks a word up: from the foot of a page to its entry, by keyboard, without scripts."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Newcomer

PHONE = {"width": 360, "height": 640}


@pytest.mark.parametrize("scripted", [True, False], ids=["htmx", "plain"])
def test_a_nickname_leads_to_its_entry(newcomer: Newcomer, scripted: bool) -> None:
    person = newcomer("es", viewport=PHONE, java_script_enabled=scripted)
    person.opens("/lessons/")
    field = person.page.locator("footer").get_by_role("searchbox")
    field.fill("Pitos")
    field.press("Enter")
    expect(person.page.get_by_role("searchbox")).to_have_value("Pitos")
    person.page.locator(".results a").first.press("Enter")
    expect(person.page).to_have_url(re.compile(r"/es/glossary/#pitos$"))
    expect(person.page.locator("#pitos:target")).to_be_in_viewport()


def test_a_question_leads_to_the_part_of_a_lesson_that_answers_it(newcomer: Newcomer) -> None:
    person = newcomer("en", viewport=PHONE)
    person.opens("/search/?q=when+everything+ties")
    person.page.locator(".results a").first.click()
    expect(person.page).to_have_url(re.compile(r"/en/lessons/grande/#[a-z-]+$"))
    expect(person.page.locator("h2:target")).to_be_in_viewport()
