"""Rows, one file per room."""

from tutor.models.accounts import User
from tutor.models.drills import Attempt, Run
from tutor.models.learner import Learner

__all__ = ["Attempt", "Learner", "Run", "User"]
