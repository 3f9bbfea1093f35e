"""A disk that is really full, under the whole site, while people answer; then there is room again.

The site must come back by itself, without a restart. PostgreSQL does not where the disk is full as
it begins a new file of its log: it ends, and is started by hand once there is room, as
`docs/deploy.md` says.
"""

import time
from collections.abc import Iterator
from contextlib import suppress

from django.db import DatabaseError, connection

from bench.measure import Row
from bench.real.browser import Browser
from bench.real.classroom import shared_quiz
from bench.real.disk import filled
from bench.real.faults import DRILL, QUESTIONS, Stage, tried
from bench.real.house import House
from tutor.middleware.probes import READY
from tutor.running.readiness import NO_DATABASE, NO_ROOM

FULL_S = 20  # until each process has met it
SORRY = "What was saved is still there; try again in a while."
NAME, PHRASE = "Nekane Iturralde", "zazpi lagun mahaian"
PRIVATE = (NAME, PHRASE, "argon2", "STATEMENT", "DETAIL:  Key")
FILES_OF_LOG = 3  # begun while the disk is full


def rows(home: House, seconds: int) -> Iterator[Row]:
    """Each kind of full disk in turn; afterwards everybody must get on within so long."""
    quiz = shared_quiz(QUESTIONS).code
    for fault in (fill_the_disk, fill_it_under_the_log)[: 2 if home.postgres else 1]:
        yield from tried(home, quiz, fault, seconds)
    told = home.log.read_text(errors="replace")
    if home.postgres:  # which tells the one statement that ended it, whatever is set
        told += home.postgres.log.read_text(errors="replace").partition("PANIC")[0]
    yield Row("full-disk-names", sum(map(told.count, PRIVATE)), "lines of the logs", 0)


def fill_the_disk(stage: Stage) -> None:
    """Pages are still shown; nothing can be added."""
    with filled(stage.home.disk):
        stage.wrong += _seen(stage, NO_ROOM, is_shown=True)


def fill_it_under_the_log(stage: Stage) -> None:
    """PostgreSQL begins a new file of its log, cannot, and ends."""
    assert stage.home.postgres
    with filled(stage.home.disk):
        for _ in range(FILES_OF_LOG):
            with suppress(DatabaseError), connection.cursor() as cursor:
                cursor.execute("SELECT pg_switch_wal()")
            connection.close()
        stage.wrong += _seen(stage, NO_DATABASE, is_shown=False)
    stage.home.postgres.start()


def _seen(stage: Stage, ready: str, *, is_shown: bool) -> Iterator[str]:
    """What is not as it should be, of what somebody sees who comes meanwhile."""
    end, said = time.monotonic() + FULL_S, set[str]()
    while time.monotonic() < end:
        time.sleep(1)
        said.add(Browser(stage.site.port).once(READY)[1].strip())
        status, page = Browser(stage.site.port).once(f"/en/drills/{DRILL}/")
        if (status == 200) is not is_shown or (SORRY in page) is is_shown:
            yield f"{status}: {page[:2000]}"
        yield from _signs_up(stage)
    if ready not in said:
        yield f"{READY} said {said}"


def _signs_up(stage: Stage) -> Iterator[str]:
    """Somebody with a name, who is told to wait or has an account.

    The form has no token, and is refused as foreign, where its page could not be shown.
    """
    browser = Browser(stage.site.port)
    browser.once("/en/account/sign-up/")
    form = {"name": f"{NAME} {time.time_ns()}", "password": PHRASE, "again": PHRASE}
    status, page = browser.once("/en/account/sign-up/", **form)
    if status not in (303, 403, 503) or (status == 503 and SORRY not in page):
        yield f"{status}: {page[:2000]}"
