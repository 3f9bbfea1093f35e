#!/usr/bin/env python3
"""Django's commands for this site: `python manage.py help`."""

import os
import signal
import sys

from django.core.exceptions import ImproperlyConfigured
from django.core.management import execute_from_command_line


def main() -> None:
    """Run the command that the arguments name; a setting that cannot be is told in a sentence."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C ends a command without a traceback
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "tutor.settings")
    try:
        execute_from_command_line(sys.argv)
    except ImproperlyConfigured as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
