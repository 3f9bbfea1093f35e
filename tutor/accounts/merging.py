"""What a visitor did comes along into an account: every row re-pointed, none lost or doubled."""

from uuid import UUID, uuid4

from django.db.models import F
from django.utils import timezone
from django.utils.crypto import salted_hmac

from tutor.learner.minds import keep_mastery
from tutor.learner.rebuilding import is_owed, owe, rebuild_soon
from tutor.models import (
    Attempt,
    ClassAct,
    Extension,
    Learner,
    Override,
    Pupil,
    Recipient,
    Run,
    User,
)
from tutor.preferences.services import COLUMNS
from tutor.whole import whole

DERIVED = ("mind", "skills")  # made anew from attempts; what once was mastered stays so


@whole
def learner_of(user: User) -> Learner:
    """The account's learner, locked, with the number that its browsers carry."""
    learner, _ = Learner.objects.get_or_create(user=user, defaults={"visitor": uuid4()})
    return Learner.objects.select_for_update().get(pk=learner.pk)


def merge_visitor(*, visitor: UUID, user: User) -> Learner:
    """Give the account what the visitor has done, if the visitor has no account.

    A second call, or one at the same time, finds nobody to merge. What is derived from answers is
    made anew after the rows have moved, since that takes longer than others may be kept waiting;
    where that is broken off, the next who enters makes up for it.
    """
    learner = _merge(visitor, user)
    if is_owed(learner.pk):
        rebuild_soon(learner.pk)
    return learner


@whole
def _merge(visitor: UUID, user: User) -> Learner:
    learner = learner_of(user)
    strays = list(Learner.objects.select_for_update().filter(visitor=visitor, user=None))
    for stray in strays:
        _move(stray, learner)
    if strays:
        owe(learner.pk)
    return learner


def merge_learners(*, stray: Learner, learner: Learner) -> None:
    """Two accounts of one person are one: what one did goes to the other, and it is deleted.

    It wants a transaction round it; what is kept of the other is owed from then on.
    """
    both = Learner.objects.select_for_update().order_by("pk")
    locked = both.in_bulk([stray.pk, learner.pk])
    gone, kept = locked[stray.pk], locked[learner.pk]
    user = gone.user
    _move(gone, kept)
    if user:
        User.objects.filter(pk=user.pk).delete()
    owe(kept.pk)


def _move(stray: Learner, learner: Learner) -> None:
    _leave_older_sittings(stray, learner)
    _part_nonces(stray, learner)
    _part_quizzes(stray, learner)
    _keep_mastered(stray, learner)
    _join_pupils(stray, learner)
    _keep_preferences(stray, learner)
    for relation in Learner._meta.related_objects:
        rows = relation.related_model._default_manager.filter(**{relation.field.name: stray})
        if relation.get_accessor_name() in DERIVED:
            rows.delete()
        else:
            rows.update(**{relation.field.name: learner})
    stray.delete()


def _keep_mastered(stray: Learner, learner: Learner) -> None:
    for skill in stray.skills.mastered():
        if skill.mastered_at:
            keep_mastery(learner.pk, skill.drill, skill.mastered_at, skill.criterion)


def _keep_preferences(stray: Learner, learner: Learner) -> None:
    """The account's stay as they are, unless nothing was ever set there."""
    if learner.preferred_at is None and stray.preferred_at is not None:
        for name in (*COLUMNS, "preferred_at"):
            setattr(learner, name, getattr(stray, name))
        learner.save(update_fields=[*COLUMNS, "preferred_at"])


def _leave_older_sittings(stray: Learner, learner: Learner) -> None:
    """Of two open sittings of one drill or quiz the later goes on; the older keeps what it has."""
    mine = {_what(run): run for run in _open(learner)}
    for run in _open(stray):
        if other := mine.get(_what(run)):
            older = min(run, other, key=lambda one: (one.started_at, one.pk))
            Run.objects.filter(pk=older.pk).update(left_at=timezone.now())


def _what(run: Run) -> tuple[str, str, int | None]:
    return run.drill, run.mode, run.quiz_id


