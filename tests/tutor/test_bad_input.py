"""What nobody's browser sends: a sentence or a plain refusal, nothing spent, never a 500."""

import pytest
from django.conf import settings
from django.test import Client

from tests.tutor.playing import HTMX, Page, start
from tutor.models import Attempt, Learner, Run

URL_CODED = "application/x-www-form-urlencoded"
HOSTILE = [
    "0\0",
    "\0",
    "9" * 5000,
    "-1",
    "1e3",
    "\u202e31",
    "<script>alert(1)</script>",
    "{typed}",
    "%s%n",
    "x" * 100_000,
    "31; DROP TABLE",
]


@pytest.mark.django_db
@pytest.mark.parametrize("text", HOSTILE, ids=range(len(HOSTILE)))
@pytest.mark.parametrize("drill", ["juego-total", "grande-winner", "cards-same"])
def test_an_unreadable_answer_is_told_and_spends_nothing(
    client: Client, drill: str, text: str
) -> None:
    asked = start(client, drill)
    page: Page = client.post(asked.url, {"answer": text})
    assert page.status_code == 422
    assert page.context["question"].error
    assert asked.attempt.is_open
    assert "<script>alert" not in page.content.decode()


@pytest.mark.django_db
@pytest.mark.parametrize("headers", [{}, HTMX], ids=["plain", "htmx"])
@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "Type the total, then send it."),
        ("thirty", "This takes a number, and it says “thirty”."),
        ("41", "It can’t add up to 41: four cards make anything from 4 to 40."),
    ],
)
def test_the_sentence_says_what_would_be_right_and_the_text_is_kept(
    client: Client, headers: dict[str, str], text: str, sentence: str
) -> None:
    asked = start(client, "juego-total")
    page: Page = client.post(asked.url, {"answer": text}, headers=headers)
    assert page.status_code == 422
    assert page.context["question"].error == sentence
    assert page.context["question"].typed == text
    assert ("<html" in page.content.decode()) is not bool(headers)
    assert client.post(asked.url, {"answer": asked.right}).status_code == 303


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("body", "kind", "status"),
    [
        (b"answer=%FF%FE%ED%A0%80", URL_CODED, 422),
        (b"answer=\xff\xfe", URL_CODED, 422),
        (b"{", "application/json", 422),
        (b"", "", 422),
        (b"answer=0", "application/x-www-form-urlencoded; charset=utf-16", 400),
        (b"nonsense", "multipart/form-data; boundary=x", 422),
        (b"nonsense", "multipart/form-data", 400),
        (b"&".join(b"a=%d" % n for n in range(200)), URL_CODED, 400),
        (b"answer=" + b"1" * 1_000_000, URL_CODED, 400),
    ],
)
def test_a_body_that_is_no_form_is_refused(
    client: Client, body: bytes, kind: str, status: int
) -> None:
    asked = start(client, "juego-total")
    page: Page = client.generic("POST", asked.url, body, content_type=kind)
    assert page.status_code == status
    assert asked.attempt.is_open
    assert 'lang="en"' in page.content.decode()


@pytest.mark.django_db
@pytest.mark.parametrize(
    "path",
    [
        "/en/runs/99999999999999999999999/1/",
        "/en/runs/999999999999999999/999999999999999999/",
        "/en/runs/0/",
        "/en/runs/01/1/",
        "/en/runs/-1/",
        "/en/runs/%D9%A3/",
        "/en/runs/" + "9" * 5000 + "/",
        "/en/drills/no-such-drill/",
        "/en/drills/%00/",
        "/en/drills/" + "a" * 5000 + "/",
        "/en/lessons/no-such-lesson/",
        "/en/lessons/..%2f..%2fsettings/",
        "/en/%ff%fe/",
        "/xx/lessons/",
        "/en//",
    ],
)
@pytest.mark.parametrize("method", ["get", "post"])
def test_an_address_that_leads_nowhere_is_a_404(client: Client, method: str, path: str) -> None:
    page: Page = getattr(client, method)(path)
    assert page.status_code == (405 if method == "post" and "/lessons/no" in path else 404)
    assert page.status_code == 405 or "Page not found" in page.content.decode()
    assert not Learner.objects.exists()


@pytest.mark.django_db
def test_a_form_from_elsewhere_is_refused_with_a_sentence(client: Client) -> None:
    start(client, "grande-winner")
    browser = Client(enforce_csrf_checks=True)
    browser.cookies.update(client.cookies)
    page: Page = browser.post("/en/drills/pares-kind/")
    assert page.status_code == 403
    assert "This form is too old" in page.content.decode()
    assert Run.objects.count() == 1


@pytest.mark.django_db
def test_an_answer_from_elsewhere_is_shown_to_be_sent_again(client: Client) -> None:
    asked = start(client, "grande-winner")
    browser = Client(enforce_csrf_checks=True)
    browser.cookies.update(client.cookies)
    page: Page = browser.post(asked.url, {"answer": asked.right}, follow=True)
    text = page.content.decode()
    assert "didn’t arrive" in text
    assert f'value="{asked.right}" checked' in text
    assert asked.attempt.is_open


@pytest.mark.django_db
@pytest.mark.parametrize("cookie", ["", "made-up", "a:b:c", "\xff", "x" * 4000])
def test_a_cookie_that_is_not_ours_is_a_new_visitor(client: Client, cookie: str) -> None:
    asked = start(client, "grande-winner")
    client.cookies[settings.VISITOR_COOKIE] = cookie
    assert client.get(asked.url).status_code == 404
    assert client.post(asked.url, {"answer": "0"}).status_code == 404
    assert Attempt.objects.get().is_open
