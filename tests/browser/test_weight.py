"""How much travels over the wire, measured where it arrives, from a server as everyone runs it."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, expect

from tests.browser.console import Console
from tests.browser.pages import DRILLS
from tests.browser.person import Person
from tests.browser.serving import served
from tutor.drills.front import DRILL
from tutor.lessons.curriculum import curriculum

KB = 1000
MOST_PAGE_KB, MOST_REQUESTS, MOST_ANSWER_KB = 60, 7, 2


@dataclass
class Wire:
    """What has arrived in a window: the bytes of headers and body as sent, by address."""

    session: CDPSession
    addresses: dict[str, str] = field(default_factory=dict)
    arrived: list[tuple[str, int]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.session.on("Network.responseReceived", self._begin)
        self.session.on("Network.loadingFinished", self._end)
        self.session.send("Network.enable")

    def forget(self) -> None:
        """Count from here, as for somebody whose browser has kept nothing."""
        self.session.send("Network.clearBrowserCache")
        self.arrived.clear()

    @property
    def kb(self) -> float:
        return sum(size for _, size in self.arrived) / KB

    def _begin(self, event: dict[str, Any]) -> None:
        self.addresses[event["requestId"]] = event["response"]["url"]

    def _end(self, event: dict[str, Any]) -> None:
        size = int(event["encodedDataLength"])
        self.arrived.append((self.addresses[event["requestId"]], size))


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(tmp_path_factory.mktemp("var")) as address:
        yield address


@pytest.fixture
def person(browser: Browser, address: str, console: Console) -> Iterator[Person]:
    context = browser.new_context(base_url=address)
    console.listen(context)
    yield Person(context.new_page(), "es", console)
    context.close()


@pytest.fixture
def wire(person: Person) -> Wire:
    return Wire(person.context.new_cdp_session(person.page))


def test_the_front_page_is_light(person: Person, wire: Wire) -> None:
    person.opens("/")
    is_light(person, wire)


@pytest.mark.parametrize("drill", ["cards-order", "punto-or-juego"])
def test_the_first_page_of_a_drill_is_light(person: Person, wire: Wire, drill: str) -> None:
    person.starts(drill)
    wire.forget()
    person.reloads()
    is_light(person, wire)


@pytest.mark.parametrize("lesson", [entry.slug for entry in curriculum()])
def test_a_lesson_is_light(person: Person, wire: Wire, lesson: str) -> None:
    person.opens(f"/lessons/{lesson}/")
    person.page.wait_for_load_state("networkidle")
    assert wire.kb <= MOST_PAGE_KB, wire.arrived
    assert len(wire.arrived) <= MOST_REQUESTS, wire.arrived


def is_light(person: Person, wire: Wire) -> None:
    person.page.wait_for_load_state("networkidle")
    assert any("deck" in address for address, _ in wire.arrived)
    assert wire.kb <= MOST_PAGE_KB, wire.arrived
    assert len(wire.arrived) <= MOST_REQUESTS, wire.arrived


@pytest.mark.parametrize("drill", DRILLS.values())
def test_the_fragment_of_an_answer_is_light(person: Person, drill: str) -> None:
    person.starts(drill)
    if drill == DRILL:  # its first question is one of two hands
        person.answers("skip")
        person.goes_on()
    with person.page.expect_response("**/runs/**") as response:
        person.chooses(next(iter(person.offered), "4"))
    expect(person.feedback).to_be_visible()
    assert response.value.header_value("content-encoding")
    assert response.value.request.sizes()["responseBodySize"] / KB <= MOST_ANSWER_KB
