"""What a learner prefers: read with his name in one query, and kept."""

from dataclasses import asdict, dataclass, fields
from typing import Any, cast
from uuid import UUID

from django.utils import timezone

from tutor.models import Learner
from tutor.preferences.values import NEWCOMERS, Preferences

COLUMNS = tuple(one.name for one in fields(Preferences))


@dataclass(frozen=True, slots=True)
class Known:
    """Who a browser is: the account's name, empty where there is none, and what is preferred."""

    account: str = ""
    preferences: Preferences = NEWCOMERS
    has_chosen: bool = False


NOBODY = Known()


def known_of(visitor: UUID) -> Known:
    """Who has this number, in one query."""
    rows = Learner.objects.filter(visitor=visitor)
    found = rows.values_list("user__name", "preferred_at", *COLUMNS).first()
    if found is None:
        return NOBODY
    name, preferred_at, *values = cast(tuple[Any, ...], found)
    preferences = Preferences.read(dict(zip(COLUMNS, values, strict=True)))
    return Known(name or "", preferences, preferred_at is not None)


def keep_preferences(*, visitor: UUID, chosen: Preferences) -> None:
    """Let this hold for a visitor or an account from now on; a newcomer gets a row by it."""
    columns = {name: str(value) for name, value in asdict(chosen).items()}
    defaults = columns | {"preferred_at": timezone.now()}
    Learner.objects.update_or_create(visitor=visitor, defaults=defaults)
