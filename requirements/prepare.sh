#!/bin/sh
# Prepares .venv, and does nothing where it is ready:
#     sh requirements/prepare.sh run    the packages that the site needs
#     sh requirements/prepare.sh dev    and those that the tests need
# PYTHON=/path/to/python3 names the Python to use; without it the first that suits is taken.
# Each failure ends in one sentence; what pip, uv and apt-get said is in var/prepare.log.
set -u
cd "$(dirname "$0")/.." || exit 1

wanted=$1
lock=requirements/$wanted.txt
log=var/prepare.log
python=.venv/bin/python
stamp=.venv/prepared

say() { printf '%s\n' "$*"; }
fail() { printf '%s\n' "$*" >&2; exit 1; }
trap 'say; fail "Stopped before all was ready. The same command starts again."' INT TERM

version() { "$1" -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null; }

place() { say "$(version "$python") $(pwd -P)"; }

# What the stamp says when .venv holds the set $1.
state() { say "$1 $(cksum <"requirements/$1.txt") $(place)"; }

# Was .venv finished, with this Python, in this place? One that was moved does not work.
is_usable() {
    [ -f "$stamp" ] && version "$python" >/dev/null || return 1
    [ -z "${PYTHON-}" ] || [ "$(version "$PYTHON")" = "$(version "$python")" ] || return 1
    grep -qF " $(place)" "$stamp"
}

# `dev` holds all that `run` does.
is_ready() {
    is_usable || return 1
    [ "$(cat "$stamp")" = "$(state "$wanted")" ] || [ "$(cat "$stamp")" = "$(state dev)" ]
}

free_mb() { df -Pk . | awk 'NR == 2 { print int($4 / 1024) }'; }

# The cause of a failure, as far as the log tells it.
because() {
    if [ "$(free_mb)" -lt 10 ] || grep -qi 'no space left' "$log"; then
        say "the disk is full"
    elif grep -qi 'do not match the hashes' "$log"; then
        say "a package is not the one that $lock names"
    elif grep -qiE 'connection|name resolution|lookup address|timed out' "$log"; then
        say "the package index cannot be reached (is there a network?)"
    else
        say "the reason is at the end of $log"
    fi
}

# Candidates are run, not believed: a pyenv shim may stand for no Python at all, and Debian's lacks
# ensurepip without python3-venv.
suits() {
    "$1" -c 'import sys, ensurepip, sqlite3, ssl, venv
sys.exit(sys.version_info < (3, 12))' </dev/null >/dev/null 2>&1
}

candidates() {
    if [ -n "${PYTHON-}" ]; then say "$PYTHON"; return; fi
    for minor in 13 14 12 15; do say "python3.$minor"; done
    say python3
    for minor in 13 14 12 15; do
        for folder in "${PYENV_ROOT:-${HOME-}/.pyenv}"/versions/3.$minor* \
            /opt/homebrew /usr/local /home/linuxbrew/.linuxbrew; do
            say "$folder/bin/python3.$minor"
        done
    done
}

first_that_suits() {
    candidates | while IFS= read -r one; do
        if suits "$one"; then command -v "$one"; break; fi
    done
}

# --system: uv would else find the .venv that is being made.
from_uv() {
    "$1" --version >/dev/null 2>&1 || return 1
    py=$("$1" python find --system --no-python-downloads '>=3.12' 2>>"$log") && return
    say "Getting Python 3.13 with uv."
    "$1" python install 3.13 >>"$log" 2>&1 && py=$("$1" python find --system 3.13 2>>"$log")
}

from_debian() {
    [ "$(id -u)" = 0 ] && apt-get --version >/dev/null 2>&1 || return 1
    apt-get update >>"$log" 2>&1
    offered=$(LC_ALL=C apt-cache policy python3 | sed -n 's/.*Candidate: //p')
    dpkg --compare-versions "$offered" ge 3.12 || return 1
    say "Installing python3 and python3-venv with apt-get."
    DEBIAN_FRONTEND=noninteractive apt-get install -y python3 python3-venv >>"$log" 2>&1
    py=$(first_that_suits) && [ -n "$py" ]
}

# An older Python can still install uv, which brings a newer one.
from_uv_by_pip() {
    python3 -c 'import ensurepip, venv' >/dev/null 2>&1 || return 1
    say "Installing uv into var/uv, to get a newer Python with it."
    python3 -m venv var/uv >>"$log" 2>&1 &&
        var/uv/bin/python -m pip install --require-hashes -r requirements/uv.txt >>"$log" 2>&1 &&
        from_uv var/uv/bin/uv
}

find_python() {
    py=$(first_that_suits)
    [ -z "$py" ] || return 0
    [ -z "${PYTHON-}" ] || fail "PYTHON=$PYTHON is no Python 3.12 or newer with venv and sqlite3."
    say "There is no Python 3.12 or newer here that suits; trying to get one."
    from_uv uv || from_debian || from_uv_by_pip && return
    fail "No Python 3.12 or newer was found, and none could be got. Install one (on Debian and" \
        "Ubuntu: python3 and python3-venv), or name one: PYTHON=/path/to/python3 make run"
}

make_venv() {
    need=$([ "$wanted" = dev ] && say 600 || say 200)
    [ "$(free_mb)" -ge "$need" ] ||
        fail "The disk is too full: $(pwd) has $(free_mb) MB free and needs $need MB."
    rm -rf .venv
    find_python
    say "Making .venv with Python $(version "$py") ($py)."
    "$py" -m venv .venv >>"$log" 2>&1 || fail "Could not make .venv: $(because)."
}

# uv is faster where it works; where it does not (a mirror that only pip knows of), pip does it.
install_packages() {
    say "Installing the $(grep -c == "$lock") packages of $lock."
    if uv --version >/dev/null 2>&1; then
        uv pip install --python "$python" --require-hashes -r "$lock" >>"$log" 2>&1 && return
    fi
    "$python" -m pip install --no-input --disable-pip-version-check --require-hashes -r "$lock" \
        >>"$log" 2>&1
}

is_ready && exit
(mkdir -p var && : >"$log") 2>/dev/null || fail "This folder cannot be written to: $(pwd)"
is_usable || make_venv
rm -f "$stamp" # until all is installed: an interrupted run must not look finished
install_packages || fail "Could not install the packages: $(because)."
state "$wanted" 2>/dev/null >"$stamp" || fail "Could not finish .venv: $(because)."
say "All packages are installed."
