"""Every page in every language: axe-core finds nothing, nothing is too wide or too small to press.

All that is looked for is looked for in one walk, since what takes long is to get to the pages.
"""

from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import ViewportSize

from tests.browser.conftest import DESKTOP, Newcomer
from tests.browser.fitting import PHONE, sticking_out, sticking_out_anywhere, too_small
from tests.browser.pages import every_page
from tests.browser.person import Person

type Rules = dict[str, Any]

# So tall that no link lies under the bar with Next, which stays in sight on a phone.
TALL: ViewportSize = {"width": 360, "height": 4000}
EVERYTHING: Rules = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
}
COLOURS: Rules = {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}

# What is found alone: what passed is many times as much.
RUN = """options => axe.run(document, { ...options, resultTypes: ['violations'] })
  .then(({ violations }) => violations)"""


def test_nothing_is_found_on_any_page_and_all_fit(newcomer: Newcomer, language: str) -> None:
    person, faults = newcomer(language), []
    for place in every_page(person):
        person.page.set_viewport_size(DESKTOP)
        place.open()
        faults += found(person, place.name, light=EVERYTHING, dark=COLOURS)
        faults += sticking_out_anywhere(person, place.name)
    assert not faults, "\n".join(faults)


def test_nothing_is_found_on_a_phone_and_a_finger_hits_all(newcomer: Newcomer) -> None:
    person, faults = newcomer("pt-br", viewport=PHONE, has_touch=True, is_mobile=True), []
    for place in every_page(person):
        person.page.set_viewport_size(PHONE)
        place.open()
        faults += too_small(person, place.name) + sticking_out(person, place.name)
        person.page.set_viewport_size(TALL)
        faults += found(person, place.name, dark=EVERYTHING)
    assert not faults, "\n".join(faults)


def found(person: Person, where: str, **looked_for: Rules) -> list[str]:
    """What axe-core finds on the page, by colour scheme."""
    faults = []
    person.page.evaluate(Axe().axe_script)
    for scheme, rules in looked_for.items():
        person.page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        violations = person.page.evaluate(RUN, rules)
        faults += [f"{where}, {scheme}: {described(one)}" for one in violations]
    return faults


def described(violation: dict[str, Any]) -> str:
    """The rule, and where it is broken first."""
    node = violation["nodes"][0]
    where = f"{node['html'][:200]} {node['failureSummary']}"
    return f"{violation['id']}, {len(violation['nodes'])} times: {where}"
