"""How many answers there are, and how many of them are right at the first try without help."""

from dataclasses import dataclass

from django.db.models import Count, F, Q, QuerySet
from django.db.models.functions import Coalesce

from tutor.models import Attempt
from tutor.models.drills import DEALT_BY, Mark

FIRST = Q(is_first_try=True, is_aided=False)
COUNTS = {
    "answers": Count("pk"),
    "first": Count("pk", filter=FIRST),
    "right": Count("pk", filter=FIRST & Q(verdict=Mark.RIGHT)),
}


@dataclass(frozen=True, slots=True)
class Figures:
    """So many answers; of them those that were the first and without help, and those right."""

    answers: int = 0
    first: int = 0
    right: int = 0

    @property
    def share(self) -> int | None:
        """The rate at first try, in whole per cent; none where nobody has tried."""
        return round(100 * self.right / self.first) if self.first else None

    def __add__(self, other: "Figures") -> "Figures":
        return Figures(
            self.answers + other.answers, self.first + other.first, self.right + other.right
        )


NONE = Figures()


def figures_by(rows: QuerySet[Attempt], by: F | Coalesce = DEALT_BY) -> dict[str, Figures]:
    """The figures of answers by their drill, or by something else, in one query."""
    found = (
        rows.order_by()
        .annotate(of=by)
        .values("of")
        .annotate(**COUNTS)
        .order_by("of")
        .values_list("of", *COUNTS)
    )
    return {of: Figures(*counts) for of, *counts in found}
