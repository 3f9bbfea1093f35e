"""`make load`, `make faults` (and `full`, which goes with it): a line of JSON for each figure.

The exit status is 1 where a goal is missed.
"""

import os
import sys
from argparse import ArgumentParser
from contextlib import AbstractContextManager, nullcontext
from importlib import import_module
from pathlib import Path

from bench.real.disk import NoDisk, small_disk
from bench.real.house import house


def main() -> int:
    """Play it on a site of its own, and print what is found."""
    parser = ArgumentParser(prog="python -m bench.real")
    parser.add_argument("what", choices=["load", "faults", "full"])
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--seconds", type=int, default=60, help="how long each part is played")
    given = parser.parse_args()
    load = os.getloadavg()[0]
    sys.stderr.write(f"{given.database}, {os.cpu_count()} processors, load {load:.1f}\n")
    is_met = True
    with _disk(given.what) as disk, house(given.database, disk) as home:
        for row in import_module(f"bench.real.{given.what}").rows(home, given.seconds):
            sys.stdout.write(f"{row}\n")
            sys.stdout.flush()
            is_met &= row.is_met
    return 0 if is_met else 1


def _disk(what: str) -> AbstractContextManager[Path | None]:
    return small_disk() if what == "full" else nullcontext()


if __name__ == "__main__":
    try:
        sys.exit(main())
    except NoDisk:
        sys.stderr.write("A FULL DISK IS NOT TRIED: only root of a Linux can mount a small one.\n")
