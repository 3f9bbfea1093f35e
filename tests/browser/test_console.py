"""What the browser's console says is heard; `conftest.py` holds every other test to its silence."""

from tests.browser.pages import every_page
from tests.browser.person import Person

PLANT = """() => document.body.append(
  Object.assign(document.createElement('script'), { textContent: '1' }))"""


def test_a_refused_script_is_heard(person: Person) -> None:
    person.opens("/")
    person.page.evaluate(PLANT)
    (line,) = person.console.faults
    assert "Content Security Policy" in line
    person.console.grant("Content Security Policy")


def test_a_script_that_breaks_is_heard(person: Person) -> None:
    person.opens("/")
    with person.context.expect_event("weberror"):
        person.page.evaluate("() => { setTimeout(() => { throw new Error('broken') }); }")
    assert "broken" in person.console.faults[0]
    person.console.grant("broken")


def test_no_page_says_anything_when_it_is_loaded_again_or_brought_back(person: Person) -> None:
    for place in every_page(person):
        place.open()
        person.reloads()
        person.goes_back()
