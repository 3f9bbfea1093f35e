"""Somebody at a browser: what a person does with the site, and what is seen then."""

import re
from dataclasses import dataclass, field
from urllib.parse import urlsplit

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


@dataclass(frozen=True, slots=True)
class Letter:
    """A form as it is sent."""

    action: str
    fields: dict[str, str]


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
        self.arrives_at(self.question)

    def answers(self, code: str) -> None:
        """Choose an answer, or type it, and wait for the verdict."""
        self.chooses(code)
        self.arrives_at(self.feedback)

    def chooses(self, code: str) -> None:
        """Choose an answer and send it, in as many steps as the page has it."""
        if self.field.count() and code != "skip":
            return self.types(code)
        if self.boxes.count() and code[0].isdecimal():
            return self.ticks(code)
        return self.picks(code)

    def picks(self, code: str) -> None:
        """One of those offered: at once where it is a button, else with the button that sends."""
        wanted = self.choice(code)
        sends = wanted.evaluate("one => one.type === 'submit'")
        wanted.click()
        if not sends:
            expect(wanted).to_be_checked()
            self.send.click()

    def ticks(self, code: str) -> None:
        """Tick some seats and send them."""
        for seat in code.split(","):
            self.boxes.nth(int(seat)).check()
        self.send.click()

    def types(self, text: str) -> None:
        """Type an answer and send it."""
        self.field.fill(text)
        self.field.press("Enter")

    def goes_on(self) -> None:
        """Follow Next to what comes after the feedback."""
        self.next.click()
        self.arrives_at(self.question.or_(self.result))

    def arrives_at(self, part: Locator) -> None:
        """Wait until a part is there, and the page round it where that is new too."""
        expect(part).to_be_visible()
        self.page.wait_for_load_state()

    def goes_back(self) -> None:
        self.page.go_back()

    def reloads(self) -> None:
        self.page.reload()

    def wants(self, **chosen: str) -> None:
        """Set something on the page of settings."""
        self.opens("/settings/")
        for name, value in chosen.items():
            self.page.locator(f'input[name="{name}"][value="{value}"]').check()
        self.page.locator("main form button").click()
        self.arrives_at(self.page.get_by_role("status").filter(has_text=re.compile(r"\S")))

    def opens_another_window(self) -> "Person":
        """The same page beside this one."""
        other = Person(self.context.new_page(), self.language, self.console)
        other.page.goto(self.page.url)
        return other

    def sends(self, letter: Letter) -> str:
        """Send a form that was filled in before, past the page; the address that it leads to."""
        origin = "{0.scheme}://{0.netloc}".format(urlsplit(letter.action))
        form: dict[str, str | float | bool] = {**letter.fields}
        answer = self.context.request.post(letter.action, form=form, headers={"Origin": origin})
        assert answer.ok
        return answer.url

    def presses(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def holds(self, key: str) -> None:
        """Keep a key down: called again, it repeats as a keyboard does."""
        self.page.keyboard.down(key)

    def releases(self, key: str) -> None:
        self.page.keyboard.up(key)

    def tabs_to(self, wanted: Locator) -> None:
        """Press Tab until this has the focus."""
        for _ in range(MOST_TABS):
            if wanted.evaluate("one => one === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab never led to {wanted}")

    def moves_to(self, code: str) -> None:
        """Choose by keyboard: Tab leads to what is offered, arrows from one to another."""
        wanted, first = self.choice(code), self.question.locator("[type=radio]").first
        self.tabs_to(first)
        self.page.keyboard.press("Space")
        for _ in range(MOST_TABS):
            if wanted.is_checked():
                return
            self.page.keyboard.press("ArrowDown")
        raise AssertionError(f"no arrow led to {code}")

    def reads_text_of(self, size_px: int) -> None:
        """Set the browser's own size of text, which the whole page goes by."""
        sizes = {"fontSizes": {"standard": size_px, "fixed": size_px}}
        self.context.new_cdp_session(self.page).send("Page.setFontSizes", sizes)

    def reads_in(self, code: str) -> None:
        """Change the language by the links at the foot of the page."""
        self.page.get_by_role("contentinfo").get_by_role("link", name=BY_CODE[code].name).click()
        self.arrives_at(self.page.locator(f"html[lang={BY_CODE[code].tag}]"))
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
    def boxes(self) -> Locator:
        """The seats that may be ticked, from the mano on."""
        return self.question.locator(".tickable input")

    @property
    def send(self) -> Locator:
        """What sends an answer that is chosen, typed or ticked."""
        return self.question.locator("button:not([name]):not([type=button])")

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

    def away(self, what: str) -> Locator:
        """The line that says that the network is away."""
        return self.page.locator(f'[data-away="{what}"]')

    @property
    def keys_switch(self) -> Locator:
        return self.question.locator("[data-keys]")

    @property
    def offered(self) -> list[str]:
        """The answers on the page, "I don't know" left out, in their order."""
        answers = self.question.locator("[data-answer]:not(.tickable *)")
        codes: list[str] = answers.evaluate_all("all => all.map(one => one.value)")
        return codes

    def key_of(self, code: str) -> str:
        """The number that an answer shows."""
        there = self.choice(code).locator("xpath=self::button | parent::label")
        shown = there.locator("[data-n], .order").first
        return shown.get_attribute("data-n") or shown.inner_text()

    def choice(self, code: str) -> Locator:
        """A button, or what is chosen among others."""
        return self.question.locator(f'[name="answer"][value="{code}"]')

    def form(self, **filled: str) -> Letter:
        """The question's form, filled in."""
        hidden = self.question.locator("input[type=hidden]")
        fields: dict[str, str] = hidden.evaluate_all(
            "all => Object.fromEntries(all.map(one => [one.name, one.value]))"
        )
        return Letter(self.question.evaluate("form => form.action"), fields | filled)

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
        asked = self.asked
        return next(code for code in options(asked) if code != truth(asked))

    def code_for(self, how: Stone) -> str:
        """An answer that will be judged so."""
        if how is Stone.SKIPPED:
            return "skip"
        return self.right if how is Stone.RIGHT else self.wrong

    @property
    def attempt(self) -> Attempt:
        """The row behind the page."""
        found = RUN_ADDRESS.search(self.page.url)
        assert found, self.page.url
        run_id, position = map(int, found.groups())
        return Attempt.objects.select_related("run").get(run_id=run_id, position=position)
