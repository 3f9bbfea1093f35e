"""The order of the course: its paths, and what each lesson builds on."""

import pytest
from django.test import Client

from tests.tutor.playing import Page
from tutor import wording
from tutor.languages import LANGUAGES, Language
from tutor.lessons.curriculum import Entry, curriculum, entries, paths


@pytest.mark.parametrize("entry", curriculum(), ids=lambda entry: entry.slug)
def test_a_lesson_builds_on_earlier_ones(entry: Entry) -> None:
    assert all(entries()[slug].number < entry.number for slug in entry.needs)


def test_the_lessons_of_a_path_follow_each_other() -> None:
    assert [each for path in paths().values() for each in path] == list(curriculum())
    assert all(map(wording.path_title, paths()))


@pytest.mark.django_db
@pytest.mark.parametrize("language", LANGUAGES, ids=lambda each: each.code)
def test_every_lesson_says_what_it_builds_on(client: Client, language: Language) -> None:
    page: Page = client.get(f"/{language.code}/lessons/pares/")
    (needed,) = page.context["lesson"].needs
    assert needed.url == f"/{language.code}/lessons/chica/"
    assert f'<a href="{needed.url}">{needed.label}</a>' in page.content.decode()


@pytest.mark.django_db
def test_the_contents_are_told_path_by_path(client: Client) -> None:
    page: Page = client.get("/en/lessons/")
    assert [path.slug for path in page.context["paths"]] == list(paths())
    for path in page.context["paths"]:
        assert [line.slug for line in path.lessons] == [each.slug for each in paths()[path.slug]]


@pytest.mark.django_db
def test_the_last_lesson_leads_to_all_lessons(client: Client) -> None:
    page: Page = client.get(f"/en/lessons/{curriculum()[-1].slug}/")
    assert page.context["next"] is None
    assert '<a class="link" href="/en/lessons/">All lessons</a>' in page.content.decode()
