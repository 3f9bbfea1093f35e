"""What a class has answered, as a table: every answer that counts, no formula, nobody else's."""

import csv
from datetime import UTC, datetime, timedelta
from io import BytesIO, StringIO
from typing import Any

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import reverse
from django.utils import translation
from django.utils.timezone import now
from openpyxl import load_workbook

from tests.tutor.accounts.entering import member
from tests.tutor.classroom.people import account, classroom, pupil
from tutor.classroom import exports
from tutor.classroom.exports import answers_table
from tutor.classroom.tallies import answers_in_class
from tutor.languages import LANGUAGES
from tutor.models import Attempt, Classroom, Pupil, Quiz, Run
from tutor.wording import drill_title

pytestmark = pytest.mark.django_db

AT = datetime(2026, 11, 30, 8, 15, 20, 7, tzinfo=UTC)
ASKED = "1|which-pares|-|classic|RoRc3e4b|-"


def answered(one: Pupil, number: int = 1, **columns: Any) -> list[Attempt]:
    """A sitting with so many answers, the first one right."""
    given: dict[str, Any] = {"drill": "pares-kind", "version": 1, "ruleset": "classic"}
    run = Run.objects.create(learner=one.learner, finished_at=now(), **given | columns)
    return Attempt.objects.bulk_create(
        Attempt(
            run=run,
            position=at + 1,
            question=ASKED,
            answer="none" if at else "medias",
            verdict="wrong" if at else "right",
            answered_at=AT + timedelta(minutes=at),
        )
        for at in range(number)
    )


def rows_of(made: Classroom) -> list[dict[str, Any]]:
    table = answers_table(made)
    return [dict(zip(table.codes, row, strict=True)) for row in table.rows]


def downloaded(client: Client, made: Classroom, kind: str) -> bytes:
    page: Any = client.get(reverse("class-table", args=[made.pk, "answers", kind]))
    assert page.status_code == 200
    assert page.headers["Content-Disposition"].endswith(f'filename="answers-{made.pk}.{kind}"')
    return b"".join(page.streaming_content)


def test_each_answer_is_a_row_told_in_codes() -> None:
    made = classroom()
    answered(pupil(made, "Caio"), 2)
    first, second = rows_of(made)
    assert first | {"sitting": 0} == {
        "student": "Caio",
        "real_name": "",
        "drill": "pares-kind",
        "title": first["title"],
        "quiz": "",
        "sitting": 0,
        "place": 1,
        "question": ASKED,
        "answer": "medias",
        "verdict": "right",
        "points": 1,
        "possible": 1,
        "first_try": 1,
        "aided": 0,
        "answered_at": datetime.fromisoformat("2026-11-30 09:15:20"),
    }
    assert (second["points"], second["possible"], second["verdict"]) == (0, 1, "wrong")


def test_a_quiz_tells_its_code_and_the_drill_of_each_question() -> None:
    made = classroom()
    quiz = Quiz.objects.create(code="k7mw3fh2", lessons="pares", length=1)
    attempts = answered(pupil(made), drill="", quiz=quiz, mode="quiz")
    Attempt.objects.filter(run=attempts[0].run).update(drill="pares-kind")
    (row,) = rows_of(made)
    assert (row["quiz"], row["drill"]) == ("k7mw3fh2", "pares-kind")


def test_only_what_counts_since_they_came_of_those_who_are_there() -> None:
    made, other = classroom(), classroom(code="22222222")
    caio, dora, gil = pupil(made, "Caio"), pupil(other, "Dora"), pupil(made, "Gil")
    pupil(other, "Caio 2", caio.learner)  # in two classes: told once in each
    kept = answered(caio, 2)
    answered(dora)
    answered(gil)
    Pupil.objects.filter(pk=gil.pk).update(left_at=now(), left_by=account("Fran"))
    before = answered(caio)[0].run_id
    Run.objects.filter(pk=before).update(started_at=caio.joined_at - timedelta(days=1))
    Attempt.objects.filter(pk=kept[1].pk).update(voided_at=now(), voided_why="x")
    assert [(row["student"], row["place"]) for row in rows_of(made)] == [("Caio", 1)]
    assert len(rows_of(made)) == answers_in_class(caio).count()


def test_they_come_by_name_and_then_by_time() -> None:
    made = classroom()
    for name in ("Zoe", "Álvaro", "Bruno"):
        answered(pupil(made, name), 2)
    assert [row["student"] for row in rows_of(made)] == [
        *("Álvaro", "Álvaro", "Bruno", "Bruno", "Zoe", "Zoe")
    ]


