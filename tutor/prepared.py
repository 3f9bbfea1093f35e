"""Statements that are written once and then only given their values.

Django puts a query together anew each time, which costs more than to answer it. What an answer
says to the database goes this way; all else is said through querysets.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from django.db import DEFAULT_DB_ALIAS, connections
from django.db.models import AutoField, Field, Model, QuerySet


class Prepared:
    """A query of plain rows, in which some values stand for those that come later.

    `stand_ins` are these, each with the field that knows how the database takes it.
    """

    def __init__(
        self, rows: QuerySet[Any, Any], stand_ins: "Sequence[tuple[Field[Any, Any], object]]"
    ) -> None:
        self._rows, self._stand_ins = rows, stand_ins
        self._compiler: Any = None
        self._converters: Any = None
        self._sql, self._params = "", list[Any]()

    def rows(self, *values: object) -> list[tuple[Any, ...]]:
        """What it finds by these values, given in the order of the stand-ins."""
        if self._compiler is None:
            self._write()
        given = self._taken(values)
        params = [given[one] if isinstance(one, _At) else one for one in self._params]
        with connections[DEFAULT_DB_ALIAS].cursor() as cursor:
            cursor.execute(self._sql, params)
            found = cursor.fetchall()
        return list(map(tuple, self._compiler.apply_converters(found, self._converters)))

    def _write(self) -> None:
        compiler = self._rows.query.get_compiler(DEFAULT_DB_ALIAS)
        self._sql, params = compiler.as_sql()
        known = self._taken([value for _, value in self._stand_ins])
        self._params = [_At(known.index(one)) if one in known else one for one in params]
        self._converters = compiler.get_converters([column for column, *_ in compiler.select])
        self._compiler = compiler

    def _taken(self, values: Sequence[object]) -> list[Any]:
        fields, connection = (field for field, _ in self._stand_ins), connections[DEFAULT_DB_ALIAS]
        return [
            field.get_db_prep_value(value, connection)
            for field, value in zip(fields, values, strict=True)
        ]


class _At(int):
    """The place of a value among those given."""


def update(model: type[Model], where: Mapping[str, object], **news: object) -> int:
    """Change the rows in which these columns have these values, or none; how many there were."""
    empty = tuple(name for name, value in where.items() if value is None)
    known = {name: value for name, value in where.items() if value is not None}
    sql = _update_sql(model, tuple(news), tuple(known), empty)
    return _execute(sql, [*_prepared(model, news), *_prepared(model, known)])


def insert(row: Model) -> None:
    """Add a row; its number stays with the database."""
    fields, connection = _written(type(row)), connections[DEFAULT_DB_ALIAS]
    values = [field.get_db_prep_save(field.pre_save(row, True), connection) for field in fields]
    _execute(_insert_sql(type(row)), values)


@lru_cache
def _update_sql(
    model: type[Model], news: tuple[str, ...], known: tuple[str, ...], empty: tuple[str, ...]
) -> str:
    changes = ", ".join(f"{_column(model, name)} = %s" for name in news)
    conditions = [f"{_column(model, name)} = %s" for name in known]
    conditions += [f"{_column(model, name)} IS NULL" for name in empty]
    return f"UPDATE {_table(model)} SET {changes} WHERE {' AND '.join(conditions)}"  # noqa: S608  # names of ours


@lru_cache
def _insert_sql(model: type[Model]) -> str:
    columns = [_column(model, field.name) for field in _written(model)]
    places = ", ".join(["%s"] * len(columns))
    return f"INSERT INTO {_table(model)} ({', '.join(columns)}) VALUES ({places})"  # noqa: S608


@lru_cache
def _written(model: type[Model]) -> "tuple[Field[Any, Any], ...]":
    return tuple(f for f in model._meta.concrete_fields if not isinstance(f, AutoField))


def _execute(sql: str, values: list[Any]) -> int:
    with connections[DEFAULT_DB_ALIAS].cursor() as cursor:
        cursor.execute(sql, values)
        return int(cursor.rowcount)


def _prepared(model: type[Model], values: Mapping[str, object]) -> list[Any]:
    fields = ((_field(model, name), value) for name, value in values.items())
    connection = connections[DEFAULT_DB_ALIAS]
    return [field.get_db_prep_save(value, connection) for field, value in fields]


@lru_cache
def _field(model: type[Model], name: str) -> "Field[Any, Any]":
    field = model._meta.pk if name == "pk" else model._meta.get_field(name)
    assert isinstance(field, Field)
    return field


def _column(model: type[Model], name: str) -> str:
    column = _field(model, name).column
    assert column
    return _quoted(column)


def _table(model: type[Model]) -> str:
    return _quoted(model._meta.db_table)


def _quoted(name: str) -> str:
    return connections[DEFAULT_DB_ALIAS].ops.quote_name(name)
