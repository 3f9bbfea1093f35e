"""How whoever runs the site is told of a doubt: by the log, and by mail where ADMINS are set."""

import logging
from datetime import timedelta

from django.conf import settings
from django.core.mail import mail_admins
from django.utils import timezone

from tutor.models import Doubt
from tutor.models.regrading import Cause

log = logging.getLogger("tutor.doubts")
QUIET = timedelta(hours=1)  # so long a second mail about the same thing is held back
WHAT = {
    Cause.ENGINE: "the engine failed on an answer",
    Cause.LEARNER: "a learner thinks that a verdict is not right",
}
BODY = """\
Doubt {pk}: {what}.
{fault}
See what it is about, and what can be done:
    python manage.py doubts
"""


def tell(doubt: Doubt) -> None:
    """Log it, and mail it unless one like it was mailed within the hour; a mail never fails."""
    what = WHAT[Cause(doubt.cause)]
    log.error("Doubt %s: %s. See: python manage.py doubts", doubt.pk, what)
    if settings.ADMINS and not _was_told(doubt):
        _mail(doubt, what)


def _was_told(doubt: Doubt) -> bool:
    """Of one fault, or of what learners doubt, there is a mail an hour."""
    alike = Doubt.objects.open().filter(cause=doubt.cause, fault=doubt.fault)
    return alike.since(timezone.now() - QUIET).exclude(pk=doubt.pk).exists()


def _mail(doubt: Doubt, what: str) -> None:
    fault = f"    {doubt.fault}\n" if doubt.fault else ""
    try:
        mail_admins(f"Doubt {doubt.pk}: {what}", BODY.format(pk=doubt.pk, what=what, fault=fault))
    except Exception:
        log.exception("Doubt %s could not be mailed", doubt.pk)
