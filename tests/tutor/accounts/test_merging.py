"""What a visitor did comes along into an account that has things of its own."""

from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from typing import Any
from uuid import uuid4

import pytest
from django.db import connections
from django.test import Client
from django.utils import timezone

from engine import question_key, truth
from tests.tutor.accounts.entering import learner_of, member, number_of, sign_in
from tests.tutor.playing import answer, finish, start
from tutor.accounts.merging import DERIVED, merge_visitor
from tutor.drills.catalogue import catalogue
from tutor.drills.front import deal_front, front_drill
from tutor.drills.services import answer_front, start_run
from tutor.learner.rebuilding import rebuild
from tutor.models import Attempt, Learner, Mind, Run, Skill, User

# What hangs on a learner, and what becomes of it in a merger. A new kind belongs into one of them.
MOVED = {"runs", "resets", "pupils"}


@pytest.fixture
def ane(client: Client) -> User:
    """An account with progress of its own, which the browser has left."""
    user = member(client)
    finish(client, start(client, "grande-winner"))
    asked = start(client, "chica-winner")
    answer(client, asked, asked.right)
    client.post("/en/account/leave/")
    return user


def kept() -> tuple[Counter[Any], ...]:
    """Every sitting and every answer, whoever has them."""
    attempts = Attempt.objects.values_list("pk", "run_id", "question", "answer", "answered_at")
    return Counter(Run.objects.values_list("pk", "drill")), Counter(attempts)


def test_what_hangs_on_a_learner_is_known_here() -> None:
    names = {relation.get_accessor_name() for relation in Learner._meta.related_objects}
    assert names == MOVED | set(DERIVED)


@pytest.mark.django_db
def test_nothing_is_lost_and_nothing_doubled(client: Client, ane: User) -> None:
    finish(client, start(client, "grande-winner"))
    open_one = start(client, "pares-kind")
    stray, before = learner_of(client), kept()
    assert sign_in(client).status_code == 303
    assert kept() == before
    assert not Learner.objects.filter(pk=stray.pk).exists()
    assert set(Run.objects.values_list("learner__user", flat=True)) == {ane.pk}
    assert client.get(open_one.url).status_code == 200
    assert number_of(client) == Learner.objects.get(user=ane).visitor


@pytest.mark.django_db
def test_the_model_of_the_learner_is_that_of_all_the_answers(client: Client, ane: User) -> None:
    finish(client, start(client, "grande-winner"))
    finish(client, start(client, "juego-total"))
    sign_in(client)
    learner = Learner.objects.get(user=ane)
    assert Skill.objects.filter(learner=learner, drill="juego-total").exists()
    assert Mind.objects.filter(learner=learner).count() == 1
    assert not rebuild(learner.pk)


@pytest.mark.django_db
def test_what_once_was_mastered_keeps_the_earlier_date(client: Client, ane: User) -> None:
    finish(client, start(client, "juego-total"))
    when = timezone.now()
    visitor = Skill.objects.filter(learner=learner_of(client), drill="juego-total")
    visitor.update(mastered_at=when, criterion="shown")
    sign_in(client)
    skill = Skill.objects.get(learner__user=ane, drill="juego-total")
    assert (skill.mastered_at, skill.criterion) == (when, "shown")


@pytest.mark.django_db
@pytest.mark.parametrize("visitor_first", [False, True])
def test_of_two_open_sittings_of_a_drill_the_later_goes_on(
    client: Client, ane: User, visitor_first: bool
) -> None:
    mine = start(client, "chica-winner").attempt.run_id
    theirs = Run.objects.get(learner__user=ane, drill="chica-winner").pk
    older, later = (mine, theirs) if visitor_first else (theirs, mine)
    Run.objects.filter(pk=older).update(started_at=timezone.now() - timedelta(days=2))
    Run.objects.filter(pk=later).update(started_at=timezone.now() - timedelta(days=1))
    sign_in(client)
    assert Run.objects.get(pk=older).left_at is not None
    assert Run.objects.get(pk=later).left_at is None


@pytest.mark.django_db
def test_the_same_front_question_answered_by_both_counts_once_as_a_first_try(
    client: Client, ane: User
) -> None:
    carried, drill = deal_front(), front_drill()
    code = truth(carried.question)
    account = Learner.objects.get(user=ane).visitor
    assert account is not None
    client.get("/en/")
    answer_front(visitor=account, drill=drill, carried=carried, answer=code)
    answer_front(visitor=number_of(client), drill=drill, carried=carried, answer=code)
    before = kept()
    sign_in(client)
    assert kept() == before
    runs = Run.objects.filter(learner__user=ane, drill=drill.slug)
    firsts = Attempt.objects.filter(run__in=runs, position=1, question=str(carried.question))
    assert sorted(firsts.values_list("is_first_try", flat=True)) == [False, True]
    skill = Skill.objects.get(learner__user=ane, drill=drill.slug)
    tried = [key for *_, key in skill.tries]
    assert tried.count(question_key(str(carried.question))) == 1


@pytest.mark.django_db
def test_a_second_merger_changes_nothing(client: Client, ane: User) -> None:
    start(client, "pares-kind")
    visitor = number_of(client)
    learner = merge_visitor(visitor=visitor, user=ane)
    before = kept()
    assert merge_visitor(visitor=visitor, user=ane) == learner
    assert kept() == before


@pytest.mark.django_db
def test_an_account_is_never_merged_into_another(client: Client, ane: User) -> None:
    other = member(client, "Beñat")
    start(client, "pares-kind")
    sign_in(client)
    assert Run.objects.filter(learner__user=other).count() == 1
    assert not Run.objects.filter(learner__user=ane, drill="pares-kind").exists()


@pytest.mark.django_db(transaction=True)
def test_two_windows_that_sign_in_at_once_lose_and_double_nothing() -> None:
    user = User.objects.create_user("ane")
    visitor = uuid4()
    for drill in ("grande-winner", "pares-kind", "juego-total"):
        start_run(visitor=visitor, drill=catalogue()[drill])
    before = kept()

    def enter(_: int) -> int:
        try:
            return merge_visitor(visitor=visitor, user=user).pk
        finally:
            connections.close_all()

    with ThreadPoolExecutor(4) as windows:
        learners = set(windows.map(enter, range(4)))
    assert len(learners) == Learner.objects.count() == 1
    assert kept() == before
