"""Days in a row: each answer on the local day on which it was given."""

from datetime import UTC, datetime, timedelta

import pytest
import time_machine
from django.test import Client

from tests.tutor.playing import Page, answer, start

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("dealt_alike")]

EVENING = datetime(2027, 3, 9, 20, tzinfo=UTC)  # five in the morning of the tenth in Tokyo
DAY = timedelta(days=1)


def answers(client: Client, *moments: datetime) -> None:
    for moment in moments:
        with time_machine.travel(moment):
            asked = start(client, "cards-order")
            answer(client, asked, asked.right)


def told(client: Client, at: datetime) -> str:
    with time_machine.travel(at):
        page: Page = client.get("/en/progress/")
    return str(page.context["progress"].days)


def test_days_count_up_to_today_and_still_do_before_todays_first_answer(client: Client) -> None:
    answers(client, EVENING, EVENING + DAY, EVENING + DAY * 2)
    assert told(client, EVENING + DAY * 2) == "3\u00a0days in a row with cards in your hand."
    assert told(client, EVENING + DAY * 3) == "3\u00a0days in a row with cards in your hand."


def test_a_day_left_out_is_passed_over_in_silence(client: Client) -> None:
    answers(client, EVENING, EVENING + DAY)
    assert told(client, EVENING + DAY * 3) == ""
    answers(client, EVENING + DAY * 4)
    assert told(client, EVENING + DAY * 4) == ""


def test_a_day_is_the_readers_own(client: Client) -> None:
    answers(client, EVENING, EVENING + timedelta(hours=13))
    assert told(client, EVENING + timedelta(hours=13)) != ""
    client.cookies["clock"] = "Asia/Tokyo"
    assert told(client, EVENING + timedelta(hours=13)) == ""


def test_several_answers_of_one_day_are_one_day(client: Client) -> None:
    answers(client, EVENING, EVENING + timedelta(hours=1))
    assert told(client, EVENING + timedelta(hours=1)) == ""
