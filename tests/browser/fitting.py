"""Whether a page fits its window, and what is to be pressed fits a finger."""

from playwright.sync_api import ViewportSize

from tests.browser.person import Person

PHONE: ViewportSize = {"width": 360, "height": 740}
WIDTHS = (320, 768, 1280)
USUAL_TEXT_PX = 16
LARGE_TEXT_PX = 2 * USUAL_TEXT_PX

# What sticks out on the right, told by its markup.
STICKING_OUT = """() => {
  const page = document.documentElement;
  if (page.scrollWidth <= page.clientWidth) return [];
  const wide = [...document.body.querySelectorAll('*')]
    .filter(one => one.getBoundingClientRect().right > page.clientWidth + 0.5);
  return [`${page.scrollWidth} wide`, ...wide.slice(0, 3).map(one => one.outerHTML.slice(0, 120))];
}"""

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


def sticking_out(person: Person, where: str) -> list[str]:
    """What is wider than the window as it is now."""
    found: list[str] = person.page.evaluate(STICKING_OUT)
    return [f"{where}: {one}" for one in found]


def sticking_out_anywhere(person: Person, where: str) -> list[str]:
    """What is wider than some window, or than a phone's where the text is large."""
    faults = []
    for width in WIDTHS:
        person.page.set_viewport_size({"width": width, "height": PHONE["height"]})
        faults += sticking_out(person, f"{where} at {width}")
    person.page.set_viewport_size(PHONE)
    person.reads_text_of(LARGE_TEXT_PX)
    faults += sticking_out(person, f"{where} with large text")
    person.reads_text_of(USUAL_TEXT_PX)
    return faults


def too_small(person: Person, where: str) -> list[str]:
    """What a finger would miss."""
    found: list[str] = person.page.evaluate(TARGETS)
    return [f"{where}: {one}" for one in found]
