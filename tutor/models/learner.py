"""Who learns."""

from uuid import UUID

from django.conf import settings
from django.db import models
from django.db.models import Q

LANGUAGE_LENGTH, RULESET_LENGTH, CHOICE_LENGTH = 10, 40, 10
USUAL_RULES = "classic"


class Ranks(models.TextChoices):
    """How ranks are written beside cards and in sentences about them."""

    NAMES = "names"  # rey, caballo, sota, as
    LETTERS = "letters"  # R, C, S, 1
    FIGURES = "figures"  # 12, 11, 10, 1


class Theme(models.TextChoices):
    """Which colours."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class Motion(models.TextChoices):
    """Whether anything moves."""

    SYSTEM = "system"
    NONE = "none"


class Cards(models.TextChoices):
    """How large cards lie on the felt."""

    USUAL = "usual"
    LARGE = "large"


class Sending(models.TextChoices):
    """Whether a tap chooses an answer, which is then sent, or sends it at once."""

    TWO_STEPS = "two-steps"
    ONE_TAP = "one-tap"


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

    # How the site is wanted; untouched as long as there is no date.
    language = models.CharField(max_length=LANGUAGE_LENGTH, blank=True, default="")
    ruleset = models.CharField(max_length=RULESET_LENGTH, default=USUAL_RULES)
    ranks = models.CharField(max_length=CHOICE_LENGTH, default=Ranks.NAMES)
    theme = models.CharField(max_length=CHOICE_LENGTH, default=Theme.SYSTEM)
    motion = models.CharField(max_length=CHOICE_LENGTH, default=Motion.SYSTEM)
    cards = models.CharField(max_length=CHOICE_LENGTH, default=Cards.USUAL)
    sending = models.CharField(max_length=CHOICE_LENGTH, default=Sending.TWO_STEPS)
    preferred_at = models.DateTimeField(null=True)

    objects = LearnerQuerySet.as_manager()

    class Meta:
        constraints = [
            models.CheckConstraint(
                name="learner_is_somebody",
                condition=Q(visitor__isnull=False) | Q(user__isnull=False),
            ),
            models.CheckConstraint(
                name="learner_prefers_what_there_is",
                condition=Q(
                    ranks__in=Ranks.values,
                    theme__in=Theme.values,
                    motion__in=Motion.values,
                    cards__in=Cards.values,
                    sending__in=Sending.values,
                ),
            ),
        ]

    def __str__(self) -> str:
        return f"learner {self.pk}"
