#!/bin/sh
# Makes sure that the tests have the programs of a PostgreSQL; they start one of their own, in a
# temporary folder (tests/postgres.py). Where none can be had the tests on it skip loudly; with CI
# set that is an error.
set -u
cd "$(dirname "$0")/.." || exit 1

log=var/postgres.log
places='/usr/lib/postgresql/*/bin /usr/pgsql-*/bin /opt/homebrew/opt/postgresql*/bin'

say() { printf '%s\n' "$*"; }

has_postgres() {
    command -v initdb >/dev/null 2>&1 && return
    for folder in $places; do
        [ -x "$folder/initdb" ] && return
    done
    return 1
}

# Debian starts a server of its own as soon as it is installed; the tests need none.
from_debian() {
    [ "$(id -u)" = 0 ] && apt-get --version >/dev/null 2>&1 || return 1
    say "Installing postgresql with apt-get, for the tests on PostgreSQL."
    apt-get update >>"$log" 2>&1
    DEBIAN_FRONTEND=noninteractive RUNLEVEL=1 apt-get install -y --no-install-recommends \
        postgresql >>"$log" 2>&1
}

has_postgres && exit
mkdir -p var && : >"$log"
from_debian
has_postgres && exit
say "No PostgreSQL was found, and none could be got ($log says what was tried)." >&2
[ -z "${CI-}" ] || exit 1
say "THE TESTS ON POSTGRESQL WILL BE SKIPPED." >&2
