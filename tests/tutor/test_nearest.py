"""The nearest deal in which a wrong answer would be right."""

import pytest
from django.test import Client

from engine import Question
from tests.tutor.playing import HTMX, Page, answer, start
from tutor.drills.nearest import nearest_sight
from tutor.drills.sight import Mark
from tutor.models import Attempt

TOTAL = Question.parse("1|juego-total|-|classic|RoRc3e1b|-")


def test_a_card_that_may_be_chosen_is_marked_as_new() -> None:
    four = Question.parse("1|top-card|-|classic|-|cards=Se3c5o7b;end=high")
    marks = [card.mark for row in nearest_sight(four, "Se", "/back/").rows for card in row.cards]
    assert marks.count(Mark.NEW) == 1


def test_new_cards_and_new_lines_are_marked() -> None:
    sight = nearest_sight(TOTAL, "34", "/back/")
    marks = [card.mark for row in sight.rows for card in row.cards]
    assert marks.count(Mark.NEW) == 1
    assert not sight.other_rows
    talk = Question.parse("1|mus-next|-|classic|-|said=mus;view=1")
    assert [line.is_new for line in nearest_sight(talk, "lances", "/back/").story] == [True]


@pytest.mark.parametrize(
    ("slug", "title"),
    [
        ("four-kings-both", "Under the second rules"),
        ("count-ends", "The hands"),
        ("one-card", "Before the swap"),
        ("grande-winner", "The other hands"),
    ],
)
@pytest.mark.django_db
def test_what_matters_less_is_headed_by_what_it_is(client: Client, slug: str, title: str) -> None:
    page = answer(client, asked := start(client, slug), asked.wrong)
    feedback = page.context["feedback"]
    assert feedback.others_title == title
    shown = page.content.decode()
    assert (f"<h2>{title}</h2>" in shown) == bool(feedback.other_rows)
    near: Page = client.get(f"{asked.url}nearest/")
    sight = near.context["nearest"]
    over = f'<p class="over">{title}</p>'
    assert (over in near.content.decode()) == bool(sight.other_rows)


@pytest.mark.django_db
def test_a_wrong_answer_leads_there_and_back(client: Client) -> None:
    asked = start(client, "grande-winner")
    page = answer(client, asked, asked.wrong)
    url = page.context["feedback"].nearest_url
    shown: Page = client.get(url)
    assert shown.context["nearest"].heading == "Your answer would be right here"
    assert f'href="{asked.url}"' in shown.content.decode()
    part = client.get(url, headers=HTMX).content.decode()
    assert "<html" not in part
    assert '<h2 id="nearest-heading">' in part


@pytest.mark.django_db
@pytest.mark.parametrize("given", ["right", "skip"])
def test_there_is_none_for_a_right_answer_or_none(client: Client, given: str) -> None:
    asked = start(client, "grande-winner")
    assert client.get(f"{asked.url}nearest/").status_code == 404
    page = answer(client, asked, asked.right if given == "right" else given)
    assert page.context["feedback"].nearest_url == ""
    assert client.get(f"{asked.url}nearest/").status_code == 404


@pytest.mark.django_db
def test_it_is_for_the_one_who_answered(client: Client) -> None:
    asked = start(client, "grande-winner")
    answer(client, asked, asked.wrong)
    assert Attempt.objects.filter(verdict="wrong").exists()
    assert Client().get(f"{asked.url}nearest/").status_code == 404
