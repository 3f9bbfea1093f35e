"""`makemessages` without gettext: gathers every word of the site into the catalogues."""

from argparse import ArgumentParser
from typing import Any

from babel.messages.catalog import Catalog
from django.core.management import BaseCommand, CommandError

from tutor.languages import LANGUAGES, Language
from tutor.management.catalogues import (
    gathered,
    is_translated,
    po_file,
    replace,
    replaces,
    updated,
    written,
)


class Command(BaseCommand):
    help = "Gather the words of the code and the templates into locale/*/LC_MESSAGES/django.po."
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument(
            "--check", action="store_true", help="write nothing; fail if a file would change"
        )

    def handle(self, *args: Any, check: bool, **options: Any) -> None:
        messages = gathered()
        stale = [
            language.folder
            for language in LANGUAGES
            if self._update(language, messages, check=check)
        ]
        if check and stale:
            raise CommandError(f"Not up to date: {', '.join(stale)}. Run `make words`.")

    def _update(self, language: Language, messages: Catalog, *, check: bool) -> bool:
        """Bring one catalogue up to date, unless only checking; whether it was not."""
        catalog = updated(language, messages)
        missing = sum(bool(message.id) and not is_translated(message) for message in catalog)
        self.stdout.write(f"{language.folder}: {len(catalog)} messages, {missing} without words")
        changes = replaces(po_file(language), written(catalog))
        if changes and not check:
            replace(po_file(language), written(catalog))
        return changes
