"""What those who teach do with pupils: nobody renamed, nothing lost, and a trace of it."""

from collections.abc import Callable
from typing import Any
from uuid import uuid4

import pytest
from django.db import IntegrityError
from django.utils import timezone

from tests.tutor.classroom.people import account, classroom, pupil
from tutor.accounts.entry import shown_code, user_by_code
from tutor.classroom import roster
from tutor.classroom.joining import MOST_PUPILS, NameTakenError, join, join_as_visitor, rename
from tutor.classroom.roles import Role, class_role
from tutor.classroom.roster import (
    NewPupil,
    can_be_absorbed,
    hide_name,
    make_pupils,
    make_quick_codes,
    merge_pupils,
    move,
    put_in_group,
    readd,
    remove,
    reset_entry,
    take_from_group,
)
from tutor.classroom.services import drop_group, make_group
from tutor.classroom.tracing import leave_trace
from tutor.models import (
    Act,
    ClassAct,
    ClassGroup,
    Classroom,
    EntryCode,
    EntryKind,
    Learner,
    Pupil,
    PupilAccount,
    Run,
    User,
)

pytestmark = pytest.mark.django_db


@pytest.fixture
def ane() -> User:
    return account("Ane")


def makes(of: Classroom, by: User, *names: str) -> list[Pupil]:
    return make_pupils(classroom=of, by=by, new=[NewPupil(name) for name in names])


def code_of(one: Pupil, kind: EntryKind = EntryKind.CARD) -> str:
    return shown_code(EntryCode.objects.get(user__learner=one.learner_id, kind=kind))


def acts(of: Classroom) -> list[tuple[str, int | None]]:
    return list(ClassAct.objects.filter(classroom=of).order_by("pk").values_list("act", "pupil"))


def works(one: Pupil) -> Run:
    return Run.objects.create(
        learner=one.learner, drill="grande-winner", version=1, ruleset="classic"
    )


def test_pupils_are_made_with_an_account_and_a_card_each(ane: User, made: Classroom) -> None:
    there = pupil(made, "Ana")
    new = [NewPupil("ana", "Ana García", "A"), NewPupil("Bruno", "", "a")]
    one, two = make_pupils(classroom=made, by=ane, new=new)
    there.refresh_from_db()
    assert [there.name, one.name, two.name] == ["Ana", "ana 2", "Bruno"]
    assert (one.real_name, [group.name for group in two.groups.all()]) == ("Ana García", ["A"])
    assert user_by_code(code_of(one).upper()) == one.learner.user
    assert user_by_code(code_of(one)) == one.learner.user
    assert acts(made) == [("made", one.pk), ("made", two.pk)]


def test_a_class_is_filled_and_not_over(ane: User, made: Classroom) -> None:
    names = [f"Pupil {number}" for number in range(MOST_PUPILS + 3)]
    assert len(makes(made, ane, *names)) == MOST_PUPILS
    assert not makes(made, ane, "Ana")


def test_only_accounts_that_the_class_made_are_opened_anew(ane: User, made: Classroom) -> None:
    (one,) = makes(made, ane, "Ana")
    own = pupil(made, "Bruno", account("Bruno").learner)
    join_as_visitor(classroom=made, visitor=uuid4(), name="Caio")
    joined = Pupil.objects.get(name="Caio")
    old, number = code_of(one), one.learner.visitor
    assert reset_entry(classroom=made, by=ane, pupil=one)
    assert user_by_code(old) is None
    assert user_by_code(code_of(one)) == one.learner.user
    assert Learner.objects.get(pk=one.learner_id).visitor != number
    for other in (own, joined):
        assert not reset_entry(classroom=made, by=ane, pupil=other)
    assert make_quick_codes(classroom=made, by=ane, pupils=[one, own, joined]) == 1
    assert [act for act, _ in acts(made)] == ["made", "reset", "quick_codes"]


def test_a_code_of_one_hour_works_once(ane: User, made: Classroom) -> None:
    (one,) = makes(made, ane, "Ana")
    make_quick_codes(classroom=made, by=ane, pupils=[one])
    code = code_of(one, EntryKind.QUICK)
    assert user_by_code(code) == one.learner.user
    assert user_by_code(code) is None
    EntryCode.objects.filter(kind=EntryKind.QUICK).update(used_at=None)
    assert user_by_code(code)

    EntryCode.objects.filter(kind=EntryKind.QUICK).update(used_at=None, expires_at=timezone.now())
    assert user_by_code(code) is None


def test_who_is_taken_out_keeps_all_and_comes_back(ane: User, made: Classroom) -> None:
    (one,) = makes(made, ane, "Ana")
    run = works(one)
    put_in_group(group=_group(made), by=ane, pupils=[one])
    remove(classroom=made, by=ane, pupils=[one])
    one.refresh_from_db()
    assert class_role(one.learner, made) is None
    assert (one.left_by, one.groups.count()) == (ane, 0)
    makes(made, ane, "ANA")
    assert readd(pupil=one, by=ane)
    assert class_role(one.learner, made) is Role.PUPIL
    assert [one.name for one in made.pupils.present().order_by("pk")] == ["Ana 2", "ANA"]
    assert Run.objects.get(learner=one.learner) == run


def test_who_left_by_himself_is_not_taken_back(ane: User, made: Classroom) -> None:
    (one,) = makes(made, ane, "Ana")
    remove(classroom=made, by=ane, pupils=[one])
    Pupil.objects.update(left_by=None)
    one.refresh_from_db()
    assert not readd(pupil=one, by=ane)


