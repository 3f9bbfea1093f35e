"""`manage.py forget_visitors`: visitors without an account who have been away for a year.

The server does it by itself once a day (`tutor/serving.py`), with `--daily`: of several processes
one does it.
"""

from argparse import ArgumentParser
from datetime import timedelta

from django.core.management.base import BaseCommand
from django.utils import timezone

from tutor.accounts.forgetting import ABSENCE, absent, claim, forget_batch, forget_sessions
from tutor.accounts.knocks import forget_knocks
from tutor.learner.rebuilding import rebuild_owed

CHORE = "forget-visitors"
DAY = timedelta(days=1)


class Command(BaseCommand):
    """Forget them and all that they did; also sessions and tries whose time is over."""

    help = "Deletes visitors without an account who have been away for a year."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--dry-run", action="store_true", help="only count them")
        parser.add_argument("--daily", action="store_true", help="unless it was done today")

    def handle(self, *, dry_run: bool, daily: bool, **options: object) -> None:
        since = timezone.now() - ABSENCE
        if dry_run:
            self.stdout.write(f"Would forget {_visitors(absent(since).count())}.")
        elif not daily or claim(CHORE, every=DAY):
            forgotten = sum(iter(lambda: forget_batch(since), 0))
            forget_sessions()
            forget_knocks()
            rebuild_owed()
            self.stdout.write(f"Forgot {_visitors(forgotten)}.")


def _visitors(count: int) -> str:
    return f"{count} visitor" if count == 1 else f"{count} visitors"
