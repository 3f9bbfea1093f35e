"""Who signs in."""

from django.contrib.auth.models import AbstractUser


class User(AbstractUser):
    """An account. What somebody has learned hangs on `Learner`, with or without one."""
