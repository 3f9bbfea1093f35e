"""A class list as it was read: who would be made of it, and what is amiss in each line."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum

from tutor.accounts.names import can_be_shown, has_letter, name_key, tidy_name
from tutor.classroom.files import Rows, text_of
from tutor.classroom.joining import MOST_PUPILS
from tutor.classroom.naming import free_name
from tutor.classroom.roster import NewPupil
from tutor.models.accounts import NAME_LENGTH
from tutor.models.classes import GROUP_NAME_LENGTH
from tutor.models.pupils import REAL_NAME_LENGTH


class Column(StrEnum):
    """What a column holds, of what is kept."""

    NAME = "name"
    REAL_NAME = "real_name"
    SURNAME = "surname"
    GROUP = "group"


# Headers in the three languages, as names are compared.
HEADERS = {
    Column.NAME: (
        *("nombre", "nombre visible", "apodo", "alumno", "alumna", "alumnado", "estudiante"),
        *("nombre del alumno", "nombre de la alumna", "nombre del estudiante"),
        *("nome", "nome visivel", "apelido", "aluno", "aluna"),
        *("nome do aluno", "nome da aluna", "nome do estudante", "estudante"),
        *("name", "display name", "first name", "given name", "nickname", "student", "pupil"),
        *("student name", "pupil name", "name of student"),
    ),
    Column.REAL_NAME: (
        *("nombre real", "nombre completo", "nombre y apellidos", "nome real", "nome completo"),
        *("real name", "full name"),
    ),
    Column.SURNAME: (
        *("apellido", "apellidos", "sobrenome", "sobrenomes", "surname", "last name"),
        "family name",
    ),
    Column.GROUP: ("grupo", "equipo", "equipe", "group", "team"),
}
COLUMNS = {header: column for column, known in HEADERS.items() for header in known}
UNNAMED = (Column.NAME, Column.REAL_NAME, Column.GROUP)  # without a header


class LineFault(StrEnum):
    """Why nobody is made of a line."""

    NO_NAME = "no_name"
    LONG_NAME = "long_name"
    NO_LETTER = "no_letter"
    HIDDEN_SIGN = "hidden_sign"
    THERE = "there"
    FULL = "full"


@dataclass(frozen=True, slots=True)
class Line:
    """One line: its number, the name as it was written, and who is made of it or why nobody."""

    number: int
    typed: str
    new: NewPupil | None
    fault: LineFault | None = None


@dataclass(frozen=True, slots=True)
class Roll:
    """All lines with somebody in them; `left_out` are the headers of what is not kept."""

    lines: tuple[Line, ...]
    left_out: tuple[str, ...]
    text: str

    @property
    def new(self) -> list[NewPupil]:
        """Those who are made."""
        return [line.new for line in self.lines if line.new]


def read_roll(rows: Rows, taken: Iterable[str], *, again: bool) -> Roll:
    """What a list would make of a class in which these names are taken.

    A name that is there already is somebody who was made before, unless `again`: then, as for a
    name that is twice in the list, a number behind it makes it unique.
    """
    top = next(place for place, row in enumerate(rows) if any(row))
    columns, left_out, headers = _columns(rows[top])
    first = top + headers
    read = [
        (number, _read(row, columns))
        for number, row in enumerate(rows[first:], first + 1)
        if any(row)
    ]
    lines, there = [], set(taken)
    names = set(there)
    for number, one in read:
        fault = _fault(one, there if not again else set(), len(names))
        new = None if fault else replace(one, name=free_name(one.name, names))
        names |= {name_key(new.name)} if new else set()
        lines.append(Line(number, one.name, new, fault))
    kept = [_cells(one) for _, one in read]
    return Roll(tuple(lines), left_out, text_of(kept))


def _cells(one: NewPupil) -> list[str]:
    cells = [one.name, one.real_name, one.group]
    while len(cells) > 1 and not cells[-1]:
        cells.pop()
    return cells


def _columns(row: list[str]) -> tuple[dict[Column, int], tuple[str, ...], int]:
    """Which column is where, the headers that are not kept, and how many rows are headers."""
    found: dict[Column, int] = {}
    for place, header in enumerate(row):
        column = COLUMNS.get(name_key(header))
        if column:
            found.setdefault(column, place)
    if not {Column.NAME, Column.REAL_NAME} & found.keys():
        return {column: place for place, column in enumerate(UNNAMED)}, (), 0
    left_out = (row[place] for place in range(len(row)) if place not in found.values())
    return found, tuple(filter(None, left_out)), 1


def _read(row: list[str], columns: dict[Column, int]) -> NewPupil:
    cells = {column: row[place] for column, place in columns.items() if place < len(row)}
    whole, surname = cells.get(Column.REAL_NAME, ""), cells.get(Column.SURNAME, "")
    name = cells.get(Column.NAME, "") or whole.partition(" ")[0]
    if surname and not whole:
        whole = f"{name} {surname}"
    group = cells.get(Column.GROUP, "")
    return NewPupil(tidy_name(name), whole[:REAL_NAME_LENGTH], group[:GROUP_NAME_LENGTH])


def _fault(one: NewPupil, there: set[str], count: int) -> LineFault | None:
    if not one.name:
        return LineFault.NO_NAME
    if len(one.name) > NAME_LENGTH:
        return LineFault.LONG_NAME
    if not can_be_shown(f"{one.name}{one.real_name}{one.group}"):
        return LineFault.HIDDEN_SIGN
    if not has_letter(one.name):
        return LineFault.NO_LETTER
    if name_key(one.name) in there:
        return LineFault.THERE
    return LineFault.FULL if count >= MOST_PUPILS else None
