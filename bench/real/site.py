"""The site served by gunicorn as on a server, in two processes."""

import os
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPException
from pathlib import Path

from bench.real.house import HOST
from tests.house.source import HOUSE
from tutor.management.commands.serve import GUNICORN
from tutor.middleware.probes import ALIVE

SETTINGS = "tutor.settings"
READY_S = 120
PROC = Path("/proc")
TICKS = os.sysconf("SC_CLK_TCK")


@dataclass(slots=True)
class Site:
    """The server, and where it listens."""

    port: int
    process: subprocess.Popen[bytes]

    def workers(self) -> list[int]:
        """The numbers of the processes that answer."""
        children = PROC / f"{self.process.pid}/task/{self.process.pid}/children"
        return [int(number) for number in children.read_text().split()]

    def processor_s(self) -> float:
        """The processor's time that all of them have taken so far."""
        return sum(map(_processor_s, [self.process.pid, *self.workers()]))

    def stop(self) -> None:
        """Let it finish what it is at, and end it."""
        self.process.send_signal(signal.SIGTERM)
        self.process.wait()


@contextmanager
def served(settings: str = SETTINGS, **env: str) -> Iterator[Site]:
    """The site in two processes; with other settings, those that it is to be compared with."""
    with started(settings, 0, None, **env) as site:
        try:
            yield site
        finally:
            site.stop()


@contextmanager
def started(
    settings: str = SETTINGS, port: int = 0, told: Path | None = None, **env: str
) -> Iterator[Site]:
    """It answers, at a free port where none is named; ending it is the caller's.

    What it writes down goes to its end of a file, where one is named.
    """
    port = port or free_port()
    env = os.environ | {"DJANGO_SETTINGS_MODULE": settings, "WEB_CONCURRENCY": "2"} | env
    command = [*GUNICORN, "--bind", f"{HOST}:{port}"]
    with ExitStack() as open_still:
        log = open_still.enter_context(told.open("ab")) if told else None
        process = open_still.enter_context(
            subprocess.Popen(command, cwd=HOUSE, env=env, stdout=subprocess.DEVNULL, stderr=log)
        )
        site = Site(port, process)
        try:
            wait_for(site)
        except BaseException:  # it would be waited for
            process.kill()
            raise
        yield site


def wait_for(site: Site) -> None:
    """Until it answers. Raises `AssertionError` where it ends, or does not for two minutes."""
    end = time.monotonic() + READY_S
    while time.monotonic() < end and site.process.poll() is None:
        if answers(site.port):
            return
        time.sleep(0.1)
    raise AssertionError("the server does not answer")


def answers(port: int) -> bool:
    """Whether a process of it lives."""
    line = HTTPConnection(HOST, port, timeout=10)
    try:
        line.request("GET", ALIVE)
        line.getresponse()
        return True
    except (OSError, HTTPException):
        return False
    finally:
        line.close()


def free_port() -> int:
    """One that nobody listens on."""
    with socket.create_server((HOST, 0)) as probe:
        return int(probe.getsockname()[1])


def _processor_s(number: int) -> float:
    fields = (PROC / f"{number}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS
