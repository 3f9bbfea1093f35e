"""The site as it is served to everyone: its own process, hashed and compressed files."""

import os
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

MANAGE = Path(__file__).resolve().parents[2] / "manage.py"
READY = re.compile(r"ready: (http://[^/]+)/")


@contextmanager
def served(var: Path) -> Iterator[str]:
    """The site's address, for as long as it runs; what it writes goes to `var`."""
    command = [sys.executable, str(MANAGE), "serve", "--port", str(_free_port())]
    with subprocess.Popen(
        command, env=_environment(var), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as process:
        try:
            yield _address(process)
        finally:
            process.terminate()


def _address(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    lines = []
    for line in process.stdout:
        lines.append(line)
        if found := READY.search(line):
            return found[1]
    raise AssertionError("".join(lines))


def _environment(var: Path) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("LANCE_")}
    kept.pop("DATABASE_URL", None)
    return kept | {"LANCE_VAR": str(var), "WEB_CONCURRENCY": "1"}


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
