"""The head of a record: lines of a name and its value, which tell what was played from."""

import re
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass

from engine.errors import BadNotation

TOGETHER = " + "  # between what partners answer at once
SHOWN = "  | "  # begins a line that shows where the play stands
REMARK = "#"  # begins a line for the reader
FEW = 5  # acts that are listed in full; of a longer list, the discards, only the verbs
NUMBER = re.compile(r"-?[0-9]{1,18}", re.ASCII)


@dataclass(frozen=True, slots=True)
class Script:
    """A record taken apart: the head by name, and what was done, a line each."""

    head: dict[str, str]
    acts: tuple[str, ...]


def script(text: str, names: Collection[str], needed: Collection[str]) -> Script:
    """Take a record apart; what it shows and remarks is passed over.

    Raises `BadNotation` (`bad_record`) for a name that is needed and missing, or there twice.
    """
    head, acts = dict[str, str](), list[str]()
    for line in _told(text):
        name, _, value = line.partition(" ")
        if name not in names:
            acts.append(line)
        elif name in head:
            raise BadNotation("bad_record", given=line, wanted=f"one {name}")
        else:
            head[name] = value
    missing = [name for name in needed if name not in head]
    if missing:
        raise BadNotation("bad_record", given="", wanted=missing[0])
    return Script(head, tuple(acts))


def numbers(text: str) -> tuple[int, ...]:
    """Whole numbers parted by spaces; `BadNotation` (`bad_record`) for anything else."""
    parts = text.split(" ") if text else []
    if not all(NUMBER.fullmatch(part) for part in parts):
        raise BadNotation("bad_record", given=text, wanted="numbers")
    return tuple(map(int, parts))


def number(text: str) -> int:
    """One whole number; `BadNotation` (`bad_record`) for anything else."""
    found = numbers(text)
    if len(found) != 1:
        raise BadNotation("bad_record", given=text, wanted="one number")
    return found[0]


def listed(acts: Iterable[object]) -> str:
    """What acts, written `SEAT WORD …`, say, each once; of a long list only the words."""
    said = dict.fromkeys(str(act).partition(" ")[2] for act in acts)
    words = dict.fromkeys(text.partition(" ")[0] for text in said)
    return ", ".join(said if len(said) < FEW else words)


def _told(text: str) -> Iterator[str]:
    lines = (line.rstrip("\r") for line in text.split("\n"))
    return (line for line in lines if line and not line.startswith((SHOWN, REMARK)))
