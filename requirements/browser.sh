#!/bin/sh
# Makes sure that the tests have a Chromium. Where none can be had they skip loudly; with CI set
# that is an error.
set -u
cd "$(dirname "$0")/.." || exit 1

log=var/browser.log
python=.venv/bin/python

say() { printf '%s\n' "$*"; }

has_browser() {
    command -v chromium || command -v google-chrome || "$python" - <<'END'
import os, sys
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    sys.exit(not os.path.exists(playwright.chromium.executable_path))
END
} >/dev/null 2>&1

from_debian() {
    [ "$(id -u)" = 0 ] && apt-get --version >/dev/null 2>&1 || return 1
    say "Installing chromium with apt-get, for the tests in a browser."
    apt-get update >>"$log" 2>&1
    DEBIAN_FRONTEND=noninteractive apt-get install -y chromium >>"$log" 2>&1
}

from_playwright() {
    say "Downloading a Chromium with playwright, for the tests in a browser."
    "$python" -m playwright install chromium >>"$log" 2>&1
}

has_browser && exit
: >"$log"
from_debian || from_playwright
has_browser && exit
say "No Chromium was found, and none could be got ($log says what was tried)." >&2
[ -z "${CI-}" ] || exit 1
say "THE TESTS IN A BROWSER WILL BE SKIPPED." >&2
