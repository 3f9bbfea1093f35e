"""`manage.py lessons`: is everything in the lessons readable, true and told in every language?"""

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from tutor.languages import BY_CODE
from tutor.lessons.checking import all_faults
from tutor.lessons.curriculum import curriculum, entries
from tutor.lessons.library import MANIFEST, SOURCE, folder, lesson_file, mark, told_from

HEAD = "# The mark of the Spanish text from which each was told: `manage.py lessons --told`.\n"


class Command(BaseCommand):
    help = "Checks the lessons; or marks those of a language as told from the Spanish of today."
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--told", metavar="LANGUAGE", help="mark lessons of this language")
        parser.add_argument("slugs", nargs="*", help="the lessons to mark (all, if none is named)")

    def handle(self, *, told: str | None, slugs: list[str], **options: Any) -> None:
        if told:
            self._mark(told, slugs or list(entries()))
            return
        faults = list(all_faults())
        for fault in faults:
            self.stderr.write(str(fault))
        if faults:
            raise CommandError(f"{len(faults)} to mend.")
        self.stdout.write("Every lesson is readable, true and told in every language.")

    def _mark(self, language: str, slugs: list[str]) -> None:
        if language == SOURCE or language not in BY_CODE:
            known = ", ".join(code for code in BY_CODE if code != SOURCE)
            raise CommandError(f"{language!r} is no language to tell in; there are {known}.")
        for slug in slugs:
            if slug not in entries() or not lesson_file(language, slug).exists():
                raise CommandError(f"There is no lesson {slug!r} in {language}.")
        marks = told_from(language) | {slug: mark(slug) for slug in slugs}
        lines = [
            f'{entry.slug} = "{marks[entry.slug]}"\n'
            for entry in curriculum()
            if entry.slug in marks
        ]
        (folder(language) / MANIFEST).write_text(HEAD + "".join(lines), encoding="utf-8")
        self.stdout.write(f"Marked as told from the Spanish: {', '.join(slugs)}.")
