"""What is due today: capped, without guilt, and as fresh deals of what went wrong."""

from datetime import UTC, datetime, timedelta

import pytest
import time_machine
from django.test import Client
from django.utils import timezone

from tests.tutor.playing import Asked, Page, answer, finish, go_on, look, start
from tutor.models import Attempt, Skill

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("dealt_alike")]

DRILLS = ("cards-order", "cards-same", "grande-winner", "pares-kind", "juego-total")
NOON = datetime(2027, 3, 9, 12, tzinfo=UTC)


def fail(client: Client, asked: Asked | None) -> None:
    while asked:
        answer(client, asked, asked.wrong)
        asked = go_on(client, asked)


def review(client: Client) -> list[str]:
    page: Page = client.get("/en/progress/")
    return [drill.url for drill in page.context["progress"].review.drills]


def line(client: Client) -> str:
    page: Page = client.get("/en/lessons/")
    return str(page.context["review"])


def test_at_most_three_drills_a_day_are_offered_the_longest_due_first(client: Client) -> None:
    for hours, slug in enumerate(DRILLS):
        with time_machine.travel(NOON + timedelta(hours=hours)):
            fail(client, start(client, slug))
    with time_machine.travel(NOON + timedelta(days=3)):
        assert review(client) == [f"/en/drills/{slug}/" for slug in DRILLS[:3]]
        page: Page = client.get("/en/progress/")
        assert page.context["progress"].review.rest == "2\u00a0more drills can wait."
        assert line(client) == "15\u00a0questions to review today"
        finish(client, start(client, DRILLS[0]))
        assert review(client) == [f"/en/drills/{slug}/" for slug in DRILLS[1:3]]
        for slug in DRILLS[1:3]:
            finish(client, start(client, slug))
        assert review(client) == []
        assert line(client) == "That’s enough review for today. The rest can wait."
    with time_machine.travel(NOON + timedelta(days=4)):
        assert review(client) == [f"/en/drills/{slug}/" for slug in DRILLS[3:]]


def test_a_new_drill_done_today_takes_nothing_from_what_is_offered(client: Client) -> None:
    for slug in DRILLS[:3]:
        with time_machine.travel(NOON):
            fail(client, start(client, slug))
    with time_machine.travel(NOON + timedelta(days=2)):
        finish(client, start(client, DRILLS[3]))
        assert len(review(client)) == 3


def test_nothing_is_due_before_its_day_and_all_day_then(client: Client) -> None:
    with time_machine.travel(NOON):
        fail(client, start(client, DRILLS[0]))
        assert review(client) == []
        assert line(client) == "Nothing to review today"
    with time_machine.travel(NOON.replace(hour=23, minute=59)):
        assert review(client) == []
    with time_machine.travel(NOON.replace(day=10, hour=0, minute=1)):
        assert review(client) == [f"/en/drills/{DRILLS[0]}/"]


def test_the_line_on_the_map_is_for_those_who_have_begun(client: Client) -> None:
    assert line(client) == ""


def test_what_went_wrong_comes_first_and_as_a_new_deal(client: Client) -> None:
    asked = start(client, "juego-total")
    for _ in range(4):
        answer(client, asked, asked.right)
        asked = go_on(client, asked) or asked
    answer(client, asked, asked.wrong)
    before = set(Attempt.objects.values_list("question", flat=True))
    first = start(client, "juego-total").attempt
    assert first.spec == asked.attempt.spec
    assert first.question not in before


def test_a_review_is_begun_by_its_button(client: Client) -> None:
    with time_machine.travel(NOON):
        fail(client, start(client, DRILLS[0]))
    with time_machine.travel(NOON + timedelta(days=1)):
        (url,) = review(client)
        page: Page = client.get("/en/progress/")
        assert f'<form method="post" action="{url}">' in page.content.decode()
        response: Page = client.post(url)
        assert response.status_code == 303
        assert look(client, response.headers["Location"]).attempt.position == 1


def test_what_was_mastered_keeps_its_date_however_weak_it_is_now(client: Client) -> None:
    for _ in range(3):
        finish(client, start(client, "juego-total"))
    date = Skill.objects.get().mastered_at
    assert date
    with time_machine.travel(timezone.now() + timedelta(days=300)):
        page: Page = client.get("/en/progress/")
        (skill,) = page.context["progress"].skills
        assert skill.mastered.startswith("Mastered on ")
        assert skill.strength.startswith("Likely still there: ")
        assert skill.strength != "Likely still there: 100%"
        assert len(page.context["progress"].review.drills) == 1
        found: Page = client.get("/en/lessons/")
        lines = {one.slug: one for path in found.context["paths"] for one in path.lessons}
        assert "Mastered: 1 of 3" in lines["juego"].notes
    assert Skill.objects.get().mastered_at == date
