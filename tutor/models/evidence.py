"""What a learner's answers tell of him: derived from attempts, kept so that an answer is quick.

`manage.py regrade --evidence` makes all of it anew from the attempts.
"""

from datetime import datetime
from uuid import UUID

from django.db import models
from django.db.models import Q

from tutor.models.drills import SLUG_LENGTH
from tutor.models.learner import Learner

CRITERION_LENGTH = 100


class Mind(models.Model):
    """The model of a learner, as `engine.store_mind` gives it.

    `answers` goes up by one with each answer taken in and each rebuilding: who read an older number
    than stands here read an older mind, and does not write. `told_at` is when the last answer was
    given that the model was told of.
    """

    learner = models.OneToOneField(
        Learner, on_delete=models.CASCADE, primary_key=True, related_name="mind"
    )
    state = models.JSONField(default=dict)
    answers = models.PositiveIntegerField(default=0)
    told_at = models.DateTimeField(null=True)

    def __str__(self) -> str:
        return f"mind of learner {self.learner_id}"


class SkillQuerySet(models.QuerySet["Skill"]):
    """Skills, found."""

    def of_visitor(self, visitor: UUID) -> "SkillQuerySet":
        """Those of the learner behind a visitor's cookie."""
        return self.filter(learner__visitor=visitor)

    def mastered(self) -> "SkillQuerySet":
        """Those once shown to be mastered, the first to be so first."""
        return self.filter(mastered_at__isnull=False).order_by("mastered_at", "pk")

    def due(self, at: datetime) -> "SkillQuerySet":
        """Those to be done again by then, the longest due first."""
        return self.filter(due_at__lte=at).order_by("due_at", "pk")


class Skill(models.Model):
    """How a learner stands with one drill.

    `tries` are his last unaided first tries, the latest at the end, each as the place of its spec,
    its run, and whether it was right. `mastered_at` is set once and for ever, with the `criterion`
    that was met. The rest is the card of fsrs: when the drill is to be done again.
    """

    learner = models.ForeignKey(Learner, on_delete=models.CASCADE, related_name="skills")
    drill = models.CharField(max_length=SLUG_LENGTH)
    tries = models.JSONField(default=list)
    mastered_at = models.DateTimeField(null=True)
    criterion = models.CharField(max_length=CRITERION_LENGTH, blank=True)
    stability = models.FloatField(null=True)
    difficulty = models.FloatField(null=True)
    state = models.PositiveSmallIntegerField(default=1)
    step = models.PositiveSmallIntegerField(null=True)
    due_at = models.DateTimeField(null=True)
    reviewed_at = models.DateTimeField(null=True)

    objects = SkillQuerySet.as_manager()

    class Meta:
        constraints = [
            models.UniqueConstraint(name="skill_one_per_drill", fields=["learner", "drill"]),
            models.CheckConstraint(
                name="skill_mastered_by_criterion",
                condition=Q(mastered_at__isnull=True, criterion="")
                | Q(mastered_at__isnull=False) & ~Q(criterion=""),
            ),
            models.CheckConstraint(
                name="skill_reviewed_whole",
                condition=Q(reviewed_at__isnull=True, due_at__isnull=True)
                | Q(reviewed_at__isnull=False, due_at__isnull=False),
            ),
        ]

    def __str__(self) -> str:
        return f"skill of learner {self.learner_id} at {self.drill}"
