"""`manage.py backup`: all that the site knows, in one file."""

from argparse import ArgumentParser
from pathlib import Path

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError
from django.utils import timezone

from tutor.backups.fault import BackupFault
from tutor.backups.services import back_up
from tutor.backups.telling import count_lines
from tutor.running.chores import BACKUP, note

ENDING = ".lance.gz"


def new_file() -> Path:
    """Where a backup goes that was given no name."""
    return _folder() / f"{timezone.now():%Y-%m-%d-%H%M%S}{ENDING}"


def _folder() -> Path:
    return Path(settings.VAR_DIR) / "backups"


def _all() -> list[Path]:
    """Those that were given no name, the newest first."""
    return sorted(_folder().glob(f"[0-9]*{ENDING}"), reverse=True)


class Command(BaseCommand):
    help = "Writes all that the site's database has into a new file; the site may go on meanwhile."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("file", nargs="?", type=Path, help="without it, one in var/backups/")
        parser.add_argument(
            "--keep",
            type=int,
            metavar="NUMBER",
            help="then delete all of var/backups/ but the newest",
        )

    def handle(self, *, file: Path | None, keep: int | None, **options: object) -> None:
        if keep is not None and keep < 1:
            raise CommandError("--keep takes a number from 1.")
        path = file or new_file()
        try:
            counts = back_up(path)
        except BackupFault as fault:
            raise CommandError(str(fault)) from fault
        for line in count_lines(counts):
            self.stdout.write(line)
        note(BACKUP)
        self.stdout.write(f"Written to {path}. Keep the site's secret key as well.")
        for old in _all()[keep:] if keep else ():
            old.unlink(missing_ok=True)
            self.stdout.write(f"Deleted {old}.")
