"""What those who teach rule: a question that counts nowhere, a result set by hand; each undone."""

from typing import Any

import pytest
from django.test import Client
from django.urls import reverse
from django.utils.timezone import now

from tests.tutor.classroom.people import pupil
from tests.tutor.classroom.test_looking import TOTAL, WRONG, of_quiz, sits, thing
from tests.tutor.classroom.working import HOUR, assigned
from tutor.accounts.merging import merge_learners
from tutor.classroom.assigned import task_sights
from tutor.classroom.exports import answers_table
from tutor.classroom.grades import grades_table
from tutor.classroom.overriding import override
from tutor.classroom.standing import ItemStanding, Reached, standing
from tutor.classroom.thing import MOST_VOIDED
from tutor.models import (
    Assignment,
    Attempt,
    ClassAct,
    Classroom,
    Goal,
    ItemKind,
    Override,
    Pupil,
    User,
    VoidedQuestion,
)
from tutor.sets.items import Item

pytestmark = pytest.mark.django_db
MASTERED = Item(ItemKind.LESSON, "grande")


def acts() -> list[tuple[str, str, int | None]]:
    return list(ClassAct.objects.order_by("pk").values_list("act", "detail", "pupil"))


def item(given: Assignment, one: Pupil) -> ItemStanding:
    """How far he is with the last thing."""
    return standing(given, [one])[one.pk].items[-1]


def graded(made: Classroom) -> list[dict[str, Any]]:
    table = grades_table(made)
    return [dict(zip(table.codes, row, strict=True)) for row in table.rows]


def voids(client: Client, one: Attempt, caio: Pupil, **form: str) -> Any:
    url = reverse("class-answer", args=[caio.classroom_id, caio.pk, one.pk])
    return client.post(url, {"act": "void"} | form)


def sets(client: Client, given: Assignment, one: Pupil, **form: str) -> Any:
    place = [given.classroom_id, given.pk, given.version.items.count(), one.pk]
    return client.post(reverse("class-result", args=place), form)


def test_a_question_is_voided_after_being_asked_again_and_counts_in_no_number(
    client: Client, ane: User, made: Classroom, caio: Pupil
) -> None:
    dora = pupil(made, "Dora")
    quiz = of_quiz(caio, dora)
    given = assigned(made, ane, TOTAL, Item(ItemKind.QUIZ, "", quiz, Goal.SCORE, 70))
    wrong = sits(caio, WRONG, "").attempts.get(position=1)
    before = acts()
    sure = voids(client, wrong, caio)
    assert (sure.status_code, acts()) == (200, before)
    assert "Yes, void it" in sure.content.decode()
    assert voids(client, wrong, caio, sure="yes").status_code == 303
    voids(client, wrong, caio, sure="yes")
    assert acts() == [*before, ("voided", "The total", None)]
    total, exam = standing(given, [caio])[caio.pk].items
    assert (total.on_time, exam.on_time, exam.points, exam.possible) == (1, 100, 3, 3)
    late = pupil(made, "Eli")
    assert item(given, late).possible == 3
    assert [row["points"] for row in graded(made) if row["kind"] == "quiz"] == [3, 3, 0]
    assert len(list(answers_table(made).rows)) == 7
    assert [part.bar.figure for part in thing(client, given, 2).parts] == ["100%"] * 3
    assert thing(client, given).parts[0].bar.figure == "100%"
    (void,) = thing(client, given).voided
    assert void.note == "Void in this class"


def test_every_void_question_is_listed_however_often_another_was_answered(
    client: Client, ane: User, made: Classroom, caio: Pupil
) -> None:
    given = assigned(made, ane, TOTAL)
    rare, often = sits(caio, "", "").attempts.order_by("position")
    for _ in range(MOST_VOIDED):
        sits(caio, WRONG, "").attempts.filter(position=1).delete()
    for one in (rare, often):
        VoidedQuestion.objects.create(classroom=made, question=one.question, by=ane)
    listed = thing(client, given).voided
    assert [one.cards for one in listed] == ["3, 3, 7 and ace", "3, 3, 3 and ace"]


def test_a_void_question_counts_again_once_that_is_taken_back(
    client: Client, ane: User, made: Classroom, caio: Pupil
) -> None:
    given = assigned(made, ane, TOTAL)
    wrong = sits(caio, WRONG, "").attempts.get(position=1)
    voids(client, wrong, caio, sure="yes")
    page = client.get(reverse("class-answer", args=[made.pk, caio.pk, wrong.pk]))
    assert "Let it count again" in page.content.decode()
    assert item(given, caio).tries == 1
    voids(client, wrong, caio, act="count")
    voids(client, wrong, caio, act="count")
    assert [act for act, *_ in acts()] == ["assigned", "voided", "unvoided"]
    assert (item(given, caio).tries, VoidedQuestion.objects.count()) == (2, 0)


