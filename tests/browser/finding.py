"""Finds a Chromium for the tests, as `requirements/browser.sh` does."""

import os
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import BrowserType

NAMES = ("chromium", "google-chrome")


def chromium(browser_type: BrowserType) -> Path:
    """A browser on the path, else playwright's own; where there is none, no test is run."""
    on_path = filter(None, map(shutil.which, NAMES))
    return existing(Path(next(on_path, browser_type.executable_path)))


def existing(found: Path) -> Path:
    """The browser, if it is there: else CI fails, and everyone else is told of the skipping."""
    if found.exists():
        return found
    missing = f"no {' or '.join(NAMES)} on the path, and no {found}"
    if os.environ.get("CI"):
        pytest.fail(f"The tests in a browser cannot run: {missing}", pytrace=False)
    pytest.skip(f"THE TESTS IN A BROWSER ARE SKIPPED: {missing}")
