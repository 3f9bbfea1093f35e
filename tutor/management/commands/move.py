"""`manage.py move`: the site's database moved to another, from SQLite to PostgreSQL or back."""

from argparse import ArgumentParser

from django.core.management.base import BaseCommand, CommandError
from django.db import DatabaseError

from tutor import env
from tutor.backups.fault import BackupFault
from tutor.backups.services import move
from tutor.backups.telling import count_lines

TARGET = "NEW_DATABASE_URL"


class Command(BaseCommand):
    help = (
        f"Gives another, empty database all that the site's own has, and counts it there. {TARGET}"
        " names it, as DATABASE_URL does the present one. Stop the site before."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("address", nargs="?", default="", help=f"instead of {TARGET}")

    def handle(self, *, address: str, **options: object) -> None:
        try:
            counts = move(address or env.text(TARGET, ""))
        except BackupFault as fault:
            raise CommandError(str(fault)) from fault
        except ValueError as error:
            raise CommandError(
                f"{TARGET} takes sqlite:///FILE or postgres://USER:PASSWORD@HOST/NAME."
            ) from error
        except DatabaseError as error:
            raise CommandError(f"The other database cannot be used: {error}") from error
        for line in count_lines(counts):
            self.stdout.write(line)
        self.stdout.write(
            "The same was counted here and there. Now let DATABASE_URL name the other, and start."
        )
