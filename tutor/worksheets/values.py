"""What a worksheet asks about."""

from dataclasses import dataclass
from typing import Self

from django.utils.functional import Promise

from tutor.drills.catalogue import Drill
from tutor.models import ItemKind
from tutor.sets.ready import PARTED, key_of


@dataclass(frozen=True, slots=True)
class Subject:
    """What is asked about: `what` names it as a form does, `title` what a set is called.

    `drills` are those of the set in its order, each once; none where it has quizzes alone. The
    title of a ready-made set is read in the language that is active then.
    """

    what: str
    drills: tuple[Drill, ...]
    title: str | Promise = ""

    @classmethod
    def of_drill(cls, drill: Drill) -> Self:
        """One drill alone."""
        return cls(key_of(ItemKind.DRILL, drill.slug), (drill,))

    @property
    def drill(self) -> str:
        """The drill's slug, where it is of one alone."""
        kind, _, slug = self.what.partition(PARTED)
        return slug if kind == ItemKind.DRILL else ""
