"""A PostgreSQL of the tests' own, and every test that touches a database run on it.

`python -m tests.postgres [pytest's arguments]`: the server lives in a temporary folder, is reached
by a socket there, and is gone afterwards. Where its programs are missing this skips loudly; where
CI is set that is an error (`requirements/postgres.sh` gets them).
"""

import os
import pwd
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import quote

import pytest

PROGRAMS = ("usr/lib/postgresql/*/bin", "usr/pgsql-*/bin", "opt/homebrew/opt/postgresql*/bin")
SERVANTS = ("postgres", "nobody")  # root may not run it
OWNER = "lance"
SORTED = ("--locale-provider=icu", "--icu-locale=es")  # text in an order that SQLite does not have
SETTINGS = """
listen_addresses = ''
unix_socket_directories = '{folder}'
max_connections = 200
"""
# As `docs/deploy.md` says: its log holds no values of a statement that failed.
QUIET = ("log_min_error_statement = 'panic'", "log_error_verbosity = 'terse'")
HASTY = """
fsync = off
synchronous_commit = off
full_page_writes = off
"""
TESTS = ("tests/tutor", "tests/browser/test_once.py")


class NoPostgres(Exception):
    """Its programs are not installed."""


@dataclass(frozen=True, slots=True)
class Server:
    """Where it lives, and who runs it."""

    programs: Path
    folder: str
    servant: str

    @property
    def address(self) -> str:
        """That of its first database."""
        return f"postgres://{OWNER}@{quote(self.folder, safe='')}/postgres"

    @property
    def log(self) -> Path:
        """What it writes down."""
        return Path(self.folder, "log")

    def start(self) -> None:
        """Answer from now on; after a kill with all that was confirmed before it."""
        self._control("--log", str(self.log), "start")

    def kill(self) -> None:
        """End at once, as where the power fails."""
        self._control("--mode", "immediate", "stop")

    def processes(self) -> list[int]:
        """The numbers of all of it."""
        first = Path(self.folder, "data/postmaster.pid").read_text().split()[0]
        children = Path(f"/proc/{first}/task/{first}/children").read_text()
        return [int(number) for number in (first, *children.split())]

    def _control(self, *command: str) -> None:
        control = [str(self.programs / "pg_ctl"), "--pgdata", f"{self.folder}/data"]
        _run(self.servant, self.folder, *control, "--wait", "--silent", *command)


@contextmanager
def server(*, is_hasty: bool = True, disk: Path | None = None) -> Iterator[Server]:
    """One that runs for as long as it is needed; a hasty one need not outlive a kill.

    It lies on a disk of its own where one is named.

    Raises `NoPostgres`.
    """
    programs, servant = _programs(), _servant()
    with TemporaryDirectory(dir=disk, prefix="lance-", ignore_cleanup_errors=True) as folder:
        shutil.chown(folder, servant)
        _make(programs, Path(folder), servant, SETTINGS + "\n".join(QUIET) + HASTY * is_hasty)
        made = Server(programs, folder, servant)
        made.start()
        try:
            yield made
        finally:
            made.kill()


def _make(programs: Path, folder: Path, servant: str, settings: str) -> None:
    command = [str(programs / "initdb"), "--pgdata", f"{folder}/data", "--username", OWNER]
    command += ["--auth", "trust", "--encoding", "UTF8", "--no-locale", "--no-sync"]
    try:
        _run(servant, str(folder), *command, *SORTED)
    except subprocess.CalledProcessError:  # before 15, or made without ICU
        _run(servant, str(folder), *command)
    with (folder / "data" / "postgresql.conf").open("a") as told:
        told.write(settings.format(folder=folder))


def _run(servant: str, folder: str, *command: str) -> None:
    subprocess.run(
        command,
        check=True,
        cwd=folder,
        user=servant if os.getuid() == 0 else None,
        group=pwd.getpwnam(servant).pw_gid if os.getuid() == 0 else None,
        extra_groups=[] if os.getuid() == 0 else None,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
    )


def _programs() -> Path:
    """The folder of the newest; the one on the path first."""
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    folders = sorted(one for places in PROGRAMS for one in Path("/").glob(places))
    if not folders:
        raise NoPostgres
    return folders[-1]


def _servant() -> str:
    """Who is to run it: whoever runs the tests, unless that is root."""
    known = {one.pw_name for one in pwd.getpwall()}
    if os.getuid():
        return pwd.getpwuid(os.getuid()).pw_name
    return next(name for name in SERVANTS if name in known)


def _tests(given: list[str]) -> tuple[str, ...]:
    """Those that are run where none is named."""
    return () if any(Path(one.partition("::")[0]).exists() for one in given) else TESTS


def main() -> int:
    """Run the tests; pytest's exit status."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that the server is stopped too
    try:
        with server() as found:
            os.environ["DATABASE_URL"] = found.address
            return pytest.main([*sys.argv[1:], *_tests(sys.argv[1:])])
    except NoPostgres:
        sys.stderr.write("No PostgreSQL was found: THE TESTS ON POSTGRESQL ARE SKIPPED.\n")
        return 1 if os.environ.get("CI") else 0


if __name__ == "__main__":
    sys.exit(main())
