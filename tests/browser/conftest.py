"""Tests in a real browser, against a live server: a newcomer for each, and a silent console."""

import os
from collections.abc import Iterator
from typing import Any, Protocol

import pytest
from playwright.sync_api import BrowserType, ViewportSize, expect
from pytest_django.live_server_helper import LiveServer
from pytest_playwright.pytest_playwright import CreateContextCallback

from tests.browser.console import Console
from tests.browser.finding import chromium
from tests.browser.person import Person
from tutor.languages import LANGUAGES

# Playwright keeps an event loop in the thread of the tests, and Django takes it for async code.
os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"] = "true"

PATIENCE_MS = 15_000
expect.set_options(timeout=PATIENCE_MS)

DESKTOP: ViewportSize = {"width": 1280, "height": 800}


class Newcomer(Protocol):
    """Makes somebody who has never been here, with a browser of their own."""

    def __call__(self, language: str = "en", **browser: Any) -> Person: ...


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type: BrowserType) -> dict[str, Any]:
    return {"executable_path": chromium(browser_type)}


@pytest.fixture(scope="session")
def base_url(live_server: LiveServer) -> str:
    """What an address begins with; the plugin's own fixture is one that pytest warns of."""
    return str(live_server.url)


@pytest.fixture
def console() -> Iterator[Console]:
    """The console of every window of the test, which stays empty."""
    console = Console()
    yield console
    assert not console.faults, "\n".join(console.faults)


@pytest.fixture
def newcomer(
    console: Console,
    transactional_db: None,
    dealt_alike: None,
    new_context: CreateContextCallback,
) -> Newcomer:
    def arrive(language: str = "en", **browser: Any) -> Person:
        context = new_context(**{"viewport": DESKTOP, "reduced_motion": "reduce"} | browser)
        context.set_default_timeout(PATIENCE_MS)
        console.listen(context)
        return Person(context.new_page(), language, console)

    return arrive


@pytest.fixture
def person(newcomer: Newcomer) -> Person:
    """Somebody who reads English."""
    return newcomer()


@pytest.fixture(params=[language.code for language in LANGUAGES])
def language(request: pytest.FixtureRequest) -> str:
    """Each language of the site in turn."""
    return str(request.param)
