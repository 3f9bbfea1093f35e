"""Rows, one file per room."""

from tutor.models.accounts import User
from tutor.models.drills import Attempt, Run
from tutor.models.evidence import Mind, Skill
from tutor.models.learner import Learner

__all__ = ["Attempt", "Learner", "Mind", "Run", "Skill", "User"]
