"""`compilemessages` without gettext: makes the .mo files that Django reads."""

from argparse import ArgumentParser
from typing import Any

from django.core.management import BaseCommand, CommandError
from django.utils.translation.reloader import translation_file_changed

from tutor.languages import LANGUAGES
from tutor.management.catalogues import all_faults, compiled, po_file, read, replace, replaces


class Command(BaseCommand):
    help = "Compile locale/*/LC_MESSAGES/django.po into the .mo files that are read at run time."
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument(
            "--check",
            action="store_true",
            help="write nothing; fail if a message is missing, fuzzy or broken",
        )

    def handle(self, *args: Any, check: bool, **options: Any) -> None:
        if check:
            found = list(all_faults())
            if found:
                raise CommandError("\n".join(found))
            return
        for language in LANGUAGES:
            file, content = po_file(language).with_suffix(".mo"), compiled(read(language))
            if replaces(file, content):
                replace(file, content)
                # This process forgets the old words.
                translation_file_changed(sender=None, file_path=file)
