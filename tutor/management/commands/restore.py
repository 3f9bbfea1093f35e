"""`manage.py restore`: what a backup has, in an empty database."""

from argparse import ArgumentParser
from pathlib import Path

from django.core.management.base import BaseCommand, CommandError

from tutor.backups.archive import read
from tutor.backups.fault import BackupFault
from tutor.backups.services import key_mark, restore
from tutor.backups.telling import count_lines

OTHER_KEY = (
    "THE SITE HAS ANOTHER SECRET KEY THAN WHEN THE BACKUP WAS MADE. With it no browser is known"
    " again, and no recovery code is taken: put the old one back (LANCE_SECRET_KEY or its file)."
)


class Command(BaseCommand):
    help = "Puts all that a backup has into the site's database, which must be empty, or nothing."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("file", type=Path)

    def handle(self, *, file: Path, **options: object) -> None:
        try:
            with read(file) as reading:
                key = reading.head.key
            counts = restore(file)
        except BackupFault as fault:
            raise CommandError(str(fault)) from fault
        for line in count_lines(counts):
            self.stdout.write(line)
        self.stdout.write("All of it was read again in the database, and is what the backup has.")
        if key != key_mark():
            self.stderr.write(OTHER_KEY)
