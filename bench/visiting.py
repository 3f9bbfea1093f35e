"""Somebody at the site: pages as they travel, compressed, and answers as a server is given them."""

import re
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any
from uuid import UUID

from django.test import Client, RequestFactory

from engine import Question, truth
from tutor.models import Attempt

BROWSER = {"Accept-Encoding": "gzip, deflate, br", "Host": "localhost"}
FRAGMENT = {"HX-Request": "true"}
LOADED = re.compile(r'(?:<link rel="(?:stylesheet|icon)" href|<script src|<use href)="([^"#]+)')
CSRF = "a" * 32

type Response = Any  # what the test client gives back


@dataclass(frozen=True, slots=True)
class Asked:
    """A question that waits for its answer."""

    url: str
    attempt: Attempt

    @property
    def right(self) -> str:
        return truth(Question.parse(self.attempt.question))

    @property
    def visitor(self) -> UUID:
        visitor = self.attempt.run.learner.visitor
        assert visitor is not None
        return visitor


class Visitor:
    """A browser of its own, with nothing kept but the cookie."""

    def __init__(self) -> None:
        self._client = Client(headers=BROWSER)

    def starts(self, drill: str) -> Asked:
        """A new sitting."""
        return asked_at(self._client.post(f"/es/drills/{drill}/").headers["Location"])

    def answers(self, asked: Asked, answer: str) -> Response:
        """The fragment that an answer brings."""
        return self._client.post(asked.url, {"answer": answer}, headers=FRAGMENT)

    def answering(self, asked: Asked, url: str) -> dict[str, Any]:
        """What a server is given of the POST of the right answer, cookies and token included."""
        kept = [f"{name}={cookie.value}" for name, cookie in self._client.cookies.items()]
        form = {"answer": asked.right, "csrfmiddlewaretoken": CSRF}
        headers = BROWSER | FRAGMENT | {"Cookie": "; ".join([*kept, f"csrftoken={CSRF}"])}
        return RequestFactory(headers=headers).post(url, form).environ

    def goes_on(self, url: str) -> Response:
        """The fragment of the next question."""
        return self._client.get(url, headers=FRAGMENT)

    def loads(self, url: str) -> dict[str, int]:
        """A page and all that a browser loads with it: the bytes of each body as sent."""
        page = self._client.get(url, headers={"Accept-Encoding": ""}).content.decode()
        addresses = [url, *dict.fromkeys(LOADED.findall(page))]
        return {address: size(self._client.get(address)) for address in addresses}


def asked_at(url: str) -> Asked:
    """The question at an address."""
    run_id, position = url.strip("/").split("/")[-2:]
    found = Attempt.objects.select_related("run__learner")
    return Asked(url, found.get(run_id=run_id, position=position))


def size(response: Response) -> int:
    """The bytes of a body as they are sent."""
    assert response.status_code == HTTPStatus.OK, response
    return len(b"".join(response.streaming_content if response.streaming else [response.content]))
