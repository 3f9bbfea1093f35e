"""What a learner prefers: read with his name in one query, and kept."""

from dataclasses import dataclass, fields, replace
from typing import Any, cast
from uuid import UUID

from django.db.models import OuterRef, Subquery
from django.utils import timezone

from tutor.models import Learner, Pupil
from tutor.preferences.values import NEWCOMERS, Preferences

COLUMNS = tuple(one.name for one in fields(Preferences) if one.name != "of_class")
# Those of the class that one joined last, of the classes that go on.
RULES_OF_CLASS = (
    Pupil.objects.present()
    .filter(learner=OuterRef("pk"), classroom__archived_at=None)
    .order_by("-joined_at", "-pk")
    .values("classroom__ruleset")[:1]
)


@dataclass(frozen=True, slots=True)
class Known:
    """Who a browser is: the account's name, empty where there is none, and what is preferred.

    `has_chosen` where what holds is not what holds for a newcomer: he has set it, or his class.
    """

    account: str = ""
    preferences: Preferences = NEWCOMERS
    has_chosen: bool = False


NOBODY = Known()


def known_of(visitor: UUID) -> Known:
    """Who has this number, in one query."""
    rows = Learner.objects.filter(visitor=visitor)
    told = rows.annotate(of_class=Subquery(RULES_OF_CLASS))
    found = told.values_list("user__name", "preferred_at", "of_class", *COLUMNS).first()
    if found is None:
        return NOBODY
    name, preferred_at, of_class, *values = cast(tuple[Any, ...], found)
    own = Preferences.read(dict(zip(COLUMNS, values, strict=True)))
    preferences = replace(own, of_class=of_class or "")
    return Known(
        name or "", preferences, preferred_at is not None or own.rules != preferences.rules
    )


def keep_preferences(*, visitor: UUID, chosen: Preferences) -> None:
    """Let this hold for a visitor or an account from now on; a newcomer gets a row by it."""
    columns = {name: str(getattr(chosen, name)) for name in COLUMNS}
    defaults = columns | {"preferred_at": timezone.now()}
    Learner.objects.update_or_create(visitor=visitor, defaults=defaults)
