"""How far a class is, as a table: the numbers of the pages, for each thing of each pupil."""

import csv
import re
from collections.abc import Callable
from datetime import datetime, timedelta
from html import unescape
from io import BytesIO, StringIO
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import reverse
from django.utils import translation
from django.utils.timezone import now
from openpyxl import load_workbook

from tests.tutor.classroom.people import account, classroom, pupil
from tests.tutor.classroom.working import HOUR, answers, assigned, hands_in, masters
from tutor.classroom.assigned import task_sights
from tutor.classroom.assigning import extend, withdraw
from tutor.classroom.grades import grade_count, grades_table
from tutor.classroom.services import make_group
from tutor.languages import LANGUAGES
from tutor.lessons.curriculum import entries
from tutor.models import Attempt, Classroom, Goal, ItemKind, Pupil, Quiz, User
from tutor.sets.items import Item
from tutor.wording import assignments as words

pytestmark = pytest.mark.django_db
GRANDE = Item(ItemKind.LESSON, "grande")
CHICA = Item(ItemKind.DRILL, "chica-winner", goal=Goal.COUNT, threshold=6)
SCORING = Item(ItemKind.PLAN, "scoring", goal=Goal.SCORE, threshold=70)
DRILLS = entries()["grande"].drills
NUMBERS = ("on_time", "late", "to_reach", "points", "possible", "tries", "state")

type Line = dict[str, Any]


def rows_of(made: Classroom) -> list[Line]:
    table = grades_table(made)
    rows = [dict(zip(table.codes, row, strict=True)) for row in table.rows]
    assert len(rows) == grade_count(made)
    return rows


def numbers(row: Line) -> tuple[Any, ...]:
    return tuple(row[name] for name in NUMBERS)


def quiz(code: str = "k7mw3fh2") -> Quiz:
    return Quiz.objects.create(code=code, plan="scoring", lessons="grande", length=10)


def downloaded(client: Client, made: Classroom, kind: str, language: str = "en") -> bytes:
    page: Any = client.get(f"/{language}/classes/{made.pk}/export/grades.{kind}")
    assert page.status_code == 200
    assert page.headers["Content-Disposition"].endswith(f'filename="grades-{made.pk}.{kind}"')
    return b"".join(page.streaming_content)


def test_each_thing_of_each_pupil_is_a_row_told_in_codes(ane: User, made: Classroom) -> None:
    given = assigned(made, ane, GRANDE, CHICA)
    answers(pupil(made), "chica-winner", 2)
    lesson, drill = rows_of(made)
    due = given.due_at.astimezone(ZoneInfo("Europe/Madrid"))
    assert lesson == {
        "student": "Caio",
        "real_name": "",
        "assignment": given.pk,
        "set": "Lunes",
        "due_at": due.replace(microsecond=0, tzinfo=None),
        "more_time": 0,
        "place": 1,
        "kind": "lesson",
        "item": "grande",
        "title": lesson["title"],
        "goal": "mastery",
        "goal_told": "until it’s mastered",
        "on_time": 0,
        "late": 0,
        "to_reach": 2,
        "points": 0,
        "possible": 2,
        "tries": 0,
        "state": "not_begun",
        "state_told": "Not begun",
        "set_by_hand": 0,
        "reason": "",
    }
    assert (drill["place"], drill["kind"], drill["item"]) == (2, "drill", "chica-winner")
    assert numbers(drill) == (2, 0, 6, 2, 6, 2, "begun")


def test_what_came_late_stands_apart_and_is_worth_points_where_it_counts(
    ane: User, made: Classroom
) -> None:
    caio = pupil(made)
    for takes_late in (True, False):
        assigned(made, ane, CHICA, due_at=now() - HOUR, takes_late=takes_late)
    answers(caio, "chica-winner", 2, at=now() - 2 * HOUR)
    answers(caio, "chica-winner", 5)
    counts, does_not = rows_of(made)
    assert numbers(counts) == (2, 4, 6, 6, 6, 7, "late")
    assert numbers(does_not) == (2, 4, 6, 2, 6, 7, "begun")


def test_a_quiz_has_its_raw_points_beside_its_per_cent(ane: User, made: Classroom) -> None:
    caio = pupil(made)
    assigned(made, ane, SCORING, due_at=now() - HOUR, attempts=2)
    assert numbers(rows_of(made)[0]) == (0, 0, 70, 0, 10, 0, "not_begun")
    first = hands_in(caio, quiz(), 4, at=now() - 2 * HOUR)
    Attempt.objects.filter(run=first, position=10).update(voided_at=now(), voided_why="x")
    assert numbers(rows_of(made)[0]) == (44, 0, 70, 4, 9, 1, "begun")
    hands_in(caio, quiz("22222222"), 8)
    hands_in(caio, quiz("33333333"), 10)  # one try more than count
    assert numbers(rows_of(made)[0]) == (44, 80, 70, 8, 10, 3, "late")


