"""How far one has come: not begun, begun, done; and the way back to where one was."""

from dataclasses import replace

import pytest
from django.test import Client

from tests.tutor.playing import Page, answer, finish, look, start
from tutor.drills.catalogue import catalogue
from tutor.lessons.curriculum import curriculum
from tutor.models import Attempt, Run
from tutor.progress import Progress, State

pytestmark = pytest.mark.django_db


def lines(client: Client) -> dict[str, str]:
    page: Page = client.get("/en/lessons/")
    return {line.slug: line.state for path in page.context["paths"] for line in path.lessons}


def resume(client: Client) -> str:
    page: Page = client.get("/en/lessons/")
    return page.context["step"].url if page.context["step"] else ""


def test_a_newcomer_has_begun_nothing(client: Client) -> None:
    assert set(lines(client).values()) == {"not_begun"}
    assert resume(client) == f"/en/lessons/{curriculum()[0].slug}/"


def test_a_lesson_is_begun_by_a_sitting_and_done_by_all_its_drills(client: Client) -> None:
    first = start(client, "grande-winner")
    assert lines(client)["grande"] == "begun"
    finish(client, first)
    assert lines(client)["grande"] == "begun"
    finish(client, start(client, "grande-decides"))
    assert lines(client) == dict.fromkeys(lines(client), "not_begun") | {"grande": "done"}


def test_the_course_resumes_at_the_open_question(client: Client) -> None:
    asked = start(client, "chica-winner")
    answer(client, asked, asked.right)
    page: Page = client.get(resume(client), follow=True)
    assert page.redirect_chain == [(asked.at(2), 302)]


def test_with_nothing_open_it_resumes_at_the_next_drill(client: Client) -> None:
    finish(client, start(client, "cards-same"))
    assert resume(client) == "/en/drills/cards-order/"


def test_a_drill_shows_the_way_back_into_it(client: Client) -> None:
    asked = start(client, "chica-winner")
    page: Page = client.get("/en/drills/chica-winner/")
    assert page.context["drill"].resume_url == f"/en/runs/{asked.attempt.run_id}/"
    other: Page = client.get("/en/drills/chica-decides/")
    assert other.context["drill"].resume_url is None


def test_a_start_sent_twice_is_one_sitting(client: Client) -> None:
    assert start(client, "chica-winner").url == start(client, "chica-winner").url
    assert Run.objects.count() == Attempt.objects.count() == 1


def test_a_start_leaves_the_sitting_that_has_answers(client: Client) -> None:
    asked = start(client, "chica-winner")
    answer(client, asked, asked.right)
    anew = start(client, "chica-winner")
    assert anew.attempt.run_id != asked.attempt.run_id
    assert asked.attempt.run.left_at is not None
    assert resume(client) == f"/en/runs/{anew.attempt.run_id}/"
    assert look(client, asked.at(2)).attempt.is_open


def test_the_result_tells_first_tries_and_each_question(client: Client) -> None:
    asked = start(client, "grande-winner")
    answer(client, asked, asked.wrong)
    finish(client, look(client, asked.at(2)))
    page: Page = client.get(f"/en/runs/{asked.attempt.run_id}/")
    assert page.context["heading"] == "First try: 4 of 5"
    assert [line.state for line in page.context["lines"]] == ["wrong"] + ["right"] * 4
    assert page.context["lines"][0].url == asked.url
    assert page.context["step"].url == "/en/drills/grande-decides/"


def test_a_withdrawn_drill_can_be_finished_and_looked_at(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = start(client, "chica-winner")
    Run.objects.update(drill="withdrawn")
    answer(client, asked, asked.right)
    page: Page = client.get(f"/en/runs/{asked.attempt.run_id}/")
    assert page.status_code == 200
    assert page.context["heading"] == "First try: 1 of 1"
    assert client.get("/en/drills/withdrawn/").status_code == 404
    assert client.get("/en/lessons/").status_code == 200


def test_every_drill_belongs_to_a_lesson_and_is_in_the_catalogue() -> None:
    listed = [slug for entry in curriculum() for slug in entry.drills]
    assert sorted(listed) == sorted(catalogue())
    assert len(set(listed)) == len(listed)


def test_a_lesson_without_a_drill_is_never_begun() -> None:
    entry = replace(curriculum()[0], drills=())
    assert Progress({}).of_lesson(entry) is State.NOT_BEGUN
