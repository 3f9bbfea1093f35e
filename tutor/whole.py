"""One transaction, begun again where another came in its way.

SQLite lets in one writer at a time. PostgreSQL lets in several, and of two that make the same row,
or wait for each other, it breaks one off. Nothing of that one is written, so it is tried again,
a moment later, so that the other gets through first and the two do not meet again.
"""

from collections.abc import Callable
from functools import wraps
from secrets import randbelow
from time import sleep

from django.db import DatabaseError, IntegrityError, OperationalError, connection, transaction

MOST_TRIES = 5
LONGEST_PAUSE_MS = 30
BROKEN_OFF = {"40P01", "40001"}  # a deadlock; what was read is another's by now


class Overtaken(OperationalError):
    """Something was written after that was read on which it depends.

    Over and over, it is a database that is busy: nothing of it is the engine's fault.
    """


def came_in_the_way(error: DatabaseError) -> bool:
    """Whether what was broken off may well succeed when it is begun again."""
    state = getattr(error.__cause__, "sqlstate", None)
    return isinstance(error, Overtaken | IntegrityError) or state in BROKEN_OFF


def whole[**Given, Result](act: Callable[Given, Result]) -> Callable[Given, Result]:
    """All of what it writes or nothing, tried a few times; within another whole, a part of it."""

    @wraps(act)
    def begin(*given: Given.args, **named: Given.kwargs) -> Result:
        tries = 1 if connection.in_atomic_block else MOST_TRIES
        for left in reversed(range(tries)):
            try:
                with transaction.atomic():
                    return act(*given, **named)
            except DatabaseError as error:
                if not left or not came_in_the_way(error):
                    raise
                sleep(randbelow(LONGEST_PAUSE_MS) / 1000)
        raise AssertionError

    return begin
