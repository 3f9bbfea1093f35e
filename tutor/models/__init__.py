"""Rows, one file per room."""

from tutor.models.accounts import (
    Chore,
    EntryCode,
    EntryKind,
    Knock,
    RecoveryCode,
    Session,
    User,
)
from tutor.models.classes import ClassGroup, Classroom, Invitation, Tally, Teaching
from tutor.models.drills import Attempt, Run
from tutor.models.evidence import Mind, Skill
from tutor.models.learner import Learner
from tutor.models.pupils import Act, ClassAct, Origin, Pupil, PupilAccount
from tutor.models.quizzes import Quiz, QuizQuestion
from tutor.models.regrading import Doubt, Regrading
from tutor.models.resets import Reset, TakenMastery

__all__ = [
    "Act",
    "Attempt",
    "Chore",
    "ClassAct",
    "ClassGroup",
    "Classroom",
    "Doubt",
    "EntryCode",
    "EntryKind",
    "Invitation",
    "Knock",
    "Learner",
    "Mind",
    "Origin",
    "Pupil",
    "PupilAccount",
    "Quiz",
    "QuizQuestion",
    "RecoveryCode",
    "Regrading",
    "Reset",
    "Run",
    "Session",
    "Skill",
    "TakenMastery",
    "Tally",
    "Teaching",
    "User",
]
