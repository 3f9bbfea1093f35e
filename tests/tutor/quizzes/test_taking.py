"""A quiz from its beginning to its end."""

import pytest
from django.test import Client

from tests.tutor.quizzes.taking import begin, begin_own, take
from tutor.models import Attempt, Quiz, QuizQuestion, Run

pytestmark = pytest.mark.django_db


def test_it_goes_from_the_list_to_the_result(client: Client) -> None:
    taken = begin(client)
    taken.choose_all(right=7)
    assert taken.look().context["overview"].heading == "Answered: 10 of 10"
    response = taken.hand_in()
    assert (response.status_code, response.headers["Location"]) == (303, taken.url)
    result = taken.look().context["result"]
    assert result.heading == "Right: 7 of 10"
    assert result.percentage == "70%"
    assert [one.state for one in result.lines] == ["right"] * 7 + ["wrong"] * 3
