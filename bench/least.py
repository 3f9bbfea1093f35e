"""The least work with an answer's effects: the same statements by cursor, a fixed string back."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from django.db import connection, transaction
from django.http import HttpRequest, HttpResponse
from django.urls import path

from tutor.urls import urlpatterns as site

type Param = Any  # what a statement may be given
type Ids = tuple[Param, ...]


@dataclass(frozen=True, slots=True)
class Statement:
    """What was said to the database, and whether within a transaction."""

    sql: str
    params: tuple[Param, ...]
    is_atomic: bool


@dataclass
class Recorded:
    """What one answer said to the database and gave back, and by which ids."""

    ids: Ids
    statements: list[Statement] = field(default_factory=list)
    fragment: bytes = b""

    @contextmanager
    def recording(self) -> Iterator[None]:
        """Keep what is said meanwhile."""

        def keep(execute: Callable[..., Any], sql: str, params: Any, *rest: Any) -> Any:
            if not sql.startswith("BEGIN"):
                said = Statement(sql, tuple(params or ()), connection.in_atomic_block)
                self.statements.append(said)
            return execute(sql, params, *rest)

        with connection.execute_wrapper(keep):
            yield

    def say(self, ids: Ids) -> None:
        """Say the same of another answer, the middle of it in one transaction as it was."""
        other = dict(zip(self.ids, ids, strict=True))
        atomic = [statement.is_atomic for statement in self.statements]
        first, last = atomic.index(True), len(atomic) - atomic[::-1].index(True)
        self._execute(self.statements[:first], other)
        with transaction.atomic():
            self._execute(self.statements[first:last], other)
        self._execute(self.statements[last:], other)

    @staticmethod
    def _execute(statements: list[Statement], other: dict[Param, Param]) -> None:
        with connection.cursor() as cursor:
            for statement in statements:
                cursor.execute(statement.sql, [other.get(each, each) for each in statement.params])
                if cursor.description:
                    assert cursor.fetchall()
                else:
                    assert cursor.rowcount == 1


recorded = Recorded(())


def least(request: HttpRequest, attempt: int, run: int, learner: int, skill: int) -> HttpResponse:
    """Answer an attempt of a run: every statement finds its row, and every change is of one."""
    visitor = request.visitor.hex  # type: ignore[attr-defined]
    assert request.POST["answer"]
    recorded.say((attempt, run, learner, skill, visitor))
    return HttpResponse(recorded.fragment)


urlpatterns = [path("least/<int:attempt>/<int:run>/<int:learner>/<int:skill>/", least), *site]
