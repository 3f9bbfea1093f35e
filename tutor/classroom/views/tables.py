"""What a class has done, to take along as tables."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import cast

from django.http import FileResponse, Http404, HttpResponse, StreamingHttpResponse
from django.urls import reverse
from django.views.decorators.http import require_safe

from tutor.classroom.access import for_class
from tutor.classroom.exports import (
    MOST_IN_BOOK,
    Table,
    TableSight,
    answers_table,
    book_of,
    csv_parts,
)
from tutor.classroom.grades import grade_count, grades_table
from tutor.classroom.roles import READING, Room
from tutor.classroom.tallies import answers_of_class
from tutor.classroom.views.shown import show
from tutor.http import Request, SeeOther
from tutor.models import Classroom
from tutor.wording import classroom_tables as words

CSV = "text/csv; charset=utf-8"
XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"


@dataclass(frozen=True, slots=True)
class ClassTable:
    """A table of a class, and how many rows it has."""

    of: Callable[[Classroom], Table]
    count: Callable[[Classroom], int]


def _answer_count(classroom: Classroom) -> int:
    return answers_of_class(classroom).count()


TABLES = {
    "grades": ClassTable(grades_table, grade_count),
    "answers": ClassTable(answers_table, _answer_count),
}


@require_safe
@for_class(see=READING)
def export(request: Request, room: Room) -> HttpResponse:
    """Which tables there are."""
    tables = [_sight(name, one.count(room.classroom)) for name, one in TABLES.items()]
    has_rows = any(one.rows for one in tables)
    return show(request, "export", room=room, tables=tables, has_rows=has_rows)


def _sight(name: str, count: int) -> TableSight:
    return TableSight(
        name=name,
        title=str(words.TITLES[name]),
        about=str(words.ABOUTS[name] if count else words.NOTHING[name]),
        rows=words.rows(count) if count else "",
        fits_book=count <= MOST_IN_BOOK,
    )


@require_safe
@for_class(see=READING)
def table(request: Request, room: Room, name: str, kind: str) -> HttpResponse:
    """One of them, as a file; what is too much for XLSX comes as CSV."""
    if name not in TABLES or kind not in ("csv", "xlsx"):
        raise Http404
    if request.method == "HEAD":
        return HttpResponse(content_type=CSV if kind == "csv" else XLSX)
    wanted = TABLES[name]
    file = f"{name}-{room.classroom.pk}.{kind}"
    if kind == "csv":
        return _csv(file, csv_parts(wanted.of(room.classroom)))
    if wanted.count(room.classroom) > MOST_IN_BOOK:
        return SeeOther(reverse("class-table", args=[room.classroom.pk, name, "csv"]))
    book = book_of(wanted.of(room.classroom))
    sent = FileResponse(book, as_attachment=True, filename=file, content_type=XLSX)
    return cast(HttpResponse, sent)


def _csv(file: str, parts: Iterator[bytes]) -> HttpResponse:
    """Sent while it is read; to what stands round it, a response like any other."""
    named = {"Content-Disposition": f'attachment; filename="{file}"'}
    return cast(HttpResponse, StreamingHttpResponse(parts, content_type=CSV, headers=named))
