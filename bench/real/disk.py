"""A small disk of one's own, and what fills it."""

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

SIZE_MB = 120  # a new PostgreSQL with the site's tables takes forty
BLOCK = bytes(65_536)


class NoDisk(Exception):
    """None can be mounted here."""


@contextmanager
def small_disk() -> Iterator[Path]:
    """Where it is mounted, for as long as it is needed; anybody may look into it.

    Raises `NoDisk` where the system has no such, or lets only others mount.
    """
    with TemporaryDirectory() as folder:
        options = f"size={SIZE_MB}m,mode=755"
        try:
            _run("mount", "-t", "tmpfs", "-o", options, "lance", folder)
        except (OSError, subprocess.CalledProcessError) as error:
            raise NoDisk from error
        try:
            yield Path(folder)
        finally:
            _run("umount", "--lazy", folder)


def _run(*command: str) -> None:
    subprocess.run(command, check=True, capture_output=True)


@contextmanager
def filled(disk: Path) -> Iterator[None]:
    """Not a byte is left on it; then there is room again."""
    ballast = disk / "ballast"
    try:
        fill(ballast)
        yield
    finally:
        ballast.unlink()


def fill(ballast: Path) -> None:
    """Write until the disk is full."""
    with ballast.open("ab", buffering=0) as file:
        for size in (len(BLOCK), 1):
            try:
                while file.write(BLOCK[:size]):
                    pass
            except OSError:
                continue
