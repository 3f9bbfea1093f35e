"""What the browser's console says is heard; `conftest.py` holds every other test to its silence."""

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
