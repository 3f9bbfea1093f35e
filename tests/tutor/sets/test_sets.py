"""Lesson sets: what they may hold, how they are changed, and that what is published stays."""

import pytest
from django.db import IntegrityError

from tests.tutor.classroom.people import account
from tutor.lessons.curriculum import curriculum, entries, paths
from tutor.models import Goal, ItemKind, LessonSet, Quiz, SetItem, SetVersion, User
from tutor.sets import services
from tutor.sets.items import BadItemError, Item, ItemFault, check_item, drills_of, is_gone
from tutor.sets.ready import key_of, ready_items, ready_paths
from tutor.sets.services import (
    add_item,
    copy_set,
    drop_item,
    drop_set,
    items_of,
    latest_of,
    move_item,
    publish,
    published_of,
    ready_version,
    share,
    shared_set,
    start_set,
    stop_sharing,
    token_of,
)

pytestmark = pytest.mark.django_db
GRANDE = Item(ItemKind.LESSON, "grande")
WINNER = Item(ItemKind.DRILL, "chica-winner", goal=Goal.COUNT, threshold=10)
SCORING = Item(ItemKind.PLAN, "scoring", goal=Goal.SCORE, threshold=70)


@pytest.fixture
def ane() -> User:
    return account("Ane")


@pytest.fixture
def made(ane: User) -> LessonSet:
    found = start_set(owner=ane, name="Lunes", items=[GRANDE, WINNER, SCORING])
    assert found
    return found


def quiz() -> Quiz:
    return Quiz.objects.create(code="k7mw3fh2", lessons="grande", length=5)


def held(of: LessonSet) -> list[Item]:
    return items_of(latest_of(of))


@pytest.mark.parametrize(
    ("item", "fault"),
    [
        (Item(ItemKind.LESSON, "canasta"), ItemFault.NO_SUCH_THING),
        (Item(ItemKind.DRILL, "grande"), ItemFault.NO_SUCH_THING),
        (Item(ItemKind.PLAN, "grande", goal=Goal.SCORE, threshold=70), ItemFault.NO_SUCH_THING),
        (Item(ItemKind.QUIZ, goal=Goal.SCORE, threshold=70), ItemFault.NO_SUCH_THING),
        (Item(ItemKind.LESSON, "grande", goal=Goal.SCORE, threshold=70), ItemFault.GOAL_OF_DRILL),
        (Item(ItemKind.PLAN, "scoring"), ItemFault.GOAL_OF_QUIZ),
        (Item(ItemKind.DRILL, "chica-winner", goal=Goal.COUNT), ItemFault.COUNT),
        (Item(ItemKind.DRILL, "chica-winner", goal=Goal.COUNT, threshold=201), ItemFault.COUNT),
        (Item(ItemKind.PLAN, "scoring", goal=Goal.SCORE, threshold=101), ItemFault.SCORE),
    ],
)
def test_what_cannot_be_in_a_set_says_why(item: Item, fault: ItemFault) -> None:
    with pytest.raises(BadItemError) as error:
        check_item(item)
    assert error.value.fault is fault


def test_things_are_added_moved_and_taken_out(made: LessonSet) -> None:
    add_item(lesson_set=made, item=Item(ItemKind.DRILL, "grande-winner"))
    move_item(lesson_set=made, position=4, by=-1)
    move_item(lesson_set=made, position=1, by=-1)
    drop_item(lesson_set=made, position=2)
    assert [one.slug for one in held(made)] == ["grande", "grande-winner", "scoring"]
    add_item(lesson_set=made, item=Item(ItemKind.LESSON, "grande", None, Goal.COUNT, 15))
    assert held(made)[0].threshold == 15
    for position in (0, 9):
        move_item(lesson_set=made, position=position, by=1)
        drop_item(lesson_set=made, position=position)
    assert len(held(made)) == 3


