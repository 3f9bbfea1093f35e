"""What was asked and answered."""

from uuid import UUID

from django.db import models
from django.db.models import F, Q, Value
from django.db.models.functions import Coalesce, NullIf

from tutor.models.learner import Learner

QUESTION_LENGTH = 500
ANSWER_LENGTH = 100
SLUG_LENGTH = 60
MOST_HINTS = 3
IN_PLACE = Q(voided_at__isnull=True) | ~Q(verdict="")
DEALT_BY = Coalesce(NullIf("drill", Value("")), F("run__drill"))  # `Attempt.dealt_by` of rows


class Mode(models.TextChoices):
    """How a sitting is taken."""

    PRACTICE = "practice"
    QUIZ = "quiz"
    WORKSHEET = "worksheet"


class Mark(models.TextChoices):
    """The verdict on an answer, in the engine's words."""

    RIGHT = "right"
    WRONG = "wrong"
    SKIPPED = "skipped"


class RunQuerySet(models.QuerySet["Run"]):
    """Sittings, found."""

    def of_visitor(self, visitor: UUID) -> "RunQuerySet":
        """Those of the learner behind a visitor's cookie."""
        return self.filter(learner__visitor=visitor)

    def open(self) -> "RunQuerySet":
        """Those neither finished nor left for another, the latest first."""
        still_open = self.filter(finished_at__isnull=True, left_at__isnull=True)
        return still_open.order_by("-started_at", "-pk")

    def practised(self) -> "RunQuerySet":
        """Those of drills, answered one by one; not quizzes."""
        return self.filter(quiz__isnull=True)

    def counted(self) -> "RunQuerySet":
        """Those of lessons that were not begun anew since."""
        return self.filter(reset__isnull=True)


class Run(models.Model):
    """One sitting of one drill, under the version of the drill that dealt it, or of a quiz.

    A quiz is of many drills: `drill` is empty then, and each attempt names its own.
    `left_at` is set when the learner begins the same drill anew before its end. `nonce` marks the
    sitting that a question of the front page began: sent twice, it counts once. `reset` is set
    where the learner has begun its lesson anew: then it counts no more.
    """

    learner = models.ForeignKey(Learner, on_delete=models.CASCADE, related_name="runs")
    drill = models.CharField(max_length=SLUG_LENGTH, blank=True)
    quiz = models.ForeignKey("Quiz", null=True, on_delete=models.PROTECT, related_name="runs")
    version = models.PositiveSmallIntegerField()
    mode = models.CharField(max_length=10, choices=Mode, default=Mode.PRACTICE)
    ruleset = models.CharField(max_length=100)
    nonce = models.CharField(max_length=40, null=True, editable=False)
    started_at = models.DateTimeField(auto_now_add=True)
    finished_at = models.DateTimeField(null=True)
    left_at = models.DateTimeField(null=True)
    reset = models.ForeignKey("Reset", null=True, on_delete=models.SET_NULL, related_name="runs")

    objects = RunQuerySet.as_manager()

    class Meta:
        constraints = [
            models.UniqueConstraint(name="run_one_per_nonce", fields=["learner", "nonce"]),
            models.UniqueConstraint(
                name="run_one_open_per_drill",
                fields=["learner", "drill", "mode"],
                condition=Q(
                    finished_at__isnull=True,
                    left_at__isnull=True,
                    nonce__isnull=True,
                    quiz__isnull=True,
                ),
            ),
            models.UniqueConstraint(
                name="run_one_open_per_quiz",
                fields=["learner", "quiz"],
                condition=Q(finished_at__isnull=True, left_at__isnull=True, quiz__isnull=False),
            ),
            models.CheckConstraint(
                name="run_of_drill_or_quiz",
                condition=Q(quiz__isnull=True) & ~Q(drill="")
                | Q(quiz__isnull=False, drill="", mode="quiz"),
            ),
            models.CheckConstraint(name="run_mode_known", condition=Q(mode__in=Mode.values)),
        ]

    def __str__(self) -> str:
        return f"run {self.pk} of {self.drill or self.quiz}"


