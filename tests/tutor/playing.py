"""Plays the site as a browser would: by its addresses, forms and links."""

import re
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from django.test import Client

from engine import Question, options, truth
from tutor.models import Attempt

ANSWER = re.compile(r'name="answer" value="([^"]*)"')
TICKED = re.compile(r'type="checkbox" name="answer" value="(\d+)"')
HELP = re.compile("skip|show|hint-[123]")
TOKEN = re.compile(r'name="token" value="([^"]*)"')
HTMX = {"HX-Request": "true"}

type Page = Any  # what Django's test client gives back


@dataclass(frozen=True, slots=True)
class Asked:
    """A question as a browser has it: where it is, and what may be answered."""

    url: str
    body: str

    @property
    def answers(self) -> list[str]:
        """The answers that the page offers, help and "I don't know" left out.

        Where seats are ticked, each choice of them is one; where a number is typed, each that may
        be typed.
        """
        seats = TICKED.findall(self.body)
        sizes = range(1, len(seats) + 1)
        ticked = [",".join(some) for size in sizes for some in combinations(seats, size)]
        pressed = [code for code in ANSWER.findall(self.body) if not HELP.fullmatch(code)]
        return [*ticked, *(code for code in pressed if code not in seats)] or list(
            options(self.question)
        )

    def at(self, position: int) -> str:
        """Another question of the sitting."""
        return f"{self.url.rsplit('/', 2)[0]}/{position}/"

    @property
    def attempt(self) -> Attempt:
        """The row behind the page."""
        run_id, position = map(int, self.url.strip("/").split("/")[-2:])
        in_place = Attempt.objects.in_place().select_related("run")
        return in_place.get(run_id=run_id, position=position)

    @property
    def question(self) -> Question:
        """What the engine asked."""
        return Question.parse(self.attempt.question)

    @property
    def right(self) -> str:
        """The right answer, which is not in the page."""
        return truth(self.question)

    @property
    def wrong(self) -> str:
        """Some answer that is not right."""
        return next(code for code in self.answers if code != self.right)


def start(client: Client, drill: str, language: str = "en") -> Asked:
    """Begin a sitting."""
    response: Page = client.post(f"/{language}/drills/{drill}/")
    assert response.status_code == 303
    return look(client, response.headers["Location"])


def look(client: Client, url: str) -> Asked:
    """Open a question."""
    response: Page = client.get(url)
    assert response.status_code == 200
    return Asked(url, response.content.decode())


def answer(client: Client, asked: Asked, code: str) -> Page:
    """Answer and see the feedback, as without JavaScript."""
    response: Page = client.post(asked.url, {"answer": code})
    assert response.status_code == 303
    assert response.headers["Location"] == asked.url
    return client.get(asked.url)


def go_on(client: Client, asked: Asked) -> Asked | None:
    """The next question, or none after the last."""
    feedback = client.get(asked.url).context["feedback"]
    response: Page = client.get(feedback.next_url)
    return Asked(feedback.next_url, response.content.decode()) if _is_asked(response) else None


def _is_asked(response: Page) -> bool:
    return "question" in response.context


def finish(client: Client, asked: Asked | None) -> None:
    """Answer all that is left of a sitting."""
    while asked:
        answer(client, asked, asked.right)
        asked = go_on(client, asked)
