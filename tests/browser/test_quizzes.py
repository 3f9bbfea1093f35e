"""Quizzes in a real browser: by keyboard, on a phone without JavaScript, with the network away."""

import re

import pytest
from playwright.sync_api import ViewportSize, expect

from engine import Question, truth
from tests.browser.conftest import Newcomer
from tests.browser.person import Person
from tutor.models import Attempt, Quiz, Run

PHONE: ViewportSize = {"width": 320, "height": 640}
SITTING = re.compile(r"/quizzes/(\w{8})/(\d+)/(?:(\d+)/)?$")


def begins(person: Person, plan: str = "scoring") -> None:
    person.opens("/quizzes/")
    person.page.locator(f'button[value="{plan}"]').click()
    person.arrives_at(person.question)


def now(person: Person) -> Attempt:
    """The row behind the page."""
    found = SITTING.search(person.page.url)
    assert found
    _, run, position = found.groups()
    return Attempt.objects.select_related("run").get(run_id=run, position=position)


def right(person: Person) -> str:
    return truth(Question.parse(now(person).question))


def chooses(person: Person, code: str) -> None:
    """Choose, and wait for what comes next."""
    before = person.page.url
    person.chooses(code)
    expect(person.page).not_to_have_url(before)
    person.page.wait_for_load_state()


def overview(person: Person) -> None:
    expect(person.page.locator("#overview")).to_be_visible()


@pytest.mark.parametrize("scripted", [True, False], ids=["htmx", "plain"])
def test_a_whole_quiz_on_a_phone(newcomer: Newcomer, language: str, scripted: bool) -> None:
    person = newcomer(
        language, java_script_enabled=scripted, viewport=PHONE, has_touch=True, is_mobile=True
    )
    begins(person)
    for _ in range(10):
        chooses(person, right(person))
    overview(person)
    person.page.locator("#overview .btn").click()
    person.page.wait_for_url("**/hand-in/")
    person.page.locator("main form button").click()
    person.arrives_at(person.result)
    expect(person.heading).to_have_text(re.compile(r"10.*10"))
    person.page.emulate_media(media="print")
    expect(person.result.locator(".scores li").first).to_be_visible()
    expect(person.page.locator("main .no-print")).to_be_hidden()
    person.page.emulate_media(media="screen")
    person.result.locator(".answers a").first.click()
    person.arrives_at(person.feedback)
    for _ in range(10):
        before = person.page.url
        person.next.click()
        expect(person.page).not_to_have_url(before)
    person.arrives_at(person.result)
    assert Attempt.objects.filter(verdict="right").count() == 10


def test_a_whole_quiz_by_keyboard_alone(person: Person) -> None:
    person.opens("/quizzes/")
    person.tabs_to(person.page.locator('button[value="first-evening"]'))
    person.presses("Enter")
    person.arrives_at(person.question)
    for _ in range(10):
        expect(person.heading).to_be_focused()
        before, skip = person.page.url, person.choice("skip")
        person.tabs_to(skip)
        person.presses("Enter")
        expect(person.page).not_to_have_url(before)
    overview(person)
    expect(person.heading).to_be_focused()
    person.tabs_to(person.page.locator("#overview .btn"))
    person.presses("Enter")
    person.page.wait_for_url("**/hand-in/")
    person.tabs_to(person.page.locator("main form button"))
    person.presses("Enter")
    person.arrives_at(person.result)
    expect(person.heading).to_be_focused()
    assert Attempt.objects.filter(verdict="skipped").count() == 10


def test_an_answer_can_be_changed_and_shows_as_chosen(person: Person) -> None:
    begins(person, "first-evening")
    first = person.page.url
    chosen = person.offered[0]
    chooses(person, chosen)
    person.page.get_by_role("link", name="Previous").click()
    person.page.wait_for_url(first)
    expect(person.choice(chosen)).to_have_attribute("aria-current", "true")
    chooses(person, person.offered[1])
    person.page.goto(first)
    expect(person.choice(chosen)).not_to_have_attribute("aria-current", "true")
    expect(person.question.locator("[aria-current]")).to_have_count(1)
    assert not Attempt.objects.exclude(verdict="").exists()


def test_what_is_chosen_while_the_network_is_away_is_sent_once(person: Person) -> None:
    person.console.grant_no_network()
    begins(person, "first-evening")
    first, chosen = now(person), person.offered[0]
    person.context.set_offline(True)
    person.choice(chosen).click()
    expect(person.away("answer")).to_be_visible()
    assert not Attempt.objects.get(pk=first.pk).draft
    person.context.set_offline(False)
    expect(person.page).not_to_have_url(re.compile(r"/1/$"))
    expect(person.away("answer")).to_be_hidden()
    assert Attempt.objects.get(pk=first.pk).draft == chosen
    assert Attempt.objects.exclude(draft="").count() == 1


def test_two_windows_hand_in_one_quiz(person: Person) -> None:
    begins(person)
    chooses(person, right(person))
    person.page.get_by_role("link", name="See all and hand in").click()
    person.page.locator("#overview .btn").click()
    other = person.opens_another_window()
    for window in (person, other):
        window.page.locator("main form button").click()
        window.arrives_at(window.result)
        expect(window.heading).to_have_text("Right: 1 of 10")
    assert Run.objects.count() == Quiz.objects.count() == 1


def test_the_confirmation_names_what_is_open(person: Person) -> None:
    begins(person)
    for _ in range(9):
        chooses(person, "skip")
    person.page.get_by_role("link", name="See all and hand in").click()
    person.page.locator("#overview .btn").click()
    expect(person.page.get_by_text("Question 10 is still open.")).to_be_visible()
    person.page.get_by_role("link", name="Back to the questions").click()
    person.page.wait_for_url("**/10/")


def test_the_language_changes_in_the_middle(person: Person) -> None:
    begins(person)
    chooses(person, right(person))
    cards = person.cards
    person.reads_in("es")
    assert person.cards == cards
    chooses(person, "skip")
    assert now(person).position == 3
    assert Attempt.objects.exclude(draft="").count() == 2


def test_the_address_is_copied_and_leads_somebody_else_to_the_same(
    person: Person, newcomer: Newcomer
) -> None:
    begins(person)
    questions = list(Attempt.objects.order_by("position").values_list("question", flat=True))
    person.page.goto(person.page.url.rsplit("/", 3)[0] + "/")
    address = person.page.locator("#share").input_value()
    other = newcomer("es")
    other.page.goto(address)
    other.page.locator("main form button").click()
    other.arrives_at(other.question)
    taken = Attempt.objects.filter(run=now(other).run).order_by("position")
    assert list(taken.values_list("question", flat=True)) == questions
