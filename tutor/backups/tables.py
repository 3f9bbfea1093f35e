"""A table's rows as plain values: read, counted, written."""

import json
from base64 import b64encode
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import date, datetime, time
from decimal import Decimal
from hashlib import sha256
from itertools import batched
from typing import Any
from uuid import UUID

from django.core.exceptions import ValidationError
from django.db import DatabaseError, connections
from django.db.models import Field, JSONField

from tutor.backups.fault import BackupFault
from tutor.backups.schema import Table

BATCH = 500
CHUNK = 2_000

type Row = list[Any]  # of what JSON has


@dataclass(slots=True)
class Count:
    """How many rows, and a sum over them that no order changes but any other value does."""

    rows: int = 0
    total: int = 0

    def add(self, row: Row) -> None:
        """One row more."""
        self.rows += 1
        text = json.dumps(_same(row), sort_keys=True, ensure_ascii=False, allow_nan=False)
        self.total = (self.total + int.from_bytes(sha256(text.encode()).digest())) % 2**256

    @property
    def checksum(self) -> str:
        """The sum in letters."""
        return f"{self.total:064x}"


def _same(value: Any) -> Any:
    """A value by which databases agree: PostgreSQL keeps 1e3 in JSON as 1000, and no -0.0."""
    if isinstance(value, dict):
        return {key: _same(one) for key, one in value.items()}
    if isinstance(value, list):
        return [_same(one) for one in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value


def columns_of(table: Table) -> list[str]:
    """The names of its columns."""
    return [str(field.column) for field in _fields(table)]


def _fields(table: Table) -> "list[Field[Any, Any]]":
    return list(table._meta.concrete_fields)


def rows_of(table: Table, alias: str) -> Iterator[Row]:
    """Its rows, a few of them in memory at a time."""
    names = [field.attname for field in _fields(table)]
    found = table._base_manager.using(alias).order_by("pk").values_list(*names)
    for row in found.iterator(CHUNK):
        yield [_plain(value) for value in row]


def _plain(value: Any) -> Any:
    """A value as JSON has it; `_value` reads it again."""
    if value is None or isinstance(value, bool | int | float | str | dict | list):
        return value
    if isinstance(value, datetime | date | time):
        return value.isoformat()
    if isinstance(value, UUID | Decimal):
        return str(value)
    if isinstance(value, bytes | memoryview):
        return b64encode(value).decode()
    raise TypeError(f"no way of writing down {type(value).__name__} in a backup is known")


def count_of(table: Table, alias: str) -> Count:
    """What is in it now."""
    count = Count()
    for row in rows_of(table, alias):
        count.add(row)
    return count


def write_rows(table: Table, rows: Iterable[Row], alias: str) -> Count:
    """Add rows as they are, without what models do of their own accord. It wants a transaction.

    Raises `BackupFault` where the database does not take one.
    """
    count, sql = Count(), _insertion(table, alias)
    with connections[alias].cursor() as cursor:
        for some in batched(rows, BATCH):
            try:
                cursor.executemany(sql, [_values(table, row, alias) for row in some])
            except (DatabaseError, ValueError) as error:  # of NUL, which only SQLite takes
                name = table._meta.db_table
                raise BackupFault(f"{name} has a row that is not taken here: {error}") from error
            for row in some:
                count.add(row)
    return count


def _insertion(table: Table, alias: str) -> str:
    quoted, columns = connections[alias].ops.quote_name, columns_of(table)
    places = ", ".join(["%s"] * len(columns))
    name, names = quoted(table._meta.db_table), ", ".join(map(quoted, columns))
    return f"INSERT INTO {name} ({names}) VALUES ({places})"  # noqa: S608  # names of ours


def _values(table: Table, row: Row, alias: str) -> list[Any]:
    try:
        return [
            field.get_db_prep_save(_value(field, value), connections[alias])
            for field, value in zip(_fields(table), row, strict=True)
        ]
    except (ValidationError, TypeError, ValueError) as error:
        raise BackupFault(f"{table._meta.db_table} has a row that cannot be read: {row}") from error


def _value(field: "Field[Any, Any]", plain: Any) -> Any:
    return plain if isinstance(field, JSONField) else field.to_python(plain)


def empty(table: Table, alias: str) -> None:
    """Delete what is in it."""
    with connections[alias].cursor() as cursor:
        name = connections[alias].ops.quote_name(table._meta.db_table)
        cursor.execute(f"DELETE FROM {name}")  # noqa: S608  # a name of ours