def test_each_has_a_time_of_his_own_by_the_clock_of_the_class(ane: User) -> None:
    made = classroom(ane, time_zone="America/Sao_Paulo")
    given = assigned(made, ane, CHICA)
    pupil(made, "Bia")
    extend(
        assignment=given,
        by=ane,
        pupils=[pupil(made, "Caio")],
        due_at=datetime.fromisoformat("2027-01-31 02:59+00:00"),
        title="Lunes",
    )
    bia, caio = rows_of(made)
    assert (bia["more_time"], caio["more_time"]) == (0, 1)
    assert bia["due_at"] == given.due_at.replace(microsecond=0, tzinfo=None) - 3 * HOUR
    assert caio["due_at"] == datetime.fromisoformat("2027-01-30 23:59")


def test_only_those_who_have_it_and_only_what_is_open_and_not_withdrawn(
    ane: User, made: Classroom
) -> None:
    caio, dora, gil = (pupil(made, name) for name in ("Caio", "Dora", "Gil"))
    group = make_group(classroom=made, name="Azul")
    assert group
    caio.groups.set([group])
    assigned(made, ane, CHICA, group=group)
    assigned(made, ane, GRANDE, pupils=[dora], due_at=now() + 2 * HOUR)
    assigned(made, ane, SCORING, opens_at=now() + HOUR, due_at=now() + 2 * HOUR)
    withdraw(assignment=assigned(made, ane, SCORING), by=ane, title="Lunes")
    other = classroom(account("Eli"), code="22222222")
    assigned(other, ane, SCORING)
    pupil(other, "Caio", caio.learner)
    Pupil.objects.filter(pk=gil.pk).update(left_at=now(), left_by=ane)
    assert [(row["student"], row["item"]) for row in rows_of(made)] == [
        ("Caio", "chica-winner"),
        ("Dora", "grande"),
    ]


