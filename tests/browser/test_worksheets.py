"""Worksheets in print: on A4 and on Letter no question is split, and the key begins a page."""

import re

import pytest

from engine import deal_question
from tests.browser.account_pages import NAME, sign_up
from tests.browser.conftest import Newcomer
from tests.browser.person import Person
from tutor.drills.catalogue import catalogue
from tutor.models import User, Worksheet
from tutor.worksheets.dealing import FORMS, WorksheetPlan
from tutor.worksheets.services import make_worksheet
from tutor.worksheets.values import Subject

# A drill for each way in which a question lies on the felt, the tallest ones among them.
DRILLS = (
    *("grande-winner", "one-card", "juego-holders", "bonus-pays", "encaje-sheds", "count-ends"),
    *("juego-total", "cards-same", "answers-speak", "hands-order"),
)
PAPERS = {"A4": (595, 842), "Letter": (612, 792)}
NUMBERS = [f"{form}{at}" for form in FORMS for at in range(1, len(DRILLS) + 1)]
PAGE = re.compile(rb"(\d+) 0 obj\n<<\s*/Type /Page\n(.*?)>>\nendobj", re.DOTALL)
BOX = re.compile(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]")
PLACE = re.compile(rb"/mark-([\w-]+) \[(\d+) 0 R /XYZ")

# A PDF names the pages of what its links lead to: so each part gets a mark before and after it.
MARKS = """() => {
  const list = document.createElement('p');
  const mark = (where, place, name) => {
    const one = document.createElement('span');
    one.id = `mark-${name}`;
    one.textContent = '.';
    where.insertAdjacentElement(place, one);
    list.insertAdjacentHTML('beforeend', `<a href="#mark-${name}">${name}</a> `);
  };
  for (const one of document.querySelectorAll('.worksheet__question')) {
    mark(one, 'afterbegin', `${one.querySelector('h3').id}-begins`);
    mark(one, 'beforeend', `${one.querySelector('h3').id}-ends`);
  }
  for (const one of document.querySelectorAll('.worksheet__head'))
    mark(one.querySelector('p:last-child'), 'beforeend', one.querySelector('h2').id);
  document.querySelector('.worksheet').append(list);
}"""


def pages_of(pdf: bytes) -> dict[str, int]:
    """The page of each mark, the first being 0."""
    numbers = {int(number): at for at, (number, _) in enumerate(PAGE.findall(pdf))}
    return {name.decode(): numbers[int(number)] for name, number in PLACE.findall(pdf)}


def furnished(person: Person) -> Worksheet:
    """A worksheet that has a question of each drill, the hardest one."""
    user, drills = User.objects.get(name=NAME), [catalogue()[slug] for slug in DRILLS]
    plan = WorksheetPlan(
        Subject.of_drill(drills[0]), len(drills), len(FORMS), "classic", "k7mw3fh2"
    )
    sheet = make_worksheet(user=user, plan=plan, language=person.language)
    for row in sheet.questions.all():
        spec = drills[row.position - 1].specs[-1]
        row.question = str(deal_question(spec, ord(row.form)))
        row.save()
    return sheet


def test_no_question_is_split_and_the_key_begins_a_page(newcomer: Newcomer) -> None:
    person = newcomer("es")
    sign_up(person)
    person.opens(f"/worksheets/{furnished(person).code}/")
    person.page.wait_for_load_state("networkidle")
    person.page.evaluate(MARKS)
    for paper, size in PAPERS.items():
        pdf = person.page.pdf(format=paper, prefer_css_page_size=True)
        for box in BOX.findall(pdf):
            assert [float(side) for side in box] == pytest.approx(size, abs=1)
        pages = pages_of(pdf)
        split = [one for one in NUMBERS if pages[f"{one}-begins"] != pages[f"{one}-ends"]]
        assert not split, paper
        last = max(pages[f"{one}-ends"] for one in NUMBERS)
        assert pages["key"] == last + 1
        begins = [pages[f"form-{form}"] for form in FORMS]
        assert begins == [pages[f"{form}1-begins"] for form in FORMS]
        ends = [pages[f"{form}{len(DRILLS)}-ends"] for form in FORMS]
        assert begins == [0, ends[0] + 1, ends[1] + 1]
