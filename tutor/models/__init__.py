"""Rows, one file per room."""

from tutor.models.accounts import User
from tutor.models.drills import Attempt, Run
from tutor.models.evidence import Mind, Skill
from tutor.models.learner import Learner
from tutor.models.regrading import Doubt, Regrading

__all__ = ["Attempt", "Doubt", "Learner", "Mind", "Regrading", "Run", "Skill", "User"]
