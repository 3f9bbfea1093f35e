"""Rounds played out as text, in tests/playthroughs: remarks, then what a trace tells.

`python -m tests.engine.playthroughs` plays them anew and writes what they show now, after a change
that is meant; the difference is then read before it is committed.
"""

from pathlib import Path

from engine import read_encaje, read_round, trace_encaje, trace_round

FOLDER = Path(__file__).parent.parent / "playthroughs"
REMARK, RULES, ENCAJE = "#", "rules ", "encaje"


def files() -> list[Path]:
    return sorted(FOLDER.glob("*.txt"))


def rules_of(text: str) -> str:
    """The ruleset that a playthrough is played by."""
    return next(line.removeprefix(RULES) for line in text.splitlines() if line.startswith(RULES))


def retold(text: str) -> str:
    """The remarks of a playthrough, and what its acts show when they are played."""
    remarks = [line for line in text.splitlines(keepends=True) if line.startswith(REMARK)]
    if rules_of(text).startswith(ENCAJE):
        return "".join(remarks) + trace_encaje(read_encaje(text))
    return "".join(remarks) + trace_round(read_round(text))


def main() -> None:
    for file in files():
        file.write_text(retold(file.read_text()))


if __name__ == "__main__":
    main()
