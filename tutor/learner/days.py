"""On how many days in a row somebody has answered, by the reader's calendar."""

from datetime import datetime, timedelta
from itertools import groupby
from uuid import UUID

from django.utils.timezone import localdate

from tutor.models import Attempt

DAY = timedelta(days=1)


def days_in_a_row(visitor: UUID, at: datetime) -> int:
    """Days up to this one, or to yesterday where nothing was answered yet, none left out.

    An answer belongs to the local day on which it was given. Only as many are read as it takes.
    """
    answered = Attempt.objects.of_visitor(visitor).filter(answered_at__isnull=False)
    moments = answered.order_by("-answered_at").values_list("answered_at", flat=True)
    days, wanted = 0, localdate(at)
    for day, _ in groupby(moments.iterator(), localdate):
        if day == wanted - DAY and not days:
            wanted = day
        if day != wanted:
            break
        days, wanted = days + 1, wanted - DAY
    return days
