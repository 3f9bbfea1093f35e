"""What is left of somebody who wishes to go, and of a class whose day has come."""

from datetime import timedelta

import pytest
from django.core.management import call_command
from django.test import Client
from django.urls import reverse
from django.utils.timezone import now

from tests.tutor.accounts.entering import learner_of, member
from tests.tutor.classroom.people import account, classroom, pupil
from tests.tutor.playing import finish, start
from tutor.accounts.services import delete_account
from tutor.classroom import services
from tutor.classroom.inviting import LastTeacherError, invite, stop_teaching, take_up
from tutor.classroom.joining import be_forgotten, join
from tutor.classroom.roles import Role, class_role
from tutor.classroom.roster import NewPupil, make_pupils
from tutor.classroom.services import (
    archive,
    close_code,
    copy_class,
    make_group,
    open_code,
    renew_code,
    reopen,
)
from tutor.models import Classroom, Learner, Pupil, Run, Tally, User

pytestmark = pytest.mark.django_db


def numbers(of: Classroom) -> tuple[int, int, int]:
    (one,) = Tally.objects.filter(classroom=of)
    return one.answers, one.first_tries, one.first_right


def test_a_pupil_who_deletes_the_account_leaves_numbers_without_a_person(client: Client) -> None:
    made, user = classroom(), member(client)
    finish(client, start(client, "juego-total"))
    join(classroom=made, learner=learner_of(client), name="Ane")
    finish(client, start(client, "grande-winner"))
    delete_account(user=user)
    assert not Pupil.objects.exists()
    assert not Run.objects.exists()
    (answers, first, right) = numbers(made)
    assert answers >= first >= right > 0
    assert Tally.objects.get().drill == "grande-winner"


def test_who_is_forgotten_in_a_class_keeps_what_he_did(client: Client) -> None:
    made = classroom()
    member(client)
    one = join(classroom=made, learner=learner_of(client), name="Ane")
    finish(client, start(client, "grande-winner"))
    be_forgotten(pupil=one)
    assert not Pupil.objects.exists()
    assert Run.objects.filter(learner=learner_of(client)).exists()
    assert numbers(made)[0] > 0


def test_the_page_leaves_or_is_forgotten(client: Client) -> None:
    made = classroom()
    member(client)
    one = join(classroom=made, learner=learner_of(client), name="Ane")
    url = reverse("class-leave", args=[made.pk])
    assert client.get(url).status_code == 200
    assert client.post(url, {"act": "leave"}).status_code == 303
    one.refresh_from_db()
    assert (one.is_present, one.left_by) == (False, None)
    assert client.get(url).status_code == 404
    join(classroom=made, learner=learner_of(client), name="Ane")
    client.post(url, {"act": "forget"})
    assert not Pupil.objects.exists()


def test_an_archived_class_is_forgotten_on_its_day_with_what_it_made() -> None:
    ane, at = account(), now()
    made, other = classroom(ane), classroom(ane, code="22222222")
    first, moved = make_pupils(classroom=made, by=ane, new=[NewPupil("Ana"), NewPupil("Bruno")])
    pupil(other, "Bruno", moved.learner)
    own = pupil(made, "Caio", account("Caio").learner)
    archive(classroom=made, by=ane, forget_at=at + timedelta(days=1))
    call_command("forget_visitors", verbosity=0)
    assert Classroom.objects.filter(pk=made.pk).exists()
    Classroom.objects.filter(pk=made.pk).update(forget_at=at)
    call_command("forget_visitors", verbosity=0)
    assert not Classroom.objects.filter(pk=made.pk).exists()
    kept = set(Learner.objects.values_list("pk", flat=True))
    assert first.learner_id not in kept
    assert {moved.learner_id, own.learner_id} <= kept


def test_a_class_that_nobody_teaches_is_put_away() -> None:
    classroom(ane := account())
    delete_account(user=ane)
    call_command("forget_visitors", verbosity=0)
    assert Classroom.objects.get().is_archived


def test_an_archived_class_is_reopened_and_copied() -> None:
    made = classroom(ane := account())
    make_group(classroom=made, name="A")
    archive(classroom=made, by=ane, forget_at=now() + timedelta(days=9))
    assert not Classroom.objects.get().takes_newcomers
    open_code(classroom=made, by=ane)
    reopen(classroom=made, by=ane)
    assert Classroom.objects.get().takes_newcomers
    copy = copy_class(classroom=made, user=ane, name="4º B")
    assert (copy.name, copy.language, copy.ruleset) == ("4º B", made.language, made.ruleset)
    assert [group.name for group in copy.groups.all()] == ["A"]
    assert copy.code != made.code


def test_a_code_is_closed_opened_and_renewed() -> None:
    made = classroom(ane := account())
    close_code(classroom=made, by=ane)
    assert not Classroom.objects.get().takes_newcomers
    open_code(classroom=made, by=ane)
    close_code(classroom=made, by=ane)
    renew_code(classroom=made, by=ane)
    old = made.code
    made.refresh_from_db()
    assert made.code != old
    assert made.takes_newcomers
    acts = made.acts.order_by("pk").values_list("act", flat=True)
    assert list(acts) == ["code_closed", "code_opened", "code_closed", "code_renewed"]


@pytest.mark.django_db(transaction=True)
def test_a_code_that_is_another_classs_is_not_given_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    made = classroom(ane := account())
    codes = iter([made.code, "22222222", made.code, "33333333"])
    monkeypatch.setattr(services, "fresh_code", lambda: next(codes))
    copy = copy_class(classroom=made, user=ane, name="4º B")
    assert copy.code == "22222222"
    renew_code(classroom=copy, by=ane)
    copy.refresh_from_db()
    assert copy.code == "33333333"
    assert Classroom.objects.count() == 2


def test_an_invitation_is_for_one_and_the_last_teacher_stays() -> None:
    made = classroom(ane := account("Ane"))
    bruno, caio = account("Bruno"), account("Caio")
    with pytest.raises(LastTeacherError):
        stop_teaching(classroom=made, user=ane, by=ane)
    invitation = invite(classroom=made, by=ane)
    assert invitation
    assert take_up(invitation=invitation, user=bruno)
    assert take_up(invitation=invitation, user=bruno)
    assert not take_up(invitation=invitation, user=caio)
    assert class_role(bruno, made) is Role.CO_TEACHER
    stop_teaching(classroom=made, user=ane, by=ane)
    assert class_role(bruno, made) is Role.TEACHER
    assert class_role(ane, made) is None
    assert User.objects.filter(invitations=invitation).get() == bruno
