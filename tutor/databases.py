"""The two kinds of database that the site runs on, and how each is spoken to."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import dj_database_url
from django.db import DEFAULT_DB_ALIAS, connections
from django.db.utils import load_backend

# SQLite: readers beside a writer, no deadlock of two that read and then write, and what was
# confirmed is on disk.
SQLITE = {
    "transaction_mode": "IMMEDIATE",
    "timeout": 5,
    "init_command": (
        "PRAGMA journal_mode=WAL;PRAGMA synchronous=FULL;PRAGMA foreign_keys=ON;"
        "PRAGMA mmap_size=134217728;PRAGMA journal_size_limit=27103364;PRAGMA cache_size=2000;"
    ),
}
# PostgreSQL: whoever waits for another's row, or for the server, is told so as soon as on SQLite.
POSTGRES = {"options": "-c lock_timeout=5s", "connect_timeout": 5}
OPTIONS: dict[str, dict[str, Any]] = {
    "django.db.backends.sqlite3": SQLITE,
    "django.db.backends.postgresql": POSTGRES,
}
UNKEPT = ("", ":memory:")  # gone with the process, each thread's its own
OTHER = "other"


def database_at(address: str) -> dict[str, Any]:
    """A database by its address, kept connected for ten minutes at a time.

    Raises `ValueError` where it is none, of neither kind, or names nothing that would be kept.
    Options that it names hold.
    """
    found: dict[str, Any] = dict(
        dj_database_url.parse(address, conn_max_age=600, conn_health_checks=True)
    )
    if found["ENGINE"] not in OPTIONS or found["NAME"] in UNKEPT:
        raise ValueError(found["ENGINE"])
    found["OPTIONS"] = OPTIONS[found["ENGINE"]] | found.get("OPTIONS", {})
    return found


@contextmanager
def another(address: str) -> Iterator[str]:
    """The alias of one more database, for as long as it is needed."""
    both = connections.configure_settings({DEFAULT_DB_ALIAS: {}, OTHER: database_at(address)})
    told = both[OTHER]
    connections[OTHER] = load_backend(told["ENGINE"]).DatabaseWrapper(told, OTHER)
    try:
        yield OTHER
    finally:
        connections[OTHER].close()
        del connections[OTHER]
