"""`manage.py regrade`: stored answers judged anew by the present engine.

With `--evidence`: what is kept of learners, made anew from their answers.
"""

from argparse import ArgumentParser, ArgumentTypeError
from collections import Counter
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from tutor.learner.rebuilding import rebuild
from tutor.management.operator import operator
from tutor.models import Doubt, Learner, Regrading
from tutor.regrading.replay import Replayed, Selection, apply, file_fault, replay
from tutor.regrading.telling import change_lines, count_lines, fault_lines, kind_of
from tutor.revision import engine_revision


class Command(BaseCommand):
    help = (
        "Judges stored answers anew with the present engine and shows what would change;"
        " with --apply lets it change, and keeps what it was."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument(
            "--evidence", action="store_true", help="make every mind and skill anew from answers"
        )
        parser.add_argument("--apply", action="store_true", help="let the new verdicts hold")
        parser.add_argument("--drill", default="", help="only answers in this drill")
        parser.add_argument(
            "--revision", default="", help="only those that the engine of this revision judged"
        )
        parser.add_argument(
            "--since", type=_moment, help="only those given from then on: 2026-11-30 or with a time"
        )
        parser.add_argument(
            "--doubt", type=int, help="only those to the very question of the doubt of this number"
        )
        parser.add_argument(
            "--after", type=int, default=0, help="only attempts after this one: where it broke off"
        )
        parser.add_argument("--by", default="", help="who does it; without it, who is logged in")

    def handle(self, *, evidence: bool, apply: bool, by: str, **options: Any) -> None:
        if evidence:
            return self._rebuild()
        selection = Selection(
            drill=options["drill"],
            revision=options["revision"],
            question=_question_of(options["doubt"]),
            since=options["since"],
            after=options["after"],
        )
        return self._regrade(selection, operator(by) if apply else "")

    def _rebuild(self) -> None:
        learners = Learner.objects.filter(runs__isnull=False).distinct().order_by("pk")
        differing = [rebuild(pk) for pk in learners.values_list("pk", flat=True)]
        self.stdout.write(f"Made anew for {len(differing)} learners; {sum(differing)} differed.")

    def _regrade(self, selection: Selection, by: str) -> None:
        """`by` is empty where nothing is to be written."""
        counts, kinds = Counter[str](), Counter[str]()
        last, before = selection.after, _latest_regrading()
        try:
            for some in replay(selection):
                self._take(some, by, counts, kinds)
                last = some.last
        except KeyboardInterrupt:
            self.stderr.write(f"Broken off. Go on with: --after {last}")
        self._tell(counts, kinds, is_applied=bool(by))
        if by:
            self._rebuild_since(before)
        if counts["faults"]:
            raise CommandError(f"The engine fails on {counts['faults']} answers. See above.")

    def _take(self, some: Replayed, by: str, counts: Counter[str], kinds: Counter[str]) -> None:
        counts.update(seen=some.count, unread=some.unread, faults=len(some.faults))
        for change in some.changes:
            self._write(change_lines(change))
            if not by or apply(change, by=by):
                kinds[kind_of(change)] += 1
            else:
                self.stdout.write("    changed by somebody else meanwhile, and left as it is")
        for fault in some.faults:
            self._write(fault_lines(fault))
            if by:
                file_fault(fault)

    def _write(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.stdout.write(line)

    def _tell(self, counts: Counter[str], kinds: Counter[str], *, is_applied: bool) -> None:
        done = "changed" if is_applied else "would change"
        self.stdout.write(
            f"{counts['seen']} answers judged anew by engine {engine_revision()};"
            f" {kinds.total()} {done}, {counts['unread']} cannot be read any more."
        )
        self._write(count_lines(kinds))
        if kinds and not is_applied:
            self.stdout.write("Nothing is written. To let it change, add --apply")

    def _rebuild_since(self, before: int) -> None:
        """What is derived of the learners whose verdicts changed."""
        theirs = Learner.objects.filter(runs__attempts__regradings__pk__gt=before)
        learners = theirs.distinct().order_by("pk").values_list("pk", flat=True)
        count = 0
        for count, learner in enumerate(learners.iterator(), 1):  # noqa: B007
            rebuild(learner)
        self.stdout.write(f"Minds and skills of {count} learners made anew.")


def _latest_regrading() -> int:
    latest = Regrading.objects.order_by("-pk").first()
    return latest.pk if latest else 0


def _question_of(doubt: int | None) -> str:
    if doubt is None:
        return ""
    found = Doubt.objects.select_related("attempt").filter(pk=doubt).first()
    if found is None:
        raise CommandError(f"There is no doubt {doubt}. See: manage.py doubts --all")
    return found.attempt.question


def _moment(text: str) -> datetime:
    try:
        moment = datetime.fromisoformat(text)
    except ValueError as error:
        raise ArgumentTypeError(f"{text!r} is no date; it takes one like 2026-11-30") from error
    return moment if moment.tzinfo else moment.replace(tzinfo=UTC)
