"""A line of JSON for each goal; the exit status is 1 where one is missed."""

import os
import sys
from time import monotonic

from bench.simulate.bank import deal_bank
from bench.simulate.run import Simulation
from tutor.drills.catalogue import catalogue

QUICK = 0.1


def main() -> int:
    """Simulate all groups, or with `QUICK=1` a tenth of each, which decides nothing."""
    share = QUICK if os.environ.get("QUICK") else 1.0
    began = monotonic()
    bank = deal_bank(tuple(catalogue().values()))
    sys.stderr.write(f"{len(bank.options)} questions dealt in {monotonic() - began:.0f} s\n")
    is_met = True
    for goal in Simulation(bank, share).goals():
        sys.stdout.write(f"{goal}\n")
        sys.stdout.flush()
        is_met &= goal.is_met
    sys.stderr.write(f"{monotonic() - began:.0f} s in all\n")
    return 0 if is_met else 1


if __name__ == "__main__":
    sys.exit(main())
