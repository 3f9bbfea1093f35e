"""`manage.py lessons`: is everything in the lessons readable, true and told in every language?

With slugs it shows these lessons as their readers get them, in plain text, and what is to mend.
"""

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from tutor.languages import BY_CODE
from tutor.lessons.checking import Fault, all_faults
from tutor.lessons.curriculum import curriculum, entries
from tutor.lessons.library import MANIFEST, SOURCE, folder, lesson_file, mark, told_from
from tutor.management.previews import preview

HEAD = "# The mark of the Spanish text from which each was told: `manage.py lessons --told`.\n"


class Command(BaseCommand):
    help = "Checks the lessons; shows one as it is read; or marks those of a language as told."
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument(
            "slugs", nargs="*", help="lessons to show or to mark (none: check or mark all)"
        )
        parser.add_argument(
            "--in",
            dest="language",
            metavar="LANGUAGE",
            default=SOURCE,
            help="show in this language",
        )
        parser.add_argument(
            "--told",
            metavar="LANGUAGE",
            help="mark lessons of this language as told from the Spanish of today",
        )

    def handle(self, *, told: str | None, slugs: list[str], language: str, **options: Any) -> None:
        if told:
            self._mark(told, slugs or list(entries()))
            return
        for slug in slugs:
            self._show(language, slug)
        self._report(list(all_faults(slugs or entries())))
        if not slugs:
            self.stdout.write("Every lesson is readable, true and told in every language.")

    def _show(self, language: str, slug: str) -> None:
        self._demand(language, slug)
        for text in preview(language, slug):
            self.stdout.write(text + "\n\n")

    def _report(self, faults: list[Fault]) -> None:
        for fault in faults:
            self.stderr.write(str(fault))
        if faults:
            raise CommandError(f"{len(faults)} to mend.")

    def _demand(self, language: str, slug: str) -> None:
        """Refuse a lesson that is not there."""
        if language not in BY_CODE:
            raise CommandError(f"{language!r} is no language; there are {', '.join(BY_CODE)}.")
        if slug not in entries():
            raise CommandError(f"curriculum.toml has no lesson {slug!r}.")
        if not lesson_file(language, slug).exists():
            raise CommandError(f"There is no lesson {slug!r} in {language}.")

    def _mark(self, language: str, slugs: list[str]) -> None:
        if language == SOURCE or language not in BY_CODE:
            known = ", ".join(code for code in BY_CODE if code != SOURCE)
            raise CommandError(f"{language!r} is no language to tell in; there are {known}.")
        for slug in slugs:
            self._demand(language, slug)
        marks = told_from(language) | {slug: mark(slug) for slug in slugs}
        lines = [
            f'{entry.slug} = "{marks[entry.slug]}"\n'
            for entry in curriculum()
            if entry.slug in marks
        ]
        (folder(language) / MANIFEST).write_text(HEAD + "".join(lines), encoding="utf-8")
        self.stdout.write(f"Marked as told from the Spanish: {', '.join(slugs)}.")
