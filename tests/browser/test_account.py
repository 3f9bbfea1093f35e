"""An account is made, left and ended elsewhere, in windows and on other machines."""

from playwright.sync_api import expect

from tests.browser.account_pages import PHRASE, fills, sign_in, sign_up
from tests.browser.conftest import Newcomer
from tests.browser.person import Person
from tests.browser.ways import PHONE
from tutor.models import Attempt, User

NAME = "Ane"


def test_an_account_is_made_and_left_by_keyboard_alone(person: Person) -> None:
    person.opens("/account/sign-up/")
    person.tabs_to(person.page.locator("#id_name"))
    for text in (NAME, PHRASE, PHRASE):
        person.page.keyboard.type(text)
        person.page.keyboard.press("Tab")
    person.page.keyboard.press("Enter")
    person.page.wait_for_url("**/account/codes/")
    person.tabs_to(person.page.locator("button[value=kept]"))
    person.page.keyboard.press("Enter")
    person.page.wait_for_url("**/lessons/")
    person.tabs_to(person.page.locator(".whose button"))
    person.page.keyboard.press("Enter")
    expect(person.page.locator(".whose")).to_have_count(0)
    assert User.objects.get().name == NAME


def test_on_a_shared_computer_leaving_is_one_tap_from_any_page(newcomer: Newcomer) -> None:
    person = newcomer(**PHONE)
    sign_up(person, NAME)
    person.starts("grande-winner")
    person.answers(person.right)
    mine = person.page.url
    expect(person.page.locator(".whose button")).to_be_in_viewport()
    person.page.locator(".whose button").tap()
    expect(person.page.locator(".whose")).to_have_count(0)
    person.console.grant_status(404)
    person.page.goto(mine)
    expect(person.feedback).to_have_count(0)


def test_a_window_left_open_while_the_other_signs_in_loses_no_answer(newcomer: Newcomer) -> None:
    person = newcomer()
    sign_up(person, NAME)
    person.page.locator(".whose button").click()
    person.starts("juego-total")
    other = Person(person.context.new_page(), "en", person.console)
    sign_in(other, NAME)
    other.page.wait_for_url("**/lessons/")
    person.console.grant_status(403)
    right = person.right
    person.types(right)
    expect(person.field).to_have_value(right)
    expect(person.alert).to_be_visible()
    person.answers(right)
    attempt = Attempt.objects.exclude(answered_at=None).get()
    assert (attempt.answer, attempt.run.learner.user) == (right, User.objects.get())


def test_an_account_that_was_ended_elsewhere_asks_to_sign_in_and_keeps_the_answer(
    newcomer: Newcomer,
) -> None:
    phone, desktop = newcomer(**PHONE), newcomer()
    sign_up(phone, NAME)
    phone.starts("juego-total")
    sign_in(desktop, NAME)
    desktop.page.wait_for_url("**/lessons/")
    desktop.opens("/account/password/")
    fills(desktop, password=PHRASE + "!", again=PHRASE + "!")
    desktop.page.wait_for_url("**/account/")
    phone.console.grant_status(404)
    right = phone.right
    phone.types(right)
    phone.page.wait_for_url("**/account/sign-in/**")
    fills(phone, name=NAME, password=PHRASE + "!")
    expect(phone.field).to_have_value(right)
    phone.answers(right)
    assert Attempt.objects.exclude(answered_at=None).count() == 1
