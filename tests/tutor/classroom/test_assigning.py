"""What is assigned to whom: newcomers too, more time, withdrawn and given again, each traced."""

import pytest
from django.db import IntegrityError
from django.utils.timezone import now

from tests.tutor.classroom.people import account, classroom, pupil
from tests.tutor.classroom.working import HOUR, assigned
from tutor.accounts.services import delete_account
from tutor.classroom.assigning import (
    addressees,
    end_extension,
    extend,
    give_again,
    move_due,
    withdraw,
)
from tutor.classroom.roster import NewPupil as New
from tutor.classroom.roster import make_pupils, merge_pupils, put_in_group, remove
from tutor.classroom.services import drop_group, make_group
from tutor.models import (
    Assignment,
    ClassAct,
    ClassGroup,
    Classroom,
    Extension,
    ItemKind,
    LessonSet,
    Pupil,
    Recipient,
    SetVersion,
    User,
)
from tutor.sets.items import Item
from tutor.sets.services import drop_set

pytestmark = pytest.mark.django_db
GRANDE = Item(ItemKind.LESSON, "grande")


@pytest.fixture
def ane() -> User:
    return account("Ane")


def has(one: Pupil) -> list[Assignment]:
    return list(Assignment.objects.given_to(one, now()))


def group(of: Classroom) -> ClassGroup:
    found = make_group(classroom=of, name="A")
    assert found
    return found


def acts() -> list[tuple[str, int | None]]:
    return list(ClassAct.objects.order_by("pk").values_list("act", "pupil"))


def test_a_class_has_it_and_so_has_who_comes_later(ane: User, made: Classroom) -> None:
    given = assigned(made, ane, GRANDE)
    caio = pupil(made)
    assert (list(addressees(given)), has(caio)) == ([caio], [given])
    remove(classroom=made, by=ane, pupils=[caio])
    assert not addressees(given)
    assert not has(pupil(classroom(code="22222222"), "Dora"))


def test_a_group_has_it_as_it_is_now(ane: User, made: Classroom) -> None:
    caio, dora = pupil(made), pupil(made, "Dora")
    given = assigned(made, ane, GRANDE, group=group(made))
    assert not addressees(given)
    put_in_group(group=group(made), by=ane, pupils=[caio])
    assert (list(addressees(given)), has(caio), has(dora)) == ([caio], [given], [])
    drop_group(classroom=made, by=ane, number=group(made).pk)
    given.refresh_from_db()
    assert not addressees(given)
    assert not has(caio)


def test_single_pupils_have_it_alone(ane: User, made: Classroom) -> None:
    caio, dora = pupil(made), pupil(made, "Dora")
    given = assigned(made, ane, GRANDE, pupils=[caio])
    assert (list(addressees(given)), has(caio), has(dora)) == ([caio], [given], [])


def test_it_is_seen_once_it_is_open(ane: User, made: Classroom) -> None:
    caio = pupil(made)
    assigned(made, ane, GRANDE, opens_at=now() + HOUR / 2)
    assert not has(caio)


def test_what_is_withdrawn_can_be_given_again(ane: User, made: Classroom) -> None:
    caio, given = pupil(made), assigned(made, ane, GRANDE)
    for act in (withdraw, withdraw, give_again, give_again):
        act(assignment=given, by=ane, title="Lunes")
        assert bool(has(caio)) is (act is give_again)
    assert [act for act, _ in acts()] == ["assigned", "unassigned", "reassigned"]


def test_each_act_leaves_its_trace_once(ane: User, made: Classroom) -> None:
    caio, given = pupil(made), assigned(made, ane, GRANDE)
    later = given.due_at + 48 * HOUR
    for _ in range(2):
        move_due(assignment=given, by=ane, due_at=later, title="Lunes")
    move_due(assignment=given, by=ane, due_at=given.opens_at - HOUR, title="Lunes")
    given.refresh_from_db()
    assert given.due_at == later
    extend(assignment=given, by=ane, pupils=[caio], due_at=later, title="Lunes")
    assert caio.extensions.get().due_at == later
    for _ in range(2):
        end_extension(assignment=given, by=ane, pupil=caio, title="Lunes")
    assert not Extension.objects.exists()
    assert acts() == [
        ("assigned", None),
        ("due_moved", None),
        ("extended", caio.pk),
        ("unextended", caio.pk),
    ]


def test_two_records_of_one_pupil_have_what_either_had(ane: User, made: Classroom) -> None:
    one, two = make_pupils(classroom=made, by=ane, new=[New("Ana"), New("Anita")])
    both = assigned(made, ane, GRANDE, pupils=[one, two])
    his = assigned(made, ane, GRANDE, pupils=[one])
    for given, who, hours in ((both, one, 9), (both, two, 5), (his, one, 7)):
        extend(assignment=given, by=ane, pupils=[who], due_at=now() + hours * HOUR, title="Lunes")
    late = Extension.objects.get(assignment=both, pupil=one).due_at
    assert merge_pupils(stray=one, into=two, by=ane)
    assert set(has(two)) == {both, his}
    assert Extension.objects.get(assignment=both, pupil=two).due_at == late
    assert two.extensions.count() == 2
    assert Recipient.objects.count() == 2


def test_what_was_assigned_outlives_its_set_and_its_teacher(ane: User, made: Classroom) -> None:
    assigned(made, ane, GRANDE)
    caio = pupil(made)
    drop_set(lesson_set=LessonSet.objects.get())
    assert has(caio)
    delete_account(user=ane)
    assert has(caio)
    made.delete()
    assert not Assignment.objects.exists()


def test_sets_that_were_assigned_nowhere_go_with_their_owner(ane: User) -> None:
    own = LessonSet.objects.create(owner=ane, name="Martes")
    SetVersion.objects.create(lesson_set=own, number=1)
    delete_account(user=ane)
    assert not LessonSet.objects.exists()


@pytest.mark.parametrize(
    ("values", "constraint"),
    [
        ({"opens_at": now() + 99 * HOUR}, "assignment_opens_before_it_is_due"),
        ({"attempts": 0}, "assignment_numbers_in_range"),
        ({"pass_mark": 101}, "assignment_numbers_in_range"),
        ({"target": "moon"}, "assignment_target_known"),
    ],
)
def test_the_database_refuses_what_is_no_assignment(
    ane: User, made: Classroom, values: dict[str, object], constraint: str
) -> None:
    given = assigned(made, ane, GRANDE)
    with pytest.raises(IntegrityError, match=constraint):
        Assignment.objects.filter(pk=given.pk).update(**values)