def test_pupils_are_moved_with_what_is_known_of_them(ane: User, made: Classroom) -> None:
    target = classroom(ane, name="4º B", code="22222222")
    makes(target, ane, "Ana")
    one, two = make_pupils(
        classroom=made, by=ane, new=[NewPupil("Ana", "Ana García"), NewPupil("Bruno")]
    )
    join(classroom=target, learner=two.learner, name="Bru")
    assert move(source=made, target=target, by=ane, pupils=[one, two]) == 2
    assert not made.pupils.present()
    names = target.pupils.present().order_by("pk").values_list("name", "real_name")
    assert list(names) == [("Ana", ""), ("Bru", ""), ("Ana 2", "Ana García")]
    account_of_one = PupilAccount.objects.get(user__learner=one.learner_id)
    assert account_of_one.classroom == target
    there = target.pupils.get(learner=one.learner_id)
    assert reset_entry(classroom=target, by=ane, pupil=there)
    assert ClassAct.objects.filter(act=Act.MOVED, detail="4º B").count() == 2


def test_two_records_of_one_child_become_one(ane: User, made: Classroom) -> None:
    one, two = makes(made, ane, "Ana", "Anita")
    runs = {works(one).pk, works(two).pk}
    put_in_group(group=_group(made), by=ane, pupils=[one])
    gone = one.learner.user
    assert merge_pupils(stray=one, into=two, by=ane)
    assert gone
    assert not User.objects.filter(pk=gone.pk).exists()
    assert {run.pk for run in Run.objects.filter(learner=two.learner)} >= runs
    assert [group.name for group in two.groups.all()] == ["A"]
    assert made.pupils.get() == two
    assert acts(made)[-1] == ("merged", two.pk)


def test_what_is_somebodys_own_is_not_given_away(ane: User, made: Classroom) -> None:
    one, two = makes(made, ane, "Ana", "Bruno")
    own = pupil(made, "Caio", account("Caio").learner)
    pupil(classroom(account("Eli"), code="22222222"), "Bruno", two.learner)
    assert [can_be_absorbed(each) for each in (one, own, two)] == [True, False, False]
    for stray, into in ((own, one), (two, one), (one, one)):
        assert not merge_pupils(stray=stray, into=into, by=ane)
    assert made.pupils.present().count() == 3


def test_a_hidden_name_is_shown_again_once_another_is_chosen(ane: User, made: Classroom) -> None:
    (one,) = makes(made, ane, "Fea")
    for _ in range(2):
        hide_name(pupil=one, by=ane, hidden=True)
    one.refresh_from_db()
    assert one.hidden_at
    rename(pupil=one, name="FEA")
    assert one.hidden_at
    rename(pupil=one, name="Ana")
    assert Pupil.objects.get(pk=one.pk).hidden_at is None
    assert [act for act, _ in acts(made)] == ["made", "hid_name"]


def test_a_name_that_is_taken_comes_with_one_that_is_free(ane: User, made: Classroom) -> None:
    one, _ = makes(made, ane, "Ana", "Bruno")
    with pytest.raises(NameTakenError) as caught:
        rename(pupil=one, name="bruno")
    assert caught.value.free == "bruno 2"
    assert Pupil.objects.get(pk=one.pk).name == "Ana"


def test_groups_take_in_and_let_go(ane: User, made: Classroom) -> None:
    one, two = makes(made, ane, "Ana", "Bruno")
    group = _group(made)
    put_in_group(group=group, by=ane, pupils=[one, two])
    take_from_group(group=group, by=ane, pupils=[one])
    assert list(group.pupils.all()) == [two]


def _group(made: Classroom) -> ClassGroup:
    group = make_group(classroom=made, name="A")
    assert group
    return group


def test_a_group_is_dropped_and_its_pupils_stay(ane: User, made: Classroom) -> None:
    (one,) = makes(made, ane, "Ana")
    group = _group(made)
    put_in_group(group=group, by=ane, pupils=[one])
    drop_group(classroom=classroom(code="22222222"), by=ane, number=group.pk)
    assert made.groups.exists()
    drop_group(classroom=made, by=ane, number=group.pk)
    assert not made.groups.exists()
    assert made.pupils.present().get() == one


def _moves(one: Pupil, _: Pupil, by: User) -> bool:
    target = classroom(by, name="4º B", code="22222222")
    return move(source=one.classroom, target=target, by=by, pupils=[one]) == 1


def _merges(one: Pupil, two: Pupil, by: User) -> bool:
    return merge_pupils(stray=one, into=two, by=by)


def _readds(one: Pupil, _: Pupil, by: User) -> bool:
    Pupil.objects.filter(pk=one.pk).update(left_at=timezone.now(), left_by=by)
    one.refresh_from_db()
    return readd(pupil=one, by=by)


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize(
    ("act", "name"), [(_moves, "moved"), (_merges, "merged"), (_readds, "readded")]
)
def test_an_act_that_another_broke_off_is_begun_again(
    act: Callable[[Pupil, Pupil, User], bool],
    name: str,
    ane: User,
    made: Classroom,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    one, two = makes(made, ane, "Ana", "Bruno")
    breaks = iter([True])

    def trace(*given: Any, **named: Any) -> None:
        leave_trace(*given, **named)
        if next(breaks, False):
            raise IntegrityError("another came in the way")

    monkeypatch.setattr(roster, "leave_trace", trace)
    assert act(one, two, ane)
    assert [act for act, _ in acts(made)] == ["made", "made", name]
