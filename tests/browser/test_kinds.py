"""Each kind of question, answered right, wrong and not at all."""

import pytest
from playwright.sync_api import expect

from engine import Kind
from tests.browser.conftest import Newcomer
from tests.browser.pages import DRILLS
from tests.browser.person import Person
from tutor.drills.dealing import RUN_LENGTH
from tutor.drills.sight import Stone

MOST_LEFT_OUT = 40
HOW = (Stone.RIGHT, Stone.WRONG, Stone.SKIPPED)


def test_every_kind_is_asked_here() -> None:
    assert set(DRILLS) == set(Kind)


@pytest.mark.parametrize("kind", DRILLS)
def test_each_kind_is_judged_right_wrong_and_skipped(person: Person, kind: Kind) -> None:
    person.starts(DRILLS[kind])
    if kind is Kind.WHO_WINS:
        comes_to_hands(person, DRILLS[kind], 4, latest=RUN_LENGTH - len(HOW))
    for how in HOW:
        assert person.asked.kind is kind
        answer_and_see(person, how)
        person.goes_on()
        expect(person.question).to_be_visible()


@pytest.mark.parametrize("how", HOW)
@pytest.mark.parametrize("drill", ["grande-winner", "chica-winner"])
def test_a_winner_of_two_hands_is_judged(person: Person, drill: str, how: Stone) -> None:
    person.starts(drill)
    comes_to_hands(person, drill, 2)
    answer_and_see(person, how)


def comes_to_hands(person: Person, drill: str, hands: int, latest: int = RUN_LENGTH) -> None:
    """Leave out questions until one has so many hands, at this place of a sitting at the latest."""
    for _ in range(MOST_LEFT_OUT):
        position = person.attempt.position
        if position <= latest and len(person.asked.hands) == hands:
            return
        if position < latest:
            person.answers("skip")
            person.goes_on()
        else:
            person.starts(drill)
    raise AssertionError(f"{drill} never asked about {hands} hands")


def answer_and_see(person: Person, how: Stone) -> None:
    """Answer, and see the verdict with every card of the question in its rows."""
    cards = set(person.cards)
    person.answers(person.code_for(how))
    person.sees_stone(person.attempt.position, how)
    assert person.attempt.verdict == how
    assert set(person.cards) == cards
    expect(person.heading).to_have_id("verdict")
    expect(person.live).to_contain_text(person.heading.inner_text())


@pytest.mark.parametrize(
    ("typed", "scripted"),
    [("thirty", True), ("", True), ("99", True), ("-4", True), ("thirty", False), ("99", False)],
)
def test_a_total_that_cannot_be_read_spends_nothing(
    newcomer: Newcomer, typed: str, scripted: bool
) -> None:
    person = newcomer(java_script_enabled=scripted)
    person.console.grant_status(422)
    person.starts("juego-total")
    cards, total = person.cards, person.right
    person.types(typed)
    expect(person.alert).to_be_visible()
    expect(person.field).to_have_value(typed)
    expect(person.field).to_be_focused()
    expect(person.field).to_have_accessible_description(person.alert.inner_text())
    assert person.attempt.is_open
    assert person.cards == cards
    person.answers(total)
    person.sees_stone(1, Stone.RIGHT)
