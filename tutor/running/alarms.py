"""Errors by mail, to those whom LANCE_ADMINS names: the line that the log has, and nothing else."""

import logging
from contextlib import suppress
from time import monotonic

from django.conf import settings
from django.core.mail import mail_admins

QUIET_S = 3_600
MOST = 10  # mails of one process within that time
# Doubts have a mail of their own (`tutor/regrading/notices.py`); what strangers try is no fault.
ELSEWHERE = ("tutor.doubts", "django.security")


class AlarmByMail(logging.Handler):
    """One mail an hour about each place, and a few in all: a storm of errors is not one of mails.

    Django's own handler would add the request with all that was sent in it.
    """

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self._told: dict[str, float] = {}

    def emit(self, record: logging.LogRecord) -> None:
        """Mail it; where that fails the log has it all the same."""
        if record.name.startswith(ELSEWHERE) or not (settings.ADMINS and settings.MAIL_IS_SENT):
            return
        if self._is_due(record):
            with suppress(Exception):
                mail_admins(f"{record.levelname} {record.name}", self.format(record))

    def _is_due(self, record: logging.LogRecord) -> bool:
        now, place = monotonic(), _place(record)
        self._told = {one: at for one, at in self._told.items() if now - at < QUIET_S}
        if place in self._told or len(self._told) >= MOST:
            return False
        self._told[place] = now
        return True


def _place(record: logging.LogRecord) -> str:
    """Where an error was raised, or where it was written down."""
    trace = record.exc_info[2] if record.exc_info else None
    while trace and trace.tb_next:
        trace = trace.tb_next
    if trace is None:
        return f"{record.pathname}:{record.lineno}"
    return f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}"
