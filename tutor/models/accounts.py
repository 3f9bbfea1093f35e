"""Who signs in, and what is kept of it."""

from django.contrib.auth.models import AbstractUser
from django.contrib.sessions.base_session import AbstractBaseSession
from django.db import models
from django.utils import timezone

NAME_LENGTH = 40
DIGEST_LENGTH = 64
ACT_LENGTH = 20


class User(AbstractUser):
    """An account. What somebody has learned hangs on `Learner`, with or without one.

    `name` is as it was typed; `username` the same as the site compares it, so that no two are
    told apart by a capital or an accent alone. An `email` counts once it was confirmed.
    """

    name = models.CharField(max_length=NAME_LENGTH, default="")
    email_confirmed_at = models.DateTimeField(null=True)


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