def test_what_one_class_voids_counts_in_another_and_for_the_learner(
    ane: User, client: Client, made: Classroom, caio: Pupil
) -> None:
    wrong = sits(caio, WRONG).attempts.get()
    voids(client, wrong, caio, sure="yes")
    other = Classroom.objects.create(
        name="4º", language="es", time_zone="Europe/Madrid", code="22222222"
    )
    there = pupil(other, "Caio", caio.learner)
    Pupil.objects.filter(pk=there.pk).update(joined_at=now() - HOUR)
    assert len(list(answers_table(made).rows)) == 0
    assert len(list(answers_table(other).rows)) == 1
    assert Attempt.objects.judged().count() == 1


def test_a_result_set_by_hand_holds_everywhere_and_its_pupil_reads_why(
    client: Client, ane: User, made: Classroom, caio: Pupil
) -> None:
    given = assigned(made, ane, MASTERED)
    assert (
        sets(client, given, caio, act="set", value="2", reason="Aloud, at the table").status_code
        == 303
    )
    found = item(given, caio)
    assert (found.on_time, found.late, found.of, found.reached) == (2, 0, 2, Reached.DONE)
    assert acts()[-1] == ("overrode", "Lunes", caio.pk)
    (row,) = graded(made)
    assert (row["points"], row["state"], row["set_by_hand"]) == (2, "done", 1)
    assert row["reason"] == "Aloud, at the table"
    page: Any = client.get(reverse("class-grid", args=[made.pk, given.pk]))
    (cell,) = page.context["grid"].rows[0].cells
    assert (cell.state, cell.figure) == ("Done", "2/2*")
    assert cell.told.endswith("Set by hand: Aloud, at the table")
    (task,) = task_sights(caio, now())
    assert task.items[0].reason == "Set by whoever teaches the class: Aloud, at the table"
    trace = client.get(reverse("class-trace", args=[made.pk])).content.decode()
    assert "Set a result by hand" in trace


def test_the_answers_decide_again_once_that_is_taken_back(
    client: Client, ane: User, made: Classroom, caio: Pupil
) -> None:
    given = assigned(made, ane, MASTERED)
    sets(client, given, caio, act="set", value="1", reason="Aloud")
    assert item(given, caio).reached is Reached.BEGUN
    sets(client, given, caio, act="undo")
    sets(client, given, caio, act="undo")
    assert item(given, caio).reached is Reached.NOT_BEGUN
    assert [act for act, *_ in acts()] == ["assigned", "overrode", "override_ended"]


@pytest.mark.parametrize(
    ("form", "told"),
    [
        ({"value": "3", "reason": "x"}, "It takes a number from 0 to 2."),
        ({"value": "-1", "reason": "x"}, "It takes a number from 0 to 2."),
        ({"value": "", "reason": "x"}, "It takes a number from 0 to 2."),
        ({"value": "1", "reason": " "}, "Say why: the student reads it."),
        ({"value": "1", "reason": "x" * 201}, "too long"),
    ],
)
def test_a_result_that_cannot_be_is_said_to_and_nothing_is_written(
    client: Client, ane: User, made: Classroom, caio: Pupil, form: dict[str, str], told: str
) -> None:
    given = assigned(made, ane, MASTERED)
    page = sets(client, given, caio, act="set", **form)
    assert page.status_code == 422
    assert told in page.content.decode()
    assert f'value="{form["value"]}"' in page.content.decode() or not form["value"]
    assert not Override.objects.exists()


def test_nobody_but_who_has_it_to_do_is_given_a_result(
    client: Client, ane: User, made: Classroom, caio: Pupil
) -> None:
    given = assigned(made, ane, MASTERED)
    Pupil.objects.update(left_at=now())
    assert sets(client, given, caio, act="set", value="1", reason="x").status_code == 404
    assert not Override.objects.exists()


def test_of_two_records_made_one_the_later_result_holds(
    ane: User, made: Classroom, caio: Pupil
) -> None:
    stray, given = pupil(made, "Gil"), assigned(made, ane, TOTAL, MASTERED)
    first, second = given.version.items.all()
    for one, thing_, value in ((caio, first, 1), (stray, first, 2), (stray, second, 3)):
        override(
            assignment=given, item=thing_, pupil=one, by=ane, value=value, reason="x", title="L"
        )
    Override.objects.filter(pupil=caio).update(at=now() + HOUR)
    merge_learners(stray=stray.learner, learner=caio.learner)
    assert set(Override.objects.values_list("pupil", "item", "value")) == {
        (caio.pk, first.pk, 1),
        (caio.pk, second.pk, 3),
    }
