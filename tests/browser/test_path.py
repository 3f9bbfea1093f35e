"""A newcomer's path: three lessons on a phone, an account, and everything in place at a desktop.

Each language once, each in another way; with EVERY_PATH=yes every language in every way.
"""

import os
from dataclasses import dataclass
from datetime import timedelta
from typing import Self

import pytest
from django.utils.timezone import now
from playwright.sync_api import expect

from tests.browser.account_pages import PHRASE
from tests.browser.conftest import Newcomer
from tests.browser.person import Person
from tests.browser.ways import PHONE, Keys, Mouse, Plain, Touch
from tutor.drills.dealing import RUN_LENGTH
from tutor.languages import BY_CODE
from tutor.models import Attempt, Learner, Run, Skill, User

NAME = "Ane"
LESSONS = ("game", "lances", "worth")  # of one drill each
FIRST, LEFT_OPEN = "side-wins", "juego-total"
AT_THE_DESK = {"grande": "now empty"}  # of the question on the front page
STONES = {"game": "half", "lances": "half", "worth": "half", "juego": "now empty empty"}
WANTED = {"ruleset": "thirty", "ranks": "figures", "theme": "dark"}
EVERY = [(code, way) for code in BY_CODE for way in (Touch, Keys, Plain)]
EACH_ONCE = [("es", Touch), ("pt-br", Keys), ("en", Plain)]
PATHS = EVERY if os.environ.get("EVERY_PATH") else EACH_ONCE

# The stones of each line on the map.
STANDING = """all => Object.fromEntries(all.map(line => [
  line.getAttribute('href').split('/').at(-2),
  [...line.querySelectorAll('.stone')].map(one => one.className.replace('stone ', '')).join(' '),
]))"""


def does_a_lesson(way: Mouse, slug: str, *, slips: bool) -> None:
    """From the map to its page, to its drill, and all of that; the last answer may be a slip."""
    person = way.person
    person.opens("/lessons/")
    way.presses(person.page.locator(f".contents a[href$='/lessons/{slug}/']"))
    way.presses(person.page.locator(".doors a"))
    way.presses(person.page.locator("main form button"))
    does_five(way, slips=slips)


def does_five(way: Mouse, *, slips: bool = False) -> None:
    person = way.person
    for number in range(1, RUN_LENGTH + 1):
        person.arrives_at(person.question)
        is_slip = slips and number == RUN_LENGTH
        way.answers(person.wrong if is_slip else person.right)
        way.presses(person.next)
    person.arrives_at(person.result)


def sets_it_up(way: Mouse) -> None:
    """The rules to practise under, and how it all looks."""
    way.person.opens("/settings/")
    for name, value in WANTED.items():
        way.picks(way.person.page.locator(f"[name={name}][value={value}]"))
    way.presses(way.person.page.locator("main form button"))
    way.person.page.wait_for_url("**saved=1")


def signs(way: Mouse, where: str, then: str, **fields: str) -> None:
    """Up or in, through the form of that page."""
    page = way.person.page
    way.person.opens(f"/account/{where}/")
    for name, text in fields.items():
        way.types(page.locator(f"main [name={name}]"), text)
    way.presses(page.locator("main .form button"))
    page.wait_for_url(f"**{then}")


def begins(way: Mouse, drill: str) -> None:
    way.person.opens(f"/drills/{drill}/")
    way.presses(way.person.page.locator("main form button"))
    way.person.arrives_at(way.person.question)


def days_pass() -> None:
    """Until the first lesson is to be reviewed."""
    Skill.objects.filter(drill=FIRST).update(due_at=now() - timedelta(days=1))


@dataclass(frozen=True)
class Told:
    """All that the pages tell somebody of himself; `stones` are those on the map, by lesson."""

    map: str
    stones: dict[str, str]
    progress: str
    settings: list[str]

    @classmethod
    def to(cls, person: Person) -> Self:
        person.opens("/lessons/")
        course, stones = words_of(person), stones_of(person)
        person.opens("/progress/")
        progress = words_of(person)
        person.opens("/settings/")
        chosen = person.page.locator("main :checked")
        return cls(
            course, stones, progress, chosen.evaluate_all("all => all.map(one => one.value)")
        )


