"""The pages of lesson sets: made, filled, published, shared and copied, by those who may teach."""

from typing import Any

import pytest
from django.test import Client
from django.urls import reverse
from pytest_django import Settings

from tests.tutor.accounts.entering import member
from tests.tutor.classroom.people import classroom
from tests.tutor.playing import start
from tutor.drills.catalogue import catalogue
from tutor.languages import LANGUAGES
from tutor.models import Attempt, Goal, ItemKind, LessonSet, Quiz, Run, User
from tutor.sets.items import Item
from tutor.sets.ready import ready_items, ready_paths
from tutor.sets.services import items_of, latest_of, published_of

pytestmark = pytest.mark.django_db
type Page = Any
GRANDE = {"act": "practise", "practise-thing": "lesson:grande", "practise-goal": "mastery"}
SCORING = {"act": "quiz", "quiz-plan": "scoring", "quiz-score": "80"}


@pytest.fixture
def ane(client: Client) -> User:
    return member(client)


@pytest.fixture
def url(client: Client, ane: User) -> str:
    """A set of her own, empty."""
    page: Page = client.post(reverse("sets"), {"name": " Lunes "})
    assert page.status_code == 303
    location: str = page.headers["Location"]
    return location


def held(name: str = "Lunes") -> list[Item]:
    return items_of(latest_of(LessonSet.objects.get(name=name)))


def test_a_set_is_filled_ordered_and_published(client: Client, url: str) -> None:
    assert client.post(url, {"act": "publish"}).status_code == 422
    for form in (GRANDE, SCORING, GRANDE | {"practise-thing": "drill:chica-winner"}):
        assert client.post(url, form).status_code == 303
    client.post(url, {"act": "up", "position": "3"})
    client.post(url, {"act": "down", "position": "1"})
    assert [one.slug for one in held()] == ["chica-winner", "grande", "scoring"]
    count = {"practise-goal": "count", "practise-count": "15"}
    client.post(url, GRANDE | count)
    client.post(url, {"act": "out", "position": "1"})
    assert held() == [
        Item(ItemKind.LESSON, "grande", None, Goal.COUNT, 15),
        Item(ItemKind.PLAN, "scoring", None, Goal.SCORE, 80),
    ]
    client.post(url, {"act": "publish"})
    version = published_of(LessonSet.objects.get())
    assert version
    client.post(url, {"act": "out", "position": "1"})
    assert len(items_of(version)) == 2
    assert "Version 1, and a draft of the next" in client.get(url).content.decode()


def test_a_quiz_is_added_by_its_code_however_it_is_typed(client: Client, url: str) -> None:
    quiz = Quiz.objects.create(code="k7mw3fh2", lessons="grande", length=5)
    form = {"act": "quiz", "quiz-code": "K7MW 3FH2", "quiz-score": "50"}
    assert client.post(url, form).status_code == 303
    assert held()[0].quiz == quiz
    assert "k7mw 3fh2" in client.get(url).content.decode()


@pytest.mark.parametrize(
    ("form", "told"),
    [
        (GRANDE | {"practise-thing": "lesson:moon"}, "Choose one of those in the list."),
        (GRANDE | {"practise-goal": "score"}, "Choose one of those in the list."),
        (GRANDE | {"practise-goal": "count"}, "a number of questions from 1 to 200"),
        (
            GRANDE | {"practise-goal": "count", "practise-count": "999"},
            "a number of questions from 1 to 200",
        ),
        (SCORING | {"quiz-score": "0"}, "a score from 1 to 100"),
        (SCORING | {"quiz-plan": ""}, "one of the two"),
        (SCORING | {"quiz-code": "22222222"}, "No quiz has that code"),
        ({"act": "rename", "name": ""}, "Write a name for the set."),
        ({"act": "share"}, "Publish it first"),
    ],
)
def test_what_cannot_be_is_told_and_changes_nothing(
    client: Client, url: str, form: dict[str, str], told: str
) -> None:
    page: Page = client.post(url, form)
    assert page.status_code == 422
    assert told in page.content.decode()
    assert held() == []


def test_a_link_lets_another_teacher_copy_it(client: Client, url: str) -> None:
    for form in (GRANDE, {"act": "publish"}, {"act": "share"}, {"act": "rename", "name": "Mar"}):
        client.post(url, form)
    link = client.get(url).context["set"].share_url.removeprefix("http://testserver")
    other = Client()
    assert other.get(link).status_code == 303
    member(other, "Eli")
    page = other.get(link)
    assert "Ane shares this set" in page.content.decode()
    copy: str = other.post(link).headers["Location"]
    assert other.get(copy).status_code == 200
    assert client.get(copy).status_code == 404
    assert LessonSet.objects.filter(name="Mar").count() == 2
    client.post(url, {"act": "unshare"})
    assert other.get(link).status_code == 404


def test_a_set_is_nobodys_but_its_owners(client: Client, url: str) -> None:
    other = Client()
    assert other.get(url).status_code == 303
    member(other, "Eli")
    assert other.get(url).status_code == 404
    assert other.post(url, {"act": "drop", "sure": "yes"}).status_code == 404
    assert LessonSet.objects.exists()


def test_who_may_not_teach_gets_none_of_it(client: Client, url: str, settings: Settings) -> None:
    settings.TEACHERS = "invited"
    key = ready_paths()[0]
    preview = reverse("set-preview", args=["grande-winner"])
    for one in (reverse("sets"), url, reverse("set-ready", args=[key]), preview):
        assert client.get(one).status_code == 404


def test_it_is_dropped_after_it_was_asked_again(client: Client, url: str) -> None:
    assert client.post(url, {"act": "drop"}).status_code == 200
    assert LessonSet.objects.exists()
    assert client.post(url, {"act": "drop", "sure": "yes"}).headers["Location"] == reverse("sets")
    assert not LessonSet.objects.exists()


@pytest.mark.parametrize("language", [one.code for one in LANGUAGES])
def test_ready_made_sets_are_looked_at_and_copied(client: Client, ane: User, language: str) -> None:
    classroom(ane)
    page: Page = client.get(f"/{language}/sets/")
    assert [one.what for one in page.context["ready"]] == list(ready_paths())
    first = page.context["ready"][0]
    assert "?what=path%3Afirst-evening" in client.get(first.url).content.decode()
    client.post(first.url)
    assert tuple(held(first.title)) == ready_items(first.what)
    assert client.get(f"/{language}/sets/ready/path:moon/").status_code == 404


def test_a_question_is_looked_at_with_its_key_and_nothing_is_kept(
    client: Client, ane: User
) -> None:
    asked = start(client, "grande-winner")
    before = Attempt.objects.count(), Run.objects.count()
    for slug in ("grande-winner", "pares-kind", "encaje-may"):
        url: str = reverse("set-preview", args=[slug])
        for _ in catalogue()[slug].specs:
            page: Page = client.get(url)
            assert page.status_code == 200
            url = page.context["feedback"].next_url
        assert url.endswith("?spec=0")
    assert (Attempt.objects.count(), Run.objects.count()) == before
    assert asked.attempt.is_open
    assert client.get(reverse("set-preview", args=["moon"])).status_code == 404
