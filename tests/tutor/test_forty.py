"""Forty learners at once, each in two windows, against the server as it runs: processes, threads.

Nothing here is timed. A server that says that it is busy (503) is asked again, as its page says.
"""

import os
import socket
import subprocess
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPException
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

import pytest
from django.db import connection

from bench.real.browser import REST_S, Browser
from engine import Question, truth
from tests.house.source import HOUSE
from tutor.learner.rebuilding import rebuild
from tutor.management.commands import serve
from tutor.models import Attempt, Learner, Mind, Quiz, QuizQuestion, Run
from tutor.models.drills import Mode

LEARNERS, QUESTIONS = 40, 5
DRILL = "juego-total"


@pytest.fixture
def port(transactional_db: None, tmp_path: Path) -> Iterator[int]:
    """The site on the tests' database, served as `make run` does."""
    with socket.create_server((serve.HOST, 0)) as server:
        free = int(server.getsockname()[1])
    env = os.environ | {
        "LANCE_VAR": str(tmp_path),
        "LANCE_DEBUG": "1",
        "LANCE_SECRET_KEY": "x" * 50,
        "LANCE_HOSTS": serve.HOST,
        "LANCE_HTTPS": "",
        "DATABASE_URL": _database(),
    }
    command = [*serve.GUNICORN, "--bind", f"{serve.HOST}:{free}"]
    with subprocess.Popen(command, cwd=HOUSE, env=env, stdout=subprocess.DEVNULL) as site:
        try:
            _wait_for(free, site)
            yield free
        finally:
            site.terminate()
            site.wait()


def _database() -> str:
    name = str(connection.settings_dict["NAME"])
    if connection.vendor == "sqlite":
        return f"sqlite:///{name}"
    return urlunsplit(urlsplit(os.environ["DATABASE_URL"])._replace(path=f"/{name}"))


def _wait_for(port: int, site: subprocess.Popen[bytes]) -> None:
    while site.poll() is None:
        try:
            Browser(port).get("/en/")
        except (OSError, HTTPException):
            time.sleep(REST_S)
        else:
            return
    raise AssertionError("the server ended")


def practise(browser: Browser, number: int) -> None:
    """A sitting, each question answered from two windows at once."""
    url = browser.twice(f"/en/drills/{DRILL}/")
    for position in range(1, QUESTIONS + 1):
        at = f"{url.rsplit('/', 2)[0]}/{position}/"
        assert browser.twice(at, answer=_answer(number, position)) == at


def take(browser: Browser, quiz: Quiz) -> None:
    """A quiz, begun twice at once and handed in so."""
    url = browser.twice(f"/en/quizzes/{quiz.code}/")
    for position in range(1, QUESTIONS + 1):
        browser.post(f"{url.rsplit('/', 2)[0]}/{position}/", answer="skip")
    browser.twice(f"{url.rsplit('/', 2)[0]}/hand-in/")


def _answer(number: int, position: int) -> str:
    return str(4 + (number + position) % 37)


def work(port: int, number: int, quiz: Quiz) -> str:
    """All that one of the forty does; his cookie."""
    browser = Browser(port)
    browser.get(f"/en/drills/{DRILL}/")
    practise(browser, number)
    take(browser, quiz)
    return browser.cookies["visitor"].split(":")[0].strip('"')


def shared_quiz() -> Quiz:
    """One quiz for all."""
    asked = "1|juego-total|-|classic|4c4b4o4e|-"
    quiz = Quiz.objects.create(code="23456789", lessons="juego", length=QUESTIONS)
    QuizQuestion.objects.bulk_create(
        QuizQuestion(quiz=quiz, position=at, drill=DRILL, version=1, spec=0, question=asked)
        for at in range(1, QUESTIONS + 1)
    )
    return quiz


def test_forty_at_once_lose_nothing_and_double_nothing(port: int) -> None:
    quiz = shared_quiz()
    with ThreadPoolExecutor(LEARNERS) as class_:
        sent = [class_.submit(work, port, number, quiz) for number in range(LEARNERS)]
        visitors = [one.result() for one in sent]
    assert len(set(visitors)) == Learner.objects.count() == LEARNERS
    assert Run.objects.count() == 2 * LEARNERS
    assert Attempt.objects.count() == 2 * LEARNERS * QUESTIONS
    for number, visitor in enumerate(visitors):
        learner = Learner.objects.get(visitor=visitor)
        _has_all(learner, number)
        assert not rebuild(learner.pk), "what is known of a learner is not what he answered"


def _has_all(learner: Learner, number: int) -> None:
    practice, quiz = (learner.runs.get(mode=mode) for mode in (Mode.PRACTICE, Mode.QUIZ))
    assert practice.finished_at
    assert quiz.finished_at
    answers = practice.attempts.order_by("position")
    assert [one.answer for one in answers] == [
        _answer(number, position) for position in range(1, QUESTIONS + 1)
    ]
    for one in answers:
        is_right = one.answer == truth(Question.parse(one.question))
        assert one.verdict == ("right" if is_right else "wrong")
    assert [one.answer for one in quiz.attempts.all()] == ["skip"] * QUESTIONS
    assert Mind.objects.get(learner=learner).answers == QUESTIONS + 1
    assert len(learner.skills.get(drill=DRILL).tries) == 8
