"""The front page's question: live at once, a row only when it is answered, and then once."""

from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta

import pytest
import time_machine
from django.db import connection
from django.test import Client
from django.utils import timezone

from engine import Lance, truth
from tests.tutor.playing import ANSWER, HTMX, TOKEN, Page
from tutor.drills.front import DRILL, Carried, deal_front, read_token
from tutor.models import Attempt, Learner, Run

URL = "/en/question/"


def carried(page: Page) -> tuple[str, Carried]:
    """The form's text and the question in it."""
    (token,) = TOKEN.findall(page.content.decode())
    question = read_token(token)
    assert question is not None
    return token, question


def nothing_is_kept() -> bool:
    return not (Learner.objects.exists() or Run.objects.exists() or Attempt.objects.exists())


@pytest.mark.django_db
def test_the_front_page_asks_who_takes_grande_between_two_hands(client: Client) -> None:
    page: Page = client.get("/en/")
    _, asked = carried(page)
    assert asked.question.lance is Lance.GRANDE
    assert len(asked.question.hands) == 2
    assert ANSWER.findall(page.content.decode()) == ["0", "1", "skip"]
    assert nothing_is_kept()


@pytest.mark.django_db
def test_each_visit_deals_anew(client: Client) -> None:
    dealt = {str(carried(client.get("/en/"))[1].question) for _ in range(5)}
    assert len(dealt) == 5


@pytest.mark.django_db
def test_its_answer_begins_a_sitting_that_goes_on(client: Client) -> None:
    token, asked = carried(client.get("/en/"))
    right = truth(asked.question)
    response: Page = client.post(URL, {"token": token, "answer": right})
    run = Run.objects.get()
    assert response.status_code == 303
    assert response.headers["Location"] == f"/en/runs/{run.pk}/1/"
    assert (run.drill, run.nonce) == (DRILL, asked.nonce)
    first, second = run.attempts.order_by("position")
    assert (first.question, first.answer, first.verdict) == (str(asked.question), right, "right")
    assert second.is_open
    feedback = client.get(response.headers["Location"]).context["feedback"]
    assert (feedback.state, feedback.next_url) == ("right", f"/en/runs/{run.pk}/2/")


@pytest.mark.django_db
def test_sent_twice_it_counts_once(client: Client) -> None:
    token, asked = carried(client.get("/en/"))
    right = truth(asked.question)
    first: Page = client.post(URL, {"token": token, "answer": right})
    second: Page = client.post(URL, {"token": token, "answer": "skip"})
    assert first.headers["Location"] == second.headers["Location"]
    assert Attempt.objects.get(position=1).answer == right
    assert Run.objects.count() == 1


@pytest.mark.django_db(transaction=True)
def test_eight_first_sends_at_the_same_moment_make_one_learner(client: Client) -> None:
    token, _ = carried(client.get("/en/"))

    def send(code: str) -> str:
        browser = Client()
        browser.cookies.update(client.cookies)
        try:
            response: Page = browser.post(URL, {"token": token, "answer": code})
            return str(response.headers["Location"])
        finally:
            connection.close()

    with ThreadPoolExecutor(8) as pool:
        assert len(set(pool.map(send, ["0", "1"] * 4))) == 1
    assert Learner.objects.count() == Run.objects.count() == 1
    assert Attempt.objects.count() == 2


@pytest.mark.django_db
def test_two_visitors_may_answer_the_same_question(client: Client) -> None:
    token, _ = carried(client.get("/en/"))
    for browser in (client, Client()):
        assert browser.post(URL, {"token": token, "answer": "0"}).status_code == 303
    assert Run.objects.count() == Learner.objects.count() == 2


@pytest.mark.django_db
@pytest.mark.parametrize("headers", [{}, HTMX], ids=["plain", "htmx"])
def test_nothing_chosen_spends_nothing(client: Client, headers: dict[str, str]) -> None:
    token, asked = carried(client.get("/en/"))
    page: Page = client.post(URL, {"token": token}, headers=headers)
    body = page.content.decode()
    assert page.status_code == 422
    assert "Pick an answer, then send it." in body
    assert carried(page)[1] == asked
    assert ("<html" in body) is not bool(headers)
    assert 'id="question"' in body
    assert nothing_is_kept()


@pytest.mark.django_db
@pytest.mark.parametrize("token", ["", "made-up", "a" * 5000, "%00", "%ED%A0%80", "a:b:c"])
def test_a_text_that_is_not_ours_gets_another_question(client: Client, token: str) -> None:
    body = f"token={token}&answer=0"
    page: Page = client.post(URL, body, content_type="application/x-www-form-urlencoded")
    assert page.status_code == 422
    assert "Here is another." in page.content.decode()
    assert carried(page)[1].question.hands
    assert nothing_is_kept()


@pytest.mark.django_db
def test_a_changed_text_is_not_ours(client: Client) -> None:
    token, _ = carried(client.get("/en/"))
    assert client.post(URL, {"token": token[::-1], "answer": "0"}).status_code == 422
    assert nothing_is_kept()


@pytest.mark.django_db
def test_a_text_lasts_a_day(client: Client) -> None:
    token = deal_front().signed()
    with time_machine.travel(timezone.now() + timedelta(hours=23)):
        assert client.post(URL, {"token": token, "answer": "0"}).status_code == 303
    with time_machine.travel(timezone.now() + timedelta(hours=25)):
        assert client.post(URL, {"token": token, "answer": "0"}).status_code == 422


def test_the_address_of_the_answer_leads_back_to_the_question(client: Client) -> None:
    response: Page = client.get(URL)
    assert (response.status_code, response.headers["Location"]) == (302, "/en/")
