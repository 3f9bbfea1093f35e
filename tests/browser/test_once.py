"""What is answered counts once: in two windows, after Back, resent, without a network."""

import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Newcomer
from tests.browser.person import Person
from tutor.drills.sight import Stone
from tutor.models import Attempt, Run

DRILL = "grande-winner"


@pytest.fixture(params=[True, False], ids=["htmx", "plain"])
def person(request: pytest.FixtureRequest, newcomer: Newcomer) -> Person:
    """Somebody with JavaScript, and then somebody without."""
    return newcomer(java_script_enabled=request.param)


@pytest.fixture
def scripted(newcomer: Newcomer) -> Person:
    return newcomer()


def test_two_windows_of_one_question(person: Person) -> None:
    person.starts(DRILL)
    other = person.opens_another_window()
    person.answers(person.right)
    other.answers(other.wrong)
    other.sees_stone(1, Stone.RIGHT)
    assert other.heading.inner_text() == person.heading.inner_text()
    person.goes_on()
    other.goes_on()
    assert person.cards == other.cards
    assert Attempt.objects.count() == 2


def test_back_shows_what_was_answered(scripted: Person) -> None:
    scripted.opens("/")
    scripted.answers(scripted.right)
    heading = scripted.heading.inner_text()
    scripted.goes_on()
    scripted.answers("skip")
    scripted.goes_back()
    sees_the_first_answer(scripted, heading)
    scripted.goes_back()
    expect(scripted.question).to_be_visible()
    assert re.search(r"/en/$", scripted.page.url)
    assert Attempt.objects.count() == 3


def test_back_without_javascript_shows_what_was_answered(newcomer: Newcomer) -> None:
    plain = newcomer(java_script_enabled=False)
    plain.opens("/")
    plain.answers(plain.right)
    heading = plain.heading.inner_text()
    plain.goes_on()
    plain.answers("skip")
    plain.goes_back()
    plain.sees_stone(2, Stone.SKIPPED)
    plain.goes_back()
    sees_the_first_answer(plain, heading)
    assert Attempt.objects.count() == 3


def sees_the_first_answer(person: Person, heading: str) -> None:
    """The answer to look at, not to change, and the way on to the second."""
    expect(person.heading).to_have_text(heading)
    person.sees_stone(1, Stone.RIGHT)
    expect(person.page.locator("[name=answer]")).to_have_count(0)


def test_next_leads_through_what_was_answered(person: Person) -> None:
    person.starts(DRILL)
    person.answers(person.right)
    person.goes_on()
    person.answers("skip")
    heading = person.heading.inner_text()
    person.opens(f"/runs/{person.attempt.run_id}/1/")
    person.next.click()
    person.arrives_at(person.feedback)
    expect(person.heading).to_have_text(heading)
    person.sees_stone(2, Stone.SKIPPED)
    person.goes_on()
    assert person.attempt.position == 3


def test_a_reload_in_the_middle_shows_the_same(person: Person) -> None:
    person.starts(DRILL)
    cards = person.cards
    person.reloads()
    assert person.cards == cards
    person.answers(person.wrong)
    heading, cards = person.heading.inner_text(), person.cards
    person.reloads()
    expect(person.heading).to_have_text(heading)
    assert person.cards == cards
    assert Attempt.objects.count() == 2


def test_a_drill_left_in_the_middle_is_resumed(person: Person) -> None:
    person.starts(DRILL)
    person.answers(person.right)
    person.goes_on()
    cards = person.cards
    person.opens(f"/drills/{DRILL}/")
    person.page.get_by_role("main").get_by_role("link").first.click()
    person.arrives_at(person.question)
    assert person.cards == cards
    person.sees_stone(1, Stone.RIGHT)


def test_a_double_click_answers_once(person: Person) -> None:
    person.starts(DRILL)
    person.choice(person.right).dblclick()
    person.send.dblclick()
    expect(person.feedback).to_be_visible()
    person.sees_stone(1, Stone.RIGHT)
    assert Attempt.objects.count() == 2


def test_a_double_click_starts_one_sitting(person: Person) -> None:
    person.opens(f"/drills/{DRILL}/")
    person.page.locator("main form button").dblclick()
    expect(person.question).to_be_visible()
    assert Run.objects.count() == 1


