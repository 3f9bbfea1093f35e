"""Finds a Chromium for the tests, as `requirements/browser.sh` does."""

import shutil
from pathlib import Path

from playwright.sync_api import BrowserType

from tests.needing import need

NAMES = ("chromium", "google-chrome")


def chromium(browser_type: BrowserType) -> Path:
    """A browser on the path, else playwright's own; where there is none, no test is run."""
    on_path = filter(None, map(shutil.which, NAMES))
    return existing(Path(next(on_path, browser_type.executable_path)))


def existing(found: Path) -> Path:
    """The browser, if it is there."""
    missing = f"no {' or '.join(NAMES)} on the path, and no {found}"
    need(found.exists(), "The tests in a browser", missing)
    return found
