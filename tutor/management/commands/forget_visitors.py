"""`manage.py forget_visitors`: visitors without an account who have been away for a year, and
archived classes whose date has come.

The server does it by itself once a day (`tutor/serving.py`), with `--daily`: of several processes
one does it.
"""

from argparse import ArgumentParser
from datetime import timedelta

from django.core.management.base import BaseCommand
from django.utils import timezone

from tutor.accounts.forgetting import ABSENCE, absent, forget_batch, forget_sessions
from tutor.accounts.knocks import forget_knocks
from tutor.classroom.forgetting import archive_orphans, forget_classes
from tutor.learner.rebuilding import rebuild_owed
from tutor.models import Classroom
from tutor.running.chores import FORGETTING, claim
from tutor.sets.services import forget_left_over

DAY = timedelta(days=1)


class Command(BaseCommand):
    """Forget them and all that they did; also sessions and tries whose time is over."""

    help = "Deletes visitors without an account who have been away for a year, and old classes."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--dry-run", action="store_true", help="only count them")
        parser.add_argument("--daily", action="store_true", help="unless it was done today")

    def handle(self, *, dry_run: bool, daily: bool, **options: object) -> None:
        at = timezone.now()
        since = at - ABSENCE
        if dry_run:
            self._say(
                "Would forget", absent(since).count(), Classroom.objects.to_forget(at).count()
            )
        elif not daily or claim(FORGETTING, every=DAY):
            archive_orphans(at)
            classes = forget_classes(at)
            forgotten = sum(iter(lambda: forget_batch(since), 0))
            forget_left_over()
            forget_sessions()
            forget_knocks()
            rebuild_owed()
            self._say("Forgot", forgotten, classes)

    def _say(self, what: str, visitors: int, classes: int) -> None:
        told = _counted(visitors, "visitor", "visitors")
        if classes:
            told += f" and {_counted(classes, 'class', 'classes')}"
        self.stdout.write(f"{what} {told}.")


def _counted(count: int, one: str, many: str) -> str:
    return f"{count} {one if count == 1 else many}"
