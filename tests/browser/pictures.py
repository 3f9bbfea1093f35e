"""Takes the pictures for `screens.py`. No test: pytest collects it only where it is named."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

from playwright.sync_api import ViewportSize

from tests.browser.conftest import DESKTOP, Newcomer
from tests.browser.contact import contact_sheet, file_name
from tests.browser.fitting import PHONE
from tests.browser.pages import Place, every_page
from tests.browser.person import Person
from tests.browser.screens import Wanted

FOLDER = Path(__file__).resolve().parents[2] / "var" / "screens"
WINDOWS: tuple[ViewportSize, ...] = (PHONE, DESKTOP)


def test_pictures(newcomer: Newcomer, wanted: Wanted, code: str) -> None:
    """Nothing is judged: it fails only where a page cannot be opened."""
    person = newcomer(code)
    for place in every_page(person):
        is_wanted = wanted.page in place.name
        if is_wanted or _does_something(person, place):
            person.page.set_viewport_size(DESKTOP)
            place.open()
        if is_wanted:
            for path in pictures(person, place, wanted.themes):
                print(path)  # noqa: T201
    print(contact_sheet(FOLDER))  # noqa: T201


def _does_something(person: Person, place: Place) -> bool:
    """Whether it is got to by more than its address, so that later pages may need it."""
    return not (isinstance(place.open, partial) and place.open.func == person.opens)


def pictures(person: Person, place: Place, themes: list[str]) -> Iterator[Path]:
    """The page in each theme and window, as a file."""
    for theme in themes:
        person.page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        for window in WINDOWS:
            person.page.set_viewport_size(window)
            path = FOLDER / person.language / file_name(place.name, theme, window["width"])
            person.page.screenshot(path=path, full_page=True)
            yield path
