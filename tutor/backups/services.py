"""Backups made, restored into an empty site, and a site moved to another database by one."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from django.core.management.color import no_style
from django.db import DEFAULT_DB_ALIAS, IntegrityError, connections, transaction
from django.utils import timezone
from django.utils.crypto import salted_hmac

from tutor.backups.archive import Counts, Head, Reading, read, write, written
from tutor.backups.fault import BackupFault
from tutor.backups.schema import (
    MADE_BY_MIGRATING,
    Table,
    migrate_on,
    migrate_to,
    refuse_unless_empty,
    schema_of,
    tables_at,
)
from tutor.backups.tables import columns_of, count_of, empty, write_rows
from tutor.databases import another

KEY_LENGTH = 16


def key_mark() -> str:
    """A digest of the site's secret key: with another one cookies and recovery codes are void."""
    return salted_hmac("tutor.backups.key", "", algorithm="sha256").hexdigest()[:KEY_LENGTH]


@contextmanager
def snapshot(alias: str) -> Iterator[None]:
    """What is read in here is of one moment, and nobody who writes waits for it."""
    connection: Any = connections[alias]
    connection.ensure_connection()
    mode = getattr(connection, "transaction_mode", None)
    connection.transaction_mode = None
    try:
        with transaction.atomic(using=alias):
            if connection.vendor == "postgresql":
                with connection.cursor() as cursor:
                    cursor.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
            yield
    finally:
        connection.transaction_mode = mode


def back_up(path: Path, *, alias: str = DEFAULT_DB_ALIAS) -> Counts:
    """Write all that a database has into a new file. Raises `BackupFault`, and leaves none then."""
    with snapshot(alias), written(path) as file:
        schema = schema_of(alias)
        if not schema:
            raise BackupFault("The database is empty; there is nothing to keep.")
        head = Head(schema, timezone.now().isoformat(), key_mark())
        return write(file, head, tables_at(schema, alias), alias)


def restore(
    path: Path,
    *,
    alias: str = DEFAULT_DB_ALIAS,
    proof: Callable[[Counts], None] = lambda counts: None,
) -> Counts:
    """Put all that a backup has into an empty database, or nothing: what is there then, counted.

    `proof` may raise before anything is kept. Raises `BackupFault`.
    """
    with read(path) as reading:
        refuse_unless_empty(alias)
        tables = {one._meta.db_table: one for one in tables_at(reading.head.schema, alias)}
        migrate_to(reading.head.schema, alias)
        with transaction.atomic(using=alias):
            refuse_unless_empty(alias)
            told = _load(reading, tables, alias)
            _prove(told, tables, alias)
            proof(told)
    migrate_on(alias)
    return told


def _load(reading: Reading, tables: dict[str, Table], alias: str) -> Counts:
    """The rows, then the next numbers; what the file says of them, counted."""
    told: Counts = {}
    for name in MADE_BY_MIGRATING & tables.keys():
        empty(tables[name], alias)
    for name, columns, rows in reading.tables():
        table = tables.get(name)
        if table is None or columns_of(table) != columns:
            raise BackupFault(f"The table {name} of the backup is none of its migrations.")
        told[name] = write_rows(table, rows, alias)
    _set_next_numbers(list(tables.values()), alias)
    return told


def _set_next_numbers(tables: list[Table], alias: str) -> None:
    connection = connections[alias]
    with connection.cursor() as cursor:
        for statement in connection.ops.sequence_reset_sql(no_style(), tables):
            cursor.execute(statement)


def _prove(told: Counts, tables: dict[str, Table], alias: str) -> None:
    """Read again what was written: all of it is there, and each row has those it points at."""
    try:
        connections[alias].check_constraints(list(tables))
    except IntegrityError as error:
        raise BackupFault(f"The backup does not fit together: {error}") from error
    compare(told, {name: count_of(table, alias) for name, table in tables.items()})


def compare(here: Counts, there: Counts) -> None:
    """Raise at the first table that differs."""
    for name in sorted(here.keys() | there.keys()):
        if here.get(name) != there.get(name):
            raise BackupFault(f"The table {name} is not the same here and there.")


def move(address: str) -> Counts:
    """Give another, empty database all that this one has. Raises `BackupFault`.

    Nothing is kept there where this one was written to meanwhile.
    """
    with another(address) as there, TemporaryDirectory(prefix="lance-") as folder:
        file = Path(folder) / "moved"
        back_up(file)
        return restore(file, alias=there, proof=_has_not_changed)


def _has_not_changed(told: Counts) -> None:
    alias = DEFAULT_DB_ALIAS
    with snapshot(alias):
        tables = tables_at(schema_of(alias), alias)
        now = {table._meta.db_table: count_of(table, alias) for table in tables}
    try:
        compare(told, now)
    except BackupFault as error:
        raise BackupFault("The site was used meanwhile. Stop it, then move it.") from error
