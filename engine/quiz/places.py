"""Where the answers of specs may lie that are dealt by trying, learnt once and kept."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

PATH = Path(__file__).with_name("places.txt")


@cache
def learnt_places() -> Mapping[str, tuple[str, ...]]:
    """By the text of a spec; in the file each has a line, `0 1 2: who-speaks|…`."""
    lines = (line.partition(": ") for line in PATH.read_text().splitlines())
    return {spec: tuple(places.split()) for places, _, spec in lines}
