"""Questions and answers that this engine cannot read: a sentence, a way on, and nothing lost."""

from random import Random

import pytest
from django.core import signing
from django.test import Client

from engine import deal_question, options
from tests.tutor.playing import HTMX, Asked, Page, answer, look, start
from tutor.drills import front
from tutor.drills.asking import question_sight
from tutor.drills.catalogue import catalogue
from tutor.drills.seeing import feedback_sight
from tutor.drills.stored import read_question
from tutor.models import Attempt, Run

GONE = "This question can’t be shown any more"
UNREADABLE = [
    "",
    "junk",
    "é" * 50,
    "2|juego-total|-|classic|3o3c3e1b|-",
    "1|who-bluffs|-|classic|3o3c3e1b|-",
    "1|juego-total|-|martian|3o3c3e1b|-",
    "1|juego-total|-|classic|3o3c3e|-",
    "1|juego-total|-|classic|3o3o3e1b|-",
    "1|juego-total|-|classic|3o3c3e1b|view=0",
    "1|juego-total|-|eibar|SoScSe1b|-",
    "1|who-wins|pares|classic|Ro7c5e4b.1o6c5o4c|view=0",
    "1|who-wins|grande|six|RoRcCb4e.1o1c1e1b|view=9",
    "1|top-card|-|classic|-|cards=RoRcCb1e;end=high",
]


def spoil(asked: Asked, text: str) -> None:
    Attempt.objects.filter(pk=asked.attempt.pk).update(question=text)


@pytest.mark.parametrize("text", UNREADABLE, ids=range(len(UNREADABLE)))
def test_a_text_that_is_no_question_is_none(text: str) -> None:
    assert read_question(text) is None


@pytest.mark.django_db
@pytest.mark.parametrize("text", UNREADABLE, ids=range(len(UNREADABLE)))
def test_an_open_one_is_told_and_another_takes_its_place(client: Client, text: str) -> None:
    asked = start(client, "juego-total")
    spoil(asked, text)
    page: Page = client.get(asked.url)
    assert page.status_code == 200
    assert GONE in page.content.decode()
    assert asked.attempt.question == text
    assert client.get("/en/lessons/").status_code == 200
    assert start(client, "juego-total").url == asked.url
    replaced: Page = client.post(asked.url)
    assert replaced.status_code == 422
    assert "Here is another." in replaced.content.decode()
    assert answer(client, asked, asked.right).context["feedback"].state == "right"


@pytest.mark.django_db
@pytest.mark.parametrize("headers", [{}, HTMX], ids=["plain", "htmx"])
def test_an_answer_to_one_spends_nothing(client: Client, headers: dict[str, str]) -> None:
    asked = start(client, "juego-total")
    spoil(asked, UNREADABLE[1])
    for _ in range(2):
        page: Page = client.post(asked.url, {"answer": "x"}, headers=headers)
        assert page.status_code == 422
        assert page.context["question"].error
        assert ("<html" in page.content.decode()) is not bool(headers)
    assert asked.attempt.is_open
    assert read_question(asked.attempt.question)
    assert Attempt.objects.count() == 1


@pytest.mark.django_db
def test_an_answered_one_keeps_its_stone_and_leads_on(client: Client) -> None:
    asked = start(client, "juego-total")
    answer(client, asked, asked.right)
    spoil(asked, UNREADABLE[3])
    page: Page = client.get(asked.url)
    assert page.context["run"].stones[0].state == "right"
    assert page.context["gone"].next_url == asked.at(2)
    assert GONE in client.get(asked.url, headers=HTMX).content.decode()
    again: Page = client.post(asked.url, {"answer": "31"}, headers=HTMX)
    assert again.status_code == 200
    assert asked.attempt.verdict == "right"
    assert asked.attempt.question == UNREADABLE[3]


@pytest.mark.django_db
def test_an_answer_that_the_question_no_longer_takes_is_not_judged_anew(client: Client) -> None:
    asked = start(client, "pares-kind")
    answer(client, asked, asked.right)
    Attempt.objects.filter(pk=asked.attempt.pk).update(answer="trio")
    page: Page = client.get(asked.url)
    assert page.context["gone"].next_url == asked.at(2)


@pytest.mark.django_db
def test_the_next_one_being_unreadable_spoils_no_feedback(client: Client) -> None:
    asked = start(client, "juego-total")
    spoil(asked, "1|juego-total|-|classic|3o3c3e1b|-")
    client.post(asked.url, {"answer": "11"})
    spoil(look(client, asked.at(2)), "junk")
    page: Page = client.get(asked.url)
    assert page.context["feedback"].next_url == asked.at(2)
    assert GONE in client.get(asked.at(2)).content.decode()


@pytest.mark.django_db
def test_a_result_shows_the_stone_of_one_that_cannot_be_shown(client: Client) -> None:
    asked = start(client, "juego-total")
    for position in range(1, 6):
        now = look(client, asked.at(position))
        answer(client, now, now.right)
    spoil(asked, "junk")
    page: Page = client.get(f"/en/runs/{asked.attempt.run_id}/")
    assert page.context["heading"] == "First try: 5 of 5"
    assert page.context["lines"][0].question == GONE


@pytest.mark.django_db
def test_one_of_a_withdrawn_drill_ends_its_sitting(client: Client) -> None:
    asked = start(client, "juego-total")
    Run.objects.update(drill="withdrawn")
    spoil(asked, "junk")
    assert GONE in client.get(asked.url).content.decode()
    page: Page = client.post(asked.url)
    assert (page.status_code, page.headers["Location"]) == (303, "/en/lessons/")
    assert client.get("/en/lessons/").context["step"].url != f"/en/runs/{asked.attempt.run_id}/"


@pytest.mark.django_db
@pytest.mark.parametrize("kept", [["nonce", "junk"], ["nonce", 7], ["nonce"], "junk", 7, None])
def test_the_front_page_deals_another_for_one(client: Client, kept: object) -> None:
    token = signing.dumps(kept, salt=front.SALT)
    page: Page = client.post("/en/question/", {"token": token, "answer": "0"})
    assert page.status_code == 422
    assert "Here is another." in page.content.decode()
    assert not Run.objects.exists()


@pytest.mark.django_db
def test_whatever_can_be_read_can_be_shown_and_judged() -> None:
    """Texts of real questions with something changed are none, or whole."""
    chance, read = Random(1), 0
    specs = [spec for drill in catalogue().values() for spec in drill.specs]
    texts = [str(deal_question(spec, 7)) for spec in specs]
    for _ in range(3_000):
        if question := read_question(changed(chance.choice(texts), texts, chance)):
            read += 1
            question_sight(question, "/")
            given = chance.choice([*options(question), "skip"])
            kept = Attempt(run=Run(pk=1, drill="gone"), position=1, question=str(question))
            kept.answer, kept.verdict = given, "wrong"
            assert feedback_sight(kept, None, again=True)
    assert read > 300


def changed(text: str, texts: list[str], chance: Random) -> str:
    """A question with parts of another, or with some letters of its own changed."""
    parts = text.split("|")
    for _ in range(chance.randint(1, 2)):
        at = chance.randrange(len(parts))
        parts[at] = chance.choice(texts).split("|")[at]
    if chance.random() < 0.5:
        at = chance.randrange(len(parts))
        spot = chance.randrange(len(parts[at]) + 1)
        new = "".join(chance.choices("RCS7654321oceb.=;-w\0é", k=chance.randint(0, 2)))
        parts[at] = parts[at][:spot] + new + parts[at][spot + chance.randint(0, 2) :]
    return "|".join(parts)
