"""A teacher with no time, by keyboard alone: from the front page to a class at work, each press
counted; and a student who joins on a phone."""

from dataclasses import dataclass

from playwright.sync_api import expect

from tests.browser.account_pages import PHRASE
from tests.browser.conftest import Newcomer
from tests.browser.person import Person
from tests.browser.ways import PHONE, Keys, Mouse, Touch
from tests.tutor.classroom.working import masters
from tutor.models import Assignment, Attempt, Classroom, Pupil, Skill
from tutor.sets.items import drills_of

MOST_CLICKS, MOST_TYPED = 12, 3
TO_AN_ANSWER = (5, 1)  # clicks and fields of a pupil; docs/classes.md says how long they take


@dataclass
class Busy:
    """Somebody who goes by what stands on the page, and how much he had to do."""

    way: Mouse
    clicks: int = 0
    typed: int = 0

    @property
    def person(self) -> Person:
        return self.way.person

    def presses(self, selector: str) -> None:
        """What the selector finds, which is to be seen and one alone."""
        self.way.presses(self.person.page.locator(selector))
        self.clicks += 1

    def follows(self, selector: str) -> None:
        """The same where it leads to another page."""
        with self.person.page.expect_navigation():
            self.presses(selector)

    def types(self, name: str, text: str) -> None:
        """Into one field."""
        self.way.types(self.person.page.locator(f"main [name={name}]"), text)
        self.typed += 1


def begins_class(teacher: Busy) -> None:
    """From the front page; a new account wants a name and a password twice."""
    teacher.person.opens("/")
    teacher.follows("header nav a[href$='/classes/']:visible")
    teacher.follows("main a[href*='sign-up']")
    teacher.types("name", "Ane")
    teacher.types("password", PHRASE)
    teacher.types("again", PHRASE)
    teacher.follows("main .form button")
    teacher.follows("main .form button")  # the codes are kept
    teacher.follows("main .form button")  # all that is suggested for a class


def test_a_class_with_a_set_and_a_code_on_the_wall_and_a_student_at_work(
    newcomer: Newcomer,
) -> None:
    teacher = Busy(Keys(newcomer("es")))
    begins_class(teacher)
    teacher.follows("main a[href$='/assign/']")
    teacher.follows("main .form button")
    teacher.follows("main .over a[href*='/classes/']:last-child")
    teacher.follows("main a[href$='/code/']")
    code = teacher.person.page.locator(".door__code")
    made = Classroom.objects.get()
    expect(code).to_contain_text(made.code[:4])
    assert Assignment.objects.get().version.lesson_set.ready == "path:first-evening"
    assert teacher.clicks <= MOST_CLICKS
    assert teacher.typed <= MOST_TYPED
    pupil = Busy(Touch(newcomer("es", **PHONE)))
    begins_at_once(pupil, made)
    assert (pupil.clicks, pupil.typed) == TO_AN_ANSWER
    is_watched(teacher.person, Assignment.objects.get())


def begins_at_once(pupil: Busy, made: Classroom) -> None:
    """He joins, keeps his code, and answers the first question of the first thing to do."""
    pupil.person.opens(f"/join/{made.code}/")
    pupil.types("name", "Caio")
    pupil.follows("main .form button")
    pupil.follows("main a.btn")  # the code is kept
    pupil.follows(".task .onward button")
    pupil.person.arrives_at(pupil.person.question)
    pupil.presses(f"#question [value='{pupil.person.right}']")
    pupil.presses("#question .send button")
    pupil.person.arrives_at(pupil.person.feedback)
    caio = Pupil.objects.get(name="Caio")
    assert Attempt.objects.judged().get().run.learner_id == caio.learner_id


def is_watched(teacher: Person, given: Assignment) -> None:
    """The grid fills by itself: what is chosen, where one is, and the address stay."""
    caio, page = Pupil.objects.get(name="Caio"), teacher.page
    teacher.opens(f"/classes/{given.classroom_id}/assignments/{given.pk}/grid/")
    item = given.version.items.earliest("position")
    cell, name = page.locator(f"#cell-{caio.pk}-{item.pk}"), page.locator("#rows th .link")
    expect(cell).to_contain_text("0/")
    name.focus()
    page.evaluate("getSelection().selectAllChildren(document.querySelector('#rows th'))")
    address = page.url
    Skill.objects.filter(learner=caio.learner).delete()
    masters(caio, *drills_of(item))
    page.evaluate("document.querySelector('.filling').getAnimations()[0].currentTime = 14900")
    expect(cell).to_contain_text(f"{len(drills_of(item))}/{len(drills_of(item))}")
    expect(page.locator(f"#done-{caio.pk}")).to_contain_text("1/")
    expect(name).to_be_focused()
    assert page.evaluate("String(getSelection())") == "Caio"
    assert page.url == address
