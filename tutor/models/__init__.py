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
from tutor.models.assignments import Assignment, Extension, Recipient, Target
from tutor.models.classes import ClassGroup, Classroom, Invitation, Tally, Teaching
from tutor.models.drills import Attempt, Run
from tutor.models.evidence import Mind, Skill
from tutor.models.learner import Learner
from tutor.models.pupils import Act, ClassAct, Origin, Pupil, PupilAccount
from tutor.models.quizzes import Quiz, QuizQuestion
from tutor.models.regrading import Doubt, Regrading
from tutor.models.resets import Reset, TakenMastery
from tutor.models.rulings import Override, VoidedQuestion
from tutor.models.sets import Goal, ItemKind, LessonSet, SetItem, SetVersion
from tutor.models.worksheets import Worksheet, WorksheetQuestion

__all__ = [
    "Act",
    "Assignment",
    "Attempt",
    "Chore",
    "ClassAct",
    "ClassGroup",
    "Classroom",
    "Doubt",
    "EntryCode",
    "EntryKind",
    "Extension",
    "Goal",
    "Invitation",
    "ItemKind",
    "Knock",
    "Learner",
    "LessonSet",
    "Mind",
    "Origin",
    "Override",
    "Pupil",
    "PupilAccount",
    "Quiz",
    "QuizQuestion",
    "Recipient",
    "RecoveryCode",
    "Regrading",
    "Reset",
    "Run",
    "Session",
    "SetItem",
    "SetVersion",
    "Skill",
    "TakenMastery",
    "Tally",
    "Target",
    "Teaching",
    "User",
    "VoidedQuestion",
    "Worksheet",
    "WorksheetQuestion",
]
