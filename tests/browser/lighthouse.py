"""What Lighthouse says of four pages on a phone: `make lighthouse`, a line of JSON a figure.

The site runs as it is served to everyone; npm's Lighthouse is put into `var/lighthouse/` the first
time. The goal is 95 of 100 in each category; a class's page is kept out of search on purpose, so
that there the figure for search is not judged. The exit status is 1 where a goal is missed.
"""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import BrowserContext, Page, sync_playwright

from tests.browser.finding import chromium
from tests.browser.serving import served

RELEASE = "lighthouse@12.8.2"  # the last that runs on Node 20 too
FOLDER = Path(__file__).resolve().parents[2] / "var" / "lighthouse"
PROGRAM = FOLDER / "node_modules" / ".bin" / "lighthouse"
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
GOAL = 95
TRIES = 3
NOT_JUDGED = {("class", "seo")}
PHRASE = "cuatro reyes y un as"
FLAGS = "--headless=new --no-sandbox --disable-dev-shm-usage"


def main() -> int:
    """Measure, print, and say by the exit status whether every goal is met."""
    if not installed():
        sys.stderr.write("Lighthouse wants Node and npm, and there is no npm on the path.\n")
        return 1
    is_met = True
    with TemporaryDirectory() as var, served(Path(var)) as site:
        pages, browser, cookies = _visited(site)
        for name, url in pages.items():
            for category, points in _best(url, browser, cookies).items():
                is_judged = (name, category) not in NOT_JUDGED
                is_met &= points >= GOAL or not is_judged
                sys.stdout.write(f"{_row(name, category, points, is_judged)}\n")
                sys.stdout.flush()
    return 0 if is_met else 1


def installed() -> bool:
    """Put Lighthouse into `var/`, where it is not there yet."""
    npm = shutil.which("npm")
    if npm and not PROGRAM.exists():
        FOLDER.mkdir(parents=True, exist_ok=True)
        command = [npm, "install", "--prefix", str(FOLDER), "--no-save", "--no-fund", "--no-audit"]
        subprocess.run([*command, RELEASE], check=True, stdout=subprocess.DEVNULL)
    return PROGRAM.exists()


def _visited(site: str) -> tuple[dict[str, str], Path, str]:
    """The pages by name, the browser's path, and the cookies of somebody who teaches a class."""
    with sync_playwright() as playwright:
        path = chromium(playwright.chromium)
        with playwright.chromium.launch(executable_path=path) as browser:
            context = browser.new_context(base_url=site)
            pages = dict(_pages(context.new_page()))
            return pages, path, _cookies(context)


def _pages(page: Page) -> Iterator[tuple[str, str]]:
    for name, path in (("front", "/es/"), ("lesson", "/es/lessons/grande/")):
        page.goto(path)
        yield name, page.url
    _send(page, "/es/drills/grande-winner/", "**/runs/*/*/")
    yield "drill", page.url
    _send(page, "/es/account/sign-up/", "**/codes/", name="Ane", password=PHRASE, again=PHRASE)
    page.locator("main .form button").click()
    page.wait_for_url("**/lessons/")
    _send(page, "/es/classes/new/", "**/classes/*/")
    yield "class", page.url


def _send(page: Page, path: str, leads_to: str, **fields: str) -> None:
    """Fill in the form of a page and send it."""
    page.goto(path)
    for name, value in fields.items():
        page.locator(f"main [name={name}]").fill(value)
    page.locator("main form:not([action*=search]) button").last.click()
    page.wait_for_url(leads_to)


def _cookies(context: BrowserContext) -> str:
    return "; ".join(f"{one['name']}={one['value']}" for one in context.cookies())


def _best(url: str, browser: Path, cookies: str) -> dict[str, int]:
    """The best of up to three tries in each category: what else runs here only takes away."""
    best: dict[str, int] = {}
    for _ in range(TRIES):
        found = _judged(url, browser, cookies)
        best = {name: max(points, best.get(name, 0)) for name, points in found.items()}
        if best["performance"] >= GOAL:
            break
    return best


def _judged(url: str, browser: Path, cookies: str) -> dict[str, int]:
    """The points of each category, of 100; none where Lighthouse gives up, which it tells."""
    command = [str(PROGRAM), url, "--quiet", "--output=json", f"--chrome-flags={FLAGS}"]
    command += [f"--only-categories={','.join(CATEGORIES)}"]
    command += [f"--extra-headers={json.dumps({'Cookie': cookies})}"]
    environment = os.environ | {"CHROME_PATH": str(browser)}
    done = subprocess.run(command, capture_output=True, env=environment, check=False)
    if done.returncode:
        sys.stderr.buffer.write(done.stderr)
        return dict.fromkeys(CATEGORIES, 0)
    found: dict[str, Any] = json.loads(done.stdout)["categories"]
    return {name: round(100 * (found[name]["score"] or 0)) for name in CATEGORIES}


def _row(page: str, category: str, points: int, is_judged: bool) -> str:
    row = {"what": f"lighthouse-{page}-{category}", "value": points, "unit": "points"}
    judged = {"goal": GOAL, "ok": points >= GOAL} if is_judged else {}
    return json.dumps(row | judged)


if __name__ == "__main__":
    sys.exit(main())
