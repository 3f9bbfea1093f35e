"""`manage.py regrade --evidence`: what is kept of learners, made anew from their answers."""

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from tutor.learner.rebuilding import rebuild
from tutor.models import Learner


class Command(BaseCommand):
    help = "Makes minds and skills anew from the answers that are kept."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument(
            "--evidence", action="store_true", help="make every mind and skill anew from answers"
        )

    def handle(self, *, evidence: bool, **options: Any) -> None:
        if not evidence:
            raise CommandError("Say what to do: --evidence.")
        self._rebuild()

    def _rebuild(self) -> None:
        learners = Learner.objects.filter(runs__isnull=False).distinct().order_by("pk")
        differing = [rebuild(pk) for pk in learners.values_list("pk", flat=True)]
        self.stdout.write(f"Made anew for {len(differing)} learners; {sum(differing)} differed.")
