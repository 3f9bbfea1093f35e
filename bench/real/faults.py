"""What is broken on purpose while people answer: is all that they saw confirmed found again?

Practising, an answer is confirmed by where it leads; in a quiz, so is each choice that is kept.
"""

import os
import random
import resource
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from threading import Event, Thread

from django.db import connection, transaction

from bench.measure import Row
from bench.real.browser import Browser
from bench.real.classroom import shared_quiz
from bench.real.house import House
from bench.real.site import Site, started
from tutor.models import Attempt

DRILL, QUESTIONS = "juego-total", 5
PEOPLE = 12
SLOW_TURNS = 20
HELD_S = 7  # longer than anybody waits for a database
PAGE = 4096


@dataclass
class Stage:
    """The site, which may be another process after a fault, and where it lives."""

    home: House
    site: Site
    open_still: ExitStack
    wrong: list[str] = field(default_factory=list)  # what somebody saw meanwhile and should not

    def start_again(self) -> None:
        """Another server at the same address."""
        self.site = self.open_still.enter_context(started(port=self.site.port, told=self.home.log))


@dataclass
class Person:
    """Somebody at work until told to stop; what was confirmed, and what should not have been."""

    port: int
    quiz: str
    is_leaving: bool = False  # the network is lost while an answer is on its way
    confirmed: dict[str, str] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)
    sent: int = 0

    def __post_init__(self) -> None:
        self.browser = Browser(self.port, is_stubborn=True)
        self.chance = random.Random(self.port)

    def work(self, is_over: Event) -> None:
        """A sitting, a quiz, a sitting…"""
        try:
            while not is_over.is_set():
                for sitting in (self.practise, self.take):
                    sitting(is_over)
        except AssertionError as error:
            self.faults.append(str(error))

    def practise(self, is_over: Event) -> None:
        self.browser.get(f"/en/drills/{DRILL}/")
        url = self.browser.post(f"/en/drills/{DRILL}/")
        self.answer(url, is_over, lambda at, to: at == to)

    def take(self, is_over: Event) -> None:
        self.browser.get(f"/en/quizzes/{self.quiz}/")
        url = self.browser.post(f"/en/quizzes/{self.quiz}/")
        self.answer(url, is_over, lambda at, to: at != to)
        if not is_over.is_set():
            self.browser.post(f"{url.rsplit('/', 2)[0]}/hand-in/")

    def answer(self, url: str, is_over: Event, is_kept: Callable[[str, str], bool]) -> None:
        for position in range(1, QUESTIONS + 1):
            if is_over.is_set():
                return
            at, given = f"{url.rsplit('/', 2)[0]}/{position}/", str(self.chance.randint(4, 40))
            self.sent += 1
            if self.is_leaving:
                self.browser.post_and_leave(at, answer=given)
            to = self.browser.post(at, answer=given)
            assert is_kept(at, to), f"{at} led to {to}"
            run, place = at.strip("/").split("/")[-2:]
            self.confirmed[f"{run}/{place}"] = given


def kill_workers(stage: Stage) -> None:
    """`kill -9` of one that answers, over and over."""
    for _ in range(4):
        time.sleep(1)
        os.kill(random.choice(stage.site.workers()), signal.SIGKILL)


def kill_server(stage: Stage) -> None:
    """`kill -9` of all of it at once; on SQLite that is the database too."""
    time.sleep(2)
    for number in (*stage.site.workers(), stage.site.process.pid):
        os.kill(number, signal.SIGKILL)
    time.sleep(1)
    stage.start_again()


def restart_server(stage: Stage) -> None:
    """As for an upgrade: it ends what it is at."""
    time.sleep(2)
    stage.site.stop()
    stage.start_again()


def kill_database(stage: Stage) -> None:
    """PostgreSQL ends at once, and is back after two seconds."""
    assert stage.home.postgres
    time.sleep(2)
    connection.close()
    stage.home.postgres.kill()
    time.sleep(2)
    stage.home.postgres.start()


def cut_connections(stage: Stage) -> None:
    """PostgreSQL ends every connection that it has, over and over."""
    for _ in range(4):
        time.sleep(1)
        with connection.cursor() as cursor:
            cursor.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )


