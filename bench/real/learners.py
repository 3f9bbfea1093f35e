"""What the learners of a class do, and their teacher: a file for Locust, which has its own Python.

Each learner joins the class, then practises and never stops. What was shown to be saved is written
into the file LOAD_CONFIRMED, a line of JSON each, to be looked for afterwards.
"""

import itertools
import json
import os
import random
import re
from typing import Any

import gevent
from locust import FastHttpUser, between, task

DRILLS = os.environ["LOAD_DRILLS"].split()
TOKEN = re.compile(r'name="csrfmiddlewaretoken" value="([^"]+)"')
ANSWERS = re.compile(r'name="answer" value="([^"]+)"')
HELP = ("hint-", "show", "skip")
SAVED = 'id="feedback"'
NEXT = re.compile(r'data-next hx-get="([^"]+)"')
GRID_SHOWN = 'id="grid"'
TWICE = 0.1  # of answers are sent by a double click
BUSY, MOST_TRIES, REST_S = 503, 40, 0.5
CODES = itertools.cycle(os.environ.get("LOAD_CODES", "").split())
GRID = os.environ.get("LOAD_GRID", "")
SESSION = os.environ.get("LOAD_SESSION", "")
PAUSE_S = float(os.environ.get("LOAD_PAUSE_S", "1"))


class Person(FastHttpUser):
    """A browser that asks again where the site says that it is busy."""

    abstract = True
    wait_time = between(PAUSE_S, 3 * PAUSE_S)

    def asks(self, method: str, path: str, name: str, **more: Any) -> str:
        """The page's text, wherever it leads to."""
        for _ in range(MOST_TRIES):
            with self.rest(method, path, name, **more) as response:
                is_told_to_wait = response.status_code == BUSY
                is_cut_off = response.status_code == 0
                if not is_told_to_wait and not is_cut_off:
                    self.at = response.url or path
                    return response.text or ""
                response.success()
            self.tells("BUSY" if is_told_to_wait else "CUT", name)
            gevent.sleep(REST_S)
        raise AssertionError(f"busy all the time: {path}")

    def tells(self, what: str, name: str) -> None:
        """That a request is sent again: the site was busy, or had just closed the connection."""
        self.environment.events.request.fire(
            request_type=what, name=name, response_time=0, response_length=0, exception=None
        )

    def rest(self, method: str, path: str, name: str, **more: Any) -> Any:
        return self.client.request(method, path, name=name, catch_response=True, **more)

    def sends(self, path: str, name: str, token: str, form: dict[str, str], **more: Any) -> str:
        """A form."""
        data = {"csrfmiddlewaretoken": token, **form}
        return self.asks("POST", path, name, data=data, **more)


class Learner(Person):
    """One who practises."""

    weight = 40

    def on_start(self) -> None:
        """Come in by the class's link, where there is a class."""
        self.page, self.address = "", ""
        code = next(CODES, None)
        if not code:
            return
        path = f"/es/join/{code}/"
        page = self.asks("GET", path, "join")
        name = f"Pupil {random.randrange(10**9)}"
        self.sends(path, "join", token_of(page), {"name": name})

    @task
    def practise(self) -> None:
        """Answer what is asked, or begin a sitting."""
        choices = [one for one in ANSWERS.findall(self.page) if not one.startswith(HELP)]
        if not self.page or not (choices or "data-number" in self.page):
            self.begin()
            return
        given = random.choice(choices) if choices else str(random.randint(4, 40))
        again = gevent.spawn(self.answer, given) if random.random() < TWICE else None
        said = self.answer(given)
        if again:
            again.join()
        if SAVED in said:
            confirm(self.address, given)
        self.go_on(said)

    def begin(self) -> None:
        drill = f"/es/drills/{random.choice(DRILLS)}/"
        page = self.asks("GET", drill, "drill")
        self.page = self.sends(drill, "begin", token_of(page), {})
        self.address = path_of(self.at)
        self.token = token_of(self.page)

    def answer(self, given: str) -> str:
        headers = {"HX-Request": "true"}
        return self.sends(self.address, "answer", self.token, {"answer": given}, headers=headers)

    def go_on(self, said: str) -> None:
        following = NEXT.search(said)
        self.page = ""
        if following and "/runs/" in following[1]:
            self.address = following[1]
            self.page = self.asks("GET", self.address, "next", headers={"HX-Request": "true"})
            self.token = token_of(self.page) if self.page else ""


class Teacher(Person):
    """One who has the class's grid before her, which fills by itself."""

    fixed_count = 1 if GRID else 0
    wait_time = between(3, 3)

    @task
    def look(self) -> None:
        """The whole grid."""
        headers = {"Cookie": SESSION}
        with self.rest("GET", GRID, "grid", headers=headers) as response:
            if GRID_SHOWN not in (response.text or ""):
                response.failure(f"the grid is not shown: {response.status_code}")


class Nobody(FastHttpUser):
    """One who asks for the empty page, without a rest."""

    wait_time = between(0, 0)

    @task
    def ask(self) -> None:
        """Send a form of an answer's size."""
        self.client.post("/nothing", name="nothing", data={"answer": "31"})


def token_of(page: str) -> str:
    """What its form must bring back."""
    found = TOKEN.search(page)
    assert found, page[:300]
    return found[1]


def path_of(url: str) -> str:
    """An address on this site."""
    return "/" + url.split("/", 3)[3] if "://" in url else url


def confirm(address: str, answer: str) -> None:
    """Keep what its sender saw to be saved."""
    line = json.dumps({"at": address.split("/runs/")[1].strip("/"), "answer": answer})
    with open(os.environ["LOAD_CONFIRMED"], "a") as file:
        file.write(f"{line}\n")
