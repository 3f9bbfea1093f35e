"""`make load`, `make faults`: a line of JSON for each figure; status 1 where a goal is missed."""

import os
import sys
from argparse import ArgumentParser
from importlib import import_module

from bench.real.house import house


def main() -> int:
    """Play it on a site of its own, and print what is found."""
    parser = ArgumentParser(prog="python -m bench.real")
    parser.add_argument("what", choices=["load", "faults"])
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--seconds", type=int, default=60, help="how long each part is played")
    given = parser.parse_args()
    load = os.getloadavg()[0]
    sys.stderr.write(f"{given.database}, {os.cpu_count()} processors, load {load:.1f}\n")
    is_met = True
    with house(given.database) as home:
        for row in import_module(f"bench.real.{given.what}").rows(home, given.seconds):
            sys.stdout.write(f"{row}\n")
            sys.stdout.flush()
            is_met &= row.is_met
    return 0 if is_met else 1


if __name__ == "__main__":
    sys.exit(main())
