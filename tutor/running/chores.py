"""What is done from time to time, and when it was last: told to whoever runs the site."""

from datetime import datetime

from django.utils import timezone

from tutor.models import Chore

BACKUP = "backup"
FORGETTING = "forget-visitors"


def note(chore: str) -> None:
    """It was done now."""
    Chore.objects.update_or_create(name=chore, defaults={"begun_at": timezone.now()})


def last(chore: str) -> datetime | None:
    """When it was done last, or None."""
    return Chore.objects.filter(name=chore).values_list("begun_at", flat=True).first()
