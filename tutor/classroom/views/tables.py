"""What a class has done, to take along as a table."""

from collections.abc import Iterator
from typing import cast

from django.http import FileResponse, Http404, HttpResponse, StreamingHttpResponse
from django.urls import reverse
from django.views.decorators.http import require_safe

from tutor.classroom.access import for_class
from tutor.classroom.exports import MOST_IN_BOOK, answers_table, book_of, csv_parts
from tutor.classroom.roles import READING, Room
from tutor.classroom.tallies import answers_of_class
from tutor.classroom.views.shown import show
from tutor.http import Request, SeeOther

TABLES = {"answers": answers_table}
CSV = "text/csv; charset=utf-8"
XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"


@require_safe
@for_class(see=READING)
def export(request: Request, room: Room) -> HttpResponse:
    """Which tables there are."""
    count = answers_of_class(room.classroom).count()
    return show(request, "export", room=room, count=count, fits_book=count <= MOST_IN_BOOK)


@require_safe
@for_class(see=READING)
def table(request: Request, room: Room, name: str, kind: str) -> HttpResponse:
    """One of them, as a file; what is too much for XLSX comes as CSV."""
    if name not in TABLES or kind not in ("csv", "xlsx"):
        raise Http404
    if request.method == "HEAD":
        return HttpResponse(content_type=CSV if kind == "csv" else XLSX)
    file = f"{name}-{room.classroom.pk}.{kind}"
    if kind == "csv":
        return _csv(file, csv_parts(TABLES[name](room.classroom)))
    if answers_of_class(room.classroom).count() > MOST_IN_BOOK:
        return SeeOther(reverse("class-table", args=[room.classroom.pk, name, "csv"]))
    book = book_of(TABLES[name](room.classroom))
    sent = FileResponse(book, as_attachment=True, filename=file, content_type=XLSX)
    return cast(HttpResponse, sent)


def _csv(file: str, parts: Iterator[bytes]) -> HttpResponse:
    """Sent while it is read; to what stands round it, a response like any other."""
    named = {"Content-Disposition": f'attachment; filename="{file}"'}
    return cast(HttpResponse, StreamingHttpResponse(parts, content_type=CSV, headers=named))
