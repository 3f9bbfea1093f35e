"""Who signs in, and what is kept of it."""

from django.contrib.auth.models import AbstractUser
from django.contrib.sessions.base_session import AbstractBaseSession
from django.db import models
from django.utils import timezone

NAME_LENGTH = 40
DIGEST_LENGTH = 64
ACT_LENGTH = 20
NAMELESS = "PUPIL-"  # begins a username that no name is compared as: those have no capitals


class User(AbstractUser):
    """An account. What somebody has learned hangs on `Learner`, with or without one.

    `name` is as it was typed; `username` the same as the site compares it, so that no two are
    told apart by a capital or an accent alone. An `email` counts once it was confirmed.
    One that a class made has a number for its `username` (`NAMELESS`) and no password, until its
    owner chooses both; others may have its `name` too.
    """

    name = models.CharField(max_length=NAME_LENGTH, default="")
    email_confirmed_at = models.DateTimeField(null=True)

    @property
    def signs_in_by_name(self) -> bool:
        """Whether a name and a password open it."""
        return not self.username.startswith(NAMELESS)


class RecoveryCode(models.Model):
    """One of the codes that stand in for a password or a telephone, each for a single time."""

    user = models.ForeignKey(User, on_delete=models.CASCADE, related_name="recovery_codes")
    digest = models.CharField(max_length=DIGEST_LENGTH)
    used_at = models.DateTimeField(null=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(name="recovery_code_once", fields=["user", "digest"])
        ]

    def __str__(self) -> str:
        return f"recovery code {self.pk}"


class EntryKind(models.TextChoices):
    """How long an entry code opens its account."""

    CARD = "card"  # until another one is made
    QUICK = "quick"  # once, within the hour


class EntryCode(models.Model):
    """A code that alone opens an account which a class made: on a card, or for one lesson.

    It follows from `seed` and the site's key, so that a card can be printed again and the database
    alone opens nothing. The row holds its digest, by which it is found.
    """

    user = models.ForeignKey(User, on_delete=models.CASCADE, related_name="entry_codes")
    kind = models.CharField(max_length=10, choices=EntryKind)
    seed = models.CharField(max_length=DIGEST_LENGTH)
    digest = models.CharField(max_length=DIGEST_LENGTH, unique=True)
    made_at = models.DateTimeField(default=timezone.now)
    expires_at = models.DateTimeField(null=True)
    used_at = models.DateTimeField(null=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(name="entry_code_one_of_a_kind", fields=["user", "kind"]),
            models.CheckConstraint(
                name="entry_code_kind_known", condition=models.Q(kind__in=EntryKind.values)
            ),
        ]

    def __str__(self) -> str:
        return f"{self.kind} code {self.pk}"


class Session(AbstractBaseSession):
    """A browser that has signed in, or is about to; it goes with its account."""

    user = models.ForeignKey(User, null=True, on_delete=models.CASCADE, related_name="sessions")


class Knock(models.Model):
    """A try at a door that may be tried only so often: which, by whom (a digest), and when."""

    act = models.CharField(max_length=ACT_LENGTH)
    who = models.CharField(max_length=DIGEST_LENGTH)
    at = models.DateTimeField(default=timezone.now)

    class Meta:
        indexes = [models.Index(name="knock_of_somebody", fields=["act", "who", "at"])]

    def __str__(self) -> str:
        return f"knock {self.pk} at {self.act}"


class Chore(models.Model):
    """Something that the site does by itself, and when it was begun last."""

    name = models.CharField(max_length=ACT_LENGTH, primary_key=True)
    begun_at = models.DateTimeField()

    def __str__(self) -> str:
        return self.name
