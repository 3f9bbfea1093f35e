"""Names within a class: unique as names are compared, without renaming anybody."""

from collections.abc import Iterable
from itertools import count

from tutor.accounts.names import name_key
from tutor.models import Classroom
from tutor.models.accounts import NAME_LENGTH


def taken_keys(classroom: Classroom) -> set[str]:
    """The names of those who are there, as names are compared."""
    return set(classroom.pupils.present().values_list("key", flat=True))


def free_name(name: str, taken: Iterable[str]) -> str:
    """The name itself where it is free, else with the first number that makes it so: «Ana 2»."""
    if name_key(name) not in taken:
        return name
    numbered = (_numbered(name, number) for number in count(2))
    return next(one for one in numbered if name_key(one) not in taken)


def _numbered(name: str, number: int) -> str:
    ending = f" {number}"
    return name[: NAME_LENGTH - len(ending)].rstrip() + ending
