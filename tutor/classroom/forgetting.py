"""Archived classes whose date has come, and classes that nobody teaches any more."""

from datetime import datetime, timedelta

from django.db.models import Exists, OuterRef

from tutor.models import Classroom, Origin, Pupil, Teaching, User
from tutor.models.accounts import NAMELESS
from tutor.whole import whole

ORPHANS = timedelta(days=30)


def forget_classes(at: datetime) -> int:
    """Forget each archived class whose date has come; how many."""
    return sum(map(_forget, Classroom.objects.to_forget(at).values_list("pk", flat=True)))


@whole
def _forget(number: int) -> bool:
    """The class, and the accounts that it made for pupils who have nothing but it."""
    elsewhere = Pupil.objects.filter(learner__user=OuterRef("pk")).exclude(classroom=number)
    User.objects.filter(
        ~Exists(elsewhere),
        pupil_account__classroom=number,
        pupil_account__origin=Origin.MADE,
        username__startswith=NAMELESS,
    ).delete()
    return bool(Classroom.objects.filter(pk=number).delete()[0])


def archive_orphans(at: datetime) -> int:
    """Archive the classes whose last teacher deleted the account: they are forgotten in a month."""
    standing = Teaching.objects.filter(classroom=OuterRef("pk"), left_at=None)
    orphans = Classroom.objects.running().filter(~Exists(standing))
    return orphans.update(archived_at=at, forget_at=at + ORPHANS)
