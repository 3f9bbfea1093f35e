"""What a quiz tells of a learner: at handing in, once, and first tries alone."""

import pytest
from django.test import Client

from tests.tutor.playing import answer, finish, start
from tests.tutor.quizzes.taking import begin, take
from tutor.learner.rebuilding import rebuild
from tutor.models import Attempt, Mind, Skill

pytestmark = pytest.mark.django_db


def tries() -> dict[str, int]:
    return {skill.drill: len(skill.tries) for skill in Skill.objects.all()}


def test_nothing_is_told_before_it_is_handed_in(client: Client) -> None:
    taken = begin(client)
    taken.choose_all(right=10)
    assert not Mind.objects.exists()
    assert not Skill.objects.exists()


def test_each_answer_is_told_when_it_is_handed_in(client: Client) -> None:
    taken = begin(client)
    taken.choose_all(right=4)
    taken.hand_in()
    asked = [one.drill for one in taken.attempts]
    assert tries() == {drill: min(asked.count(drill), 8) for drill in asked}
    assert Mind.objects.get().answers


def test_a_second_hand_in_tells_nothing_more(client: Client) -> None:
    taken = begin(client)
    taken.choose_all(right=4)
    taken.hand_in()
    mind, skills = Mind.objects.values().get(), list(Skill.objects.values())
    taken.hand_in()
    assert (Mind.objects.values().get(), list(Skill.objects.values())) == (mind, skills)


def test_the_same_questions_again_tell_nothing(client: Client) -> None:
    taken = begin(client)
    taken.choose_all(right=4)
    taken.hand_in()
    mind = Mind.objects.values().get()
    again = take(client, taken.quiz_url)
    again.choose_all(right=10)
    again.hand_in()
    assert Mind.objects.values().get() == mind
    assert not any(one.is_first_try for one in again.attempts)


def test_what_is_stored_is_what_is_worked_out_anew(client: Client) -> None:
    drilled = start(client, "worth-pays")
    answer(client, drilled, drilled.wrong)
    taken = begin(client)
    taken.choose_all(right=6)
    taken.choose(2, "skip")
    taken.hand_in()
    finish(client, start(client, "count-ends"))
    again = take(client, taken.quiz_url)
    again.choose_all(right=0)
    again.hand_in()
    assert not rebuild(taken.run.learner_id)


def test_answers_of_practice_and_of_a_quiz_make_one_skill(client: Client) -> None:
    finish(client, start(client, "worth-pays"))
    before = tries()["worth-pays"]
    taken = begin(client)
    taken.choose_all(right=10)
    taken.hand_in()
    asked = Attempt.objects.filter(run=taken.run, drill="worth-pays").count()
    assert tries()["worth-pays"] == min(before + asked, 8)