def _open(learner: Learner) -> list[Run]:
    return list(Run.objects.open().filter(learner=learner, nonce=None))


def _part_nonces(stray: Learner, learner: Learner) -> None:
    """The same front question answered by both: both stay, and the later is no first try."""
    shared = Run.objects.filter(learner=stray, nonce__in=_nonces(learner))
    for run in shared:
        other = Run.objects.get(learner=learner, nonce=run.nonce)
        later = max(run, other, key=lambda one: (one.started_at, one.pk))
        Attempt.objects.filter(run=later, position=1).update(is_first_try=False)
        _free_of_nonce(run)


def _part_quizzes(stray: Learner, learner: Learner) -> None:
    """One quiz taken by both: both stay, and only what was handed in first is a first try."""
    both = Run.objects.filter(learner=learner, quiz__runs__learner=stray).values("quiz")
    taken = Run.objects.filter(learner__in=(stray, learner), quiz__in=both, left_at=None)
    first = set[int | None]()
    for run in taken.order_by(F("finished_at").asc(nulls_last=True), "started_at", "pk"):
        if run.quiz_id in first:
            Attempt.objects.filter(run=run).update(is_first_try=False)
        first.add(run.quiz_id)


def _join_pupils(stray: Learner, learner: Learner) -> None:
    """In a class that both are in they are one pupil, since the earlier day, in all groups."""
    for other in Pupil.objects.filter(learner=stray):
        mine = Pupil.objects.filter(learner=learner, classroom=other.classroom_id).first()
        if mine is None:
            continue
        mine.groups.add(*other.groups.all())
        ClassAct.objects.filter(pupil=other).update(pupil=mine)
        _join_assignments(other, mine)
        other.delete()
        Pupil.objects.filter(pk=mine.pk).update(
            joined_at=min(mine.joined_at, other.joined_at),
            real_name=mine.real_name or other.real_name,
        )


def _join_assignments(other: Pupil, mine: Pupil) -> None:
    """What either has to do, he has; of two times of his own the later holds."""
    had = Recipient.objects.filter(pupil=mine).values("assignment")
    Recipient.objects.filter(pupil=other).exclude(assignment__in=had).update(pupil=mine)
    for one in Extension.objects.filter(pupil=other):
        own, is_new = Extension.objects.get_or_create(
            assignment=one.assignment, pupil=mine, defaults={"due_at": one.due_at}
        )
        if not is_new and own.due_at < one.due_at:
            Extension.objects.filter(pk=own.pk).update(due_at=one.due_at)
    _join_overrides(other, mine)


def _join_overrides(other: Pupil, mine: Pupil) -> None:
    """Of two results that were set by hand for one thing the later holds."""
    for one in Override.objects.filter(pupil=other):
        own = Override.objects.filter(pupil=mine, assignment=one.assignment_id, item=one.item_id)
        if not own.filter(at__gte=one.at).exists():
            own.delete()
            Override.objects.filter(pk=one.pk).update(pupil=mine)


def _nonces(learner: Learner) -> list[str]:
    runs = Run.objects.filter(learner=learner, nonce__isnull=False)
    return [nonce for nonce in runs.values_list("nonce", flat=True) if nonce]


def _free_of_nonce(run: Run) -> None:
    """Without its nonce an open one would stand beside another of its drill: it is left."""
    Run.objects.filter(pk=run.pk, finished_at=None, left_at=None).update(left_at=timezone.now())
    Run.objects.filter(pk=run.pk).update(nonce=None)


def successor(visitor: UUID) -> UUID:
    """The number that an account made by this visitor begins with.

    Whoever else knows the visitor's number cannot tell it, and the same form sent twice leads to it
    twice.
    """
    digest = salted_hmac("tutor.successor", str(visitor), algorithm="sha256").digest()
    return UUID(bytes=digest[:16], version=4)


def new_number(learner: Learner) -> UUID:
    """Another number for an account's browsers: those that carry the old one are nobody's now."""
    number = uuid4()
    Learner.objects.filter(pk=learner.pk).update(visitor=number)
    return number