def slow_database(stage: Stage) -> None:
    """All of PostgreSQL halts for four fifths of each half second, as on a slow disk."""
    assert stage.home.postgres
    for _ in range(SLOW_TURNS):
        numbers = stage.home.postgres.processes()
        for sign, pause_s in ((signal.SIGSTOP, 0.4), (signal.SIGCONT, 0.1)):
            for number in numbers:
                with suppress(ProcessLookupError):
                    os.kill(number, sign)
            time.sleep(pause_s)


def hold_database(stage: Stage) -> None:
    """Somebody writes for longer than anybody waits."""
    time.sleep(1)
    with transaction.atomic(), connection.cursor() as cursor:
        if stage.home.postgres:
            cursor.execute(f"LOCK TABLE {Attempt._meta.db_table} IN EXCLUSIVE MODE")
        time.sleep(HELD_S)


def fill_disk(stage: Stage) -> None:
    """For three seconds nothing can be written beyond a file's first page."""
    time.sleep(2)
    for limit in (PAGE, resource.RLIM_INFINITY):
        for number in stage.site.workers():
            _, hard = resource.prlimit(number, resource.RLIMIT_FSIZE)
            resource.prlimit(number, resource.RLIMIT_FSIZE, (limit, hard))
        time.sleep(3)


def lose_network(stage: Stage) -> None:
    """Every answer is sent, its sender gone before anything comes back, and sent again."""
    time.sleep(4)


EVERYWHERE = (kill_workers, kill_server, restart_server, hold_database, lose_network)
ONLY = {"sqlite": (fill_disk,), "postgresql": (kill_database, cut_connections, slow_database)}


def rows(home: House, seconds: int) -> Iterator[Row]:
    """Each fault in turn, while people are at work; afterwards each must get on within so long."""
    quiz = shared_quiz(QUESTIONS).code
    for fault in (*EVERYWHERE, *ONLY[connection.vendor]):
        yield from tried(home, quiz, fault, seconds)


def tried(home: House, quiz: str, fault: Callable[[Stage], None], seconds: int) -> Iterator[Row]:
    """One fault, while people are at work."""
    with ExitStack() as open_still:
        site = open_still.enter_context(started(told=home.log))
        stage, is_over = Stage(home, site, open_still), Event()
        people = [Person(site.port, quiz, is_leaving=fault is lose_network) for _ in range(PEOPLE)]
        threads = [Thread(target=one.work, args=[is_over]) for one in people]
        for thread in threads:
            thread.start()
        stuck = _stuck(people, seconds)
        fault(stage)
        stuck = stuck or _stuck(people, seconds)
        is_over.set()
        for thread in threads:
            thread.join()
        stage.site.stop()
    faults = [*stage.wrong, *(one for person in people for one in person.faults)]
    met = sum((person.browser.met for person in people), Counter[str]())
    name = fault.__name__.replace("_", "-")
    confirmed = sum(len(one.confirmed) for one in people)
    sent = sum(one.sent for one in people)
    sys.stderr.write(f"{name}: {sent} sent, {confirmed} confirmed, {dict(met)} {faults[:3]}\n")
    yield Row(f"{name}-lost", _lost(people), "answers", 0)
    yield Row(f"{name}-faults", len(faults), "requests", 0)
    yield Row(f"{name}-stuck", stuck, "people", 0)


def _stuck(people: list[Person], seconds: int) -> int:
    """How many do not get three more answers confirmed in that time."""
    then, end = [len(one.confirmed) for one in people], time.monotonic() + seconds
    while time.monotonic() < end:
        time.sleep(0.2)
        is_on = [len(one.confirmed) >= was + 3 for one, was in zip(people, then, strict=True)]
        if all(is_on):
            return 0
    return is_on.count(False)


def _lost(people: list[Person]) -> int:
    """Answers and choices that were confirmed, and are not there, or are others."""
    lost = 0
    for person in people:
        runs = {int(at.split("/")[0]) for at in person.confirmed}
        found = Attempt.objects.filter(run__in=runs)
        kept = {f"{one.run_id}/{one.position}": one.answer or one.draft for one in found}
        lost += sum(kept.get(at) != given for at, given in person.confirmed.items())
    return lost
