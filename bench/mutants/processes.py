"""Processes forked from this one, so many at a time, each with its limits."""

import os
import resource
import signal
from collections.abc import Callable, Iterable, Iterator

PASSED = 0
FAILED = 1
MEMORY = 4 << 30
PATIENCE = 20  # a process that waits, using no processor, is ended after so many times longer

type Work = Callable[[], int]


def forked[J](jobs: Iterable[tuple[J, float, Work]], workers: int) -> Iterator[tuple[J, int]]:
    """Do each job in a process that may use so many seconds of the processor; how each ended.

    A job gives its exit status; one that raises or is killed has failed.
    """
    running: dict[int, J] = {}
    for job, seconds, work in jobs:
        if len(running) == workers:
            yield _ended(running)
        running[_fork(work, seconds)] = job
    while running:
        yield _ended(running)


def _ended[J](running: dict[int, J]) -> tuple[J, int]:
    pid, status = os.wait()
    code = os.waitstatus_to_exitcode(status)
    return running.pop(pid), PASSED if code == PASSED else FAILED


def _fork(work: Work, seconds: float) -> int:
    pid = os.fork()
    if pid:
        return pid
    code = FAILED
    try:
        _limit(seconds)
        code = work()
    finally:
        os._exit(code)


def _limit(seconds: float) -> None:
    most = int(seconds) + 1
    resource.setrlimit(resource.RLIMIT_CPU, (most, most))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    signal.alarm(PATIENCE * most)
