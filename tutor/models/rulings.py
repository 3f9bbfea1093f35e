"""What those who teach rule: questions that count nowhere, and results set by hand."""

from django.conf import settings
from django.db import models
from django.utils import timezone

from tutor.models.assignments import Assignment
from tutor.models.classes import Classroom
from tutor.models.drills import QUESTION_LENGTH
from tutor.models.pupils import Pupil
from tutor.models.sets import SetItem

REASON_LENGTH = 200


class VoidedQuestion(models.Model):
    """A question that counts in no number of a class, whoever answered it, when and in what.

    For each learner himself it counts as ever.
    """

    classroom = models.ForeignKey(
        Classroom, on_delete=models.CASCADE, related_name="voided_questions"
    )
    question = models.CharField(max_length=QUESTION_LENGTH)
    by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, on_delete=models.SET_NULL, related_name="+"
    )
    at = models.DateTimeField(default=timezone.now)

    class Meta:
        constraints = [
            models.UniqueConstraint(name="voided_question_once", fields=["classroom", "question"])
        ]

    def __str__(self) -> str:
        return f"a question voided in {self.classroom_id}"


class Override(models.Model):
    """A result that holds in place of what one pupil's answers make of one thing of an assignment.

    `value` is in the unit of the thing's goal: drills mastered, questions answered, or per cent.
    The pupil reads the reason.
    """

    assignment = models.ForeignKey(Assignment, on_delete=models.CASCADE, related_name="overrides")
    pupil = models.ForeignKey(Pupil, on_delete=models.CASCADE, related_name="overrides")
    item = models.ForeignKey(SetItem, on_delete=models.CASCADE, related_name="overrides")
    value = models.PositiveSmallIntegerField()
    reason = models.CharField(max_length=REASON_LENGTH)
    by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, on_delete=models.SET_NULL, related_name="+"
    )
    at = models.DateTimeField(default=timezone.now)

    class Meta:
        constraints = [
            models.UniqueConstraint(name="override_once", fields=["assignment", "pupil", "item"]),
            models.CheckConstraint(name="override_with_reason", condition=~models.Q(reason="")),
        ]

    def __str__(self) -> str:
        return f"result {self.pk} of {self.assignment_id}"
