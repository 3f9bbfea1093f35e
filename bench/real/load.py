"""Forty and then two hundred learners and a teacher's grid, against two processes.

What they send is played by Locust. What was shown to be saved is looked for in the database.
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bench.measure import Row
from bench.real.classroom import DRILLS, Place, furnish, look_for
from bench.real.house import HOST, House
from bench.real.site import Site, served
from tests.house.source import HOUSE
from tutor.running.seeing import size_of_database

LOCUST = HOUSE / "var" / "load" / "bin" / "locust"
KB = 1000
SIZES = (40, 200)
AGAIN = {"BUSY", "CUT"}  # what a person sends again
CROWD = 16  # who ask without a rest, to find what the site can do


def rows(home: House, seconds: int) -> Iterator[Row]:
    """Play both loads, then find how much it can do beside an empty view."""
    folder = home.folder
    before, answers = size_of_database(), 0
    with served() as site:
        for size in SIZES:
            told = _play(site, folder, furnish(size), users=size + 1, seconds=seconds)
            yield from _told(told, size, folder)
        answers = look_for(folder / "confirmed").confirmed
        yield Row("load-growth", (size_of_database() - before) / answers / KB, "kB", 4)
        ours = _per_second(site, folder, seconds, "Learner", "answer")
    with served("bench.real.empty") as empty:
        least = _per_second(empty, folder, seconds, "Nobody", "nothing")
    yield Row("load-throughput", least / ours, "×", 12)


def _told(told: list[dict[str, Any]], size: int, folder: Path) -> Iterator[Row]:
    found = look_for(folder / "confirmed")
    asked = sum(one["num_requests"] for one in told if one["method"] not in AGAIN)
    again = {one["method"]: one["num_requests"] for one in told if one["method"] in AGAIN}
    errors = sum(one["num_failures"] for one in told)
    sys.stderr.write(f"{size}: {asked} requests, sent again {again}, {found}\n")
    for name in ("answer", "next", "begin", "grid"):
        for one in told:
            if one["name"] == name and one["method"] not in AGAIN:
                sys.stderr.write(f"  {one['method']} {name}: {_times(one)}\n")
    yield Row(f"load-{size}-errors", errors, "requests", 0)
    yield Row(f"load-{size}-lost", found.lost + found.changed, "answers", 0)
    yield Row(f"load-{size}-doubled", found.doubled, "answers", 0)
    yield Row(f"load-{size}-confirmed", found.confirmed, "answers", size, is_least=True)


def _times(one: dict[str, Any]) -> str:
    """How long requests took: the median and what 95 of 100 did not exceed, in milliseconds."""
    spread = sorted((int(ms), count) for ms, count in one["response_times"].items())
    return ", ".join(f"{percent} % within {_within(spread, percent)} ms" for percent in (50, 95))


def _within(spread: list[tuple[int, int]], percent: int) -> int:
    left = sum(count for _, count in spread) * percent / 100
    for ms, count in spread:
        left -= count
        if left <= 0:
            return ms
    return 0


def _per_second(site: Site, folder: Path, seconds: int, who: str, name: str) -> float:
    """How many requests of a kind the server answers in a second of processor time of its own."""
    before = site.processor_s()
    told = _play(site, folder, users=CROWD, seconds=seconds, who=who, pause="0")
    took = site.processor_s() - before
    asked: int = sum(one["num_requests"] for one in told if one["method"] not in AGAIN)
    named = sum(one["num_requests"] for one in told if one["name"] == name)
    sys.stderr.write(f"{who}: {asked / took:.0f} requests a processor second, {named} of {name}\n")
    return asked / took


def _play(
    site: Site,
    folder: Path,
    place: Place | None = None,
    *,
    users: int,
    seconds: int,
    who: str = "",
    pause: str = "1",
) -> list[dict[str, Any]]:
    """What Locust tells of its requests, by name."""
    env = os.environ | {
        "LOAD_DRILLS": " ".join(DRILLS),
        "LOAD_CODES": " ".join(place.codes) if place else "",
        "LOAD_GRID": place.grid if place else "",
        "LOAD_SESSION": place.session if place else "",
        "LOAD_CONFIRMED": str(folder / "confirmed"),
        "LOAD_PAUSE_S": pause,
    }
    command = [str(LOCUST), "--locustfile", str(HOUSE / "bench/real/learners.py"), "--headless"]
    command += ["--host", f"http://{HOST}:{site.port}", "--users", str(users), "--spawn-rate", "10"]
    command += ["--run-time", str(seconds), "--stop-timeout", "30", "--json", "--only-summary"]
    command += ["--loglevel", "WARNING", *([who] if who else ["Learner", "Teacher"])]
    ended = subprocess.run(
        command, env=env, capture_output=True, text=True, check=False, cwd=folder
    )
    if not ended.stdout.strip().startswith("["):
        raise SystemExit(f"Locust failed: {ended.stderr[-2000:]}")
    told: list[dict[str, Any]] = json.loads(ended.stdout)
    if any(one["num_failures"] for one in told):
        sys.stderr.write(ended.stderr[-3000:])
    return told
