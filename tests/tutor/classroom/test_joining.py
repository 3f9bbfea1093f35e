"""A visitor joins with what he has, comes back with a code, and a code is tried so often only."""

import re
from io import StringIO

import pytest
from django.conf import settings
from django.core.management import call_command
from django.test import Client
from django.urls import reverse
from pytest_django import DjangoAssertNumQueries, Settings

from tests.tutor.accounts.entering import learner_of, member, sign_in, sign_up
from tests.tutor.classroom.browsers import Page, answering, joins
from tests.tutor.classroom.people import CODE, account, classroom, pupil
from tests.tutor.playing import finish, start
from tutor.accounts import entry
from tutor.accounts.knocks import CODE_LIMITS
from tutor.classroom.roster import NewPupil, make_pupils
from tutor.models import Classroom, EntryCode, Pupil, Run, User
from tutor.squares import squares

pytestmark = pytest.mark.django_db
SECRET = re.compile(r'class="secret">([^<]+)<')


@pytest.fixture
def made() -> Classroom:
    return classroom(account("Eli"))


def types(client: Client, code: str) -> Page:
    return client.post(reverse("join"), {"code": code})


def kept_code(client: Client) -> str:
    found = SECRET.search(client.get(reverse("entry-code")).content.decode())
    assert found
    return found[1]


def test_a_visitor_joins_and_comes_back_with_the_code(client: Client, made: Classroom) -> None:
    finish(client, start(client, "grande-winner"))
    runs = set(Run.objects.values_list("pk", flat=True))
    page = types(client, " K7MW-3fh2 ")
    assert page.headers["Location"] == reverse("join-class", args=[CODE])
    assert joins(client, made, "Caio").headers["Location"].startswith(reverse("entry-code"))
    code = kept_code(client)
    assert set(Run.objects.filter(learner=learner_of(client)).values_list("pk", flat=True)) == runs
    elsewhere = answering(Client())
    assert types(elsewhere, code.upper().replace(" ", "")).status_code == 303
    assert learner_of(elsewhere) == learner_of(client)
    assert elsewhere.get(reverse("class", args=[made.pk])).status_code == 200


def test_the_same_form_sent_twice_makes_one_pupil(client: Client, made: Classroom) -> None:
    answering(client)
    before = client.cookies[settings.VISITOR_COOKIE].value
    joins(client, made, "Caio")
    client.cookies.clear()
    client.cookies[settings.VISITOR_COOKIE] = before
    assert joins(client, made, "Caio").status_code == 303
    assert Pupil.objects.count() == User.objects.filter(name="Caio").count() == 1
    assert kept_code(client)


def test_an_account_joins_under_another_name(client: Client, made: Classroom) -> None:
    member(client)
    url = reverse("class", args=[made.pk])
    assert joins(client, made, "La Rubia").headers["Location"] == url
    one = Pupil.objects.get()
    assert (one.name, one.learner) == ("La Rubia", learner_of(client))
    assert joins(client, made, "Otra").headers["Location"] == url
    assert not EntryCode.objects.exists()


def test_a_name_that_is_taken_comes_with_a_free_one(client: Client, made: Classroom) -> None:
    pupil(made, "Ana")
    page = joins(answering(client), made, "ana")
    assert page.status_code == 422
    assert "ana 2" in page.content.decode()
    assert not User.objects.filter(name="ana").exists()


def test_the_squares_on_the_wall_are_the_link_that_leads_in(client: Client) -> None:
    made = classroom(member(client))
    door = client.get(f"/en/classes/{made.pk}/code/").context["door"]
    assert door.link == f"http://testserver/es/join/{CODE}/"
    assert door.picture == squares(door.link)
    page = Client().get(door.link)
    assert (page.status_code, page.context["classroom"]) == (200, made)


def test_a_closed_class_takes_nobody(client: Client, made: Classroom) -> None:
    Classroom.objects.update(code_closed_at="2026-11-30T00:00Z")
    assert joins(answering(client), made, "Caio").status_code == 422
    assert not Pupil.objects.exists()


@pytest.mark.parametrize("typed", ["", "22222222", "k7mw", "<b>", "x" * 41, "k7mw3fh2k7mw"])
def test_a_code_that_is_none_is_told(client: Client, made: Classroom, typed: str) -> None:
    assert types(client, typed).status_code == 422
    if typed and "<" not in typed:
        assert client.get(reverse("join-class", args=[typed])).status_code == 404


def test_tries_are_limited_by_person_and_not_by_school(made: Classroom) -> None:
    one, other = answering(Client()), answering(Client())
    for _ in range(CODE_LIMITS["join"].by_person):
        assert types(one, "22222222").status_code == 422
    page = types(one, CODE)
    assert page.status_code == 429
    assert page.headers["Retry-After"] == "900"
    assert one.get(reverse("join-class", args=["33333333"])).status_code == 429
    assert types(other, CODE).status_code == 303


