"""What is asked and told fits its window, however long its words; nothing jumps."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.fitting import LARGE_TEXT_PX, PHONE, sticking_out
from tests.browser.person import Person
from tutor.drills.dealing import RUN_LENGTH

MOST_SHIFT = 0.1

LONG_WORDS = """() => document.querySelectorAll('main :is(h1, h2, p.over, p.prose)')
  .forEach(one => one.textContent = 'Levantar ' + 'sobrancelhas'.repeat(4))"""

# What moves; the foot of the page goes with the length of what is above it.
SHIFTS = """() => {
  window.shifts = [];
  const moves = one => !one.node?.closest?.('footer.foot');
  new PerformanceObserver(list => list.getEntries().filter(one => one.sources.some(moves))
    .forEach(one => window.shifts.push({
      value: one.value, what: one.sources.map(({ node }) => node?.outerHTML?.slice(0, 120)),
    }))).observe({ type: 'layout-shift', buffered: true });
}"""


def test_a_long_word_in_a_question_and_its_verdict_is_broken(person: Person) -> None:
    """Where words are long and letters large, no word is wider than the window."""
    person.page.set_viewport_size(PHONE)
    person.starts("chica-winner")
    person.reads_text_of(LARGE_TEXT_PX)
    person.page.evaluate(LONG_WORDS)
    faults = sticking_out(person, "question")
    person.answers(person.wrong)
    person.page.evaluate(LONG_WORDS)
    faults += sticking_out(person, "verdict")
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("width", [360, 1280])
def test_nothing_jumps_when_a_part_arrives(newcomer: Newcomer, width: int) -> None:
    person = newcomer("es", viewport={"width": width, "height": 740})
    person.page.add_init_script(f"({SHIFTS})()")
    person.opens("/")
    for _ in range(RUN_LENGTH):
        person.answers(person.wrong)
        person.goes_on()
    expect(person.result).to_be_visible()
    shifts = person.page.evaluate("window.shifts")
    assert sum(shift["value"] for shift in shifts) < MOST_SHIFT, shifts


def test_the_nearest_case_stands_below_the_hands_of_the_question(newcomer: Newcomer) -> None:
    person = newcomer(viewport=PHONE)
    person.starts("four-kings-both")
    person.answers(person.wrong)
    parts = person.feedback.locator(".compare:not(.others *), .others, #nearest, .rule")
    tops = parts.evaluate_all("all => all.map(one => one.getBoundingClientRect().top)")
    assert parts.count() == len(["hands", "others", "nearest", "rule"])
    assert tops == sorted(tops)


def test_hints_stay_in_their_column_beside_the_table(newcomer: Newcomer) -> None:
    person = newcomer("pt-br")
    person.starts("cards-left")
    for step in (1, 2, 3):
        person.choice(f"hint-{step}").click()
        expect(person.question.locator(".hints li")).to_have_count(step)
    edges = person.question.locator(".question__help > *").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().right)"
    )
    board = person.question.locator(".question__board").bounding_box()
    assert board is not None
    assert max(edges) < board["x"]
