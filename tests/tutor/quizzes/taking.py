"""Takes quizzes as a browser would: by their addresses, forms and links."""

from dataclasses import dataclass
from typing import Any

from django.test import Client

from engine import Question, options, truth
from tutor.models import Attempt, Run

type Page = Any  # what Django's test client gives back


@dataclass(frozen=True, slots=True)
class Taken:
    """A sitting of a quiz, by the address of its overview."""

    client: Client
    url: str

    @property
    def run(self) -> Run:
        """The row behind it."""
        found = Run.objects.select_related("quiz", "learner")
        return found.get(pk=int(self.url.rstrip("/").rsplit("/", 1)[1]))

    @property
    def quiz_url(self) -> str:
        """The address to hand on."""
        return self.url.rstrip("/").rsplit("/", 1)[0] + "/"

    @property
    def attempts(self) -> list[Attempt]:
        """Its questions, in order."""
        return list(self.run.attempts.order_by("position"))

    def at(self, position: int) -> str:
        """The address of one of its questions."""
        return f"{self.url}{position}/"

    def asked(self, position: int) -> Question:
        """What is asked there."""
        return Question.parse(self.attempts[position - 1].question)

    def right(self, position: int) -> str:
        """The answer that is right there."""
        return truth(self.asked(position))

    def wrong(self, position: int) -> str:
        """One that is not."""
        asked = self.asked(position)
        return next(code for code in options(asked) if code != truth(asked))

    def choose(self, position: int, answer: str, **how: Any) -> Page:
        """Choose an answer."""
        return self.client.post(self.at(position), {"answer": answer}, **how)

    def choose_all(self, right: int) -> None:
        """So many right from the first on, the others not."""
        for position in range(1, len(self.attempts) + 1):
            choice = self.right if position <= right else self.wrong
            assert self.choose(position, choice(position)).status_code == 303

    def hand_in(self, **how: Any) -> Page:
        """Hand it in."""
        return self.client.post(f"{self.url}hand-in/", **how)

    def look(self, position: int = 0) -> Page:
        """The overview or the result, or one question."""
        return self.client.get(self.at(position) if position else self.url)


def begin(client: Client, plan: str = "scoring", language: str = "en") -> Taken:
    """Begin a ready-made quiz."""
    return _taken(client, client.post(f"/{language}/quizzes/", {"plan": plan}))


def begin_own(client: Client, *lessons: str, language: str = "en", **chosen: str) -> Taken:
    """Begin one of one's own."""
    form = {"lessons": lessons, "length": "5", "difficulty": "mixed", "ruleset": ""} | chosen
    return _taken(client, client.post(f"/{language}/quizzes/own/", form))


def take(client: Client, quiz_url: str, deal: str = "same") -> Taken:
    """Take a quiz from its own page."""
    return _taken(client, client.post(quiz_url, {"deal": deal}))


def _taken(client: Client, response: Page) -> Taken:
    assert response.status_code == 303
    first: str = response.headers["Location"]
    assert first.endswith("/1/")
    return Taken(client, first.removesuffix("1/"))
