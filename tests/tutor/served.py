"""The site as it runs, two processes of four threads, on the tests' database."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

from django.db import connection

from bench.real import site
from bench.real.house import HOST


@contextmanager
def served(var: Path) -> Iterator[int]:
    """The port of the site, served as `make run` does; what it writes goes to `var`."""
    env = {
        "LANCE_VAR": str(var),
        "LANCE_DEBUG": "1",
        "LANCE_SECRET_KEY": "served alone " * 4,
        "LANCE_HOSTS": HOST,
        "LANCE_HTTPS": "",
        "DATABASE_URL": _database(),
    }
    with site.served(**env) as found:
        yield found.port


def _database() -> str:
    name = str(connection.settings_dict["NAME"])
    if connection.vendor == "sqlite":
        return f"sqlite:///{name}"
    return urlunsplit(urlsplit(os.environ["DATABASE_URL"])._replace(path=f"/{name}"))
