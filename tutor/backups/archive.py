"""The file of a backup: compressed lines of JSON.

A head; for each table its name and columns, its rows, its count; at the end how many tables. What
has no end was cut off.
"""

import gzip
import json
import os
import zlib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TextIO

from tutor.backups.fault import BackupFault
from tutor.backups.schema import Schema, Table
from tutor.backups.tables import Count, Row, columns_of, rows_of

FORMAT, VERSION = "lance-a-lance backup", 1
LEVEL = 6

type Counts = dict[str, Count]  # by table
type Line = Any  # a row, or one of the dicts between them


@dataclass(frozen=True, slots=True)
class Head:
    """What is to be known before anything is read."""

    schema: Schema
    made_at: str
    key: str  # a digest of the site's secret key


@contextmanager
def written(path: Path) -> Iterator[TextIO]:
    """A file for this account alone, under its name once it is whole and on disk; never over one.

    Raises `BackupFault`.
    """
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        number = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with open(number, "wb") as raw:
            with gzip.open(raw, "wt", LEVEL, encoding="utf-8") as file:
                yield file
            raw.flush()
            os.fsync(raw.fileno())
        os.link(draft, path)
    except FileExistsError as error:
        raise BackupFault(f"{path} is there already; name another file.") from error
    except OSError as error:
        raise BackupFault(f"{path} cannot be written: {error}.") from error
    finally:
        with suppress(OSError):
            draft.unlink()


def write(file: TextIO, head: Head, tables: list[Table], alias: str) -> Counts:
    """All rows of these tables; what they are, counted as they were written."""
    about = {"schema": head.schema, "made_at": head.made_at, "key": head.key}
    _put(file, {"format": FORMAT, "version": VERSION, **about})
    counts: Counts = {}
    for table in tables:
        name, count = table._meta.db_table, Count()
        _put(file, {"table": name, "columns": columns_of(table)})
        for row in rows_of(table, alias):
            count.add(row)
            _put(file, row)
        _put(file, {"rows": count.rows, "checksum": count.checksum})
        counts[name] = count
    _put(file, {"tables": len(tables)})
    return counts


def _put(file: TextIO, line: Line) -> None:
    file.write(json.dumps(line, ensure_ascii=False, allow_nan=False, separators=(",", ":")))
    file.write("\n")


class Reading:
    """A backup that is read from its beginning to its end, once. All of it raises `BackupFault`."""

    def __init__(self, path: Path, file: TextIO) -> None:
        self._path, self._file = path, file
        self.head = self._head()

    def _head(self) -> Head:
        match self._next():
            case {"format": format_, "version": version} if (format_, version) != (FORMAT, VERSION):
                raise BackupFault(f"{self._path} is of another kind: {format_}, {version}.")
            case {"format": _, "schema": dict(schema), "made_at": str(made), "key": str(key)}:
                return Head(schema, made, key)
        raise self._damaged()

    def tables(self) -> Iterator[tuple[str, list[str], Iterator[Row]]]:
        """Each table's name, its columns, and its rows, which are to be read before the next.

        After the rows of each comes whether they were all, and unchanged.
        """
        number = 0
        while True:
            match self._next():
                case {"table": str(name), "columns": list(columns)}:
                    number += 1
                    yield name, columns, self._rows()
                case {"tables": told} if told == number and self._is_over():
                    return
                case _:
                    raise self._damaged()

    def _rows(self) -> Iterator[Row]:
        count = Count()
        while isinstance(line := self._next(), list):
            count.add(line)
            yield line
        if line != {"rows": count.rows, "checksum": count.checksum}:
            raise self._damaged()

    def _next(self) -> Line:
        try:
            return json.loads(self._file.readline())
        except (EOFError, OSError, zlib.error, ValueError) as error:
            raise self._damaged() from error

    def _is_over(self) -> bool:
        """Whether nothing follows; with its end the file's own checksum is read."""
        try:
            return not self._file.read(1)
        except (EOFError, OSError, zlib.error, ValueError) as error:
            raise self._damaged() from error

    def _damaged(self) -> BackupFault:
        return BackupFault(f"{self._path} is no whole backup: it was cut off or changed.")


@contextmanager
def read(path: Path) -> Iterator[Reading]:
    """A backup, opened. Raises `BackupFault`."""
    try:
        file = gzip.open(path, "rt", encoding="utf-8")  # noqa: SIM115  # closed below
    except OSError as error:
        raise BackupFault(f"{path} cannot be read: {error}.") from error
    with file:
        yield Reading(path, file)