def test_a_code_is_tried_by_everybody_so_often_only(made: Classroom) -> None:
    for _ in range(CODE_LIMITS["enter"].at_code):
        types(answering(Client()), "k7mw3fh2k7mw")
    assert types(answering(Client()), "k7mw3fh2k7mw").status_code == 429


def test_a_card_lets_in_and_its_owner_may_choose_a_name(client: Client, made: Classroom) -> None:
    eli = User.objects.get(name="Eli")
    (one,) = make_pupils(classroom=made, by=eli, new=[NewPupil("Ana")])
    answering(client)
    code = shown(one)
    assert types(client, code).headers["Location"] == reverse("class", args=[made.pk])
    for name in ("password", "codes", "second", "email"):
        assert client.get(reverse(name)).headers["Location"] == reverse("own-name")
    page = client.post(
        reverse("own-name"), {"name": "Ana G", "password": "tres reyes", "again": "tres reyes"}
    )
    assert page.headers["Location"] == reverse("codes")
    assert len(client.get(reverse("codes")).context["codes"]) == 10
    assert types(answering(Client()), code).status_code == 422
    elsewhere = Client()
    assert sign_in(elsewhere, "ana g", "tres reyes").status_code == 303
    assert learner_of(elsewhere) == one.learner.__class__.objects.get(pk=one.learner_id)


def shown(one: Pupil) -> str:
    from_row = EntryCode.objects.get(user__learner=one.learner_id)
    return entry.shown_code(from_row)


def test_a_name_that_an_account_has_is_not_taken(client: Client, made: Classroom) -> None:
    sign_up(Client(), "Ana")
    joins(answering(client), made, "Caio")
    form = {"name": "ANA", "password": "tres reyes", "again": "tres reyes"}
    assert client.post(reverse("own-name"), form).status_code == 422
    assert not User.objects.get(name="Caio").signs_in_by_name


def test_the_code_proves_who_one_is_and_deletes(client: Client, made: Classroom) -> None:
    joins(answering(client), made, "Caio")
    code = kept_code(client)
    session = client.session
    session["proved_at"] = 0
    session.save()
    assert client.get(reverse("entry-code")).headers["Location"] == reverse("account")
    assert client.post(reverse("prove"), {"password": "x"}).status_code == 422
    assert client.post(reverse("prove"), {"password": code.upper()}).status_code == 303
    assert client.post(reverse("delete"), {"password": code}).status_code == 303
    assert not Pupil.objects.exists()
    assert not User.objects.filter(name="Caio").exists()


def test_who_may_teach_starts_a_class_with_what_is_suggested(
    client: Client, settings: Settings
) -> None:
    member(client)
    form = client.get("/es/classes/new/").context["form"]
    page = client.post("/es/classes/new/", {one.name: one.value() for one in form})
    made = Classroom.objects.get()
    assert page.headers["Location"] == f"/es/classes/{made.pk}/"
    assert (made.name, made.language, made.time_zone) == ("Clase de mus", "es", "Europe/Madrid")
    settings.TEACHERS = "invited"
    assert client.get("/es/classes/new/").status_code == 404


@pytest.mark.parametrize("count", [3, 40])
def test_pages_of_a_class_ask_as_much_however_many_there_are(
    client: Client, django_assert_num_queries: DjangoAssertNumQueries, count: int
) -> None:
    user = member(client)
    made = classroom(user)
    new = [NewPupil(f"Pupil {number}", "X", "A") for number in range(count)]
    make_pupils(classroom=made, by=user, new=new)
    for name, queries in {"class": 11, "class-cards": 8, "class-trace": 6}.items():
        with django_assert_num_queries(queries):
            assert client.get(reverse(name, args=[made.pk])).status_code == 200


def test_whoever_runs_the_site_invites_to_teach(client: Client, settings: Settings) -> None:
    settings.TEACHERS = "invited"
    out = StringIO()
    call_command("invite_teacher", "https://mus.example.org/", "--in", "en", stdout=out)
    path = out.getvalue().split()[0].removeprefix("https://mus.example.org")
    member(client)
    assert client.get("/en/classes/new/").status_code == 404
    assert client.get(path).status_code == 200
    assert client.post(path).headers["Location"] == "/en/classes/new/"
    assert client.get("/en/classes/new/").status_code == 200
    other = Client()
    member(other, "Bruno")
    assert other.post(path).status_code == 200
    assert other.get("/en/classes/new/").status_code == 404
    assert other.get(f"{path[:-2]}x/").status_code == 404
