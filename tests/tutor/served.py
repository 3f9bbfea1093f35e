"""The site as it runs, two processes of four threads, on the tests' database."""

import os
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPException
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

from django.db import connection

from bench.real.browser import REST_S, Browser
from tests.house.source import HOUSE
from tutor.management.commands import serve


@contextmanager
def served(var: Path) -> Iterator[int]:
    """The port of the site, served as `make run` does; what it writes goes to `var`."""
    with socket.create_server((serve.HOST, 0)) as server:
        free = int(server.getsockname()[1])
    env = os.environ | {
        "LANCE_VAR": str(var),
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
