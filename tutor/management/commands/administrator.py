"""`manage.py administrator`: makes an account that of somebody who runs the site, or no longer."""

from argparse import ArgumentParser

from django.core.management.base import BaseCommand, CommandError

from tutor.accounts.names import name_key
from tutor.models import User


class Command(BaseCommand):
    """Give or take it; without a name, list who has it."""

    help = (
        "Makes an account one of those that run the site: it sees every class, and how the site is."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("name", nargs="?", default="", help="as the account signs in")
        parser.add_argument("--revoke", action="store_true", help="no longer")

    def handle(self, *, name: str, revoke: bool, **options: object) -> None:
        if name:
            self._set(name, is_one=not revoke)
        for user in User.objects.filter(is_superuser=True).order_by("username"):
            self.stdout.write(user.name)

    def _set(self, name: str, *, is_one: bool) -> None:
        found = User.objects.filter(username=name_key(name))
        if not found.update(is_superuser=is_one):
            raise CommandError(f"Nobody signs in as {name!r}. Sign up on the site first.")
