"""An answer in two steps, which a slip of the finger does not count for, or in one tap."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.person import Person
from tutor.drills.sight import Stone

KINDS = ["grande-winner", "cards-order", "grande-decides", "encaje-pot", "one-card"]


@pytest.fixture(params=[True, False], ids=["htmx", "plain"])
def person(request: pytest.FixtureRequest, newcomer: Newcomer, language: str) -> Person:
    return newcomer(language, java_script_enabled=request.param)


def test_a_tap_by_mistake_is_taken_back(person: Person) -> None:
    person.starts("grande-winner")
    right, wrong = person.right, person.wrong
    for code in (wrong, "show", "skip", right):
        person.choice(code).click()
        expect(person.question.locator(":checked")).to_have_count(1)
        assert person.attempt.is_open
    person.send.click()
    person.arrives_at(person.feedback)
    assert (person.attempt.answer, person.attempt.is_aided) == (right, False)
    assert len(person.sent) == 2  # the start, and one answer


def test_the_front_pages_question_as_well(person: Person) -> None:
    person.opens("/")
    right = person.right
    person.choice(person.wrong).click()
    person.choice(right).click()
    person.send.click()
    person.arrives_at(person.feedback)
    person.sees_stone(1, Stone.RIGHT)


def test_to_send_nothing_is_told_and_spends_nothing(person: Person) -> None:
    person.console.grant_status(422)
    person.starts("grande-winner")
    person.send.click()
    expect(person.alert).to_be_visible()
    assert person.attempt.is_open
    person.answers(person.right)


@pytest.mark.parametrize("drill", KINDS)
def test_what_is_chosen_stays_when_a_hint_is_asked_for(newcomer: Newcomer, drill: str) -> None:
    for scripted in (True, False):
        person = newcomer(java_script_enabled=scripted)
        person.starts(drill)
        code = person.right
        person.choice(code).click()
        person.choice("hint-1").click()
        expect(person.question.locator(".hints li")).to_have_count(1)
        expect(person.choice(code)).to_be_checked()
        person.send.click()
        person.arrives_at(person.feedback)
        assert person.attempt.answer == code


@pytest.mark.parametrize(("drill", "typed"), [("juego-total", True), ("juego-holders", False)])
def test_not_to_know_can_be_taken_back_where_one_types_or_ticks(
    newcomer: Newcomer, drill: str, typed: bool
) -> None:
    for scripted in (True, False):
        person = newcomer(java_script_enabled=scripted)
        person.console.grant_status(422)
        person.starts(drill)
        if typed:
            person.field.fill(person.right)
        else:
            person.boxes.first.check()
        person.choice("skip").check()
        person.send.click()
        expect(person.alert).to_be_visible()
        expect(person.choice("skip")).to_be_checked()
        if typed:
            expect(person.field).to_have_value(person.right)
        else:
            expect(person.boxes.first).to_be_checked()
            person.boxes.first.uncheck()
        person.choice("skip").uncheck()
        person.answers(person.right)
        assert person.attempt.verdict == Stone.RIGHT


def test_nobody_is_ticked_like_somebody(newcomer: Newcomer) -> None:
    person = newcomer()
    person.starts("juego-holders")
    person.presses("5")
    expect(person.choice("none")).to_be_checked()
    person.presses("5", "1")
    expect(person.choice("none")).not_to_be_checked()
    expect(person.boxes.first).to_be_checked()
    assert person.attempt.is_open


def test_the_answers_are_one_group_with_the_questions_name(newcomer: Newcomer) -> None:
    person = newcomer()
    person.starts("grande-winner")
    expect(person.question.get_by_role("radio")).to_have_count(len(person.offered) + 2)
    group = person.question.get_by_role("group", name=person.heading.inner_text(), exact=True)
    expect(group.get_by_role("radio")).to_have_count(len(person.offered))
    expect(group.get_by_role("radio").first).to_have_accessible_name(
        person.choice(person.offered[0]).get_attribute("aria-label") or ""
    )


def test_the_chosen_one_is_seen_without_its_colour(newcomer: Newcomer) -> None:
    person = newcomer(forced_colors="active")
    person.starts("grande-winner")
    person.choice(person.right).click()
    expect(person.choice(person.right).locator("xpath=..")).to_have_css("outline-style", "double")


def test_one_tap_sends_at_once_for_who_has_set_it(person: Person) -> None:
    person.wants(sending="one-tap")
    for drill in ("grande-winner", "cards-order"):
        person.starts(drill)
        right = person.right
        person.choice(right).click()
        person.arrives_at(person.feedback)
        assert person.attempt.answer == right
    person.opens("/")
    person.choice(person.right).click()
    person.arrives_at(person.feedback)
    person.wants(sending="two-steps")
    person.starts("grande-winner")
    person.choice(person.right).click()
    assert person.attempt.is_open


def test_with_one_tap_a_key_sends_at_once(newcomer: Newcomer) -> None:
    person = newcomer()
    person.wants(sending="one-tap")
    person.starts("grande-winner")
    person.presses(person.key_of(person.wrong))
    person.arrives_at(person.feedback)
    person.sees_stone(1, Stone.WRONG)


def test_what_was_chosen_is_sent_once_the_network_is_back(newcomer: Newcomer) -> None:
    person = newcomer()
    person.console.grant_no_network()
    person.starts("cards-order")
    right = person.right
    person.context.set_offline(True)
    person.choice(right).click()
    person.send.click()
    expect(person.away("answer")).to_be_visible()
    person.context.set_offline(False)
    person.arrives_at(person.feedback)
    assert person.attempt.answer == right
