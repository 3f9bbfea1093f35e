"""Why a change need not be noticed, as `docs/mutants.md` tells it."""

import re

from bench.mutants.parts import ROOT

PAGE = ROOT / "docs" / "mutants.md"
HEADING = re.compile(r"## (engine/\S+\.py)")
LINE = re.compile(r"- `([^`]+)`: `([^`]+)` → `([^`]+)`\. (.+)")

type Key = tuple[str, str, str, str]


def reasons() -> dict[Key, str]:
    """The reason of each change, by module, place, what stood there and what stands there."""
    found, module = dict[Key, str](), ""
    lines = PAGE.read_text(encoding="utf-8").splitlines() if PAGE.exists() else []
    for line in lines:
        if heading := HEADING.fullmatch(line):
            module = heading[1]
        elif told := LINE.fullmatch(line):
            found[module, told[1], told[2], told[3]] = told[4]
    return found
