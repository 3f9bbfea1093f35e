"""Mastered once and for ever, and when a drill comes back."""

from datetime import timedelta

import pytest
import time_machine
from django.test import Client
from django.utils import timezone

from engine import Criterion
from tests.tutor.playing import answer, finish, go_on, start
from tutor.learner.schedule import strength
from tutor.models import Skill

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("dealt_alike")]


@pytest.mark.parametrize("drill", ["cards-order", "juego-total", "grande-winner", "pares-winner"])
def test_who_knows_masters_a_drill_in_two_or_three_sittings(client: Client, drill: str) -> None:
    finish(client, start(client, drill))
    assert Skill.objects.get().mastered_at is None
    for _ in range(2):
        finish(client, start(client, drill))
    skill = Skill.objects.get()
    assert skill.mastered_at
    assert Criterion.parse(skill.criterion) == Criterion()


def test_mastered_is_for_ever(client: Client) -> None:
    for _ in range(3):
        finish(client, start(client, "juego-total"))
    before = Skill.objects.get()
    assert before.mastered_at
    asked = start(client, "juego-total")
    while asked:
        answer(client, asked, asked.wrong)
        asked = go_on(client, asked)  # type: ignore[assignment]
    after = Skill.objects.get()
    assert (after.mastered_at, after.criterion) == (before.mastered_at, before.criterion)


def test_mostly_wrong_masters_nothing(client: Client) -> None:
    for _ in range(3):
        asked = start(client, "juego-total")
        answer(client, asked, asked.wrong)
        following = go_on(client, asked)
        assert following
        answer(client, following, following.wrong)
        finish(client, go_on(client, following))
    assert Skill.objects.get().mastered_at is None


def rest(client: Client, right: int) -> float:
    """The days until a drill comes back after so many right answers of five."""
    asked = start(client, "juego-total")
    for place in range(5):
        answer(client, asked, asked.right if place < right else asked.wrong)
        asked = go_on(client, asked)  # type: ignore[assignment]
    skill = Skill.objects.get()
    assert skill.due_at
    assert skill.reviewed_at
    return (skill.due_at - skill.reviewed_at) / timedelta(days=1)


def test_the_better_it_went_the_later_it_comes_back() -> None:
    days = []
    for right in range(6):
        Skill.objects.all().delete()
        days.append(rest(Client(), right))
    assert days == sorted(days)
    assert days[0] == days[2] == 1
    assert days[5] > days[4] > 1


def test_a_drill_comes_back_only_when_a_sitting_is_finished(client: Client) -> None:
    asked = start(client, "juego-total")
    answer(client, asked, asked.right)
    assert Skill.objects.get().due_at is None
    assert strength(Skill.objects.get(), timezone.now()) is None


def test_help_counts_as_not_known_for_what_comes_back(client: Client) -> None:
    asked = start(client, "juego-total")
    for _ in range(5):
        client.post(asked.url, {"answer": "hint-1"})
        answer(client, asked, asked.right)
        asked = go_on(client, asked)  # type: ignore[assignment]
    skill = Skill.objects.get()
    assert skill.due_at
    assert skill.reviewed_at
    assert skill.due_at - skill.reviewed_at == timedelta(days=1)


def test_strength_fades(client: Client) -> None:
    finish(client, start(client, "juego-total"))
    now = timezone.now()
    days = [strength(Skill.objects.get(), now + timedelta(days=day)) for day in (0, 5, 50)]
    assert days[0] == 1
    assert days == sorted(days, key=lambda share: -(share or 0))
    assert (days[2] or 0) < 0.9


def test_a_second_sitting_after_its_time_makes_it_last_longer(client: Client) -> None:
    finish(client, start(client, "juego-total"))
    first = Skill.objects.get()
    assert first.due_at
    with time_machine.travel(first.due_at + timedelta(hours=1)):
        finish(client, start(client, "juego-total"))
    second = Skill.objects.get()
    assert second.stability
    assert first.stability
    assert second.stability > first.stability
