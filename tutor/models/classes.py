"""Classes: who teaches them, how one gets in, and what was done in them."""

from datetime import datetime

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.utils import timezone

from tutor.models.drills import SLUG_LENGTH
from tutor.models.quizzes import CODE_LENGTH

CLASS_NAME_LENGTH = 60
GROUP_NAME_LENGTH = 30
DETAIL_LENGTH = 100
NUMBER_LENGTH = 64


class ClassroomQuerySet(models.QuerySet["Classroom"]):
    """Classes, found."""

    def taught_by(self, user_id: int) -> "ClassroomQuerySet":
        """Those that somebody teaches now, the latest first."""
        mine = Teaching.objects.standing().filter(user_id=user_id)
        return self.filter(pk__in=mine.values("classroom")).order_by("-made_at", "-pk")

    def running(self) -> "ClassroomQuerySet":
        """Those that are not archived."""
        return self.filter(archived_at__isnull=True)

    def to_forget(self, at: datetime) -> "ClassroomQuerySet":
        """Archived ones whose date has come."""
        return self.filter(archived_at__isnull=False, forget_at__lte=at).order_by("pk")


class Classroom(models.Model):
    """A class. Its `code` lets people in until `code_closed_at`; it may be opened or renewed.

    `language` and `time_zone` are those of its sheets and dates, `ruleset` what its pupils' drills
    are asked under where neither the lesson nor the pupil has others. An archived class keeps all
    and takes nothing more, until it is reopened, or forgotten at `forget_at`.
    """

    name = models.CharField(max_length=CLASS_NAME_LENGTH)
    language = models.CharField(max_length=10)
    time_zone = models.CharField(max_length=40)
    ruleset = models.CharField(max_length=100, default="classic")
    code = models.CharField(max_length=CODE_LENGTH, unique=True)
    code_closed_at = models.DateTimeField(null=True)
    made_at = models.DateTimeField(default=timezone.now)
    archived_at = models.DateTimeField(null=True)
    archived_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, on_delete=models.SET_NULL, related_name="+"
    )
    forget_at = models.DateTimeField(null=True)

    objects = ClassroomQuerySet.as_manager()

    class Meta:
        constraints = [
            models.CheckConstraint(
                name="classroom_forgotten_once_archived",
                condition=Q(archived_at__isnull=True, forget_at__isnull=True)
                | Q(archived_at__isnull=False, forget_at__isnull=False),
            )
        ]

    def __str__(self) -> str:
        return self.name

    @property
    def is_archived(self) -> bool:
        """Whether it takes nothing more."""
        return self.archived_at is not None

    @property
    def takes_newcomers(self) -> bool:
        """Whether its code lets people in."""
        return self.code_closed_at is None and not self.is_archived


class TeachingQuerySet(models.QuerySet["Teaching"]):
    """Who teaches what, found."""

    def standing(self) -> "TeachingQuerySet":
        """Those who teach now, the first of each class first."""
        return self.filter(left_at__isnull=True).order_by("began_at", "pk")


class Teaching(models.Model):
    """Somebody teaches a class; of those who do now, the first is its teacher, the others help."""

    classroom = models.ForeignKey(Classroom, on_delete=models.CASCADE, related_name="teachings")
    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="teachings"
    )
    began_at = models.DateTimeField(default=timezone.now)
    left_at = models.DateTimeField(null=True)

    objects = TeachingQuerySet.as_manager()

    class Meta:
        constraints = [
            models.UniqueConstraint(name="teaching_once", fields=["classroom", "user"]),
        ]

    def __str__(self) -> str:
        return f"{self.user_id} teaches {self.classroom_id}"


class InvitationQuerySet(models.QuerySet["Invitation"]):
    """Invitations to teach, found."""

    def open(self, at: datetime) -> "InvitationQuerySet":
        """Those that can still be taken up."""
        waiting = self.filter(used_at__isnull=True, withdrawn_at__isnull=True)
        return waiting.filter(expires_at__gt=at).order_by("-made_at", "-pk")


class Invitation(models.Model):
    """A link that lets one person teach: a class, or with none named, classes of their own.

    `number` stands in the link, signed by the site's key: the database alone opens nothing.
    """

    classroom = models.ForeignKey(
        Classroom, null=True, on_delete=models.CASCADE, related_name="invitations"
    )
    number = models.CharField(max_length=NUMBER_LENGTH, unique=True)
    made_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, on_delete=models.SET_NULL, related_name="+"
    )
    made_at = models.DateTimeField(default=timezone.now)
    expires_at = models.DateTimeField()
    used_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, on_delete=models.CASCADE, related_name="invitations"
    )
    used_at = models.DateTimeField(null=True)
    withdrawn_at = models.DateTimeField(null=True)

    objects = InvitationQuerySet.as_manager()

    def __str__(self) -> str:
        return f"invitation {self.pk}"


class ClassGroup(models.Model):
    """A named group within a class; `key` is the name as names are compared."""

    classroom = models.ForeignKey(Classroom, on_delete=models.CASCADE, related_name="groups")
    name = models.CharField(max_length=GROUP_NAME_LENGTH)
    key = models.CharField(max_length=4 * GROUP_NAME_LENGTH)

    class Meta:
        ordering = ("key",)
        constraints = [models.UniqueConstraint(name="group_once", fields=["classroom", "key"])]

    def __str__(self) -> str:
        return self.name


class Tally(models.Model):
    """What is left of pupils who wished to be removed: numbers by drill, without a person.

    `answers` were judged, `first_tries` of them tried for the first time and unaided, and of those
    `first_right` were right.
    """

    classroom = models.ForeignKey(Classroom, on_delete=models.CASCADE, related_name="tallies")
    drill = models.CharField(max_length=SLUG_LENGTH)
    answers = models.PositiveIntegerField(default=0)
    first_tries = models.PositiveIntegerField(default=0)
    first_right = models.PositiveIntegerField(default=0)

    class Meta:
        constraints = [models.UniqueConstraint(name="tally_once", fields=["classroom", "drill"])]

    def __str__(self) -> str:
        return f"{self.drill} in {self.classroom_id}"
