"""What is said of a learner: only on enough answers, with them, and no longer than they hold."""

import re

import pytest
from django.test import Client

from engine import MISCONCEPTIONS, Question, options, truth
from tests.tutor.playing import Asked, Page, answer, finish, go_on, start
from tutor.models import Attempt

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("dealt_alike")]
DRILL = "juego-total"
BELIEF = "three-is-three"
NAME = "A three is just a three"
HEADINGS = {
    "es": "Te ha salido en varias preguntas:",
    "pt-br": "Apareceu em várias perguntas:",
    "en": "It has come up in several questions:",
}
EMPTY = {
    "es": "Aún no hay nada.",
    "pt-br": "Ainda não há nada.",
    "en": "Nothing here yet.",
}
MASTERED = {"es": "Bajo control desde el", "pt-br": "Sob controle desde", "en": "Mastered on"}


def believed(question: Question) -> str:
    """What somebody answers to whom a three is just a three."""
    belief = next(one for one in MISCONCEPTIONS if one.id == BELIEF)
    given = belief.answer(question)
    return given if given in options(question) else truth(question)


def sit(client: Client, *, believes: bool, drill: str = DRILL) -> Asked:
    """A sitting; its last question."""
    asked = start(client, drill)
    while True:
        answer(client, asked, believed(asked.question) if believes else asked.right)
        following = go_on(client, asked)
        if following is None:
            return asked
        asked = following


def progress(client: Client, language: str = "en") -> Page:
    response: Page = client.get(f"/{language}/progress/")
    assert response.status_code == 200
    return response


def said(client: Client) -> list[str]:
    return [one.mix_up.name for one in progress(client).context["progress"].said]


@pytest.mark.parametrize("language", EMPTY)
def test_to_a_stranger_nothing_is_said(client: Client, language: str) -> None:
    body = progress(client, language).content.decode()
    assert EMPTY[language] in body
    assert HEADINGS[language] not in body


def test_one_error_says_nothing(client: Client) -> None:
    asked = start(client, DRILL)
    Attempt.objects.update(question="1|juego-total|-|classic|3o3c3e1b|-")
    answer(client, asked, "10")
    assert said(client) == []
    assert "No mix-up." in progress(client).content.decode()


@pytest.mark.parametrize("language", HEADINGS)
def test_what_several_answers_fit_is_said_with_them(client: Client, language: str) -> None:
    for _ in range(3):
        last = sit(client, believes=True)
    page = progress(client, language)
    body, (one,) = page.content.decode(), page.context["progress"].said
    assert HEADINGS[language] in body
    assert len(one.fits) >= 3
    assert one.fitting.startswith(f"{len(one.fits)}\u00a0")
    result = client.get(f"/{language}/runs/{last.attempt.run_id}/").content.decode()
    assert HEADINGS[language] in result
    for sight in (*one.fits, *one.against):
        assert f'href="{sight.url}"' in body
        assert client.get(sight.url).context["feedback"].state in ("wrong", "right")


def test_the_answers_named_are_those_that_fit(client: Client) -> None:
    for _ in range(3):
        sit(client, believes=True)
    (one,) = progress(client).context["progress"].said
    for sight, fits in [*((s, True) for s in one.fits), *((s, False) for s in one.against)]:
        run_id, position = map(int, re.findall(r"\d+", sight.url))
        attempt = Attempt.objects.get(run_id=run_id, position=position)
        question = Question.parse(attempt.question)
        assert attempt.answer == (believed(question) if fits else truth(question))
        assert believed(question) != truth(question)


def test_it_is_taken_back_once_answers_speak_against_it(client: Client) -> None:
    for _ in range(3):
        sit(client, believes=True)
    assert said(client) == [NAME]
    for _ in range(3):
        sit(client, believes=False)
    assert said(client) == []


def test_help_and_not_knowing_never_say_anything(client: Client) -> None:
    for _ in range(4):
        asked: Asked | None = start(client, DRILL)
        while asked:
            client.post(asked.url, {"answer": "hint-1"})
            answer(client, asked, believed(asked.question))
            asked = go_on(client, asked)
    assert said(client) == []


def test_nobody_sees_what_is_said_of_another(client: Client) -> None:
    for _ in range(3):
        sit(client, believes=True)
    assert said(Client()) == []


@pytest.mark.parametrize("language", MASTERED)
def test_what_is_mastered_is_told_with_its_date(client: Client, language: str) -> None:
    for _ in range(3):
        finish(client, start(client, DRILL))
    page = progress(client, language)
    (skill,) = page.context["progress"].skills
    assert skill.mastered.startswith(MASTERED[language])
    assert skill.strength.endswith("%")
    assert page.context["progress"].shown.count("1\u00a0") == 1
    assert len(page.context["progress"].due) == 1
    run_id = Attempt.objects.latest("pk").run_id
    assert MASTERED[language] in client.get(f"/{language}/runs/{run_id}/").content.decode()


def test_with_nothing_mastered_it_tells_what_it_takes(client: Client) -> None:
    finish(client, start(client, DRILL))
    shown = progress(client).context["progress"].shown
    assert shown.startswith("No drill yet.")
    assert "7 of the last 8\u00a0tries" in shown