def furnished(made: Classroom, by: User) -> list[Pupil]:
    """Three who have done all kinds of things, one of them with more time."""
    due_at = now() - HOUR
    given = assigned(made, by, GRANDE, CHICA, SCORING, due_at=due_at)
    assigned(made, by, CHICA, SCORING, due_at=due_at + HOUR * 2, takes_late=False, pass_mark=50)
    zoe, alvaro, bruno = (pupil(made, name) for name in ("Zoe", "Álvaro", "Bruno"))
    extend(assignment=given, by=by, pupils=[zoe], due_at=due_at + 2 * HOUR, title="Lunes")
    one = quiz()
    for each, count, right in ((zoe, 7, 9), (alvaro, 3, 6)):
        masters(each, *DRILLS[: count // 3], at=due_at - HOUR)
        answers(each, "chica-winner", count, at=due_at - HOUR)
        answers(each, "chica-winner", count)
        hands_in(each, one, right, at=due_at - HOUR)
        hands_in(each, one, 10)
    return [alvaro, bruno, zoe]


def shown(client: Client, row: Line, made: Classroom) -> list[str]:
    """What the page of an assignment says of a pupil: state, how much is done."""
    url = reverse("class-assignment", args=[made.pk, row["assignment"]])
    page = unescape(client.get(url).content.decode())
    line = page[page.index(f">{row['student']}</a>") :].partition("</li>")[0]
    return re.findall(r"<span>(.+?)</span>", line)


def test_the_page_of_an_assignment_says_the_same(client: Client, ane: User) -> None:
    made = classroom(ane)
    pupils = furnished(made, ane)
    rows = rows_of(made)
    assert [row["student"] for row in rows[::3]][:3] == [one.name for one in pupils]
    for one in {(row["assignment"], row["student"]): row for row in rows}.values():
        his = [
            row["state"]
            for row in rows
            if all(row[name] == one[name] for name in ("assignment", "student"))
        ]
        done = sum(state in ("done", "late") for state in his)
        assert shown(client, one, made) == [whole(his), words.done_of(done, len(his))]


def whole(states: list[str]) -> str:
    """The state of all of them together."""
    if {*states} <= {"done", "late"}:
        return str(words.REACHED["late" if "late" in states else "done"])
    return str(words.REACHED["not_begun" if {*states} == {"not_begun"} else "begun"])


def test_what_a_pupil_is_told_says_the_same(ane: User, made: Classroom) -> None:
    told, pupils = set(), {one.name: one for one in furnished(made, ane)}
    for row in rows_of(made):
        tasks = {one.number: one for one in task_sights(pupils[row["student"]], now())}
        item = tasks[row["assignment"]].items[row["place"] - 1]
        assert (item.state, item.goal) == (row["state_told"], row["goal_told"])
        questions = 0 if row["set_by_hand"] else row["possible"]
        said = words.progress(row["goal"], row["on_time"], row["to_reach"], questions)
        if row["late"]:
            said = words.with_late(said, row["goal"], row["late"])
        assert item.told == ("" if row["state"] == "not_begun" else said)
        told.add(row["state"])
    assert told == {"not_begun", "begun", "late", "done"}


def queries(made: Classroom, ask: Callable[[Classroom], object]) -> int:
    with CaptureQueriesContext(connection) as seen:
        ask(made)
    return len(seen)


def test_queries_grow_with_the_assignments_and_not_with_the_pupils(
    ane: User, made: Classroom
) -> None:
    for _ in range(2):
        assigned(made, ane, GRANDE, CHICA, SCORING)
        pupil(made, f"Bia {Pupil.objects.count()}")
    few = queries(made, rows_of), queries(made, grade_count)
    for number in range(9):
        one = pupil(made, f"Caio {number}")
        answers(one, "chica-winner", 3)
        masters(one, *DRILLS)
    assert (queries(made, rows_of), queries(made, grade_count)) == few
    assigned(made, ane, GRANDE)
    more = queries(made, rows_of), queries(made, grade_count)
    assert more[0] - few[0] <= 7
    assert more[1] - few[1] <= 1


@pytest.mark.parametrize("language", [one.code for one in LANGUAGES])
def test_codes_stay_and_labels_are_told(made: Classroom, language: str) -> None:
    with translation.override("en"):
        english = grades_table(made)
    with translation.override(language):
        table = grades_table(made)
    assert table.codes == english.codes
    assert len(set(table.labels)) == len(table.codes)
    assert (table.labels == english.labels) is (language == "en")


def test_no_name_is_a_formula_and_both_files_say_the_same(
    client: Client, ane: User, made: Classroom
) -> None:
    given = assigned(made, ane, GRANDE, SCORING)
    given.version.lesson_set.name = "=2+2"
    given.version.lesson_set.save()
    Pupil.objects.filter(pk=pupil(made, "=1+1").pk).update(real_name="@SUM(1)")
    data = downloaded(client, made, "csv")
    assert data.startswith(b"\xef\xbb\xbf")
    from_csv = list(csv.reader(StringIO(data.decode("utf-8-sig"))))
    book = load_workbook(BytesIO(downloaded(client, made, "xlsx")))
    from_book = [[str("" if one is None else one) for one in row] for row in book.active.values]
    assert [[one.replace("T", " ") for one in row] for row in from_csv[2:]] == from_book[2:]
    assert from_csv[:2] == from_book[:2]
    assert from_csv[2][:2] == ["'=1+1", "'@SUM(1)"]
    assert from_csv[2][3] == "'=2+2"
    assert not [one for row in book.active.iter_rows() for one in row if one.data_type == "f"]


def test_what_is_told_in_it_is_in_the_language_of_its_address(
    client: Client, ane: User, made: Classroom
) -> None:
    assigned(made, ane, GRANDE)
    pupil(made)
    for language in ("es", "pt-br"):
        with translation.override(language):
            told = downloaded(client, made, "csv", language).decode("utf-8-sig")
            assert told.endswith(f";not_begun;{words.REACHED['not_begun']};0;\r\n")
        assert "Not begun" not in told


def test_the_page_says_how_long_it_is_and_when_there_is_none(
    client: Client, ane: User, made: Classroom, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = reverse("class-export", args=[made.pk])
    given = assigned(made, ane, GRANDE, CHICA, due_at=now() + timedelta(days=1))
    page = client.get(url).content.decode()
    assert "Nobody in the class has anything assigned yet." in page
    assert "grades.csv" not in page
    answers(pupil(made), "chica-winner", 1)
    page = client.get(url).content.decode()
    assert [page.count(f"{name}.{kind}") for name, kind in FILES] == [1] * 4
    assert ("2 rows" in page, "1 row<" in page) == (True, True)
    monkeypatch.setattr("tutor.classroom.views.tables.MOST_IN_BOOK", 1)
    page = client.get(url).content.decode()
    assert [page.count(f"{name}.{kind}") for name, kind in FILES] == [1, 0, 1, 1]
    book = client.get(reverse("class-table", args=[made.pk, "grades", "xlsx"]))
    assert book.headers["Location"].endswith("/export/grades.csv")
    withdraw(assignment=given, by=ane, title="Lunes")
    assert "grades.csv" not in client.get(url).content.decode()


FILES = (("grades", "csv"), ("grades", "xlsx"), ("answers", "csv"), ("answers", "xlsx"))
