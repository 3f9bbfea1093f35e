"""What a class has answered, as a table for spreadsheets: CSV line by line, XLSX by way of a file.

The first row has the columns' codes, which never change, the second what they are in the reader's
language. However many pupils and answers there are, the queries are the same and little is held.
"""

import csv
from codecs import BOM_UTF8
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from io import StringIO
from itertools import batched, chain
from tempfile import TemporaryFile
from typing import IO

from django.utils.translation import get_language, override
from openpyxl import Workbook

from tutor.accounts.exports import plain_cell
from tutor.classroom.tallies import answers_of_class
from tutor.clocks import clock
from tutor.drills.catalogue import catalogue
from tutor.models import Classroom
from tutor.models.drills import DEALT_BY, Mark
from tutor.wording import classroom_tables as words
from tutor.wording import drill_title

MOST_IN_BOOK = 20_000  # rows; a book is packed before any of it is sent
CHUNK = 1_000
COMMA_SPEAKERS = ("en",)  # elsewhere spreadsheets take the comma for the decimal one
ANSWER = (
    *("run__learner", DEALT_BY, "run__quiz__code", "run", "position", "question"),
    *("answer", "verdict", "is_first_try", "is_aided", "answered_at"),
)

type Cell = str | int | datetime
type Row = Sequence[Cell]


@dataclass(frozen=True, slots=True)
class Table:
    """Codes of columns, what they say, and the rows, which can be gone through once."""

    codes: tuple[str, ...]
    labels: tuple[str, ...]
    rows: Iterator[Row]

    def __iter__(self) -> Iterator[Row]:
        return chain((self.codes, self.labels), self.rows)


@dataclass(frozen=True, slots=True)
class TableSight:
    """A table of a class to take along; `rows` says how many it has, empty where there are none."""

    name: str
    title: str
    about: str
    rows: str
    fits_book: bool


def answers_table(classroom: Classroom) -> Table:
    """Each answer of those who are in the class now, since they came, by pupil and then by time.

    What is void counts nowhere, nor what is of a lesson begun anew. An answer is worth a point.
    """
    columns = words.answer_columns(classroom.time_zone)
    return Table(tuple(columns), tuple(map(str, columns.values())), _answers(classroom))


def _answers(classroom: Classroom) -> Iterator[Row]:
    names = {
        learner: (name, real_name)
        for learner, name, real_name in classroom.pupils.present().values_list(
            "learner", "name", "real_name"
        )
    }
    titles = {slug: drill_title(slug) for slug in catalogue()}
    zone = clock(classroom.time_zone)
    found = answers_of_class(classroom).values_list(*ANSWER)
    for learner, slug, quiz, run, place, *asked, at in found.iterator(CHUNK):
        if learner not in names:  # who left meanwhile
            continue
        question, answer, verdict, is_first, is_aided = asked
        yield (
            *names[learner],
            *(slug, titles.get(slug, slug), quiz or "", run, place, question, answer, verdict),
            *(int(verdict == Mark.RIGHT), 1, int(is_first), int(is_aided)),
            at.astimezone(zone).replace(microsecond=0, tzinfo=None),
        )


def csv_parts(table: Table) -> Iterator[bytes]:
    """The table as CSV, in parts, as spreadsheets of the reader's language open it."""
    language = get_language()
    delimiter = "," if language in COMMA_SPEAKERS else ";"
    parts = (_csv(rows, delimiter).encode() for rows in batched(table, CHUNK))
    return chain((BOM_UTF8,), _told_in(language, parts))


def _told_in(language: str | None, parts: Iterator[bytes]) -> Iterator[bytes]:
    """Each part is made in that language, and whoever reads it keeps the one that is active."""
    while True:
        with override(language):
            part = next(parts, None)
        if part is None:
            return
        yield part


def _csv(rows: Iterable[Row], delimiter: str) -> str:
    text = StringIO()
    writer = csv.writer(text, delimiter=delimiter)
    writer.writerows([plain_cell(cell) for cell in row] for row in rows)
    return text.getvalue()


def book_of(table: Table) -> IO[bytes]:
    """The table as XLSX, in a file that goes when it is closed."""
    book = Workbook(write_only=True)
    sheet = book.create_sheet()
    sheet.freeze_panes = "B3"
    for row in table:
        sheet.append([one if isinstance(one, datetime) else plain_cell(one) for one in row])
    file = TemporaryFile()  # noqa: SIM115  # whoever sends it closes it
    book.save(file)
    file.seek(0)
    return file
