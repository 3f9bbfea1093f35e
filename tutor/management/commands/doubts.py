"""`manage.py doubts`: verdicts that are doubted, and answers on which the engine failed."""

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from tutor.learner.rebuilding import rebuild
from tutor.management.operator import operator
from tutor.models import Attempt, Doubt
from tutor.models.regrading import NOTE_LENGTH, Outcome
from tutor.regrading.services import NoteTooLong, NotOpen, Settled, settle_doubt
from tutor.regrading.telling import WHAT_TO_DO, doubt_lines


class Command(BaseCommand):
    help = "Lists open doubts with what to do about them, and settles them."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--all", action="store_true", help="those that are settled too")
        parser.add_argument(
            "--check", action="store_true", help="only count; the exit status is 1 if any is open"
        )
        parser.add_argument("--settle", type=int, metavar="NUMBER", help="close this one")
        parser.add_argument("--as", dest="outcome", choices=Outcome.values, help="what came of it")
        parser.add_argument(
            "--note", default="", help="what is shown to who raised it, in his language if you can"
        )
        parser.add_argument("--by", default="", help="who does it; without it, who is logged in")

    def handle(self, *, settle: int | None, check: bool, **options: Any) -> None:
        if settle is not None:
            self._settle(settle, options["outcome"], options["note"], operator(options["by"]))
        elif check:
            self._check()
        else:
            self._list(every=options["all"])

    def _check(self) -> None:
        if count := Doubt.objects.open().count():
            raise CommandError(open_doubts(count))
        self.stdout.write(open_doubts(0))

    def _list(self, *, every: bool) -> None:
        doubts = Doubt.objects.order_by("opened_at", "pk") if every else Doubt.objects.open()
        for doubt in doubts.select_related("attempt__run").iterator():
            for line in doubt_lines(doubt):
                self.stdout.write(line)
            self.stdout.write("")
        count = Doubt.objects.open().count()
        self.stdout.write(open_doubts(count))
        if count:
            self.stdout.write(WHAT_TO_DO)

    def _settle(self, number: int, outcome: str | None, note: str, by: str) -> None:
        if outcome is None:
            raise CommandError(f"Say what came of it: --as {'|'.join(Outcome.values)}")
        try:
            settled = settle_doubt(number=number, outcome=Outcome(outcome), note=note, by=by)
        except NotOpen as error:
            raise CommandError(f"No doubt {number} is open. See: manage.py doubts --all") from error
        except NoteTooLong as error:
            told = f"The note has {error.length} characters; it takes {NOTE_LENGTH} at most."
            raise CommandError(told) from error
        self._tell(settled)

    def _tell(self, settled: Settled) -> None:
        doubt = settled.doubt
        self.stdout.write(f"Doubt {doubt.pk} is settled as {doubt.outcome}.")
        for learner in sorted(settled.learners):
            rebuild(learner)
        if doubt.outcome == Outcome.VOID:
            self.stdout.write(f"Answers to its question that count no more: {settled.voided}")
        if doubt.outcome == Outcome.WRONG_ENGINE:
            alike = Attempt.objects.judged().filter(question=doubt.attempt.question).count()
            self.stdout.write(
                f"Answers to its very question that count: {alike}. Once the engine is mended:\n"
                f"    python manage.py regrade --doubt {doubt.pk}   those\n"
                "    python manage.py regrade             all that it judges otherwise now"
            )


def open_doubts(count: int) -> str:
    """How many doubts are open, in a line."""
    if count == 1:
        return "1 doubt is open. See: python manage.py doubts"
    return f"{count} doubts are open." + (" See: python manage.py doubts" if count else "")
