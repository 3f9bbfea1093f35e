"""What the pages of a class do with what is sent to them."""

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from django.urls import reverse

from tests.tutor.accounts.entering import member
from tests.tutor.classroom.browsers import Page
from tests.tutor.classroom.people import classroom
from tutor.classroom.roster import NewPupil, make_pupils
from tutor.models import Act, ClassAct, Classroom, Pupil, User

pytestmark = pytest.mark.django_db
LIST = "Nombre;Grupo\nAna;A\nBruno;A\nAna;B\n"


def sends(client: Client, made: Classroom, name: str, **form: object) -> Page:
    return client.post(reverse(name, args=[made.pk]), form)


def test_a_list_is_shown_first_and_made_by_a_second_form(client: Client, made: Classroom) -> None:
    file = SimpleUploadedFile("3B.csv", LIST.encode("latin-1"))
    page = sends(client, made, "class-add", text="", file=file, act="look")
    assert page.status_code == 200
    assert not Pupil.objects.exists()
    roll = page.context["roll"]
    assert [line.name for line in roll.lines] == ["Ana", "Bruno", "Ana"]
    assert "Ana 2" in roll.lines[2].told
    page = sends(client, made, "class-add", text=roll.text, act="make")
    assert page.headers["Location"] == reverse("class", args=[made.pk]) + "?made=1"
    assert client.get(page.headers["Location"]).context["were_made"]
    assert set(Pupil.objects.values_list("name", flat=True)) == {"Ana", "Bruno", "Ana 2"}
    sends(client, made, "class-add", text=roll.text, act="make")
    assert Pupil.objects.count() == 3


def test_cards_for_all_are_a_link_away_once_somebody_is_there(
    client: Client, ane: User, made: Classroom
) -> None:
    room, cards = reverse("class", args=[made.pk]), reverse("class-cards", args=[made.pk])
    assert f'href="{cards}"' not in client.get(room).content.decode()
    make_pupils(classroom=made, by=ane, new=[NewPupil("Ana")])
    page = client.get(room)
    assert f'href="{cards}"' in page.content.decode()
    assert not page.context["were_made"]


@pytest.mark.parametrize("content", [b"", b"PK\x03\x04", b"\0" * 9, b"Ana\n" * 300])
def test_a_list_that_cannot_be_read_is_told(
    client: Client, made: Classroom, content: bytes
) -> None:
    file = SimpleUploadedFile("3B.xlsx", content)
    page = sends(client, made, "class-add", text="", file=file, act="make")
    assert page.status_code == 422
    assert page.context["form"].non_field_errors()
    assert not Pupil.objects.exists()


def test_those_chosen_are_grouped_moved_and_taken_out(
    client: Client, ane: User, made: Classroom
) -> None:
    target = classroom(ane, code="22222222", name="4º B")
    one, two = make_pupils(classroom=made, by=ane, new=[NewPupil("Ana"), NewPupil("Bruno")])
    assert sends(client, made, "class-acts", act="group", pupil=one.pk, new_group="A")
    assert list(made.groups.get().pupils.all()) == [one]
    for form in ({"act": "group"}, {"act": "move"}, {"act": "move", "target": "9" * 30}):
        page = sends(client, made, "class-acts", pupil=one.pk, **form)
        assert page.status_code == 422
    page = sends(client, made, "class-acts", act="remove", pupil=two.pk)
    assert page.status_code == 200
    assert "Bruno" in page.content.decode()
    two.refresh_from_db()
    assert two.is_present
    sends(client, made, "class-acts", act="remove", pupil=two.pk, sure="yes")
    sends(client, made, "class-acts", act="move", everybody="yes", target=target.pk)
    assert not made.pupils.present()
    assert [each.name for each in target.pupils.all()] == ["Ana"]


