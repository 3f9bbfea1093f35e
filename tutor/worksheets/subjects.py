"""What a worksheet may be of: a drill, a lesson, a path, or a set of the teacher's own."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Self

from tutor.drills.catalogue import Drill, catalogue
from tutor.models import ItemKind, User
from tutor.models.sets import SET_NAME_LENGTH
from tutor.sets.items import Item, drills_of
from tutor.sets.ready import PARTED, key_of, ready_items
from tutor.sets.seeing import ready_title
from tutor.sets.services import items_of, own_set, published_of


@dataclass(frozen=True, slots=True)
class Subject:
    """What is asked about: `what` names it as a form does, `name` is that of a teacher's own set.

    `drills` are those of the set in its order, each once; none where it has quizzes alone.
    """

    what: str
    drills: tuple[Drill, ...]
    name: str = ""

    @classmethod
    def of_drill(cls, drill: Drill) -> Self:
        """One drill alone."""
        return cls(key_of(ItemKind.DRILL, drill.slug), (drill,))

    @property
    def drill(self) -> str:
        """The drill's slug, where it is of one alone."""
        kind, _, slug = self.what.partition(PARTED)
        return slug if kind == ItemKind.DRILL else ""

    @property
    def title(self) -> str:
        """What it is called, in the language that is active."""
        return self.name or ready_title(self.what)[:SET_NAME_LENGTH]


def subject_of(what: str, user: User) -> Subject | None:
    """What a form calls `drill:grande-winner`, `path:scoring` or `set:12`, as published last.

    None where there is no such thing, or where it is somebody else's.
    """
    if items := ready_items(what):
        return Subject(what, _drills(items))
    own = own_set(what, user)
    version = published_of(own) if own else None
    return Subject(what, _drills(items_of(version)), own.name) if own and version else None


def _drills(items: Iterable[Item]) -> tuple[Drill, ...]:
    slugs = dict.fromkeys(slug for item in items for slug in drills_of(item))
    return tuple(catalogue()[slug] for slug in slugs)
