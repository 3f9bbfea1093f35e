"""Class lists as they are pasted or sent in a file, as rows of cells: text, CSV or XLSX.

Bounded before anything is unpacked: a small file may hold a very large one.
"""

import csv
from collections.abc import Iterator
from enum import StrEnum
from io import BytesIO, StringIO
from zipfile import ZipFile

from openpyxl import load_workbook

MOST_ROWS = 200
MOST_COLUMNS = 20
MOST_CELL = 200  # characters; a name is far shorter
MOST_UNPACKED = 4_000_000  # bytes
MOST_PARTS = 200
PACKED = b"PK"
OLD_EXCEL = b"\xd0\xcf\x11\xe0"
DELIMITERS = ";\t,"
DECLARED = (b"<!DOCTYPE", "<!DOCTYPE".encode("utf-16-le"), "<!DOCTYPE".encode("utf-16-be"))

type Rows = list[list[str]]


class FileFault(StrEnum):
    """Why a list is not read."""

    UNREADABLE = "unreadable"
    TOO_LONG = "too_long"
    EMPTY = "empty"


class BadFile(Exception):
    """A list that is not read, and why; nothing of it was kept."""

    def __init__(self, fault: FileFault) -> None:
        super().__init__(fault)
        self.fault = fault


def rows_of_file(data: bytes) -> Rows:
    """The rows of a CSV or XLSX file. Raises `BadFile`."""
    if data.startswith(PACKED):
        return _bounded(_rows_of_book(data))
    text = _decoded(data)
    first = next((line for line in text.splitlines() if line.strip()), "")
    delimiter = max(DELIMITERS, key=first.count)
    return _bounded(_rows(text, delimiter if first.count(delimiter) else ""))


def rows_of_text(text: str) -> Rows:
    """The rows of a pasted list: columns between semicolons or tabs, else a name in each line.

    Raises `BadFile`.
    """
    delimiter = next((one for one in ";\t" if one in text), "")
    return _bounded(_rows(text, delimiter))


def _rows(text: str, delimiter: str) -> Iterator[list[str]]:
    if "\0" in text:
        raise BadFile(FileFault.UNREADABLE)
    if not delimiter:
        yield from ([line] for line in text.splitlines())
        return
    try:
        yield from csv.reader(StringIO(text, newline=""), delimiter=delimiter)
    except csv.Error as error:
        raise BadFile(FileFault.UNREADABLE) from error


def text_of(rows: Rows) -> str:
    """Rows as a text that `rows_of_text` reads back."""
    text = StringIO()
    csv.writer(text, delimiter=";", lineterminator="\n").writerows(rows)
    return text.getvalue()


def _decoded(data: bytes) -> str:
    if data.startswith(OLD_EXCEL):
        raise BadFile(FileFault.UNREADABLE)
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return data.decode("utf-16", errors="replace")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("cp1252", errors="replace")  # Latin-1 as spreadsheets write it


def _rows_of_book(data: bytes) -> Iterator[list[str]]:
    try:
        _check_packed(data)
        book = load_workbook(BytesIO(data), read_only=True, data_only=True, keep_links=False)
        rows = book.worksheets[0].iter_rows(
            max_row=MOST_ROWS + 1, max_col=MOST_COLUMNS, values_only=True
        )
        yield from ([_cell(value) for value in row] for row in rows)
    except BadFile:
        raise
    except Exception as error:  # a broken book raises whatever its reader trips over
        raise BadFile(FileFault.UNREADABLE) from error


def _check_packed(data: bytes) -> None:
    """Refuse what unpacks to too much, or declares entities, which do the same."""
    with ZipFile(BytesIO(data)) as archive:
        parts = archive.infolist()
        size = sum(part.file_size for part in parts)
        if len(parts) > MOST_PARTS or size > MOST_UNPACKED:
            raise BadFile(FileFault.TOO_LONG)
        texts = map(archive.read, parts)
        if any(mark in text for text in texts for mark in DECLARED):
            raise BadFile(FileFault.UNREADABLE)


def _cell(value: object) -> str:
    if value is None:
        return ""
    whole = isinstance(value, float) and value.is_integer()
    return str(int(value)) if whole and isinstance(value, float) else str(value)


def _tidy(row: list[str]) -> list[str]:
    cells = [" ".join(cell.split())[:MOST_CELL] for cell in row[:MOST_COLUMNS]]
    while cells and not cells[-1]:
        cells.pop()
    return cells


def _bounded(rows: Iterator[list[str]]) -> Rows:
    """Tidy cells; as many rows as one may send, blank cells and rows at the end left out."""
    found = [_tidy(row) for row, _ in zip(rows, range(MOST_ROWS + 2), strict=False)]
    while found and not found[-1]:
        found.pop()
    if not found:
        raise BadFile(FileFault.EMPTY)
    if len(found) > MOST_ROWS:
        raise BadFile(FileFault.TOO_LONG)
    return found
