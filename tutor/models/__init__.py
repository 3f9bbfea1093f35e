"""Rows, one file per room."""

from tutor.models.accounts import Chore, Knock, RecoveryCode, Session, User
from tutor.models.drills import Attempt, Run
from tutor.models.evidence import Mind, Skill
from tutor.models.learner import Learner
from tutor.models.quizzes import Quiz, QuizQuestion
from tutor.models.regrading import Doubt, Regrading
from tutor.models.resets import Reset, TakenMastery

__all__ = [
    "Attempt",
    "Chore",
    "Doubt",
    "Knock",
    "Learner",
    "Mind",
    "Quiz",
    "QuizQuestion",
    "RecoveryCode",
    "Regrading",
    "Reset",
    "Run",
    "Session",
    "Skill",
    "TakenMastery",
    "User",
]
