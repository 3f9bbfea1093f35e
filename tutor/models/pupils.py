"""Pupils of classes, what their accounts are opened by, and the trace of what teachers did."""

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.utils import timezone

from tutor.models.accounts import NAME_LENGTH
from tutor.models.classes import DETAIL_LENGTH, ClassGroup, Classroom
from tutor.models.learner import Learner

REAL_NAME_LENGTH = 80
ACT_LENGTH = 20


class PupilQuerySet(models.QuerySet["Pupil"]):
    """Pupils, found."""

    def present(self) -> "PupilQuerySet":
        """Those who are in the class now."""
        return self.filter(left_at__isnull=True)

    def former(self) -> "PupilQuerySet":
        """Those who were, and could be taken in again."""
        return self.filter(left_at__isnull=False)


class Pupil(models.Model):
    """A learner in a class, once however often he comes and goes: what he did stays his.

    `name` is what classmates see, unless `hidden_at` is set; `key` is the name as names are
    compared, and no two who are there share it. `real_name` is for those who teach.
    `left_by` is none where he left by himself.
    """

    classroom = models.ForeignKey(Classroom, on_delete=models.CASCADE, related_name="pupils")
    learner = models.ForeignKey(Learner, on_delete=models.CASCADE, related_name="pupils")
    name = models.CharField(max_length=NAME_LENGTH)
    key = models.CharField(max_length=4 * NAME_LENGTH)
    real_name = models.CharField(max_length=REAL_NAME_LENGTH, blank=True)
    groups = models.ManyToManyField(ClassGroup, related_name="pupils")
    joined_at = models.DateTimeField(default=timezone.now)
    hidden_at = models.DateTimeField(null=True)
    left_at = models.DateTimeField(null=True)
    left_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, on_delete=models.SET_NULL, related_name="+"
    )

    objects = PupilQuerySet.as_manager()

    class Meta:
        constraints = [
            models.UniqueConstraint(name="pupil_once", fields=["classroom", "learner"]),
            models.UniqueConstraint(
                name="pupil_name_once",
                fields=["classroom", "key"],
                condition=Q(left_at__isnull=True),
            ),
        ]

    def __str__(self) -> str:
        return f"pupil {self.pk}"

    @property
    def is_present(self) -> bool:
        """Whether he is in the class now."""
        return self.left_at is None


class Origin(models.TextChoices):
    """How an account of a class came to be."""

    MADE = "made"
    JOINED = "joined"


class PupilAccount(models.Model):
    """An account that a class made for somebody: by its teacher, or as a visitor joined.

    It is opened by a code (`EntryCode`) until its owner chooses a name and a password. Only what a
    teacher made (`origin`) may a teacher of `classroom` open anew.
    """

    user = models.OneToOneField(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="pupil_account"
    )
    classroom = models.ForeignKey(
        Classroom, null=True, on_delete=models.SET_NULL, related_name="accounts"
    )
    origin = models.CharField(max_length=10, choices=Origin)
    made_at = models.DateTimeField(default=timezone.now)

    class Meta:
        constraints = [
            models.CheckConstraint(
                name="pupil_account_origin_known", condition=Q(origin__in=Origin.values)
            )
        ]

    def __str__(self) -> str:
        return f"account {self.user_id} of class {self.classroom_id}"


class Act(models.TextChoices):
    """What somebody who teaches did."""

    MADE = "made"
    RENAMED = "renamed"
    HID_NAME = "hid_name"
    SHOWED_NAME = "showed_name"
    RESET = "reset"
    QUICK_CODES = "quick_codes"
    REMOVED = "removed"
    READDED = "readded"
    MOVED = "moved"
    MERGED = "merged"
    GROUPED = "grouped"
    UNGROUPED = "ungrouped"
    GROUP_DROPPED = "group_dropped"
    CODE_CLOSED = "code_closed"
    CODE_OPENED = "code_opened"
    CODE_RENEWED = "code_renewed"
    SETTINGS = "settings"
    INVITED = "invited"
    WITHDREW = "withdrew"
    TEACHER_CAME = "teacher_came"
    TEACHER_LEFT = "teacher_left"
    ARCHIVED = "archived"
    REOPENED = "reopened"
    ASSIGNED = "assigned"
    DUE_MOVED = "due_moved"
    EXTENDED = "extended"
    UNEXTENDED = "unextended"
    UNASSIGNED = "unassigned"
    REASSIGNED = "reassigned"
    VOIDED = "voided"
    UNVOIDED = "unvoided"
    OVERRODE = "overrode"
    OVERRIDE_ENDED = "override_ended"


class ClassAct(models.Model):
    """One act in the trace of a class: who, what, when, and on which pupil.

    `detail` never names a pupil: it would outlive him.
    """

    classroom = models.ForeignKey(Classroom, on_delete=models.CASCADE, related_name="acts")
    act = models.CharField(max_length=ACT_LENGTH)
    by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, on_delete=models.SET_NULL, related_name="+"
    )
    pupil = models.ForeignKey(Pupil, null=True, on_delete=models.SET_NULL, related_name="acts")
    detail = models.CharField(max_length=DETAIL_LENGTH, blank=True)
    at = models.DateTimeField(default=timezone.now)

    class Meta:
        indexes = [models.Index(name="act_of_class", fields=["classroom", "-at"])]

    def __str__(self) -> str:
        return f"{self.act} in {self.classroom_id}"
