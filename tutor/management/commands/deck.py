"""Draws the deck and the icons into the static files."""

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from tutor import deck


class Command(BaseCommand):
    help = "Draw the deck's sprite and the icons; --check only says whether they are up to date."
    requires_system_checks: list[str] = []

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--check", action="store_true", help="fail when a file is out of date")

    def handle(self, *args: Any, **options: Any) -> None:
        if not options["check"]:
            deck.write()
        elif stale := deck.stale():
            raise CommandError(f"not as drawn: {', '.join(stale)}; run manage.py deck")