def test_a_pupil_is_renamed_hidden_and_made_one_with_another(
    client: Client, ane: User, made: Classroom
) -> None:
    one, two = make_pupils(classroom=made, by=ane, new=[NewPupil("Ana"), NewPupil("Anita")])
    url = reverse("class-pupil", args=[made.pk, one.pk])
    assert client.post(url, {"act": "name", "name": "anita", "real_name": ""}).status_code == 422
    client.post(url, {"act": "name", "name": "Ana G", "real_name": "Ana García"})
    client.post(url, {"act": "hide"})
    one.refresh_from_db()
    assert (one.name, one.real_name, bool(one.hidden_at)) == ("Ana G", "Ana García", True)
    asked = client.post(url, {"act": "merge", "into": two.pk})
    assert "Anita" in asked.content.decode()
    assert Pupil.objects.count() == 2
    client.post(url, {"act": "merge", "into": two.pk, "sure": "yes"})
    assert Pupil.objects.get() == two
    assert Pupil.objects.get().real_name == "Ana García"


def test_an_archived_class_takes_nothing_more(client: Client, made: Classroom) -> None:
    assert sends(client, made, "class-archive", forget_on="2020-01-01").status_code == 422
    day = client.get(reverse("class-archive", args=[made.pk])).context["form"]["forget_on"].value()
    assert sends(client, made, "class-archive", forget_on=f"{day:%Y-%m-%d}").status_code == 303
    page = sends(client, made, "class-add", text="Ana", act="make")
    assert page.headers["Location"] == reverse("class", args=[made.pk])
    assert not Pupil.objects.exists()
    page = client.get(reverse("class", args=[made.pk]))
    assert page.status_code == 200
    assert "Reopen the class" in page.content.decode()
    sends(client, made, "class-archive", act="reopen")
    assert not Classroom.objects.get().is_archived


def test_those_who_teach_are_invited_and_shown_out(client: Client, made: Classroom) -> None:
    sends(client, made, "class-teachers", act="invite")
    page = client.get(reverse("class-teachers", args=[made.pk]))
    (invitation,) = page.context["invitations"]
    bruno = Client()
    member(bruno, "Bruno")
    assert bruno.post(invitation.link).headers["Location"] == reverse("class", args=[made.pk])
    ane, other = (one.number for one in bruno_page(bruno, made))
    assert sends(bruno, made, "class-teachers", act="stop", number=ane).status_code == 404
    assert sends(client, made, "class-teachers", act="stop", number=other).status_code == 303
    assert bruno.get(reverse("class", args=[made.pk])).status_code == 404
    assert sends(client, made, "class-teachers", act="stop", number=ane).status_code == 422
    assert set(ClassAct.objects.values_list("act", flat=True)) == {
        Act.INVITED,
        Act.TEACHER_CAME,
        Act.TEACHER_LEFT,
    }


def bruno_page(bruno: Client, made: Classroom) -> Page:
    return bruno.get(reverse("class-teachers", args=[made.pk])).context["teachers"]


def test_classmates_see_no_hidden_and_no_real_name(
    client: Client, ane: User, made: Classroom
) -> None:
    new = [NewPupil("Fea", "Ana García"), NewPupil("Bruno", "Bruno Díaz")]
    one, _ = make_pupils(classroom=made, by=ane, new=new)
    client.post(reverse("class-pupil", args=[made.pk, one.pk]), {"act": "hide"})
    caio = Client()
    caio.get("/en/lessons/")
    caio.post(reverse("join-class", args=[made.code]), {"name": "Caio"})
    text = caio.get(reverse("class", args=[made.pk])).content.decode()
    assert "Bruno" in text
    assert not any(name in text for name in ("Fea", "García", "Díaz"))


def test_every_act_is_told_in_words(client: Client, ane: User, made: Classroom) -> None:
    ClassAct.objects.bulk_create(ClassAct(classroom=made, act=act, by=ane) for act in Act)
    acts = client.get(reverse("class-trace", args=[made.pk])).context["acts"]
    assert len(acts) == len(Act)
    assert not {one.what for one in acts} & set(Act.values)


def test_what_was_done_to_many_at_once_is_one_line(
    client: Client, ane: User, made: Classroom
) -> None:
    pupils = make_pupils(classroom=made, by=ane, new=[NewPupil("Ana"), NewPupil("Bruno")])
    (line,) = client.get(reverse("class-trace", args=[made.pk])).context["acts"]
    assert (line.who, line.students) == ("Ane", "Ana and Bruno")
    pupils[0].learner.delete()
    (line,) = client.get(reverse("class-trace", args=[made.pk])).context["acts"]
    assert line.students == "a student who has gone and Bruno"
