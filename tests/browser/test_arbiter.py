"""The arbiter as somebody uses it: by hand, by keyboard alone, and without JavaScript."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Newcomer
from tests.browser.person import Person

PHONE = {"width": 360, "height": 740}
HANDS = (("4o", "4c", "4e", "4b"), ("5o", "5c", "2o", "2c"))
TABLE = "/arbiter/?rules=classic&hands=RoRc5b4e.Co7c6e1b.5c5e4b3o.SoSc6o2b"


def card(person: Person, code: str) -> Locator:
    return person.page.locator(f"#card-{code}")


def ruling(person: Person) -> Locator:
    return person.page.locator("#ruling")


def lays_both_hands(person: Person) -> None:
    for hand in HANDS:
        for code in hand:
            card(person, code).click()
            expect(
                card(person, code).and_(person.page.locator(".given")).or_(ruling(person))
            ).to_be_visible()


@pytest.mark.parametrize("scripts", [True, False], ids=["scripted", "plain"])
def test_two_hands_laid_card_by_card_on_a_phone(newcomer: Newcomer, scripts: bool) -> None:
    person = newcomer(viewport=PHONE, java_script_enabled=scripts)
    person.opens("/arbiter/")
    expect(person.page.locator("#filling")).to_have_text("Cards for Ane")
    lays_both_hands(person)
    expect(ruling(person)).to_contain_text("Bruno takes pares.")
    assert person.page.url.partition("#")[0].endswith("?rules=classic&hands=4o4c4e4b.5o5c2o2c")
    person.goes_back()
    expect(card(person, "2c")).to_be_visible()
    card(person, "2c").click()
    expect(ruling(person)).to_contain_text("Bruno takes pares.")


def test_by_keyboard_alone_a_card_keeps_the_focus_and_the_ruling_gets_it(
    newcomer: Newcomer,
) -> None:
    person = newcomer()
    person.opens("/arbiter/?rules=classic&hands=4o4c4e4b.5o5c2o")
    person.tabs_to(card(person, "7c"))
    person.presses("Enter")
    expect(ruling(person)).to_be_visible()
    expect(person.page.locator("#ruled")).to_be_focused()
    expect(person.live).to_contain_text("Ane takes")
    person.tabs_to(person.page.locator("#seat-1"))


def test_a_tap_that_leaves_the_deck_keeps_the_focus_on_the_card(person: Person) -> None:
    person.opens("/arbiter/")
    person.tabs_to(card(person, "Co"))
    person.presses("Enter")
    expect(card(person, "Co")).to_contain_text("Ane")
    expect(card(person, "Co")).to_be_focused()
    expect(person.live).to_have_text("Cards for Ane")
    person.presses("Enter")
    expect(card(person, "Co").locator(".given__to")).to_have_count(0)


@pytest.mark.parametrize("scripts", [True, False], ids=["scripted", "plain"])
def test_bets_are_entered_call_by_call(newcomer: Newcomer, scripts: bool) -> None:
    person = newcomer(viewport=PHONE, java_script_enabled=scripts)
    person.opens(TABLE)
    bets = person.page.locator("#grande .bets")
    bets.locator("summary").click()
    bets.get_by_role("textbox").fill("5")
    bets.get_by_role("button", name="Ane").click()
    expect(bets).to_contain_text("5 stones on the table.")
    bets.locator("#bet-grande-3-no_quiero").click()
    expect(bets).to_contain_text("1 stone to Ane and Caio, at once.")
    expect(person.page.locator(".tally")).to_contain_text("to a first bet, however large")
    assert person.page.url.partition("#")[0].endswith("&grande=0+envido+5,3+no_quiero")
    bets.locator("#bet-grande-undo").click()
    expect(bets.locator("#bet-grande-1-quiero")).to_be_visible()


def test_after_a_call_the_focus_is_at_the_bets(person: Person) -> None:
    person.opens(TABLE)
    person.page.locator("#grande .bets summary").click()
    person.tabs_to(person.page.locator("#bet-grande-0-ordago"))
    person.presses("Enter")
    expect(person.page.locator("#bet-grande")).to_be_focused()
    expect(person.live).to_contain_text("The whole game is at stake.")
    person.tabs_to(person.page.locator("#bet-grande-1-quiero"))
    person.presses("Enter")
    expect(person.page.locator("#count")).to_contain_text("Órdago accepted")


def test_typed_cards_that_cannot_be_read_stay_in_the_field(person: Person) -> None:
    person.opens("/arbiter/")
    field = person.page.locator("#typed")
    person.console.grant_status(422)
    field.fill("R R 4 Q")
    field.press("Enter")
    expect(person.page.locator(".error")).to_contain_text("There is no card “Q”")
    expect(field).to_have_value("R R 4 Q")
    field.fill("r r 4 1")
    field.press("Enter")
    expect(person.page.locator("#filling")).to_have_text("Cards for Bruno")


def test_another_language_keeps_the_cards(person: Person) -> None:
    person.opens("/arbiter/")
    card(person, "Co").click()
    expect(card(person, "Co")).to_contain_text("Ane")
    person.reads_in("es")
    expect(card(person, "Co")).to_contain_text("Ane")
    expect(person.page.locator("#filling")).to_have_text("Cartas para Ane")


def test_the_link_is_copied_where_scripts_run(newcomer: Newcomer) -> None:
    person = newcomer(permissions=["clipboard-read", "clipboard-write"])
    person.opens("/arbiter/?rules=classic&hands=4o4c4e4b.5o5c2o2c")
    person.page.locator("[data-copy=share]").click()
    copied = person.page.evaluate("navigator.clipboard.readText()")
    assert copied == person.page.url
    plain = newcomer(java_script_enabled=False)
    plain.opens("/arbiter/?rules=classic&hands=4o4c4e4b.5o5c2o2c")
    expect(plain.page.locator("#share")).to_have_value(person.page.url)
    expect(plain.page.locator("[data-copy=share]")).to_be_hidden()
