"""A verdict doubted by keyboard alone, with JavaScript and without."""

import pytest
from django.core.management import call_command
from django.utils import translation
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Newcomer
from tests.browser.person import Person
from tutor import wording
from tutor.drills.sight import Stone
from tutor.models import Doubt

NOTE = "Un 3 es un rey, <i>¿no?</i>"


@pytest.mark.parametrize("has_script", [True, False], ids=["script", "no script"])
def test_a_verdict_is_doubted_by_keyboard(
    newcomer: Newcomer, language: str, has_script: bool
) -> None:
    person = newcomer(language, java_script_enabled=has_script)
    person.starts("grande-winner")
    person.moves_to(person.wrong)
    person.presses("Enter")
    person.arrives_at(person.feedback)
    person.tabs_to(link(person))
    person.presses("Enter")
    note = person.page.get_by_role("textbox")
    person.arrives_at(note)
    person.tabs_to(note)
    person.page.keyboard.type(NOTE)
    person.presses("Tab", "Enter")
    person.arrives_at(person.feedback)
    with translation.override(language):
        reported, settled = wording.reported(), wording.outcome("void")
    expect(person.feedback).to_contain_text(reported)
    expect(link(person)).to_have_count(0)
    doubt = Doubt.objects.get()
    assert (doubt.note, doubt.attempt) == (NOTE, person.attempt)
    call_command("doubts", "--settle", str(doubt.pk), "--as", "void", "--note", NOTE)
    person.reloads()
    expect(person.feedback).to_contain_text(settled)
    expect(person.feedback.locator("q")).to_have_text(NOTE)
    person.sees_stone(1, Stone.VOID)
    person.tabs_to(person.next)
    person.presses("Enter")
    person.arrives_at(person.question)


def link(person: Person) -> Locator:
    return person.feedback.locator("a[href$='/doubt/']")
