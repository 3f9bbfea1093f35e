"""Who learns."""

from uuid import UUID

from django.conf import settings
from django.db import models


class LearnerQuerySet(models.QuerySet["Learner"]):
    """Learners, found."""

    def of_visitor(self, visitor: UUID) -> "Learner | None":
        """The learner behind a visitor's cookie, or none before the first answer."""
        return self.filter(visitor=visitor).first()


class Learner(models.Model):
    """One who learns: a visitor by the number in the cookie, an account, or both."""

    visitor = models.UUIDField(null=True, unique=True, editable=False)
    user = models.OneToOneField(
        settings.AUTH_USER_MODEL, null=True, on_delete=models.CASCADE, related_name="learner"
    )
    created_at = models.DateTimeField(auto_now_add=True)

    objects = LearnerQuerySet.as_manager()

    class Meta:
        constraints = [
            models.CheckConstraint(
                name="learner_is_somebody",
                condition=models.Q(visitor__isnull=False) | models.Q(user__isnull=False),
            )
        ]

    def __str__(self) -> str:
        return f"learner {self.pk}"
