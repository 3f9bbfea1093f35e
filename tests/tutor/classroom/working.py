"""What pupils do of an assignment, as rows: answers, masteries and quizzes at given times."""

from datetime import datetime, timedelta

from django.utils.timezone import now

from engine import Criterion
from tutor.classroom.assigning import Terms, assign
from tutor.models import (
    Assignment,
    Attempt,
    Classroom,
    Pupil,
    Quiz,
    Run,
    SetVersion,
    Skill,
    User,
)
from tutor.sets.items import Item
from tutor.sets.services import publish, start_set

HOUR = timedelta(hours=1)


def published(owner: User, *items: Item) -> SetVersion:
    """A set with these, to be assigned."""
    made = start_set(owner=owner, name="Lunes", items=items)
    assert made
    version = publish(lesson_set=made)
    assert version
    return version


def assigned(of: Classroom, by: User, *items: Item, **terms: object) -> Assignment:
    """A set with these, open since yesterday and due in an hour."""
    at = now()
    given = Terms(**{"opens_at": at - 24 * HOUR, "due_at": at + HOUR} | terms)  # type: ignore[arg-type]
    return assign(classroom=of, by=by, version=published(by, *items), terms=given, title="Lunes")


def masters(one: Pupil, *drills: str, at: datetime | None = None) -> None:
    """Drills are mastered."""
    Skill.objects.bulk_create(
        Skill(learner=one.learner, drill=slug, mastered_at=at or now(), criterion=str(Criterion()))
        for slug in drills
    )


def answers(one: Pupil, drill: str, count: int, at: datetime | None = None) -> Run:
    """So many questions of a drill are answered, in a sitting that goes on."""
    Run.objects.filter(learner=one.learner, drill=drill).update(left_at=now())
    run = Run.objects.create(learner=one.learner, drill=drill, version=1, ruleset="classic")
    _judged(run, count, right=count, at=at or now())
    return run


def hands_in(one: Pupil, quiz: Quiz, right: int, at: datetime | None = None) -> Run:
    """A quiz of ten questions is handed in, so many of them right."""
    run = Run.objects.create(
        learner=one.learner,
        quiz=quiz,
        mode="quiz",
        version=0,
        ruleset="",
        finished_at=at or now(),
    )
    _judged(run, 10, right=right, at=at or now())
    return run


def _judged(run: Run, count: int, *, right: int, at: datetime) -> None:
    Attempt.objects.bulk_create(
        Attempt(
            run=run,
            position=position,
            question="x",
            answer="1",
            verdict="right" if position <= right else "wrong",
            answered_at=at,
        )
        for position in range(1, count + 1)
    )
