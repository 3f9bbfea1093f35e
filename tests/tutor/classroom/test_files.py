"""Class lists as they come: pasted, in CSV of any kind, in XLSX; and what is refused."""

from io import BytesIO
from zipfile import ZIP_DEFLATED, ZipFile

import pytest
from openpyxl import Workbook

from tutor.classroom.files import (
    MOST_ROWS,
    BadFile,
    FileFault,
    rows_of_file,
    rows_of_text,
    text_of,
)

ROWS = [["Nombre", "Grupo"], ["Íñigo", "A"], ["Begoña", "B"]]


def book(rows: list[list[object]]) -> bytes:
    made, file = Workbook(), BytesIO()
    for row in rows:
        made.active.append(row)
    made.save(file)
    return file.getvalue()


def packed(parts: dict[str, bytes]) -> bytes:
    file = BytesIO()
    with ZipFile(file, "w", ZIP_DEFLATED) as archive:
        for name, content in parts.items():
            archive.writestr(name, content)
    return file.getvalue()


def damaged() -> bytes:
    """A packed part whose bytes were spoilt on the way."""
    name, content = b"xl/workbook.xml", bytes(range(256)) * 8
    data = bytearray(packed({name.decode(): content}))
    begins = data.index(name) + len(name)
    data[begins : begins + 40] = b"\xff" * 40
    return bytes(data)


@pytest.mark.parametrize("delimiter", [";", ",", "\t"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "latin-1", "utf-16"])
@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_csv_of_any_kind_is_read(delimiter: str, encoding: str, end: str) -> None:
    text = end.join(delimiter.join(row) for row in ROWS) + end
    assert rows_of_file(text.encode(encoding)) == ROWS


def test_a_file_of_names_alone_is_read() -> None:
    assert rows_of_file(b"Ane\nBruno\n\n") == [["Ane"], ["Bruno"]]


def test_xlsx_is_read_with_its_numbers_as_they_are_seen() -> None:
    assert rows_of_file(book([["Nombre", "Grupo"], ["Ane", 3], ["Bruno", 2.5], [None, None]])) == [
        ["Nombre", "Grupo"],
        ["Ane", "3"],
        ["Bruno", "2.5"],
    ]


def test_a_quoted_cell_keeps_its_delimiter() -> None:
    assert rows_of_file(b'"Garc\xeda, Ana",A\n') == [["García, Ana", "A"]]


def test_what_is_pasted_has_a_name_in_each_line_commas_and_all() -> None:
    assert rows_of_text("Ane\r\n García,  Ana \n\n") == [["Ane"], ["García, Ana"]]
    assert rows_of_text("Ane;Ane E.\nBruno") == [["Ane", "Ane E."], ["Bruno"]]
    assert rows_of_text("Ane\tAne E.\n") == [["Ane", "Ane E."]]


def test_rows_as_text_are_read_back() -> None:
    rows = [["Ane", 'a "b"', "x;y"], ["Bruno", "", "B"]]
    assert rows_of_text(text_of(rows)) == rows


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        (b"", FileFault.EMPTY),
        (b" \n;;\n", FileFault.EMPTY),
        (b"PK\x03\x04nonsense", FileFault.UNREADABLE),
        (packed({"a.xml": b"<a/>"}), FileFault.UNREADABLE),
        (damaged(), FileFault.UNREADABLE),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", FileFault.UNREADABLE),
        (b"Ane\0Bruno", FileFault.UNREADABLE),
        (b"Ane\n" * (MOST_ROWS + 1), FileFault.TOO_LONG),
        (packed({"xl/big.xml": b"0" * 5_000_000}), FileFault.TOO_LONG),
        (packed({f"{n}.xml": b"" for n in range(300)}), FileFault.TOO_LONG),
        (packed({"a.xml": b"<!DOCTYPE a [<!ENTITY b 'c'>]><a/>"}), FileFault.UNREADABLE),
    ],
)
def test_what_is_no_list_is_refused(data: bytes, fault: FileFault) -> None:
    with pytest.raises(BadFile) as caught:
        rows_of_file(data)
    assert caught.value.fault is fault


def test_a_book_with_more_rows_than_may_come_is_refused_unread() -> None:
    with pytest.raises(BadFile) as caught:
        rows_of_file(book([["Ane"]] * (MOST_ROWS + 50)))
    assert caught.value.fault is FileFault.TOO_LONG


def test_cells_are_cut_to_a_length_and_a_number() -> None:
    (row,) = rows_of_file(";".join(["x" * 500] * 50).encode())
    assert (len(row), len(row[0])) == (20, 200)
