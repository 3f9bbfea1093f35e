#!/bin/sh
# Makes sure that the tests have the dictionaries of hunspell for Spanish, Portuguese and English.
# Where none can be had the test of spelling skips loudly; with CI set that is an error.
set -u
cd "$(dirname "$0")/.." || exit 1

log=var/dictionaries.log
here=var/dictionaries
system=/usr/share/hunspell

say() { printf '%s\n' "$*"; }

has_dictionaries() {
    for name in es_ES pt_BR en_GB; do
        [ -e "$here/$name.dic" ] || [ -e "$system/$name.dic" ] || return 1
    done
}

from_debian() {
    [ "$(id -u)" = 0 ] && apt-get --version >/dev/null 2>&1 || return 1
    say "Installing dictionaries with apt-get, for the test of spelling."
    apt-get update >>"$log" 2>&1
    DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends \
        hunspell-es hunspell-pt-br hunspell-en-gb >>"$log" 2>&1
}

from_npm() {
    npm --version >/dev/null 2>&1 || return 1
    say "Downloading dictionaries with npm, for the test of spelling."
    mkdir -p "$here"
    unpack dictionary-es@4.0.0 es_ES && unpack dictionary-pt@4.0.0 pt_BR &&
        unpack dictionary-en-gb@3.0.0 en_GB
}

unpack() {
    packed=$(cd "$here" && npm pack --silent "$1" 2>>"../../$log") || return 1
    for end in aff dic; do
        tar -xzOf "$here/$packed" "package/index.$end" >"$here/$2.$end" || return 1
    done
    rm "$here/$packed"
}

has_dictionaries && exit
mkdir -p var && : >"$log"
from_debian || from_npm
has_dictionaries && exit
say "The dictionaries were not found, and could not be got ($log says what was tried)." >&2
[ -z "${CI-}" ] || exit 1
say "THE TEST OF SPELLING WILL BE SKIPPED." >&2
