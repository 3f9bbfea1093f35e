"""The nearest deal in which a wrong answer would be right."""

from dataclasses import replace

import pytest
from django.template.loader import render_to_string
from django.test import Client
from django.utils.translation import override

from engine import Question
from tests.tutor.playing import HTMX, Page, answer, start
from tutor.drills.asking import story_lines
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
    lines = nearest_sight(talk, "lances", "/back/").story
    assert [(line.is_gone, line.is_new) for line in lines] == [(True, False), (False, True)]


SPOKEN = "calls=0:envido:2,1:reenvido:6,0:no_quiero;players=0,1,2,3;view=0"
SHORTER = Question.parse(f"1|refusal-pays|grande|classic|-|{SPOKEN}")


def test_what_is_said_no_more_stands_where_it_was() -> None:
    asked = story_lines(SHORTER)
    told = nearest_sight(SHORTER, "1:1", "/back/").story
    kept = [replace(line, is_gone=False) for line in told if not line.is_new]
    assert kept == list(asked)
    assert any(line.is_gone for line in told)


@pytest.mark.parametrize(
    ("language", "words", "card"),
    [
        ("en", "In place of:", "ace of bastos"),
        ("es", "En lugar de:", "as de bastos"),
        ("pt-br", "No lugar de:", "ás de bastos"),
    ],
)
def test_the_cards_that_went_are_named_by_the_hand(language: str, words: str, card: str) -> None:
    with override(language):
        page = render_to_string(
            "drills/nearest.html#nearest", {"nearest": nearest_sight(TOTAL, "34", "/back/")}
        )
    assert f'<span class="instead">{words} <s>{card}</s></span>' in page


def test_a_card_is_said_to_have_gone_only_where_it_was() -> None:
    two = Question.parse("1|who-wins|grande|classic|Ro7c6e4b.Rc7e6b4c|view=0")
    sight = nearest_sight(two, "1", "/back/")
    assert [bool(row.instead_of) for row in sight.rows].count(True) == 1


@pytest.mark.parametrize(
    ("language", "words"), [("en", "Gone:"), ("es", "Fuera:"), ("pt-br", "Saiu:")]
)
def test_what_went_is_struck_through_and_said_to_have_gone(language: str, words: str) -> None:
    with override(language):
        page = render_to_string(
            "drills/nearest.html#nearest", {"nearest": nearest_sight(SHORTER, "1:1", "/back/")}
        )
    assert f'<li><span class="sr">{words} </span><s>' in page
    assert page.count("<s>") == page.count("</s>")


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


def test_what_is_chosen_from_is_told_where_it_changes() -> None:
    facts = "calls=0:paso,1:envido:2;players=0,1,2,3;say=0:quiero,0:reenvido:8,0:paso,2:no_quiero"
    question = Question.parse(f"1|may-not-say|chica|classic|-|{facts};view=3")
    story = nearest_sight(question, "0:quiero", "/back/").story
    offered = [line for line in story if line.name == "On offer"]
    assert [(line.is_gone, line.is_new) for line in offered] == [(True, False), (False, True)]
