"""Lessons that a learner begins anew: what was done of them stays, and counts no more."""

from uuid import UUID

from django.db import models

from tutor.models.drills import SLUG_LENGTH
from tutor.models.evidence import CRITERION_LENGTH
from tutor.models.learner import Learner


class ResetQuerySet(models.QuerySet["Reset"]):
    """Resets, found."""

    def of_visitor(self, visitor: UUID) -> "ResetQuerySet":
        """Those of the learner behind a visitor's cookie."""
        return self.filter(learner__visitor=visitor)

    def standing(self) -> "ResetQuerySet":
        """Those not taken back, the latest first."""
        return self.filter(undone_at__isnull=True).order_by("-reset_at", "-pk")


class Reset(models.Model):
    """One lesson begun anew: the sittings that name it (`Run.reset`) count no more.

    `undone_at` is set where that was taken back.
    """

    learner = models.ForeignKey(Learner, on_delete=models.CASCADE, related_name="resets")
    lesson = models.CharField(max_length=SLUG_LENGTH)
    reset_at = models.DateTimeField()
    undone_at = models.DateTimeField(null=True)

    objects = ResetQuerySet.as_manager()

    def __str__(self) -> str:
        return f"reset {self.pk} of {self.lesson}"


class TakenMastery(models.Model):
    """That a drill was mastered, as it stood before a reset took it away."""

    reset = models.ForeignKey(Reset, on_delete=models.CASCADE, related_name="masteries")
    drill = models.CharField(max_length=SLUG_LENGTH)
    mastered_at = models.DateTimeField()
    criterion = models.CharField(max_length=CRITERION_LENGTH)

    class Meta:
        constraints = [
            models.UniqueConstraint(name="taken_mastery_one_per_drill", fields=["reset", "drill"])
        ]

    def __str__(self) -> str:
        return f"{self.drill}, mastered before {self.reset_id}"
