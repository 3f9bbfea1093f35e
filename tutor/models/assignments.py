"""What was assigned to whom, and until when. How far a pupil is, his own answers say."""

from datetime import datetime, timedelta

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.db.models.functions import Coalesce
from django.utils import timezone

from tutor.models.classes import ClassGroup, Classroom
from tutor.models.pupils import Pupil
from tutor.models.sets import CHOICE_LENGTH, SetVersion

NOTE_LENGTH = 200
MOST_TRIES_AT_QUIZ = 20
MINUTE = timedelta(minutes=1)  # what is due at a minute may come until its end


class Target(models.TextChoices):
    """To whom."""

    CLASS = "class"  # whoever comes later, too
    GROUP = "group"
    PUPILS = "pupils"


class AssignmentQuerySet(models.QuerySet["Assignment"]):
    """Assignments, found."""

    def standing(self) -> "AssignmentQuerySet":
        """Those not withdrawn, what is due first coming first."""
        return self.filter(withdrawn_at__isnull=True).order_by("due_at", "pk")

    def given_to(self, pupil: Pupil, at: datetime) -> "AssignmentQuerySet":
        """Those of a pupil that are open by then."""
        mine = (
            Q(target=Target.CLASS)
            | Q(target=Target.GROUP, group__in=pupil.groups.all())
            | Q(
                target=Target.PUPILS,
                pk__in=Recipient.objects.filter(pupil=pupil).values("assignment"),
            )
        )
        return self.standing().filter(mine, classroom=pupil.classroom_id, opens_at__lte=at)

    def still_due(self, pupil: Pupil, at: datetime) -> "AssignmentQuerySet":
        """Those of these that he may still hand in on time, by the time that holds for him."""
        own = Extension.objects.filter(pupil=pupil, assignment=models.OuterRef("pk"))
        due_at = Coalesce(models.Subquery(own.values("due_at")), "due_at")
        mine = self.annotate(due_for_him=due_at).filter(due_for_him__gt=at - MINUTE)
        return mine.order_by("due_for_him", "pk")


class Assignment(models.Model):
    """A version of a set, for a class, a group of it, or single pupils.

    What is answered from `opens_at` to the end of the minute `due_at` is on time; after that it
    counts, apart, where `takes_late`. `attempts` is how many sittings of each quiz count, none for
    all; `pass_mark` is a score that holds in place of the set's own.
    """

    classroom = models.ForeignKey(Classroom, on_delete=models.CASCADE, related_name="assignments")
    version = models.ForeignKey(SetVersion, on_delete=models.PROTECT, related_name="assignments")
    target = models.CharField(max_length=CHOICE_LENGTH, choices=Target, default=Target.CLASS)
    group = models.ForeignKey(
        ClassGroup, null=True, on_delete=models.SET_NULL, related_name="assignments"
    )
    note = models.CharField(max_length=NOTE_LENGTH, blank=True)
    opens_at = models.DateTimeField()
    due_at = models.DateTimeField()
    takes_late = models.BooleanField(default=True)
    attempts = models.PositiveSmallIntegerField(null=True)
    pass_mark = models.PositiveSmallIntegerField(null=True)
    assigned_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, on_delete=models.SET_NULL, related_name="+"
    )
    assigned_at = models.DateTimeField(default=timezone.now)
    withdrawn_at = models.DateTimeField(null=True)

    objects = AssignmentQuerySet.as_manager()

    class Meta:
        constraints = [
            models.CheckConstraint(
                name="assignment_opens_before_it_is_due",
                condition=Q(opens_at__lte=models.F("due_at")),
            ),
            models.CheckConstraint(
                name="assignment_target_known",
                condition=Q(target=Target.GROUP)
                | Q(target__in=(Target.CLASS, Target.PUPILS), group__isnull=True),
            ),
            models.CheckConstraint(
                name="assignment_numbers_in_range",
                condition=(Q(attempts__isnull=True) | Q(attempts__range=(1, MOST_TRIES_AT_QUIZ)))
                & (Q(pass_mark__isnull=True) | Q(pass_mark__range=(1, 100))),
            ),
        ]

    def __str__(self) -> str:
        return f"assignment {self.pk} in {self.classroom_id}"

    @property
    def is_withdrawn(self) -> bool:
        """Whether it is nobody's to do any more, until that is taken back."""
        return self.withdrawn_at is not None


class Recipient(models.Model):
    """One of the single pupils to whom something was assigned."""

    assignment = models.ForeignKey(Assignment, on_delete=models.CASCADE, related_name="recipients")
    pupil = models.ForeignKey(Pupil, on_delete=models.CASCADE, related_name="recipients")

    class Meta:
        constraints = [
            models.UniqueConstraint(name="recipient_once", fields=["assignment", "pupil"])
        ]

    def __str__(self) -> str:
        return f"assignment {self.assignment_id} for {self.pupil_id}"


class Extension(models.Model):
    """More time for one pupil: `due_at` holds for him in place of the assignment's."""

    assignment = models.ForeignKey(Assignment, on_delete=models.CASCADE, related_name="extensions")
    pupil = models.ForeignKey(Pupil, on_delete=models.CASCADE, related_name="extensions")
    due_at = models.DateTimeField()

    class Meta:
        constraints = [
            models.UniqueConstraint(name="extension_once", fields=["assignment", "pupil"])
        ]

    def __str__(self) -> str:
        return f"extension {self.pk} of {self.assignment_id}"
