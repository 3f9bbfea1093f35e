#!/usr/bin/env python3
"""Django's commands for this site: `python manage.py help`."""

import os
import sys

from django.core.management import execute_from_command_line


def main() -> None:
    """Run the command that the arguments name."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "tutor.settings")
    execute_from_command_line(sys.argv)


if __name__ == "__main__":
    main()
