"""`manage.py invite_teacher`: a link with which one person may begin classes (`LANCE_TEACHERS`)."""

from argparse import ArgumentParser

from django.core.management.base import BaseCommand, CommandError
from django.urls import reverse
from django.utils import translation

from tutor.classroom.inviting import DAYS, invite, token_of
from tutor.languages import BY_CODE


class Command(BaseCommand):
    """Make one, and print the address to hand on."""

    help = "Prints a link with which one person may begin classes."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("site", help="where the site is: https://mus.example.org")
        parser.add_argument("--in", dest="language", default="es", choices=BY_CODE)

    def handle(self, *, site: str, language: str, **options: object) -> None:
        made = invite(classroom=None, by=None)
        if made is None:
            raise CommandError("Twenty invitations are waiting already.")
        with translation.override(language):
            path = reverse("teach", args=[token_of(made)])
        self.stdout.write(f"{site.rstrip('/')}{path}")
        self.stdout.write(f"It is for one person, for {DAYS} days.")
