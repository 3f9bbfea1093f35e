"""How far pupils are: by their own answers, on time and late apart, in as many queries for all."""

from datetime import timedelta

import pytest
from django.utils.timezone import now
from pytest_django import DjangoAssertNumQueries

from tests.tutor.classroom.people import account, pupil
from tests.tutor.classroom.working import HOUR, answers, assigned, hands_in, masters
from tutor.classroom.standing import ItemStanding, PupilStanding, Reached, standing
from tutor.lessons.curriculum import entries
from tutor.models import (
    Assignment,
    Attempt,
    Classroom,
    Extension,
    Goal,
    ItemKind,
    Pupil,
    Quiz,
    Reset,
    Run,
    SetItem,
    User,
)
from tutor.sets.items import Item

pytestmark = pytest.mark.django_db
GRANDE = Item(ItemKind.LESSON, "grande")
CHICA = Item(ItemKind.DRILL, "chica-winner", goal=Goal.COUNT, threshold=6)
SCORING = Item(ItemKind.PLAN, "scoring", goal=Goal.SCORE, threshold=70)
DRILLS = entries()["grande"].drills


@pytest.fixture
def ane() -> User:
    return account("Ane")


def quiz(plan: str = "scoring", code: str = "k7mw3fh2") -> Quiz:
    return Quiz.objects.create(code=code, plan=plan, lessons="grande", length=10)


def of_one(assignment: Assignment, one: Pupil) -> PupilStanding:
    return standing(assignment, [one])[one.pk]


def item(assignment: Assignment, one: Pupil) -> ItemStanding:
    return of_one(assignment, one).items[0]


def test_a_lesson_is_done_when_all_its_drills_are_mastered(
    ane: User, made: Classroom, caio: Pupil
) -> None:
    given = assigned(made, ane, GRANDE)
    assert item(given, caio).reached is Reached.NOT_BEGUN
    answers(caio, DRILLS[0], 1)
    assert item(given, caio).reached is Reached.BEGUN
    masters(caio, DRILLS[0])
    assert (item(given, caio).on_time, item(given, caio).of) == (1, 2)
    masters(caio, *DRILLS[1:])
    assert of_one(given, caio).reached is Reached.DONE


def test_what_was_mastered_before_is_mastered(ane: User, made: Classroom, caio: Pupil) -> None:
    given = assigned(made, ane, GRANDE)
    masters(caio, *DRILLS, at=now() - timedelta(days=99))
    assert item(given, caio).reached is Reached.DONE


def test_questions_count_from_when_it_opened_to_the_end_of_the_minute(
    ane: User, made: Classroom, caio: Pupil
) -> None:
    due_at = now().replace(second=0, microsecond=0) - HOUR
    given = assigned(made, ane, CHICA, due_at=due_at)
    answers(caio, "chica-winner", 9, at=given.opens_at - timedelta(seconds=1))
    answers(caio, "chica-winner", 2, at=given.opens_at)
    answers(caio, "chica-winner", 3, at=due_at + timedelta(seconds=59.9))
    assert (item(given, caio).on_time, item(given, caio).late) == (5, 0)
    answers(caio, "chica-winner", 1, at=due_at + timedelta(minutes=1))
    one = item(given, caio)
    assert (one.on_time, one.late, one.overall, one.tries) == (5, 1, 6, 6)
    assert one.reached is Reached.LATE


def test_what_comes_late_is_kept_apart_and_counts_only_where_it_may(
    ane: User, made: Classroom, caio: Pupil
) -> None:
    given = assigned(made, ane, CHICA, due_at=now() - HOUR, takes_late=False)
    answers(caio, "chica-winner", 6)
    one = item(given, caio)
    assert (one.on_time, one.late, one.reached) == (0, 6, Reached.BEGUN)


def test_what_is_done_beyond_the_goal_is_no_more_than_all_of_it(
    ane: User, made: Classroom, caio: Pupil
) -> None:
    given = assigned(made, ane, CHICA, due_at=now() - HOUR)
    answers(caio, "chica-winner", 4, at=now() - 2 * HOUR)
    answers(caio, "chica-winner", 5)
    one = item(given, caio)
    assert (one.on_time, one.late, one.of, one.reached) == (4, 2, 6, Reached.LATE)
    assert (one.points, one.possible, one.tries, one.tried.answers) == (6, 6, 9, 9)
    answers(caio, "chica-winner", 8, at=now() - 2 * HOUR)
    one = item(given, caio)
    assert (one.on_time, one.late, one.points, one.tries) == (6, 0, 6, 17)


@pytest.mark.parametrize(("right", "reached"), [(8, Reached.DONE), (7, Reached.BEGUN)])
def test_who_needs_80_and_has_80_has_done_it(
    ane: User, made: Classroom, caio: Pupil, right: int, reached: Reached
) -> None:
    given = assigned(made, ane, SCORING, pass_mark=80)
    hands_in(caio, quiz(), right)
    one = item(given, caio)
    assert (one.on_time, one.of, one.reached) == (10 * right, 80, reached)


