"""Lesson sets: what a teacher gives to do, in order, each thing with its goal."""

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.utils import timezone

from tutor.models.classes import NUMBER_LENGTH
from tutor.models.drills import SLUG_LENGTH
from tutor.models.quizzes import Quiz

SET_NAME_LENGTH = 60
READY_LENGTH = SLUG_LENGTH + 10
CHOICE_LENGTH = 10


class LessonSetQuerySet(models.QuerySet["LessonSet"]):
    """Lesson sets, found."""

    def owned_by(self, user_id: int) -> "LessonSetQuerySet":
        """Somebody's own, the latest first."""
        return self.filter(owner=user_id).order_by("-made_at", "-pk")

    def left_over(self) -> "LessonSetQuerySet":
        """Those that are nobody's any more, not ready-made, and assigned nowhere."""
        return self.filter(owner=None, ready=None).exclude(versions__assignments__isnull=False)


class LessonSet(models.Model):
    """A set, in versions. `name` is its owner's, who may have gone or dropped it.

    `ready` names what comes out of the course: such a set has no owner and no name, and no row
    before it is assigned. `share_number` stands in the link that lets others copy it, signed by the
    site's key: the database alone opens nothing.
    """

    owner = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, on_delete=models.SET_NULL, related_name="lesson_sets"
    )
    name = models.CharField(max_length=SET_NAME_LENGTH, blank=True)
    ready = models.CharField(max_length=READY_LENGTH, null=True, unique=True)
    share_number = models.CharField(max_length=NUMBER_LENGTH, null=True, unique=True)
    made_at = models.DateTimeField(default=timezone.now)

    objects = LessonSetQuerySet.as_manager()

    class Meta:
        constraints = [
            models.CheckConstraint(
                name="lesson_set_ready_or_named",
                condition=Q(ready__isnull=False, owner__isnull=True, name="")
                | Q(ready__isnull=True) & ~Q(name=""),
            )
        ]

    def __str__(self) -> str:
        return self.ready or self.name


class SetVersion(models.Model):
    """What a set holds: a draft, of which there is one at most, or published and so for ever."""

    lesson_set = models.ForeignKey(LessonSet, on_delete=models.CASCADE, related_name="versions")
    number = models.PositiveSmallIntegerField()
    published_at = models.DateTimeField(null=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(name="set_version_once", fields=["lesson_set", "number"]),
            models.UniqueConstraint(
                name="set_version_one_draft",
                fields=["lesson_set"],
                condition=Q(published_at__isnull=True),
            ),
        ]

    def __str__(self) -> str:
        return f"version {self.number} of set {self.lesson_set_id}"


class ItemKind(models.TextChoices):
    """What is to be done."""

    LESSON = "lesson"  # all its drills
    DRILL = "drill"
    PLAN = "plan"  # a ready-made quiz, dealt anew to everybody
    QUIZ = "quiz"  # one quiz, the same questions for everybody


class Goal(models.TextChoices):
    """When it is done."""

    MASTERY = "mastery"
    COUNT = "count"  # so many questions answered
    SCORE = "score"  # so many right of a hundred


MOST_COUNTED, MOST_SCORED = 200, 100
PRACTISED = (ItemKind.LESSON, ItemKind.DRILL)
TAKEN = (ItemKind.PLAN, ItemKind.QUIZ)
_practised = Q(kind__in=PRACTISED)
_taken = Q(kind__in=TAKEN)
GOAL_FITS = (
    _practised & Q(goal=Goal.MASTERY, threshold__isnull=True)
    | _practised & Q(goal=Goal.COUNT, threshold__range=(1, MOST_COUNTED))
    | _taken & Q(goal=Goal.SCORE, threshold__range=(1, MOST_SCORED))
)


class SetItem(models.Model):
    """One thing to do. `slug` is the lesson's, drill's or plan's; a quiz is named by its row.

    `threshold` is a number of questions or per cent, and none for mastery.
    """

    version = models.ForeignKey(SetVersion, on_delete=models.CASCADE, related_name="items")
    position = models.PositiveSmallIntegerField()
    kind = models.CharField(max_length=CHOICE_LENGTH, choices=ItemKind)
    slug = models.CharField(max_length=SLUG_LENGTH, blank=True)
    quiz = models.ForeignKey(Quiz, null=True, on_delete=models.PROTECT, related_name="+")
    goal = models.CharField(max_length=CHOICE_LENGTH, choices=Goal)
    threshold = models.PositiveSmallIntegerField(null=True)

    class Meta:
        ordering = ("position",)
        constraints = [
            models.UniqueConstraint(name="set_item_once", fields=["version", "position"]),
            models.CheckConstraint(
                name="set_item_names_one_thing",
                condition=Q(kind=ItemKind.QUIZ, quiz__isnull=False, slug="")
                | Q(kind__in=(*PRACTISED, ItemKind.PLAN), quiz__isnull=True) & ~Q(slug=""),
            ),
            models.CheckConstraint(name="set_item_goal_fits", condition=GOAL_FITS),
        ]

    def __str__(self) -> str:
        return f"{self.kind} {self.slug or self.quiz_id} in {self.version_id}"
