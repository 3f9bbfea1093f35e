"""`make run`: prepares the database, the words and the static files, then serves on this machine.

What can go wrong on a newcomer's machine ends in one sentence, before anything is served.
"""

import errno
import os
import socket
import sys
from argparse import ArgumentParser
from hashlib import sha256
from pathlib import Path

from django.conf import settings
from django.contrib.staticfiles.finders import get_finders
from django.core.management import call_command
from django.core.management.base import BaseCommand, CommandError
from django.db import DEFAULT_DB_ALIAS, DatabaseError

from tutor.backups.fault import BackupFault
from tutor.backups.schema import is_behind
from tutor.backups.services import back_up
from tutor.management.commands.backup import new_file
from tutor.management.commands.doubts import open_doubts
from tutor.models import Doubt

HOST = "127.0.0.1"
EVERYWHERE = "0.0.0.0"  # noqa: S104  # only where it is asked for
LAST_PORT = 65_535
GUNICORN = (sys.executable, "-m", "gunicorn", "-c", "python:tutor.serving")


class Command(BaseCommand):
    """Serve the site, ready to use."""

    help = "Prepares the database, the words and the static files, then serves the site."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--port", default="8000")
        parser.add_argument("--everywhere", action="store_true", help="not on this machine alone")

    def handle(self, *, port: str, everywhere: bool = False, **options: object) -> None:
        address = f"{EVERYWHERE if everywhere else HOST}:{_usable_port(port)}"
        self._back_up()
        self._prepare("the database", "migrate", "--noinput")
        self._prepare("the words", "compilemessages")
        self._prepare_static_files()
        if count := Doubt.objects.open().count():
            self.stdout.write(open_doubts(count))
        os.chdir(settings.BASE_DIR)
        os.execv(sys.executable, [*GUNICORN, "--bind", address])  # noqa: S606

    def _back_up(self) -> None:
        """Before another release changes the tables; what it cannot go back to is kept."""
        try:
            if is_behind(DEFAULT_DB_ALIAS):
                path = new_file()
                back_up(path)
                self.stdout.write(f"The database as it was is kept in {path}.")
        except (BackupFault, DatabaseError) as error:
            raise CommandError(f"Keeping the database as it was failed: {error}") from error

    def _prepare_static_files(self) -> None:
        """Compressing them takes seconds, so it is done only where their sources have changed."""
        mark = Path(settings.STATIC_ROOT, f"{_static_sources()}.mark")
        if not mark.exists():
            self._prepare("the static files", "collectstatic", "--noinput", "--clear")
            mark.touch()

    def _prepare(self, what: str, *command: str) -> None:
        self.stdout.write(f"Preparing {what}.")
        try:
            call_command(*command, verbosity=0)
        except (DatabaseError, OSError) as error:
            raise CommandError(f"Preparing {what} failed: {error}") from error


def _static_sources() -> str:
    """A digest of which static files there are, when each was changed, and how they are kept."""
    finders = (finder.list([]) for finder in get_finders())
    paths = sorted(storage.path(name) for files in finders for name, storage in files)
    dated = [(path, Path(path).stat().st_mtime_ns) for path in paths]
    return sha256(repr((dated, settings.STORAGES)).encode()).hexdigest()


def _usable_port(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or not 0 < int(text[:6]) <= LAST_PORT:
        raise CommandError(f"PORT is {text!r}; it takes a number from 1 to {LAST_PORT}.")
    port = int(text)
    if fault := _fault(port):
        free = next(other for other in (port + 1, *range(8000, LAST_PORT)) if not _fault(other))
        raise CommandError(f"Port {port} is {fault}. Another is free: make run PORT={free}")
    return port


def _fault(port: int) -> str:
    """Why a port cannot be served on, or nothing."""
    if port > LAST_PORT:
        return "beyond the last"
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((HOST, port))
        except PermissionError:
            return "for root only"
        except OSError as error:
            return "in use" if error.errno == errno.EADDRINUSE else str(error)
    return ""
