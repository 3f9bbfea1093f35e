"""What a worksheet may be of: a drill, a lesson, a path, or a set of the teacher's own."""

from collections.abc import Iterable

from django.utils.functional import lazy

from tutor.drills.catalogue import Drill, catalogue
from tutor.models import User
from tutor.sets.items import Item, drills_of
from tutor.sets.ready import ready_items
from tutor.sets.seeing import ready_title
from tutor.sets.services import items_of, own_set, published_of
from tutor.worksheets.values import Subject


def subject_of(what: str, user: User) -> Subject | None:
    """What a form calls `drill:grande-winner`, `path:scoring` or `set:12`, as published last.

    None where there is no such thing, or where it is somebody else's.
    """
    if items := ready_items(what):
        return Subject(what, _drills(items), lazy(ready_title, str)(what))
    own = own_set(what, user)
    version = published_of(own) if own else None
    return Subject(what, _drills(items_of(version)), own.name) if own and version else None


def _drills(items: Iterable[Item]) -> tuple[Drill, ...]:
    slugs = dict.fromkeys(slug for item in items for slug in drills_of(item))
    return tuple(catalogue()[slug] for slug in slugs)
