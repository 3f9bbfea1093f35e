"""Every address of the room, tried by everybody; an address that is not listed fails."""

import pytest
from django.test import Client
from django.urls import reverse

from tests.tutor.classroom.browsers import WHO, Page, People, everybody
from tests.tutor.playing import HTMX
from tutor.classroom import urls
from tutor.classroom.views.tables import TABLES
from tutor.models import ClassAct, Classroom, Pupil

pytestmark = pytest.mark.django_db

TEACHERS = {"teacher", "co-teacher"}
READERS = TEACHERS | {"administrator"}
# Who gets each page of a class, and who may send something to it; everybody else gets 404.
PAGES: dict[str, tuple[set[str], set[str]]] = {
    "class": (READERS | {"pupil"}, set()),
    "class-settings": (TEACHERS, TEACHERS),
    "class-code": (TEACHERS, TEACHERS),
    "class-add": (TEACHERS, TEACHERS),
    "class-cards": (TEACHERS, set()),
    "class-quick": (TEACHERS, set()),
    "class-acts": (set(), TEACHERS),
    "class-pupil": (READERS, TEACHERS),
    "class-assign": (TEACHERS, TEACHERS),
    "class-assignments": (READERS, set()),
    "class-assignment": (READERS, TEACHERS),
    "class-grid": (READERS, set()),
    "class-item": (READERS, set()),
    "class-result": (READERS, TEACHERS),
    "class-answers": (READERS, set()),
    "class-seen": (READERS, set()),
    "class-answer": (READERS, TEACHERS),
    "class-beliefs": (READERS, set()),
    "class-teachers": (READERS, TEACHERS),
    "class-archive": (TEACHERS, TEACHERS),
    "class-copy": (TEACHERS, TEACHERS),
    "class-trace": (READERS, set()),
    "class-export": (READERS, set()),
    "class-table": (READERS, set()),
    "class-name": ({"pupil"}, {"pupil"}),
    "class-leave": ({"pupil"}, {"pupil"}),
}
# These are of no class, or lead into one: what they show depends on who comes.
OPEN = {"classes", "class-new", "teach", "join", "join-class", "entry-code"}


def test_every_address_of_the_room_is_listed() -> None:
    assert {one.name for one in urls.urlpatterns} == PAGES.keys() | OPEN


def test_each_page_is_there_for_those_who_may_see_it_alone() -> None:
    people = everybody()
    urls_of = people.urls()
    assert urls_of.keys() == PAGES.keys()
    for name, url in urls_of.items():
        seers, doers = PAGES[name]
        for one in WHO:
            browser = people.browsers[one]
            if name != "class-acts":
                assert browser.get(url).status_code == (200 if one in seers else 404), (name, one)
            got = browser.post(url, {"act": "nothing"}).status_code
            refused = {404} if doers else {405}
            known = {200, 303, 422} if one in doers else refused
            assert got in known, (name, one, got)


@pytest.mark.parametrize("name", TABLES)
def test_each_table_is_there_for_who_reads_the_class_alone(name: str) -> None:
    people = everybody()
    for kind in ("csv", "xlsx"):
        url = reverse("class-table", args=[people.made.pk, name, kind])
        for one in WHO:
            page: Page = people.browsers[one].get(url)
            assert page.status_code == (200 if one in READERS else 404), (name, kind, one)
            assert not page.streaming or b"".join(page.streaming_content)


def test_what_fills_a_grid_is_there_for_who_reads_the_class_alone() -> None:
    people = everybody()
    for one in WHO:
        page = people.browsers[one].get(people.urls()["class-grid"], headers=HTMX)
        assert page.status_code == (200 if one in READERS else 404), one
        assert (b'id="rows"' in page.content) == (one in READERS)


def test_what_is_refused_changes_nothing() -> None:
    people = everybody()
    before = (ClassAct.objects.count(), Pupil.objects.present().count())
    acts = [
        ("class-acts", {"act": "remove", "sure": "yes", "pupil": people.caio.pk}),
        ("class-code", {"act": "renew"}),
        ("class-pupil", {"act": "hide"}),
        ("class-teachers", {"act": "invite"}),
        ("class-archive", {"forget_on": "2027-11-30"}),
        ("class-assignment", {"act": "withdraw", "sure": "yes"}),
        ("class-answer", {"act": "void", "sure": "yes"}),
        ("class-result", {"act": "set", "value": "1", "reason": "x"}),
    ]
    for one in set(WHO) - TEACHERS:
        for name, form in acts:
            people.browsers[one].post(people.urls()[name], form)
    assert (ClassAct.objects.count(), Pupil.objects.present().count()) == before


def test_a_class_that_is_not_there_is_like_one_that_is_not_ones_own() -> None:
    people = everybody()
    stranger = people.browsers["other teacher"]
    own, none = people.urls()["class"], reverse("class", args=[10**12])
    assert stranger.get(own).status_code == stranger.get(none).status_code == 404


def test_a_teacher_whose_stay_has_ended_signs_in_first() -> None:
    people = everybody()
    browser = people.browsers["teacher"]
    browser.cookies.pop("sessionid")
    page = browser.get(people.urls()["class"])
    assert page.status_code == 303
    assert page.headers["Location"].startswith("/en/account/sign-in/?next=")


def test_the_pupils_of_another_class_are_not_reached_through_ones_own() -> None:
    people = everybody()
    dora = Pupil.objects.get(name="Dora")
    teacher: Client = people.browsers["teacher"]
    number = people.made.pk
    assert teacher.get(reverse("class-pupil", args=[number, dora.pk])).status_code == 404
    form = {"act": "remove", "sure": "yes", "pupil": dora.pk}
    assert teacher.post(reverse("class-acts", args=[number]), form).status_code == 422
    dora.refresh_from_db()
    assert dora.is_present


def test_the_assignments_of_another_class_are_not_reached_through_ones_own() -> None:
    people = everybody()
    url = reverse(
        "class-assignment", args=[Classroom.objects.get(code="22222222").pk, people.given.pk]
    )
    assert people.browsers["other teacher"].get(url).status_code == 404
    assert people.browsers["other teacher"].post(url, {"act": "withdraw"}).status_code == 404


def test_what_shows_who_gets_in_wants_the_password_of_a_short_while_ago(
    settings: object,
) -> None:
    people = everybody()
    teacher = people.browsers["teacher"]
    session = teacher.session
    session["proved_at"] = 0
    session.save()
    for name in ("class-cards", "class-quick"):
        page = teacher.get(people.urls()[name])
        assert page.headers["Location"].startswith("/en/account/prove/")
    for form in ({"act": "quick", "everybody": "yes"},):
        page = teacher.post(people.urls()["class-acts"], form)
        assert page.headers["Location"].startswith("/en/account/prove/")
    page = teacher.post(people.urls()["class-pupil"], {"act": "reset"})
    assert page.headers["Location"].startswith("/en/account/prove/")


def test_pages_of_a_class_are_kept_by_nobody() -> None:
    people: People = everybody()
    page = people.browsers["teacher"].get(people.urls()["class"])
    assert page.headers["Cache-Control"] == "private, no-store"
    assert page.headers["X-Robots-Tag"] == "noindex"
