"""A site of its own: Django set up with a new database and new files."""

import os
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass
from pathlib import Path
from tempfile import NamedTemporaryFile, TemporaryDirectory

import django
from django.core.management import call_command

from tests.postgres import Server, server

HOST = "127.0.0.1"


@dataclass(frozen=True, slots=True)
class House:
    """Where things are kept, on what disk; the site's log; and the PostgreSQL where it is one."""

    folder: Path
    disk: Path
    log: Path
    postgres: Server | None


@contextmanager
def house(kind: str, disk: Path | None = None) -> Iterator[House]:
    """Django, set up with a new database of that kind, `sqlite` or `postgresql`.

    Where a disk is named all of it lies there, but for the site's log. Once in a process, for
    settings are read once.
    """
    for name in [name for name in os.environ if name.startswith("LANCE_")]:
        del os.environ[name]
    os.environ.pop("DATABASE_URL", None)
    with (
        TemporaryDirectory(dir=disk) as folder,
        _database(kind, disk) as postgres,
        NamedTemporaryFile() as log,
    ):
        if postgres:
            os.environ["DATABASE_URL"] = postgres.address
        os.environ |= {
            "DJANGO_SETTINGS_MODULE": "tutor.settings",
            "LANCE_VAR": folder,
            "LANCE_LOG": "ERROR",
            "LANCE_HOSTS": f"{HOST},localhost,testserver",
        }
        django.setup()
        for command in ("migrate", "compilemessages"):
            call_command(command, verbosity=0)
        call_command("collectstatic", interactive=False, verbosity=0)
        yield House(Path(folder), disk or Path(folder), Path(log.name), postgres)


def _database(kind: str, disk: Path | None) -> AbstractContextManager[Server | None]:
    return server(is_hasty=False, disk=disk) if kind == "postgresql" else nullcontext()
