"""Quizzes taken before signing in come along into an account that has taken the same."""

import pytest
from django.test import Client

from tests.tutor.accounts.entering import member, sign_in
from tests.tutor.quizzes.taking import Taken, begin, take
from tutor.learner.rebuilding import rebuild
from tutor.models import Run

pytestmark = pytest.mark.django_db


def firsts(taken: Taken) -> set[bool]:
    return {one.is_first_try for one in taken.attempts}


def test_of_two_tries_at_one_quiz_the_one_handed_in_first_is_the_first(client: Client) -> None:
    member(client)
    theirs = begin(client)
    theirs.choose_all(right=2)
    client.post("/en/account/leave/")
    mine = take(client, theirs.quiz_url)
    mine.choose_all(right=9)
    mine.hand_in()
    Run.objects.filter(pk=theirs.run.pk).update(left_at=None)
    sign_in(client)
    assert (firsts(mine), firsts(theirs)) == ({True}, {False})
    assert theirs.choose(1, "skip").status_code == 303
    theirs.hand_in()
    assert theirs.look().context["result"].first.label == "Right: 9 of 10"
    assert not rebuild(theirs.run.learner_id)


def test_of_two_open_tries_at_one_quiz_the_later_goes_on(client: Client) -> None:
    member(client)
    older = begin(client)
    older.choose(1, "skip")
    client.post("/en/account/leave/")
    later = take(client, older.quiz_url)
    sign_in(client)
    assert later.look().status_code == 200
    assert firsts(later) == {True}
    assert older.look().status_code == 404
    mine = client.get("/en/quizzes/").context["mine"]
    assert [one.url for one in mine] == [later.url]
    assert client.get(older.quiz_url).context["quiz"].resume_url == later.url
