"""A whole drill, from the front page to the result."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.person import Person
from tutor.drills.dealing import RUN_LENGTH
from tutor.drills.sight import Stone
from tutor.languages import BY_CODE
from tutor.models import Run

HOW = [Stone.RIGHT, Stone.WRONG, Stone.SKIPPED, Stone.RIGHT, Stone.RIGHT]
RIGHT = str(HOW.count(Stone.RIGHT))


def do_the_drill(person: Person) -> None:
    """Answer each question in its own way, and see it judged so."""
    for number, how in enumerate(HOW, 1):
        person.answers(person.code_for(how))
        assert person.attempt.verdict == how
        assert person.attempt.position == number
        person.sees_stone(number, how)
        person.goes_on()


def sees_the_result(person: Person) -> None:
    expect(person.result).to_be_visible()
    expect(person.heading).to_contain_text(RIGHT)
    assert re.search(r"/runs/\d+/$", person.page.url)
    assert Run.objects.get().finished_at is not None


def test_a_newcomer_does_a_whole_drill(newcomer: Newcomer, language: str) -> None:
    person = newcomer(language)
    person.opens("/")
    expect(person.page.locator("html")).to_have_attribute("lang", BY_CODE[language].tag)
    do_the_drill(person)
    sees_the_result(person)
    assert [sent.headers.get("hx-request") for sent in person.sent] == ["true"] * RUN_LENGTH


def test_a_whole_drill_without_javascript(newcomer: Newcomer, language: str) -> None:
    person = newcomer(language, java_script_enabled=False)
    person.opens("/")
    do_the_drill(person)
    sees_the_result(person)


def test_a_newcomer_answers_within_two_clicks(newcomer: Newcomer) -> None:
    person = newcomer(locale="pt-PT")
    person.page.goto("/")
    expect(person.page.locator("html")).to_have_attribute("lang", "pt-BR")
    person.choice("0").click()
    person.send.click()
    expect(person.feedback).to_be_visible()


def test_after_the_result_there_are_five_more(person: Person) -> None:
    person.opens("/")
    do_the_drill(person)
    person.result.get_by_role("button").click()
    person.arrives_at(person.question)
    assert person.attempt.position == 1
    assert Run.objects.count() == 2


def test_the_lessons_show_how_far_one_is_and_lead_on(person: Person) -> None:
    person.opens("/")
    do_the_drill(person)
    person.starts("grande-decides")
    do_the_drill(person)
    person.starts("juego-total")
    person.answers(person.right)
    person.opens("/lessons/")
    states = ["Not begun", "Done", "Not begun", "Not begun", "Begun", "Not begun"]
    expect(person.page.get_by_role("main").locator("ol > li")).to_contain_text(states)
    person.page.get_by_role("main").get_by_role("link").first.click()
    person.arrives_at(person.question)
    assert (person.attempt.run.drill, person.attempt.position) == ("juego-total", 2)