@pytest.mark.parametrize("language", [one.code for one in LANGUAGES])
def test_codes_stay_and_labels_are_told(language: str) -> None:
    made = classroom()
    with translation.override("en"):
        english = answers_table(made)
    with translation.override(language):
        table = answers_table(made)
    assert table.codes == english.codes
    assert len(set(table.labels)) == len(table.codes)
    assert (table.labels == english.labels) is (language == "en")


@pytest.mark.parametrize("name", ["=1+1", "+34", "-2", "@SUM(1)"])
def test_no_name_is_a_formula_in_either_file(client: Client, name: str) -> None:
    made = classroom(member(client, "Ane"))
    one = pupil(made, name)
    Pupil.objects.filter(pk=one.pk).update(real_name=name)
    answered(one)
    text = downloaded(client, made, "csv").decode("utf-8-sig")
    book = load_workbook(BytesIO(downloaded(client, made, "xlsx")))
    in_csv = list(csv.reader(StringIO(text)))[2][:2]
    cells = [cell for row in book.active.iter_rows(min_row=3) for cell in row]
    assert in_csv == [f"'{name}"] * 2 == [cell.value for cell in cells[:2]]
    assert not [cell for cell in cells if cell.data_type == "f"]


def test_both_files_say_the_same(client: Client) -> None:
    made = classroom(member(client, "Ane"))
    answered(pupil(made), 3)
    data = downloaded(client, made, "csv")
    assert data.startswith(b"\xef\xbb\xbf")
    from_csv = list(csv.reader(StringIO(data.decode("utf-8-sig"))))
    book = load_workbook(BytesIO(downloaded(client, made, "xlsx")))
    from_book = [[str("" if one is None else one) for one in row] for row in book.active.values]
    assert [[one.replace("T", " ") for one in row] for row in from_csv] == from_book
    assert len(from_csv) == 5


def test_where_the_comma_is_the_decimal_one_the_semicolon_parts_columns(client: Client) -> None:
    made = classroom(member(client, "Ane"))
    page: Any = client.get(f"/es/classes/{made.pk}/export/answers.csv")
    assert b"student;real_name;" in b"".join(page.streaming_content)


def test_a_file_is_told_in_its_own_language_whichever_is_active_when_it_is_read(
    client: Client,
) -> None:
    made = classroom(member(client, "Ane"))
    answered(pupil(made))
    with translation.override("es"):
        title = drill_title("pares-kind")
    page: Any = client.get(f"/es/classes/{made.pk}/export/answers.csv")
    with translation.override("en"):
        assert drill_title("pares-kind") != title
        text = b"".join(page.streaming_content).decode("utf-8-sig")
        assert translation.get_language() == "en"
    assert list(csv.reader(StringIO(text), delimiter=";"))[2][3] == title


def test_queries_do_not_grow_and_rows_are_not_held(monkeypatch: pytest.MonkeyPatch) -> None:
    made = classroom()
    answered(pupil(made, "Caio"))
    with CaptureQueriesContext(connection) as few:
        rows_of(made)
    for number in range(5):
        answered(pupil(made, f"Ane {number}"), 20)
    with CaptureQueriesContext(connection) as many:
        assert len(rows_of(made)) == 101
    assert len(many) == len(few) == 2
    monkeypatch.setattr(exports, "CHUNK", 10)
    parts = exports.csv_parts(answers_table(made))
    assert [part.count(b"\r\n") for part in parts] == [0, *[10] * 10, 3]


def test_too_much_for_a_book_comes_as_csv(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    made = classroom(member(client, "Ane"))
    answered(pupil(made), 2)
    monkeypatch.setattr("tutor.classroom.views.tables.MOST_IN_BOOK", 1)
    page = client.get(reverse("class-table", args=[made.pk, "answers", "xlsx"]))
    assert page.headers["Location"].endswith("/export/answers.csv")
    assert (
        "answers.xlsx" not in client.get(reverse("class-export", args=[made.pk])).content.decode()
    )


def test_what_is_no_table_is_not_there(client: Client) -> None:
    made = classroom(member(client, "Ane"))
    for file in ("answers.ods", "names.csv", "answers"):
        assert client.get(f"/en/classes/{made.pk}/export/{file}").status_code == 404


def test_a_class_that_has_answered_nothing_offers_no_table(client: Client) -> None:
    made = classroom(member(client, "Ane"))
    page = client.get(reverse("class-export", args=[made.pk])).content.decode()
    assert "answers.csv" not in page
    assert "Nobody in the class has answered anything yet." in page
