"""Somebody at a browser: what a person does with the site, and what is seen then."""

import re
from dataclasses import dataclass, field

from django.utils import translation
from playwright.sync_api import BrowserContext, Locator, Page, Request, expect

from engine import Question, options, truth
from tests.browser.console import Console
from tutor import wording
from tutor.drills.front import read_token
from tutor.drills.sight import Stone
from tutor.languages import BY_CODE
from tutor.models import Attempt

RUN_ADDRESS = re.compile(r"/runs/(\d+)/(\d+)/$")
MOST_TABS = 60


@dataclass
class Person:
    """One window and the one who sits before it."""

    page: Page
    language: str
    console: Console
    sent: list[Request] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.page.on("request", self._note)

    def _note(self, request: Request) -> None:
        if request.method == "POST":
            self.sent.append(request)

    # What a person does

    def opens(self, path: str) -> None:
        self.page.goto(f"/{self.language}{path}")

    def starts(self, drill: str) -> None:
        """Begin a drill from its own page."""
        self.opens(f"/drills/{drill}/")
        self.page.locator("main form button").click()
        expect(self.question).to_be_visible()

    def answers(self, code: str) -> None:
        """Choose an answer, or type it, and wait for the verdict."""
        self.chooses(code)
        expect(self.feedback).to_be_visible()

    def chooses(self, code: str) -> None:
        if self.field.count() and code != "skip":
            return self.types(code)
        return self.choice(code).click()

    def types(self, text: str) -> None:
        """Type an answer and send it."""
        self.field.fill(text)
        self.field.press("Enter")

    def goes_on(self) -> None:
        """Follow Next, and wait until it has led somewhere."""
        self.next.click()
        expect(self.feedback).to_be_hidden()

    def goes_back(self) -> None:
        self.page.go_back()

    def reloads(self) -> None:
        self.page.reload()

    def presses(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def tabs_to(self, wanted: Locator) -> None:
        """Press Tab until this has the focus."""
        for _ in range(MOST_TABS):
            if wanted.evaluate("one => one === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab never led to {wanted}")

    def reads_in(self, code: str) -> None:
        """Change the language by the links at the foot of the page."""
        self.page.get_by_role("contentinfo").get_by_role("link", name=BY_CODE[code].name).click()
        expect(self.page.locator("html")).to_have_attribute("lang", BY_CODE[code].tag)
        self.language = code

    # What is on the page

    @property
    def context(self) -> BrowserContext:
        return self.page.context

    @property
    def question(self) -> Locator:
        return self.page.locator("#question")

    @property
    def feedback(self) -> Locator:
        return self.page.locator("#feedback")

    @property
    def result(self) -> Locator:
        return self.page.locator("#result")

    @property
    def heading(self) -> Locator:
        return self.page.get_by_role("heading", level=1)

    @property
    def field(self) -> Locator:
        return self.question.get_by_role("textbox")

    @property
    def next(self) -> Locator:
        return self.feedback.locator("[data-next]")

    @property
    def alert(self) -> Locator:
        """The sentence that says what is wrong with an answer."""
        return self.question.locator(".error")

    @property
    def live(self) -> Locator:
        """The live region, as it is read aloud."""
        return self.page.locator("#live")

    def choice(self, code: str) -> Locator:
        return self.question.locator(f'button[name="answer"][value="{code}"]')

    @property
    def cards(self) -> list[str]:
        """The cards in sight, in their order on the page."""
        drawn = self.page.locator("#stage svg.card use")
        hrefs: list[str] = drawn.evaluate_all("all => all.map(use => use.getAttribute('href'))")
        return [href.split("#")[1] for href in hrefs]

    def sees_stone(self, number: int, state: Stone) -> None:
        """The question's stone says so, in the page's language."""
        with translation.override(self.language):
            label = wording.stone_label(state)
        expect(self.page.locator("#stage .stones li").nth(number - 1)).to_have_text(label)

    # What a person who knows the game knows

    @property
    def asked(self) -> Question:
        """The question in sight."""
        token = self.question.locator("input[name=token]")
        if not token.count():
            return Question.parse(self.attempt.question)
        carried = read_token(token.input_value())
        assert carried is not None
        return carried.question

    @property
    def right(self) -> str:
        return truth(self.asked)

    @property
    def wrong(self) -> str:
        return next(code for code in options(self.asked) if code != self.right)

    @property
    def attempt(self) -> Attempt:
        """The row behind the page."""
        found = RUN_ADDRESS.search(self.page.url)
        assert found, self.page.url
        run_id, position = map(int, found.groups())
        return Attempt.objects.select_related("run").get(run_id=run_id, position=position)
