"""Worksheets: questions dealt once for paper, in forms that ask the same of other cards."""

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.utils import timezone

from tutor.models.accounts import User
from tutor.models.classes import Teaching
from tutor.models.drills import QUESTION_LENGTH, SLUG_LENGTH
from tutor.models.quizzes import CODE_LENGTH
from tutor.models.sets import READY_LENGTH, SET_NAME_LENGTH


class WorksheetQuerySet(models.QuerySet["Worksheet"]):
    """Worksheets, found."""

    def made_by(self, user: User) -> "WorksheetQuerySet":
        """One's own, the latest first."""
        return self.filter(made_by=user).order_by("-made_at", "-pk")

    def seen_by(self, user: User) -> "WorksheetQuerySet":
        """One's own, and those of whoever teaches a class together with one; all for who runs it.

        Nobody else's: the code is printed on what pupils hold, and the key stands at its address.
        """
        if user.is_superuser:
            return self.all()
        standing = Teaching.objects.standing()
        mine = standing.filter(user=user).order_by().values("classroom")
        together = standing.filter(classroom__in=mine).order_by().values("user")
        return self.filter(Q(made_by=user) | Q(made_by__in=together))


class Worksheet(models.Model):
    """What a worksheet is of, and how it is told; like its questions it never changes.

    It is of a drill, or of a set: then `of_set` names it as the form does, and `title` is what it
    was called in the language of the sheet, since sets are renamed and dropped.

    `code` is the seed of its deals, and its address. `ruleset` is the one that was wanted: a drill
    that cannot be asked under it keeps its own. Each of its `forms` has `length` questions.
    """

    code = models.CharField(max_length=CODE_LENGTH, unique=True)
    drill = models.CharField(max_length=SLUG_LENGTH, blank=True)
    of_set = models.CharField(max_length=READY_LENGTH, blank=True, default="")
    title = models.CharField(max_length=SET_NAME_LENGTH, blank=True, default="")
    language = models.CharField(max_length=10)
    ruleset = models.CharField(max_length=100)
    length = models.PositiveSmallIntegerField()
    forms = models.PositiveSmallIntegerField()
    made_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="worksheets"
    )
    made_at = models.DateTimeField(default=timezone.now)

    objects = WorksheetQuerySet.as_manager()

    class Meta:
        constraints = [
            models.CheckConstraint(
                name="worksheet_of_a_drill_or_a_set",
                condition=~Q(drill="") & Q(of_set="", title="")
                | Q(drill="") & ~Q(of_set="") & ~Q(title=""),
            )
        ]

    def __str__(self) -> str:
        return f"worksheet {self.code}"


class WorksheetQuestion(models.Model):
    """One question of a form, with the drill, the drill's version and the spec that dealt it."""

    worksheet = models.ForeignKey(Worksheet, on_delete=models.CASCADE, related_name="questions")
    form = models.CharField(max_length=1)
    position = models.PositiveSmallIntegerField()
    drill = models.CharField(max_length=SLUG_LENGTH)
    version = models.PositiveSmallIntegerField()
    spec = models.PositiveSmallIntegerField()
    question = models.CharField(max_length=QUESTION_LENGTH)

    class Meta:
        constraints = [
            models.UniqueConstraint(
                name="worksheet_question_one_per_position",
                fields=["worksheet", "form", "position"],
            ),
        ]

    def __str__(self) -> str:
        return f"question {self.form}{self.position} of worksheet {self.worksheet_id}"
