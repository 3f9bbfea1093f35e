"""The keyboard alone: what has the focus, what Enter does, and the keys that answer."""

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person
from tutor.drills.dealing import RUN_LENGTH
from tutor.drills.sight import Stone


def test_a_whole_drill_by_keyboard_alone(person: Person) -> None:
    person.opens("/")
    person.moves_to(person.right)
    person.presses("Enter")
    for _ in range(RUN_LENGTH - 1):
        expect(person.next).to_be_focused()
        person.presses("Enter")
        expect(person.question).to_be_visible()
        expect(person.heading).to_be_focused()
        person.presses(person.key_of(person.right), "Enter")
        expect(person.feedback).to_be_visible()
        assert person.attempt.verdict == Stone.RIGHT
    expect(person.next).to_be_focused()
    person.presses("Enter")
    expect(person.result).to_be_visible()
    expect(person.heading).to_be_focused()
    expect(person.heading).to_contain_text(str(RUN_LENGTH))


def test_the_first_tab_leads_past_the_menu(person: Person) -> None:
    person.opens("/")
    person.presses("Tab")
    expect(person.page.locator("a[href='#main']")).to_be_focused()
    expect(person.page.locator("a[href='#main']")).to_be_in_viewport()
    person.presses("Enter", "Tab")
    expect(person.choice("0")).to_be_focused()


def test_a_total_is_typed_from_anywhere_and_sent_by_enter(person: Person) -> None:
    person.starts("juego-total")
    expect(person.heading).to_be_focused()
    total = person.right
    person.presses(*total)
    expect(person.field).to_be_focused()
    expect(person.field).to_have_value(total)
    person.presses("Enter")
    person.sees_stone(1, Stone.RIGHT)
    expect(person.next).to_be_focused()


@pytest.mark.parametrize(
    "drill", ["cards-order", "cards-same", "grande-decides", "pares-kind", "punto-or-juego"]
)
def test_each_answer_has_the_key_that_it_shows(person: Person, drill: str) -> None:
    person.starts(drill)
    shown = [person.key_of(code) for code in person.offered]
    assert shown == [str(number) for number in range(1, len(shown) + 1)]
    wrong = person.wrong
    person.presses(person.key_of(wrong))
    expect(person.choice(wrong)).to_be_checked()
    expect(person.choice(wrong)).to_be_focused()
    person.presses("Enter")
    expect(person.feedback).to_be_visible()
    assert person.attempt.answer == wrong


def test_not_knowing_is_reached_by_keyboard(person: Person) -> None:
    person.starts("grande-winner")
    person.moves_to("skip")
    person.presses("Enter")
    person.sees_stone(1, Stone.SKIPPED)


def test_enter_goes_on_also_when_nothing_has_the_focus(person: Person) -> None:
    person.starts("grande-winner")
    person.answers(person.right)
    person.next.blur()
    person.presses("Enter")
    expect(person.question).to_be_visible()


def test_after_a_reload_the_verdict_has_the_focus_and_enter_goes_on(person: Person) -> None:
    person.starts("grande-winner")
    person.answers(person.right)
    person.reloads()
    expect(person.heading).to_be_focused()
    person.presses("Enter")
    expect(person.question).to_be_visible()


def test_a_key_held_down_answers_one_question(person: Person) -> None:
    person.starts("grande-winner")
    person.moves_to("0")
    person.holds("Enter")
    expect(person.next).to_be_focused()
    person.holds("Enter")
    person.holds("Enter")
    expect(person.feedback).to_be_visible()
    person.releases("Enter")
    person.presses("Enter")
    expect(person.question).to_be_visible()
    assert person.attempt.position == 2
    assert len(person.sent) == 2  # the start, and one answer


def test_the_number_keys_can_be_turned_off_for_good(person: Person) -> None:
    person.starts("grande-winner")
    person.tabs_to(person.keys_switch)
    person.presses("Enter", "1")
    person.reloads()
    person.presses("1")
    person.tabs_to(person.keys_switch)
    expect(person.question).to_be_visible()
    expect(person.question.locator(":checked")).to_have_count(0)
    person.presses("Enter", "1", "Enter")
    expect(person.feedback).to_be_visible()
    assert len(person.sent) == 2  # the start, and one answer


def test_a_number_with_control_is_the_browsers(person: Person) -> None:
    person.starts("grande-winner")
    person.presses("Control+1", "Alt+1")
    expect(person.question.locator(":checked")).to_have_count(0)
    person.answers("skip")
    assert len(person.sent) == 2  # the start, and one answer
    assert person.attempt.answer == "skip"
