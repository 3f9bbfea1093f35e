"""What a form says, in two steps and in one."""

import pytest
from django.http import QueryDict
from django.test import Client

from tests.tutor.playing import Page, start
from tests.tutor.preferences.setting import set_to
from tutor.drills.forms import answer_in


@pytest.mark.parametrize(
    ("sent", "answer"),
    [
        ("answer=2", "2"),
        ("answer=medias", "medias"),
        ("answer=0&answer=2", "0,2"),
        ("answer=31&answer=31", "31"),
        ("answer=31&answer=skip", "31,skip"),
        ("answer=&answer=skip", "skip"),
        ("answer=0&answer=none", "0,none"),
        ("answer=medias&answer=hint-1", "hint-1"),
        ("answer=31&answer=skip&answer=hint-2", "hint-2"),
        ("answer=", ""),
        ("", ""),
    ],
)
def test_in_two_steps_what_is_chosen_is_all_there_is(sent: str, answer: str) -> None:
    assert answer_in(QueryDict(f"steps=two&{sent}")) == answer


@pytest.mark.parametrize(
    ("sent", "answer"),
    [("answer=31&answer=skip", "skip"), ("answer=0&answer=2", "0,2"), ("answer=2", "2")],
)
def test_in_one_the_button_that_is_pressed_wins(sent: str, answer: str) -> None:
    assert answer_in(QueryDict(sent)) == answer


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("drill", "both"), [("juego-total", ["31", "skip"]), ("juego-holders", ["0", "none"])]
)
def test_two_answers_at_once_are_none(client: Client, drill: str, both: list[str]) -> None:
    asked = start(client, drill)
    page: Page = client.post(asked.url, {"steps": "two", "answer": both})
    assert page.status_code == 422
    text = page.content.decode()
    assert "two answers at once" in text
    assert f'value="{both[1]}" checked' in text
    assert "31,skip" not in text
    assert asked.attempt.is_open


@pytest.mark.django_db
@pytest.mark.parametrize("drill", ["grande-winner", "cards-order", "one-card", "juego-holders"])
def test_one_tap_is_a_button_for_each_answer(client: Client, drill: str) -> None:
    two = start(client, drill)
    assert two.body.count('<button class="btn btn--gold" data-next>') == 1
    assert 'name="steps"' in two.body
    set_to(client, sending="one-tap")
    one = start(client, drill)
    assert one.body.count('type="radio"') == 0
    assert 'name="steps"' not in one.body
    assert one.answers == two.answers
