"""What the database itself refuses of classes, whoever writes."""

from datetime import timedelta
from typing import Any

import pytest
from django.db import IntegrityError
from django.utils.timezone import now

from tests.tutor.classroom.people import account, classroom, pupil
from tutor.models import (
    ClassAct,
    ClassGroup,
    Classroom,
    EntryCode,
    Invitation,
    PupilAccount,
    Tally,
    Teaching,
)

pytestmark = pytest.mark.django_db


def broken(constraint: str) -> Any:
    return pytest.raises(IntegrityError, match=constraint)


def test_a_code_leads_to_one_class() -> None:
    classroom()
    with broken("code"):
        classroom()


def test_what_is_archived_has_a_date_to_be_forgotten() -> None:
    made = classroom()
    with broken("classroom_forgotten_once_archived"):
        Classroom.objects.filter(pk=made.pk).update(archived_at=now())


def test_a_learner_is_in_a_class_once() -> None:
    made = pupil(classroom())
    with broken("learner|pupil_once"):
        pupil(made.classroom, "Dora", made.learner)


def test_a_name_is_once_among_those_who_are_there() -> None:
    first = pupil(classroom(), "Íñigo")
    first.left_at = now()
    first.save()
    pupil(first.classroom, "inigo")
    with broken("key|pupil_name_once"):
        pupil(first.classroom, "INIGO")


def test_somebody_teaches_a_class_once() -> None:
    made = classroom(user := account())
    with broken("user|teaching_once"):
        Teaching.objects.create(classroom=made, user=user)


def test_a_group_is_once_in_a_class() -> None:
    made = classroom()
    ClassGroup.objects.create(classroom=made, name="A", key="a")
    with broken("key|group_once"):
        ClassGroup.objects.create(classroom=made, name="a", key="a")


@pytest.mark.parametrize(
    ("values", "constraint"),
    [
        ({"kind": "dream", "digest": "2"}, "entry_code_kind_known"),
        ({"kind": "card", "digest": "2"}, "kind|entry_code_one_of_a_kind"),
        ({"kind": "quick", "digest": "1"}, "digest"),
    ],
)
def test_an_entry_code_is_of_one_account_and_kind(values: dict[str, str], constraint: str) -> None:
    user = account()
    EntryCode.objects.create(user=user, kind="card", digest="1")
    with broken(constraint):
        EntryCode.objects.create(user=user, **values)


def test_an_account_of_a_class_was_made_or_joined() -> None:
    with broken("pupil_account_origin_known"):
        PupilAccount.objects.create(user=account(), classroom=classroom(), origin="found")


def test_a_drill_is_tallied_once_in_a_class() -> None:
    made = classroom()
    Tally.objects.create(classroom=made, drill="grande-winner")
    with broken("drill|tally_once"):
        Tally.objects.create(classroom=made, drill="grande-winner")


def test_what_is_to_be_forgotten_is_archived_and_due() -> None:
    at = now()
    classroom(code="22222222")
    for code, days in (("33333333", 1), ("44444444", 0)):
        classroom(code=code, archived_at=at, forget_at=at + timedelta(days=days))
    assert [one.code for one in Classroom.objects.to_forget(at)] == ["44444444"]


def test_rows_say_what_they_are() -> None:
    made = classroom(user := account(), name="3º B")
    one = pupil(made)
    assert (str(made), str(one)) == ("3º B", f"pupil {one.pk}")
    assert str(Teaching.objects.get()) == f"{user.pk} teaches {made.pk}"
    assert str(Invitation(pk=4)) == "invitation 4"
    assert str(ClassGroup(name="A")) == "A"
    assert str(Tally(drill="x", classroom=made)) == f"x in {made.pk}"
    assert str(EntryCode(pk=5, kind="card")) == "card code 5"
    assert str(PupilAccount(user=user, classroom=made)) == f"account {user.pk} of class {made.pk}"
    assert str(ClassAct(act="moved", classroom=made)) == f"moved in {made.pk}"
