"""Visitors without an account, and pupils whose class is gone, who have been away for a year."""

from datetime import datetime, timedelta

from django.db.models import Exists, OuterRef, Q, QuerySet
from django.utils import timezone

from tutor.classroom.tallies import leave_all_numbers
from tutor.models import Attempt, Learner, Run, Session
from tutor.models.accounts import NAMELESS
from tutor.whole import whole

ABSENCE = timedelta(days=365)
BATCH = 200


def absent(since: datetime) -> QuerySet[Learner]:
    """Those without an account who have done nothing since.

    An account that a class made, and that its owner never gave a name and a password, is one of
    these once the class is gone.
    """
    runs = Run.objects.filter(learner=OuterRef("pk"), started_at__gte=since)
    worked = Q(asked_at__gte=since) | Q(answered_at__gte=since)
    attempts = Attempt.objects.filter(worked, run__learner=OuterRef("pk"))
    left_over = Q(user__username__startswith=NAMELESS) & ~Q(pupils__isnull=False)
    has_set = Q(preferred_at__gte=since)
    return Learner.objects.filter(
        Q(user=None) | left_over,
        ~Exists(runs),
        ~Exists(attempts),
        ~has_set,
        created_at__lt=since,
    ).order_by("pk")


def forget_batch(since: datetime) -> int:
    """Delete a few of them and what they did; how many, 0 when all are gone."""
    return _forget(list(absent(since).values_list("pk", flat=True)[:BATCH]), since)


@whole
def _forget(some: list[int], since: datetime) -> int:
    """Whoever comes back meanwhile is found to be there, or waits and begins anew."""
    held = (Learner.objects.filter(pk__in=some), Attempt.objects.filter(run__learner__in=some))
    for rows in held:
        list(rows.select_for_update(of=("self",)).order_by("pk").values_list("pk"))
    return sum(_delete(one) for one in absent(since).filter(pk__in=some))


def _delete(learner: Learner) -> bool:
    leave_all_numbers(learner)
    owner = learner.user or learner
    return bool(owner.delete())


def forget_sessions() -> int:
    """Drop those that have run out."""
    return Session.objects.filter(expire_date__lt=timezone.now()).delete()[0]
