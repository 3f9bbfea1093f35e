"""axe-core finds nothing on any page, in any language, light and dark, wide and narrow."""

from typing import Any

from axe_playwright_python.sync_playwright import Axe

from tests.browser.conftest import Newcomer
from tests.browser.pages import every_page
from tests.browser.person import Person

type Rules = dict[str, Any]

# So tall that no link lies under the bar with Next, which stays in sight on a phone.
PHONE = {"width": 360, "height": 4000}
EVERYTHING: Rules = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
}
COLOURS: Rules = {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}

# What is found alone: what passed is many times as much.
RUN = "options => axe.run(document, options).then(({ violations }) => violations)"


def test_nothing_is_found_on_any_page(newcomer: Newcomer, language: str) -> None:
    person = newcomer(language)
    assert not faults(person, light=EVERYTHING, dark=COLOURS)


def test_nothing_is_found_on_a_phone(newcomer: Newcomer) -> None:
    person = newcomer(viewport=PHONE, color_scheme="dark")
    assert not faults(person, dark=EVERYTHING)


def faults(person: Person, **looked_for: Rules) -> list[str]:
    """What is found on each page, by colour scheme."""
    found = []
    for place in every_page(person):
        place.open()
        person.page.evaluate(Axe().axe_script)
        for scheme, rules in looked_for.items():
            person.page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
            violations = person.page.evaluate(RUN, rules)
            found += [f"{place.name}, {scheme}: {described(one)}" for one in violations]
    return found


def described(violation: dict[str, Any]) -> str:
    """The rule, and where it is broken first."""
    node = violation["nodes"][0]
    where = f"{node['html'][:200]} {node['failureSummary']}"
    return f"{violation['id']}, {len(violation['nodes'])} times: {where}"
