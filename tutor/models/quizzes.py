"""Quizzes: questions dealt once and kept, so that several people can take the same."""

from django.db import models
from django.db.models import Q

from tutor.models.drills import QUESTION_LENGTH, SLUG_LENGTH

CODE_LENGTH = 8


class Difficulty(models.TextChoices):
    """Which of a drill's specs a quiz deals from, in their order."""

    GENTLE = "gentle"
    MIXED = "mixed"
    HARD = "hard"


class Quiz(models.Model):
    """A plan, and the questions that were dealt by it: neither ever changes.

    `plan` is the slug of a ready-made plan, or empty for one's own; `lessons` their slugs, in the
    course's order, parted by spaces. `ruleset` is empty where each drill asks under its own rules.
    Who dealt it is not kept: it belongs to whoever has its code.
    """

    code = models.CharField(max_length=CODE_LENGTH, unique=True)
    plan = models.CharField(max_length=SLUG_LENGTH, blank=True)
    lessons = models.TextField()
    length = models.PositiveSmallIntegerField()
    ruleset = models.CharField(max_length=100, blank=True)
    difficulty = models.CharField(max_length=10, choices=Difficulty, default=Difficulty.MIXED)
    dealt_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints = [
            models.CheckConstraint(
                name="quiz_difficulty_known", condition=Q(difficulty__in=Difficulty.values)
            ),
        ]

    def __str__(self) -> str:
        return f"quiz {self.code}"


class QuizQuestion(models.Model):
    """One question of a quiz, with the drill, the drill's version and the spec that dealt it."""

    quiz = models.ForeignKey(Quiz, on_delete=models.CASCADE, related_name="questions")
    position = models.PositiveSmallIntegerField()
    drill = models.CharField(max_length=SLUG_LENGTH)
    version = models.PositiveSmallIntegerField()
    spec = models.PositiveSmallIntegerField()
    question = models.CharField(max_length=QUESTION_LENGTH)

    class Meta:
        constraints = [
            models.UniqueConstraint(
                name="quiz_question_one_per_position", fields=["quiz", "position"]
            ),
        ]

    def __str__(self) -> str:
        return f"question {self.position} of quiz {self.quiz_id}"
