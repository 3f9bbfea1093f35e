"""The ways in which somebody works a page: mouse, finger, keyboard alone, without JavaScript."""

from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Locator

from tests.browser.person import MOST_TABS, Person

PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
}


@dataclass(frozen=True)
class Mouse:
    """A mouse, and a keyboard to type."""

    person: Person
    is_scripted = True

    def presses(self, wanted: Locator) -> None:
        wanted.click()

    def picks(self, wanted: Locator) -> None:
        """Choose one of several, or leave it where it is chosen already."""
        self.presses(wanted)

    def types(self, wanted: Locator, text: str) -> None:
        wanted.fill(text)

    def answers(self, code: str) -> None:
        """What is asked, with the code of an answer; the verdict is in sight then."""
        if self.person.field.count():
            self.types(self.person.field, code)
        else:
            self.picks(self.person.choice(code))
        self.presses(self.person.send)
        self.person.arrives_at(self.person.feedback)


@dataclass(frozen=True)
class Touch(Mouse):
    """A finger."""

    def presses(self, wanted: Locator) -> None:
        wanted.tap()


@dataclass(frozen=True)
class Plain(Mouse):
    """A browser without JavaScript: each press leads to a page."""

    is_scripted = False


@dataclass(frozen=True)
class Keys(Mouse):
    """Tab, arrows and Enter; no mouse and no finger."""

    def presses(self, wanted: Locator) -> None:
        self.person.tabs_to(wanted)
        self.person.presses("Enter")

    def picks(self, wanted: Locator) -> None:
        """Tab leads to those that belong together, arrows from one to another."""
        group = self.person.page.locator(f"[name={wanted.get_attribute('name')}][type=radio]")
        chosen = group.and_(self.person.page.locator(":checked"))
        self.person.tabs_to(chosen if chosen.count() else group.first)
        self.person.presses("Space")
        for _ in range(MOST_TABS):
            if wanted.is_checked():
                return
            self.person.presses("ArrowDown")
        raise AssertionError(f"no arrow led to {wanted}")

    def types(self, wanted: Locator, text: str) -> None:
        self.person.tabs_to(wanted)
        self.person.page.keyboard.type(text)