def words_of(person: Person) -> str:
    """What the page says, however wide it is."""
    return " ".join((person.page.locator("main").text_content() or "").split())


def stones_of(person: Person) -> dict[str, str]:
    """How the drills of each lesson stand that is begun, on the map."""
    found: dict[str, str] = person.page.locator(".contents a").evaluate_all(STANDING)
    return {slug: stones for slug, stones in found.items() if {*stones.split()} != {"empty"}}


@pytest.mark.parametrize(("language", "ways"), PATHS)
def test_three_lessons_on_a_phone_are_all_in_place_at_a_desktop(
    newcomer: Newcomer, language: str, ways: type[Mouse]
) -> None:
    at_desk = Mouse if ways is Touch else ways
    desktop = at_desk(newcomer(language, java_script_enabled=ways.is_scripted, locale="fr"))
    desktop.person.opens("/")
    desktop.answers(desktop.person.right)
    phone = ways(newcomer(language, java_script_enabled=ways.is_scripted, **PHONE))
    for slug in LESSONS:
        does_a_lesson(phone, slug, slips=slug == LESSONS[-1])
    sets_it_up(phone)
    begins(phone, LEFT_OPEN)
    phone.answers(phone.person.right)
    phone.presses(phone.person.next)
    phone.person.arrives_at(phone.person.question)
    cards = phone.person.cards
    signs(phone, "sign-up", "/codes/", name=NAME, password=PHRASE, again=PHRASE)
    expect(phone.person.page.locator(".codes li")).to_have_count(10)
    phone.presses(phone.person.page.locator("main .form button"))
    phone.person.page.wait_for_url("**/lessons/")
    before = Told.to(phone.person)
    assert before.stones == STONES

    signs(desktop, "sign-in", "/lessons/", name=NAME.upper(), password=PHRASE)
    expect(desktop.person.page.locator(".whose")).to_contain_text(NAME)
    after = Told.to(desktop.person)
    assert after.stones == STONES | AT_THE_DESK
    assert (after.progress, after.settings) == (before.progress, before.settings)
    assert Learner.objects.count() == User.objects.count() == 1
    finds_each_answer(desktop.person)
    goes_on_where_he_was(desktop, cards)
    masters_by_review(desktop)
    assert Told.to(phone.person) == Told.to(desktop.person)


def finds_each_answer(person: Person) -> None:
    """Given once, kept as it was, to be read and not to be given again."""
    given = Attempt.objects.exclude(answered_at=None).select_related("run")
    assert given.count() == len(LESSONS) * RUN_LENGTH + 2
    assert [one.run.drill for one in given.filter(verdict="wrong")] == ["worth-pays"]
    for one in given.filter(position=1):
        person.opens(f"/runs/{one.run_id}/1/")
        expect(person.feedback).to_be_visible()
        expect(person.page.locator("[name=answer]")).to_have_count(0)


def goes_on_where_he_was(way: Mouse, cards: list[str]) -> None:
    """In his own language, look and rules: the one button leads to the question left open."""
    person = way.person
    person.page.goto("/lessons/")
    expect(person.page.locator("html")).to_have_attribute("lang", BY_CODE[person.language].tag)
    expect(person.page.locator("html")).to_have_attribute("data-theme", WANTED["theme"])
    way.presses(person.page.locator(".onward").get_by_role("link"))
    person.arrives_at(person.question)
    assert (person.cards, person.attempt.position) == (cards, 2)
    assert (person.attempt.run.drill, person.attempt.run.ruleset) == (LEFT_OPEN, WANTED["ruleset"])
    way.answers(person.right)


def masters_by_review(way: Mouse) -> None:
    """What was right on the phone counts for what is mastered at the desktop."""
    days_pass()
    way.person.opens("/progress/")
    way.presses(way.person.page.locator(".ready button"))
    does_five(way)
    assert Skill.objects.mastered().get().drill == FIRST
    assert Run.objects.filter(drill=FIRST).count() == 2
