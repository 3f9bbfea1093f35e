"""A class with something to do, for a load to join; and what of its answers is found again."""

import json
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from django.db.models import Count
from django.test import Client
from django.urls import reverse

from tests.tutor.accounts.entering import member
from tests.tutor.classroom.people import classroom
from tests.tutor.classroom.working import assigned
from tutor.codes import fresh_code
from tutor.models import Attempt, ItemKind, Quiz, QuizQuestion
from tutor.sets.items import Item

DRILLS = (
    "juego-total",
    "grande-winner",
    "chica-winner",
    "pares-kind",
    "cards-order",
    "pares-winner",
)
IN_A_CLASS = 40
ASKED = "1|juego-total|-|classic|4c4b4o4e|-"


@dataclass(frozen=True, slots=True)
class Place:
    """The codes of classes, the first one's grid, and the cookies by which the teacher comes in."""

    codes: tuple[str, ...]
    grid: str
    session: str


@dataclass(frozen=True, slots=True)
class Found:
    """How many answers were shown as saved, and what became of them."""

    confirmed: int
    lost: int
    changed: int
    doubled: int


def furnish(learners: int) -> Place:
    """Classes for so many, each with a set of drills to practise."""
    browser = Client()
    teacher = member(browser, f"Ane {learners}")
    codes = tuple(fresh_code() for _ in range(-(-learners // IN_A_CLASS)))
    made = [classroom(teacher, code=code) for code in codes]
    items = [Item(ItemKind.DRILL, slug) for slug in DRILLS]
    given = [assigned(one, teacher, *items) for one in made]
    cookies = "; ".join(f"{name}={one.value}" for name, one in browser.cookies.items())
    return Place(codes, reverse("class-grid", args=[made[0].pk, given[0].pk]), cookies)


def shared_quiz(length: int) -> Quiz:
    """One quiz of so many questions, for all to take."""
    quiz = Quiz.objects.create(code=fresh_code(), lessons="juego", length=length)
    QuizQuestion.objects.bulk_create(
        QuizQuestion(quiz=quiz, position=at, drill=DRILLS[0], version=1, spec=0, question=ASKED)
        for at in range(1, length + 1)
    )
    return quiz


def look_for(confirmed: Path) -> Found:
    """Each answer that was shown as saved: is it there, as it was, and there once?"""
    lines = confirmed.read_text().splitlines() if confirmed.exists() else []
    said = {one["at"]: one["answer"] for one in map(json.loads, lines)}
    kept = {
        f"{run}/{position}": answer
        for run, position, answer in Attempt.objects.filter(answered_at__isnull=False).values_list(
            "run_id", "position", "answer"
        )
    }
    return Found(
        confirmed=len(said),
        lost=len(said.keys() - kept.keys()),
        changed=sum(kept.get(at, answer) != answer for at, answer in said.items()),
        doubled=_doubled(),
    )


def _doubled() -> int:
    """Places of a sitting that are there twice, and sittings that go on beside another."""
    places = Attempt.objects.values_list("run_id", "position")
    begun = Attempt.objects.filter(run__finished_at=None, run__left_at=None)
    open_ = begun.values("run__learner", "run__drill").annotate(n=Count("run", distinct=True))
    return sum(n > 1 for n in Counter(places).values()) + open_.filter(n__gt=1).count()
