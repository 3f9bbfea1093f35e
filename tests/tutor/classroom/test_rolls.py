"""A class list, line by line: who would be made of it, and why nobody."""

import pytest

from tutor.accounts.names import name_key
from tutor.classroom.files import rows_of_text
from tutor.classroom.joining import MOST_PUPILS
from tutor.classroom.rolls import COLUMNS, LineFault, Roll, read_roll


def read(text: str, *taken: str, again: bool = False) -> Roll:
    return read_roll(rows_of_text(text), map(name_key, taken), again=again)


def made(roll: Roll) -> list[tuple[str, str, str]]:
    return [(one.name, one.real_name, one.group) for one in roll.new]


def test_names_that_are_twice_get_numbers_and_nobody_is_renamed() -> None:
    roll = read("Ana\nBruno\nANA\nana 2\n")
    assert [one.name for one in roll.new] == ["Ana", "Bruno", "ANA 2", "ana 2 2"]


def test_who_is_there_is_not_made_again_unless_it_is_said() -> None:
    roll = read("Ana\nBruno", "ana")
    assert [line.fault for line in roll.lines] == [LineFault.THERE, None]
    assert [one.name for one in read("Ana", "ana", again=True).new] == ["Ana 2"]


@pytest.mark.parametrize(
    "header", ["Nombre;Nombre real;Grupo", "NOME;nome real;Equipe", "name;Full Name;group"]
)
def test_a_header_in_each_language_says_what_the_columns_are(header: str) -> None:
    assert made(read(f"{header}\nAna;Ana García;A")) == [("Ana", "Ana García", "A")]


@pytest.mark.parametrize("header", ["Nombre del alumno", "Nome da aluna", "Student name"])
def test_a_header_may_say_whose_name_it_is(header: str) -> None:
    assert made(read(f"{header};Grupo\nAna;A")) == [("Ana", "", "A")]


def test_without_a_header_they_are_name_real_name_and_group() -> None:
    assert made(read("Ana;Ana García;A\nBruno")) == [("Ana", "Ana García", "A"), ("Bruno", "", "")]


def test_columns_may_stand_in_any_order_and_what_is_not_wanted_is_left_out() -> None:
    roll = read("Correo;Apellidos;Nombre;Fecha de nacimiento\na@b;García Pérez;Ana;2012-01-01")
    assert made(roll) == [("Ana", "Ana García Pérez", "")]
    assert roll.left_out == ("Correo", "Fecha de nacimiento")
    assert "a@b" not in roll.text
    assert "2012" not in roll.text


def test_of_a_whole_name_alone_classmates_see_the_first() -> None:
    assert made(read("Nombre completo;Grupo\nAna García;")) == [("Ana", "Ana García", "")]


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        (";Ana García;A", None),
        ("W" * 41, LineFault.LONG_NAME),
        ("***", LineFault.NO_LETTER),
        ("An\u202ea", LineFault.HIDDEN_SIGN),
    ],
)
def test_a_line_that_makes_nobody_says_why(line: str, fault: LineFault | None) -> None:
    (first, second) = read(f"{line}\nBruno").lines
    assert first.fault is fault
    assert second.new


def test_a_line_without_a_name_is_told_by_its_number() -> None:
    roll = read("Nombre;Grupo\nAna;A\n\n;B\n")
    assert [(line.number, line.fault) for line in roll.lines] == [(2, None), (4, LineFault.NO_NAME)]


def test_a_class_takes_no_more_than_it_holds() -> None:
    there = [f"Pupil {number}" for number in range(MOST_PUPILS - 1)]
    roll = read("Ana\nBruno", *there)
    assert [line.fault for line in roll.lines] == [None, LineFault.FULL]


def test_the_list_as_text_makes_the_same_again() -> None:
    roll = read("Apellidos;Nombre;Grupo\nGarcía;Ana;A\n;Bruno;\n")
    assert made(read(roll.text)) == made(roll)


def test_headers_are_written_as_names_are_compared() -> None:
    assert all(name_key(header) == header for header in COLUMNS)
