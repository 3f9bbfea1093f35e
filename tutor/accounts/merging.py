"""What a visitor did comes along into an account: every row re-pointed, none lost or doubled."""

from uuid import UUID, uuid4

from django.db import transaction
from django.utils import timezone

from tutor.models import Attempt, Learner, Run, User

DERIVED = ("mind", "skills")  # made anew from attempts


@transaction.atomic
def learner_of(user: User) -> Learner:
    """The account's learner, locked, with the number that its browsers carry."""
    learner, _ = Learner.objects.get_or_create(user=user, defaults={"visitor": uuid4()})
    return Learner.objects.select_for_update().get(pk=learner.pk)


@transaction.atomic
def merge_visitor(*, visitor: UUID, user: User) -> Learner:
    """Give the account what the visitor has done, if the visitor has no account.

    A second call, or one at the same time, finds nobody to merge.
    """
    learner = learner_of(user)
    strays = Learner.objects.select_for_update().filter(visitor=visitor, user=None)
    for stray in strays:
        _move(stray, learner)
    return learner


def _move(stray: Learner, learner: Learner) -> None:
    _leave_older_sittings(stray, learner)
    _part_nonces(stray, learner)
    for relation in Learner._meta.related_objects:
        rows = relation.related_model._default_manager.filter(**{relation.field.name: stray})
        if relation.get_accessor_name() in DERIVED:
            rows.delete()
        else:
            rows.update(**{relation.field.name: learner})
    stray.delete()


def _leave_older_sittings(stray: Learner, learner: Learner) -> None:
    """Of two open sittings of one drill the later goes on; the older keeps what it has."""
    mine = {(run.drill, run.mode): run for run in _open(learner)}
    for run in _open(stray):
        if other := mine.get((run.drill, run.mode)):
            older = min(run, other, key=lambda one: (one.started_at, one.pk))
            Run.objects.filter(pk=older.pk).update(left_at=timezone.now())


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


def _nonces(learner: Learner) -> list[str]:
    runs = Run.objects.filter(learner=learner, nonce__isnull=False)
    return [nonce for nonce in runs.values_list("nonce", flat=True) if nonce]


def _free_of_nonce(run: Run) -> None:
    """Without its nonce an open one would stand beside another of its drill: it is left."""
    Run.objects.filter(pk=run.pk, finished_at=None, left_at=None).update(left_at=timezone.now())
    Run.objects.filter(pk=run.pk).update(nonce=None)


def new_number(learner: Learner) -> UUID:
    """Another number for an account's browsers: those that carry the old one are nobody's now."""
    number = uuid4()
    Learner.objects.filter(pk=learner.pk).update(visitor=number)
    return number
