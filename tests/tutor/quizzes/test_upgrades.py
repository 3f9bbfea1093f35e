"""The engine, the course or the catalogue changes while a quiz is being taken, or afterwards."""

import pytest
from django.test import Client

from tests.tutor.quizzes.taking import begin, begin_own, take
from tutor.models import Attempt, Quiz, QuizQuestion, Skill

pytestmark = pytest.mark.django_db
OLD = "0|who-wins|grande|of-old|-|-"


def test_a_question_that_cannot_be_read_any_more_does_not_count(client: Client) -> None:
    taken = begin(client)
    taken.choose_all(right=10)
    Attempt.objects.filter(run=taken.run, position=3).update(question=OLD)
    page = taken.look(3)
    assert "won’t count" in page.context["gone"].text
    assert page.context["gone"].next_url == taken.at(4)
    assert taken.choose(3, "0").status_code == 303
    assert taken.look().status_code == 200
    taken.hand_in()
    result = taken.look().context["result"]
    assert result.heading == "Right: 9 of 9"
    assert result.percentage == "100%"
    assert (
        result.not_counted
        == "1\N{NO-BREAK SPACE}question can’t be judged any more and doesn’t count."
    )
    assert result.lines[2].state == "void"
    assert "gone" in taken.look(3).context
    void = taken.attempts[2]
    assert void.voided_at is not None
    assert void.draft


def test_a_draft_that_is_no_answer_any_more_does_not_count(client: Client) -> None:
    taken = begin_own(client, "grande")
    taken.choose_all(right=5)
    Attempt.objects.filter(run=taken.run, position=1).update(draft="north-west")
    taken.hand_in()
    assert taken.look().context["result"].heading == "Right: 4 of 4"
    assert taken.look(1).status_code == 200


def test_nothing_that_can_be_read_is_no_score(client: Client) -> None:
    taken = begin(client)
    Attempt.objects.filter(run=taken.run).update(question=OLD)
    taken.hand_in()
    result = taken.look().context["result"]
    assert (result.heading, result.percentage) == ("Right: 0 of 0", "")
    assert not Skill.objects.exists()


def test_an_answered_question_that_can_no_longer_be_read_keeps_its_verdict(client: Client) -> None:
    taken = begin(client)
    taken.choose_all(right=10)
    taken.hand_in()
    Attempt.objects.filter(run=taken.run, position=1).update(question=OLD)
    assert taken.look().context["result"].heading == "Right: 10 of 10"
    assert taken.look(1).context["gone"].next_url == taken.at(2)


def test_lessons_and_drills_that_have_gone_are_told_and_break_nothing(client: Client) -> None:
    taken = begin(client)
    taken.choose_all(right=0)
    Quiz.objects.update(lessons="of-old worth", plan="of-old")
    Attempt.objects.filter(run=taken.run, position=1).update(drill="of-old")
    taken.hand_in()
    assert taken.look().status_code == 200
    assert taken.look(1).status_code == 200
    assert client.get(taken.quiz_url).status_code == 200
    assert client.get("/en/quizzes/").status_code == 200
    fresh = take(client, taken.quiz_url, deal="fresh")
    assert fresh.run.quiz
    assert fresh.run.quiz.lessons == "worth"


def test_a_plan_of_which_nothing_is_left_leads_to_the_list(client: Client) -> None:
    taken = begin(client)
    taken.hand_in()
    Quiz.objects.update(lessons="of-old")
    response = client.post(taken.quiz_url, {"deal": "fresh"})
    assert (response.status_code, response.headers["Location"]) == (303, "/en/quizzes/")


def test_its_questions_are_what_they_were_for_whoever_comes_later(client: Client) -> None:
    taken = begin(client)
    kept = list(QuizQuestion.objects.order_by("position").values_list("question", flat=True))
    Attempt.objects.update(question=OLD)
    later = take(Client(), taken.quiz_url)
    assert [one.question for one in later.attempts] == kept
