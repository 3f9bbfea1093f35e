"""`manage.py backup`: all that the site knows, in one file."""

from argparse import ArgumentParser
from pathlib import Path

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError
from django.utils import timezone

from tutor.backups.fault import BackupFault
from tutor.backups.services import back_up
from tutor.backups.telling import count_lines


def new_file() -> Path:
    """Where a backup goes that was given no name."""
    return Path(settings.VAR_DIR) / "backups" / f"{timezone.now():%Y-%m-%d-%H%M%S}.lance.gz"


class Command(BaseCommand):
    help = "Writes all that the site's database has into a new file; the site may go on meanwhile."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("file", nargs="?", type=Path, help="without it, one in var/backups/")

    def handle(self, *, file: Path | None, **options: object) -> None:
        path = file or new_file()
        try:
            counts = back_up(path)
        except BackupFault as fault:
            raise CommandError(str(fault)) from fault
        for line in count_lines(counts):
            self.stdout.write(line)
        self.stdout.write(f"Written to {path}. Keep the site's secret key as well.")
