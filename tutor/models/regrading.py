"""What is doubted, and which verdicts became others."""

from datetime import datetime

from django.db import models
from django.db.models import Q

from tutor.models.drills import SLUG_LENGTH, Attempt, Mark

NOTE_LENGTH = 500
FAULT_LENGTH = 300
REVISION_LENGTH = 40
NAME_LENGTH = 150


class Cause(models.TextChoices):
    """Whose doubt it is."""

    LEARNER = "learner"
    ENGINE = "engine"


class Outcome(models.TextChoices):
    """What came of a doubt."""

    RIGHT = "right"
    WRONG_ENGINE = "wrong-engine"
    VOID = "void"


class DoubtQuerySet(models.QuerySet["Doubt"]):
    """Doubts, found."""

    def open(self) -> "DoubtQuerySet":
        """Those that wait for whoever runs the site, the oldest first."""
        return self.filter(settled_at__isnull=True).order_by("opened_at", "pk")

    def of_learner(self, learner_id: int) -> "DoubtQuerySet":
        """Those that a learner has raised."""
        return self.filter(attempt__run__learner_id=learner_id, cause=Cause.LEARNER)

    def since(self, moment: datetime) -> "DoubtQuerySet":
        """Those raised from a moment on."""
        return self.filter(opened_at__gte=moment)


class Doubt(models.Model):
    """A verdict that somebody thinks wrong, or an answer on which the engine failed.

    `fault` is the error and where it was raised; `answer` is told to who raised the doubt.
    """

    attempt = models.OneToOneField(Attempt, on_delete=models.CASCADE, related_name="doubt")
    cause = models.CharField(max_length=10, choices=Cause)
    note = models.CharField(max_length=NOTE_LENGTH, blank=True)
    fault = models.CharField(max_length=FAULT_LENGTH, blank=True)
    engine_revision = models.CharField(max_length=REVISION_LENGTH)
    opened_at = models.DateTimeField(auto_now_add=True)
    outcome = models.CharField(max_length=20, choices=Outcome, blank=True)
    answer = models.CharField(max_length=NOTE_LENGTH, blank=True)
    settled_at = models.DateTimeField(null=True)
    settled_by = models.CharField(max_length=NAME_LENGTH, blank=True)

    objects = DoubtQuerySet.as_manager()

    class Meta:
        indexes = [
            models.Index(
                name="doubt_open", fields=["opened_at"], condition=Q(settled_at__isnull=True)
            )
        ]
        constraints = [
            models.CheckConstraint(name="doubt_cause_known", condition=Q(cause__in=Cause.values)),
            models.CheckConstraint(
                name="doubt_settled_whole",
                condition=Q(settled_at__isnull=True, outcome="", settled_by="")
                | Q(settled_at__isnull=False, outcome__in=Outcome.values) & ~Q(settled_by=""),
            ),
        ]

    def __str__(self) -> str:
        return f"doubt {self.pk}"


class Regrading(models.Model):
    """A verdict that became another: what it was, what it is, by which engine, and who did it."""

    attempt = models.ForeignKey(Attempt, on_delete=models.CASCADE, related_name="regradings")
    old_verdict = models.CharField(max_length=10, choices=Mark)
    old_misconception = models.CharField(max_length=SLUG_LENGTH, blank=True)
    old_revision = models.CharField(max_length=REVISION_LENGTH, blank=True)
    new_verdict = models.CharField(max_length=10, choices=Mark)
    new_misconception = models.CharField(max_length=SLUG_LENGTH, blank=True)
    new_revision = models.CharField(max_length=REVISION_LENGTH)
    regraded_at = models.DateTimeField(auto_now_add=True)
    regraded_by = models.CharField(max_length=NAME_LENGTH)

    class Meta:
        constraints = [
            models.CheckConstraint(
                name="regrading_verdicts_known",
                condition=Q(old_verdict__in=Mark.values, new_verdict__in=Mark.values),
            )
        ]

    def __str__(self) -> str:
        return f"regrading {self.pk} of attempt {self.attempt_id}"
