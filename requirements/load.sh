#!/bin/sh
# Makes var/load, an environment of its own with the tool that plays a load; does nothing where it
# is ready. What it needs is locked in requirements/load.txt.
set -u
cd "$(dirname "$0")/.." || exit 1

log=var/load.log
stamp=var/load/prepared
lock=requirements/load.txt

cmp -s "$lock" "$stamp" && exit
printf '%s\n' "Installing Locust in var/load, to play a load."
mkdir -p var
.venv/bin/python -m venv --clear var/load >"$log" 2>&1 &&
    var/load/bin/python -m pip install --quiet --require-hashes -r "$lock" >>"$log" 2>&1 &&
    cp "$lock" "$stamp" && exit
printf '%s\n' "Locust could not be installed ($log says why)." >&2
exit 1
