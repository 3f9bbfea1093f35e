"""Every page fits its window, however narrow and however large the text; nothing jumps."""

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import Newcomer
from tests.browser.pages import every_page
from tests.browser.person import Person
from tutor.drills.dealing import RUN_LENGTH

PHONE: ViewportSize = {"width": 360, "height": 740}
WIDTHS = (320, 360, 768, 1280)
USUAL_TEXT_PX = 16
MOST_SHIFT = 0.1

# What sticks out on the right, told by its markup.
STICKING_OUT = """() => {
  const page = document.documentElement;
  if (page.scrollWidth <= page.clientWidth) return [];
  const wide = [...document.body.querySelectorAll('*')]
    .filter(one => one.getBoundingClientRect().right > page.clientWidth + 0.5);
  return [`${page.scrollWidth} wide`, ...wide.slice(0, 3).map(one => one.outerHTML.slice(0, 120))];
}"""

LONG_WORDS = """() => document.querySelectorAll('main :is(h1, h2, p.over, p.prose)')
  .forEach(one => one.textContent = 'Levantar ' + 'sobrancelhas'.repeat(4))"""

# Each thing to press that is seen and too small; a link in a sentence is as high as its line.
TARGETS = """() => [...document.querySelectorAll('a[href], button, summary, input')]
  .filter(one => one.checkVisibility({ visibilityProperty: true }))
  .filter(one => !one.matches('.skip, [type=hidden]'))
  .map(one => {
    const { width, height } = (one.closest('label') ?? one).getBoundingClientRect();
    const style = getComputedStyle(one);
    const inline = style.display === 'inline';
    const high = inline ? Math.max(height, parseFloat(style.lineHeight)) : height;
    return { least: inline ? 24 : 44, width, high, markup: one.outerHTML.slice(0, 120) };
  })
  .filter(({ least, width, high }) => Math.min(width, high) < least)
  .map(one => JSON.stringify(one))"""

# What moves; the foot of the page goes with the length of what is above it.
SHIFTS = """() => {
  window.shifts = [];
  const moves = one => !one.node?.closest?.('footer.foot');
  new PerformanceObserver(list => list.getEntries().filter(one => one.sources.some(moves))
    .forEach(one => window.shifts.push({
      value: one.value, what: one.sources.map(({ node }) => node?.outerHTML?.slice(0, 120)),
    }))).observe({ type: 'layout-shift', buffered: true });
}"""


def sticking_out(person: Person, where: str) -> list[str]:
    found: list[str] = person.page.evaluate(STICKING_OUT)
    return [f"{where}: {one}" for one in found]


def test_no_page_scrolls_sideways(newcomer: Newcomer, language: str) -> None:
    person, faults = newcomer(language), []
    for place in every_page(person):
        person.reads_text_of(USUAL_TEXT_PX)
        place.open()
        for width in WIDTHS:
            person.page.set_viewport_size({"width": width, "height": 740})
            faults += sticking_out(person, f"{place.name} at {width}")
        person.page.set_viewport_size(PHONE)
        person.reads_text_of(2 * USUAL_TEXT_PX)
        faults += sticking_out(person, f"{place.name} with large text")
    assert not faults, "\n".join(faults)


def test_a_long_word_in_a_question_and_its_verdict_is_broken(person: Person) -> None:
    """Where words are long and letters large, no word is wider than the window."""
    person.page.set_viewport_size(PHONE)
    person.starts("chica-winner")
    person.reads_text_of(2 * USUAL_TEXT_PX)
    person.page.evaluate(LONG_WORDS)
    faults = sticking_out(person, "question")
    person.answers(person.wrong)
    person.page.evaluate(LONG_WORDS)
    faults += sticking_out(person, "verdict")
    assert not faults, "\n".join(faults)


def test_everything_to_press_is_large_enough_for_a_finger(newcomer: Newcomer) -> None:
    person, faults = newcomer("pt-br", viewport=PHONE, has_touch=True, is_mobile=True), []
    for place in every_page(person):
        place.open()
        faults += [f"{place.name}: {one}" for one in person.page.evaluate(TARGETS)]
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