def test_void_answers_and_those_of_a_lesson_begun_anew_do_not_count(
    ane: User, made: Classroom, caio: Pupil
) -> None:
    given = assigned(made, ane, CHICA)
    run = answers(caio, "chica-winner", 3)
    Attempt.objects.filter(run=run, position=1).update(voided_at=now(), voided_why="x")
    anew = answers(caio, "chica-winner", 3)
    reset = Reset.objects.create(learner=caio.learner, lesson="chica", reset_at=now())
    Run.objects.filter(pk=anew.pk).update(reset=reset)
    assert item(given, caio).on_time == 2


def test_a_quiz_counts_by_its_best_score(ane: User, made: Classroom, caio: Pupil) -> None:
    given = assigned(made, ane, SCORING)
    hands_in(caio, quiz(), 10, at=given.opens_at - HOUR)
    assert item(given, caio).reached is Reached.NOT_BEGUN
    hands_in(caio, quiz(code="22222222"), 5)
    hands_in(caio, quiz("first-evening", "33333333"), 10)
    assert (item(given, caio).on_time, item(given, caio).reached) == (50, Reached.BEGUN)
    hands_in(caio, Quiz.objects.get(code="22222222"), 7)
    assert (item(given, caio).on_time, item(given, caio).reached) == (70, Reached.DONE)


def test_only_as_many_tries_count_as_the_teacher_said_and_the_pass_mark_is_hers(
    ane: User, made: Classroom, caio: Pupil
) -> None:
    one, given = quiz(plan=""), None
    kept = Item(ItemKind.QUIZ, "", one, Goal.SCORE, 70)
    given = assigned(made, ane, kept, attempts=1, pass_mark=40)
    hands_in(caio, one, 3, at=now() - HOUR)
    hands_in(caio, one, 10)
    assert (item(given, caio).on_time, item(given, caio).of) == (30, 40)
    assert (item(given, caio).tries, item(given, caio).reached) == (2, Reached.BEGUN)


def test_a_quiz_handed_in_late_is_kept_beside_what_came_on_time(
    ane: User, made: Classroom, caio: Pupil
) -> None:
    given = assigned(made, ane, SCORING, due_at=now() - HOUR)
    hands_in(caio, quiz(), 4, at=now() - 2 * HOUR)
    hands_in(caio, Quiz.objects.get(), 9)
    one = item(given, caio)
    assert (one.on_time, one.late, one.overall, one.reached) == (40, 90, 90, Reached.LATE)


def test_more_time_holds_for_who_was_given_it(ane: User, made: Classroom, caio: Pupil) -> None:
    dora = pupil(made, "Dora")
    given = assigned(made, ane, GRANDE, CHICA, SCORING, due_at=now() - HOUR)
    Extension.objects.create(assignment=given, pupil=dora, due_at=now() + HOUR)
    for one in (caio, dora):
        masters(one, *DRILLS)
        answers(one, "chica-winner", 6)
        hands_in(one, Quiz.objects.first() or quiz(), 7)
    found = standing(given, [caio, dora])
    assert {one.reached for one in found[caio.pk].items} == {Reached.LATE}
    assert {one.reached for one in found[dora.pk].items} == {Reached.DONE}
    assert (found[caio.pk].is_extended, found[dora.pk].is_extended) == (False, True)
    assert (found[caio.pk].is_over(now()), found[dora.pk].is_over(now())) == (True, False)


def test_what_the_course_has_no_longer_stands_in_nobodys_way(
    ane: User, made: Classroom, caio: Pupil
) -> None:
    given = assigned(made, ane, GRANDE, CHICA)
    SetItem.objects.filter(slug="chica-winner").update(slug="canasta")
    masters(caio, *DRILLS)
    found = of_one(given, caio)
    assert (found.done, len(found.asked), found.reached) == (1, 1, Reached.DONE)
    SetItem.objects.filter(slug="grande").update(slug="canasta")
    assert of_one(given, caio).reached is Reached.GONE


def test_it_takes_as_many_queries_for_a_class_as_for_one(
    ane: User, made: Classroom, caio: Pupil, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    given = assigned(made, ane, GRANDE, CHICA, SCORING)
    others = [pupil(made, f"Pupil {number}") for number in range(12)]
    Extension.objects.create(assignment=given, pupil=caio, due_at=now() + HOUR)
    given.refresh_from_db()
    for some in ([caio], [caio, *others]):
        fresh = Assignment.objects.select_related("version").get(pk=given.pk)
        with django_assert_num_queries(5):
            assert len(standing(fresh, some)) == len(some)
    assert standing(given, []) == {}
