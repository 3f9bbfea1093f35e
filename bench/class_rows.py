"""The rows of a class: how many queries its pages take, and what many answers cost them."""

from collections.abc import Iterable, Iterator
from datetime import timedelta
from statistics import median
from uuid import uuid4

from django.db import connection
from django.db.models import Max
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import reverse
from django.utils import timezone

from bench.measure import Row, processor_ns
from bench.visiting import BROWSER, size
from tutor.accounts.names import name_key
from tutor.classroom.assigning import Terms, assign
from tutor.classroom.services import ClassSettings, start_class
from tutor.drills.catalogue import catalogue
from tutor.models import Assignment, Classroom, Goal, ItemKind, Learner, Pupil, Run, Skill, User
from tutor.quizzes.plans import ready_made
from tutor.sets.items import Item
from tutor.sets.services import publish, start_set

PUPILS, ITEMS, PLANS = 40, 30, 4
FEW, MANY, ELSEWHERE = 10_000, 100_000, 900_000  # answers
LONG = 20  # answers of a sitting
YEAR, WEEK = timedelta(days=300), timedelta(days=7)
ROUNDS, BATCH = 15, 5_000
ASKED = "1|juego-total|-|classic|ReSoRcRb|-"
# An answer at each place of the sittings from one on, every third of them right.
ANSWERS = """
INSERT INTO tutor_attempt (run_id, position, question, drill, draft, answer, verdict, is_first_try,
    is_aided, hints, asked_at, answered_at, engine_revision, misconception, voided_why)
WITH RECURSIVE place(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM place WHERE n < %s)
SELECT run.id, n, %s, '', '', '31', CASE WHEN n %% 3 THEN 'wrong' ELSE 'right' END, 1,
    0, 0, run.finished_at, run.finished_at, '', '', ''
FROM tutor_run AS run, place WHERE run.id > %s
"""


def class_rows() -> Iterator[Row]:
    """The page of a class, of an assignment and its grid: whichever takes most.

    The same class is looked at in a database of few answers, all of them its own, and then in one
    in which it has ten times as many, and others a hundred times. What was assigned is open for a
    week of their year.
    """
    teacher = User.objects.create(username="ane", name="Ane")
    of = start_class(user=teacher, chosen=ClassSettings("A", "es", "Europe/Madrid", "classic"))
    pupils = _learners(PUPILS)
    _join(of, pupils)
    urls = list(_urls(of, _assigned(of, teacher)))
    browser = Client(headers=BROWSER)
    browser.force_login(teacher)
    _answer(pupils, FEW)
    before = [_time(browser, url) for url in urls]
    _answer(pupils, MANY - FEW)
    _answer(_learners(PUPILS * ELSEWHERE // MANY), ELSEWHERE)
    with connection.cursor() as cursor:
        cursor.execute("ANALYZE")
    queries = [_queries(browser, url) for url in urls]
    after = [_time(browser, url) for url in urls]
    yield Row("class-queries", max(queries), "queries", 12)
    growth = max(late / early for late, early in zip(after, before, strict=True))
    yield Row("class-growth", growth, "×", 2)


def _learners(count: int) -> list[Learner]:
    return Learner.objects.bulk_create(Learner(visitor=uuid4()) for _ in range(count))


def _join(of: Classroom, learners: Iterable[Learner]) -> None:
    names = [(f"Pupil {number}", one) for number, one in enumerate(learners)]
    Pupil.objects.bulk_create(
        Pupil(classroom=of, learner=one, name=name, key=name_key(name)) for name, one in names
    )
    known = {"mastered_at": timezone.now(), "criterion": "x"}
    Skill.objects.bulk_create(
        Skill(learner=one, drill=slug, **known) for _, one in names for slug in _drills()[::2]
    )


def _drills() -> list[str]:
    return list(catalogue())[: ITEMS - PLANS]


def _assigned(of: Classroom, teacher: User) -> Assignment:
    """Lessons' drills to be mastered or answered, and quizzes."""
    mastered = [Item(ItemKind.DRILL, slug) for slug in _drills()[::2]]
    counted = [Item(ItemKind.DRILL, slug, None, Goal.COUNT, 10) for slug in _drills()[1::2]]
    plans = [*ready_made()][:PLANS]
    quizzes = [Item(ItemKind.PLAN, slug, None, Goal.SCORE, 70) for slug in plans]
    made = start_set(owner=teacher, name="S", items=[*mastered, *counted, *quizzes])
    assert made
    version = publish(lesson_set=made)
    assert version
    at = timezone.now()
    terms = Terms(opens_at=at - WEEK, due_at=at + WEEK)
    return assign(classroom=of, by=teacher, version=version, terms=terms, title="S")


def _urls(of: Classroom, given: Assignment) -> Iterator[str]:
    yield reverse("class", args=[of.pk])
    for name in ("class-assignment", "class-grid"):
        yield reverse(name, args=[of.pk, given.pk])


def _answer(learners: list[Learner], count: int) -> None:
    """So many answers, by turns, spread over a year until now."""
    now, sittings = timezone.now(), count // LONG
    last = Run.objects.aggregate(last=Max("pk"))["last"] or 0
    drills, of = _drills(), {"version": 1, "ruleset": "classic"}
    runs = (
        Run(
            learner=learners[number % len(learners)],
            drill=drills[number // len(learners) % len(drills)],
            finished_at=now - YEAR * number / sittings,
            **of,
        )
        for number in range(sittings)
    )
    Run.objects.bulk_create(runs, BATCH)
    with connection.cursor() as cursor:
        cursor.execute(ANSWERS, [LONG, ASKED, last])


def _queries(browser: Client, url: str) -> int:
    with CaptureQueriesContext(connection) as said:
        size(browser.get(url))
    return len(said)


def _time(browser: Client, url: str) -> float:
    """The processor's time of a page, the first one left out."""
    took = [processor_ns(lambda: size(browser.get(url))) for _ in range(ROUNDS)]
    return median(took[1:])
