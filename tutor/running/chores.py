"""What is done from time to time, and when it was last: told to whoever runs the site."""

from datetime import datetime, timedelta

from django.db import IntegrityError, transaction
from django.utils import timezone

from tutor.models import Chore

BACKUP = "backup"
FORGETTING = "forget-visitors"


def claim(chore: str, *, every: timedelta) -> bool:
    """Whether it is the caller's to do now; of several processes one is told so."""
    now = timezone.now()
    if Chore.objects.filter(name=chore, begun_at__lte=now - every).update(begun_at=now):
        return True
    try:
        with transaction.atomic():
            return Chore.objects.get_or_create(name=chore, defaults={"begun_at": now})[1]
    except IntegrityError:
        return False


def note(chore: str) -> None:
    """It was done now."""
    Chore.objects.update_or_create(name=chore, defaults={"begun_at": timezone.now()})


def last(chore: str) -> datetime | None:
    """When it was done last, or None."""
    return Chore.objects.filter(name=chore).values_list("begun_at", flat=True).first()