def test_while_an_answer_is_on_its_way_no_other_is_sent(scripted: Person) -> None:
    on_its_way: list[Route] = []
    scripted.starts(DRILL)
    right, wrong = scripted.right, scripted.wrong
    scripted.page.route("**/runs/**", lambda route: on_its_way.append(route))
    with scripted.page.expect_request("**/runs/**"):
        scripted.chooses(right)
    scripted.chooses(wrong)
    scripted.chooses(right)
    on_its_way[0].continue_()
    scripted.sees_stone(1, Stone.RIGHT)
    assert len(on_its_way) == 1


def test_an_answer_sent_again_changes_nothing(person: Person) -> None:
    person.starts(DRILL)
    right, wrong = person.right, person.wrong
    letter = person.form(answer=wrong)
    person.answers(right)
    person.sends(letter)
    person.reloads()
    person.sees_stone(1, Stone.RIGHT)
    assert person.attempt.answer == right
    assert Attempt.objects.count() == 2


def test_the_front_pages_answer_sent_again_begins_no_second_sitting(person: Person) -> None:
    person.opens("/")
    letter = person.form(answer=person.wrong)
    person.answers(person.right)
    assert person.sends(letter) == person.page.url
    person.reloads()
    person.sees_stone(1, Stone.RIGHT)
    assert Run.objects.count() == 1


def test_another_language_in_the_middle_is_the_same_question(person: Person) -> None:
    person.starts(DRILL)
    person.answers(person.right)
    person.goes_on()
    cards, asked = person.cards, person.attempt
    for code in ("es", "pt-br"):
        person.reads_in(code)
        assert (person.cards, person.attempt) == (cards, asked)
        person.sees_stone(1, Stone.RIGHT)
    person.answers(person.right)
    heading = person.heading.inner_text()
    person.reads_in("en")
    assert person.heading.inner_text() != heading
    person.sees_stone(2, Stone.RIGHT)
    assert Run.objects.count() == 1


def test_another_language_after_the_front_page_is_the_same_feedback(person: Person) -> None:
    person.opens("/")
    person.answers(person.right)
    asked = person.attempt
    person.reads_in("pt-br")
    person.sees_stone(1, Stone.RIGHT)
    assert person.attempt == asked


@pytest.mark.parametrize("lost", ["visitor", None], ids=["visitor", "every cookie"])
def test_who_has_lost_the_cookie_is_told_and_can_begin_anew(
    person: Person, lost: str | None
) -> None:
    status = 404 if lost else 403
    person.console.grant_status(status)
    person.starts(DRILL)
    person.context.clear_cookies(name=lost)
    person.chooses(person.right)
    expect(person.question).to_be_hidden()
    expect(person.page.locator("html")).to_have_attribute("lang", "en")
    expect(person.page.get_by_role("main").get_by_role("heading")).to_be_visible()
    assert Attempt.objects.open().count() == 1
    person.page.get_by_role("main").get_by_role("link").last.click()
    person.arrives_at(person.question)
    person.answers(person.right)
    person.sees_stone(1, Stone.RIGHT)


def test_next_without_the_cookie_is_a_page_too(person: Person) -> None:
    person.console.grant_status(404)
    person.starts(DRILL)
    person.answers(person.right)
    person.context.clear_cookies()
    person.next.click()
    expect(person.feedback).to_be_hidden()
    expect(person.page.get_by_role("main").get_by_role("heading")).to_be_visible()


def test_an_answer_without_a_network_is_sent_when_it_is_back(scripted: Person) -> None:
    scripted.console.grant_no_network()
    scripted.starts(DRILL)
    right = scripted.right
    scripted.context.set_offline(True)
    scripted.chooses(right)
    expect(scripted.away("answer")).to_be_visible()
    assert scripted.attempt.is_open
    scripted.context.set_offline(False)
    expect(scripted.feedback).to_be_visible()
    expect(scripted.away("answer")).to_be_hidden()
    assert scripted.attempt.answer == right
    assert Attempt.objects.count() == 2


def test_next_without_a_network_opens_when_it_is_back(scripted: Person) -> None:
    scripted.console.grant_no_network()
    scripted.starts(DRILL)
    scripted.answers(scripted.right)
    scripted.context.set_offline(True)
    scripted.next.click()
    expect(scripted.away("page")).to_be_visible()
    expect(scripted.feedback).to_be_visible()
    scripted.context.set_offline(False)
    expect(scripted.question).to_be_visible()
    expect(scripted.away("page")).to_be_hidden()