class AttemptQuerySet(models.QuerySet["Attempt"]):
    """Questions of sittings, found."""

    def of_visitor(self, visitor: UUID) -> "AttemptQuerySet":
        """Those of the learner behind a visitor's cookie."""
        return self.filter(run__learner__visitor=visitor)

    def open(self) -> "AttemptQuerySet":
        """Those that wait for an answer."""
        return self.filter(answered_at__isnull=True)

    def in_place(self) -> "AttemptQuerySet":
        """One for each place of a sitting: not those that another took the place of."""
        return self.filter(IN_PLACE)

    def dealt_by(self, slug: str) -> "AttemptQuerySet":
        """Those that one drill has dealt, in sittings of its own or of several."""
        return self.filter(Q(drill=slug) | Q(drill="", run__drill=slug))

    def judged(self) -> "AttemptQuerySet":
        """Those whose verdict holds: answered, and not voided."""
        return self.filter(answered_at__isnull=False, voided_at__isnull=True)


class Attempt(models.Model):
    """One question of a sitting, then its answer: `answered_at` is set once and for ever.

    `spec` is the place among its drill's specs of the one that dealt it, unknown of the oldest.
    `drill` is the one that dealt it, where its sitting is of several. `draft` is what is chosen in
    a quiz and not handed in yet. `is_aided` is one that was answered after `hints` were shown, or
    whose solution was asked for.
    A voided one counts nowhere: without a verdict the engine failed, and another took its place.
    """

    run = models.ForeignKey(Run, on_delete=models.CASCADE, related_name="attempts")
    position = models.PositiveSmallIntegerField()
    question = models.CharField(max_length=QUESTION_LENGTH)
    drill = models.CharField(max_length=SLUG_LENGTH, blank=True)
    spec = models.PositiveSmallIntegerField(null=True)
    draft = models.CharField(max_length=ANSWER_LENGTH, blank=True)
    answer = models.CharField(max_length=ANSWER_LENGTH, blank=True)
    verdict = models.CharField(max_length=10, choices=Mark, blank=True)
    is_first_try = models.BooleanField(default=True)
    is_aided = models.BooleanField(default=False)
    hints = models.PositiveSmallIntegerField(default=0)
    asked_at = models.DateTimeField(auto_now_add=True)
    answered_at = models.DateTimeField(null=True)
    engine_revision = models.CharField(max_length=40, blank=True)
    misconception = models.CharField(max_length=SLUG_LENGTH, blank=True)
    voided_at = models.DateTimeField(null=True)
    voided_why = models.CharField(max_length=200, blank=True)

    objects = AttemptQuerySet.as_manager()

    class Meta:
        constraints = [
            models.UniqueConstraint(
                name="attempt_one_per_position", fields=["run", "position"], condition=IN_PLACE
            ),
            models.CheckConstraint(
                name="attempt_answered_whole",
                condition=Q(answered_at__isnull=True, answer="", verdict="")
                | Q(answered_at__isnull=False, verdict__in=Mark.values) & ~Q(answer="")
                | Q(answered_at__isnull=False, verdict="", voided_at__isnull=False),
            ),
            models.CheckConstraint(
                name="attempt_voided_with_reason",
                condition=Q(voided_at__isnull=True, voided_why="")
                | Q(voided_at__isnull=False) & ~Q(voided_why=""),
            ),
        ]

    def __str__(self) -> str:
        return f"question {self.position} of run {self.run_id}"

    @property
    def dealt_by(self) -> str:
        """The slug of the drill that dealt it: its own, or its sitting's."""
        return self.drill or self.run.drill

    @property
    def is_open(self) -> bool:
        """Whether it waits for an answer."""
        return self.answered_at is None

    @property
    def is_in_place(self) -> bool:
        """Whether no other took its place: `IN_PLACE` of one row."""
        return self.voided_at is None or bool(self.verdict)
