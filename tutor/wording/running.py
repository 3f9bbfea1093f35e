"""What the page of whoever runs the site says."""

from datetime import datetime

from babel.dates import format_datetime
from babel.numbers import format_decimal
from django.utils.timezone import localtime
from django.utils.translation import npgettext, pgettext, pgettext_lazy

from tutor.wording.learner import day
from tutor.wording.lists import active_locale, said

MANAGE = "python manage.py"
NBSP = "\N{NO-BREAK SPACE}"
UNITS = (("GB", 1_000_000_000), ("MB", 1_000_000))

VERSION = pgettext_lazy("running", "Version")
ENGINE = pgettext_lazy("running", "Engine")
RUNS_ON = pgettext_lazy("running", "Runs on")
DATABASE = pgettext_lazy("running", "Database")
MIGRATIONS = pgettext_lazy("running", "Migrations")
ALL_APPLIED = pgettext_lazy("running", "All applied")
DOUBTS = pgettext_lazy("running", "Doubts of learners")
STUCK = pgettext_lazy("running", "Questions on which the engine got stuck")
NONE_OPEN = pgettext_lazy("running", "None open")
LAST_BACKUP = pgettext_lazy("running", "Last backup")
NO_BACKUP = pgettext_lazy("running", "No backup yet")
LAST_FORGETTING = pgettext_lazy("running", "Last daily clean-up")
NOT_YET = pgettext_lazy("running", "Not yet")
FORGETS_DAILY = pgettext_lazy("running", "It’s done once a day while the site is served.")
FREE = pgettext_lazy("running", "Free on the disk")
LITTLE = pgettext_lazy("running", "That’s little.")
MAIL = pgettext_lazy("running", "Mail")
SENT = pgettext_lazy("running", "It’s sent.")
TOLD = pgettext_lazy("running", "Told of faults")


def to_apply(count: int) -> str:
    """How many migrations are missing."""
    told = npgettext(
        "running", "{count} is still to be applied.", "{count} are still to be applied.", count
    )
    return said(told, count=count)


def open_since(count: int, at: datetime) -> str:
    """How many doubts wait, and how long the oldest."""
    told = npgettext(
        "running", "{count} is open, since {day}.", "{count} are open, since {day}.", count
    )
    return said(told, count=count, day=day(at))


def list_doubts() -> str:
    """How they are seen."""
    return said(pgettext("running", "To see them: {command}"), command=f"{MANAGE} doubts")


def back_up() -> str:
    """How one is made."""
    return said(pgettext("running", "To make one: {command}"), command=f"{MANAGE} backup")


def not_sent(variable: str) -> str:
    """That no mail leaves the site, and what would change that."""
    return said(pgettext("running", "It isn’t sent: {variable} isn’t set."), variable=variable)


def nobody(variable: str) -> str:
    """That nobody is written to, and what would change that."""
    return said(pgettext("running", "Nobody: {variable} isn’t set."), variable=variable)


def addresses(count: int) -> str:
    """How many are written to."""
    told = npgettext("running", "{count} address", "{count} addresses", count)
    return said(told, count=count)


def moment(at: datetime) -> str:
    """A day with its time, by the reader's clock."""
    return format_datetime(localtime(at), "medium", locale=active_locale())


def size(count: int) -> str:
    """Bytes as people read them."""
    unit, of = next((one for one in UNITS if count >= one[1]), UNITS[-1])
    told = format_decimal(count / of, "#,##0.0", locale=active_locale())
    return f"{told}{NBSP}{unit}"
