"""axe-core finds nothing on any page, in any language, light and dark, wide and narrow."""

from typing import Any

from axe_playwright_python.sync_playwright import Axe

from tests.browser.conftest import Newcomer
from tests.browser.pages import every_page
from tests.browser.person import Person

# So tall that no link lies under the bar with Next, which stays in sight on a phone.
PHONE = {"width": 360, "height": 4000}
EVERYTHING = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}
COLOURS = {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}

axe = Axe()


def test_nothing_is_found_on_any_page(newcomer: Newcomer, language: str) -> None:
    person = newcomer(language)
    assert not faults(person, EVERYTHING, COLOURS)


def test_nothing_is_found_on_a_phone(newcomer: Newcomer) -> None:
    person = newcomer(viewport=PHONE, color_scheme="dark")
    assert not faults(person, COLOURS, EVERYTHING)


def faults(person: Person, light: dict[str, Any], dark: dict[str, Any]) -> list[str]:
    """What is found on each page, in light and in dark."""
    found = []
    for place in every_page(person):
        place.open()
        for scheme, options in (("light", light), ("dark", dark)):
            person.page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
            for fault in axe.run(person.page, options=options).response["violations"]:
                nodes = [node["html"] + node["failureSummary"] for node in fault["nodes"]]
                found.append(f"{place.name}, {scheme}: {fault['id']}: {nodes[:3]}")
    return found