def test_a_set_is_not_over_full(made: LessonSet, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(services, "MOST_ITEMS", 3)
    with pytest.raises(BadItemError, match="full"):
        add_item(lesson_set=made, item=Item(ItemKind.LESSON, "chica"))
    assert held(made) == [GRANDE, WINNER, SCORING]


def test_what_is_published_is_frozen_and_an_edit_makes_a_version(made: LessonSet) -> None:
    first = publish(lesson_set=made)
    assert first
    assert publish(lesson_set=made) == first
    drop_item(lesson_set=made, position=9)
    assert latest_of(made) == first
    drop_item(lesson_set=made, position=1)
    assert items_of(first) == [GRANDE, WINNER, SCORING]
    assert held(made) == [WINNER, SCORING]
    assert published_of(made) == first
    second = publish(lesson_set=made)
    assert second
    assert (second.number, published_of(made)) == (2, second)
    assert items_of(first) == [GRANDE, WINNER, SCORING]


def test_nothing_is_not_published(ane: User) -> None:
    made = start_set(owner=ane, name="Nada")
    assert made
    assert publish(lesson_set=made) is None


def test_a_quiz_keeps_its_questions_in_a_set(made: LessonSet) -> None:
    one = Item(ItemKind.QUIZ, "", quiz(), Goal.SCORE, 60)
    add_item(lesson_set=made, item=one)
    assert held(made)[-1] == one
    assert not drills_of(one)
    assert not is_gone(one)


def test_a_shared_set_is_copied_as_published_and_the_copy_is_ones_own(made: LessonSet) -> None:
    share(lesson_set=made)
    made.refresh_from_db()
    token = token_of(made)
    assert shared_set(token) is None
    version = publish(lesson_set=made)
    assert shared_set(token) == made
    assert version
    share(lesson_set=made)
    assert shared_set(token) == made
    copy = copy_set(version=version, owner=account("Eli"), name="Martes")
    assert copy
    assert held(copy) == [GRANDE, WINNER, SCORING]
    drop_item(lesson_set=copy, position=1)
    assert len(held(made)) == 3
    stop_sharing(lesson_set=made)
    assert shared_set(token) is None
    assert shared_set("x") is None
    assert LessonSet.objects.filter(pk=copy.pk).exists()


def test_nobody_has_too_many(ane: User, made: LessonSet, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(services, "MOST_SETS", 1)
    assert start_set(owner=ane, name="Martes") is None


def test_a_set_that_is_dropped_and_assigned_nowhere_is_gone(made: LessonSet) -> None:
    publish(lesson_set=made)
    drop_set(lesson_set=made)
    assert not LessonSet.objects.exists()
    assert not SetItem.objects.exists()


def test_every_path_stands_ready_with_all_that_it_can_ask() -> None:
    assert ready_paths() == tuple(key_of("path", path) for path in paths())
    for key in ready_paths():
        items = ready_items(key)
        for item in items:
            check_item(item)
        assert [one.kind for one in items].count(ItemKind.PLAN) == 1
        assert len(items) <= services.MOST_ITEMS


@pytest.mark.parametrize("key", ["", "path:", "path:canasta", "drill:x", "quiz:x", "x"])
def test_what_does_not_stand_ready_is_nothing(key: str) -> None:
    assert ready_items(key) == ()
    assert ready_version(key) is None
    assert not LessonSet.objects.exists()


def test_a_lesson_without_drills_is_not_asked_for() -> None:
    empty = [entry.slug for entry in curriculum() if not entry.drills]
    for slug in empty:
        assert ready_items(key_of("lesson", slug)) == ()
        with pytest.raises(BadItemError, match="no_drill"):
            check_item(Item(ItemKind.LESSON, slug))


def test_a_ready_made_set_has_a_row_once_and_a_version_when_the_course_changes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    key = key_of("drill", "grande-winner")
    first = ready_version(key)
    assert first
    assert ready_version(key) == first
    other = (Item(ItemKind.DRILL, "grande-decides"),)
    monkeypatch.setattr(services, "ready_items", lambda _: other)
    second = ready_version(key)
    assert second
    assert second.lesson_set == first.lesson_set
    assert second.number == 2
    assert [one.slug for one in items_of(first)] == ["grande-winner"]


def test_what_the_course_has_no_longer_is_gone_and_breaks_nothing() -> None:
    for kind in (ItemKind.LESSON, ItemKind.DRILL, ItemKind.PLAN):
        assert is_gone(Item(kind, "canasta"))
        assert not drills_of(Item(kind, "canasta"))
    assert drills_of(GRANDE) == entries()["grande"].drills


@pytest.mark.parametrize(
    ("values", "constraint"),
    [
        ({"kind": "drill", "slug": "x", "goal": "score", "threshold": 9}, "set_item_goal_fits"),
        ({"kind": "plan", "slug": "x", "goal": "mastery"}, "set_item_goal_fits"),
        ({"kind": "quiz", "slug": "x", "goal": "score", "threshold": 9}, "set_item_names_one"),
    ],
)
def test_the_database_refuses_what_is_no_item(
    made: LessonSet, values: dict[str, object], constraint: str
) -> None:
    with pytest.raises(IntegrityError, match=constraint):
        SetItem.objects.create(version=latest_of(made), position=9, **values)


def test_the_database_keeps_one_draft(made: LessonSet) -> None:
    with pytest.raises(IntegrityError, match=r"lesson_set|set_version_one_draft"):
        SetVersion.objects.create(lesson_set=made, number=2)
