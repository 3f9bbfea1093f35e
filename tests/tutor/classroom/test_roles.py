"""One function says who somebody is to a class."""

from uuid import uuid4

import pytest
from django.contrib.auth.models import AnonymousUser
from django.utils.timezone import now
from pytest_django import Settings

from tests.tutor.classroom.people import account, classroom, pupil
from tutor.classroom.roles import Role, class_role, may_teach
from tutor.models import Classroom, Invitation, Learner, Teaching

pytestmark = pytest.mark.django_db


@pytest.fixture
def made() -> Classroom:
    return classroom(account("Ane"), account("Bruno"))


def test_the_first_of_those_who_teach_is_the_teacher(made: Classroom) -> None:
    ane, bruno = (one.user for one in made.teachings.standing())
    assert class_role(ane, made) is Role.TEACHER
    assert class_role(bruno, made) is Role.CO_TEACHER
    Teaching.objects.filter(user=ane).update(left_at=now())
    assert class_role(ane, made) is None
    assert class_role(bruno, made) is Role.TEACHER


def test_a_pupil_is_one_with_and_without_an_account(made: Classroom) -> None:
    user = account("Caio")
    there, visiting = pupil(made, "Caio", user.learner), pupil(made, "Dora")
    assert class_role(user, made) is class_role(user.learner, made) is Role.PUPIL
    assert class_role(visiting.learner, made) is Role.PUPIL
    made.pupils.filter(pk=there.pk).update(left_at=now())
    assert class_role(user, made) is class_role(user.learner, made) is None


def test_who_teaches_and_learns_there_teaches(made: Classroom) -> None:
    ane = made.teachings.standing()[0].user
    pupil(made, "Ane", ane.learner)
    assert class_role(ane, made) is Role.TEACHER
    assert class_role(ane.learner, made) is Role.PUPIL


def test_everybody_else_is_a_stranger(made: Classroom) -> None:
    other = classroom(teacher := account("Eli"), code="22222222")
    assert class_role(teacher, made) is None
    assert class_role(pupil(other).learner, made) is None
    for nobody in (None, AnonymousUser(), Learner(), Learner.objects.create(visitor=uuid4())):
        assert class_role(nobody, made) is None


def test_an_administrator_is_one_where_nothing_else(made: Classroom) -> None:
    fran = account("Fran")
    fran.is_superuser = True
    assert class_role(fran, made) is Role.ADMINISTRATOR
    pupil(made, "Fran", fran.learner)
    assert class_role(fran, made) is Role.PUPIL
    fran.is_active = False
    assert class_role(fran, made) is None


def test_anyone_may_teach_unless_the_site_asks_for_an_invitation(settings: Settings) -> None:
    user = account()
    assert may_teach(user)
    assert not may_teach(AnonymousUser())
    settings.TEACHERS = "invited"
    assert not may_teach(user)
    Invitation.objects.create(number="1", used_by=user, expires_at=now())
    assert may_teach(user)
    user.is_active = False
    assert not may_teach(user)
