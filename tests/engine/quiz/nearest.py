"""Writes `nearest.txt` anew when run: `python -m tests.engine.quiz.nearest`, its questions kept.

Below each question stands, for each wrong answer, what the nearest one to which it is right tells
otherwise: facts, cards, rules. A dash says that there is none near. `at` says how many others are
looked at, and how far away they are: `at 1:12 2:40`.
"""

from collections import Counter
from pathlib import Path

from engine import Question, contrast
from engine.quiz.table_retelling import RETOLD

DISTANCES = "at"
FILE = Path(__file__).with_name("nearest.txt")

type Led = dict[str, str]  # by a wrong answer, what is told otherwise


def kept() -> dict[str, Led]:
    """What the file has, by the text of the question."""
    found: dict[str, Led] = {}
    for line in FILE.read_text().splitlines():
        if line.startswith("  "):
            given, _, told = line.strip().partition(" ")
            found[[*found][-1]][given] = told
        else:
            found[line] = {}
    return found


def told_otherwise(text: str, given: str) -> str:
    """What the nearest question has that the one of this text has not."""
    question = Question.parse(text)
    if given == DISTANCES:
        seen = Counter(distance for distance, _ in RETOLD[question.kind](question))
        return " ".join(f"{distance}:{count}" for distance, count in sorted(seen.items()))
    near = contrast(question, given)
    if near is None:
        return "-"
    facts, rules = near.question.facts, near.question.ruleset
    told = [f"{name}={value}" for name, value in facts.items() if question.facts[name] != value]
    told += sorted(map(str, near.changed))
    return " ".join([*told, str(rules)] if rules != question.ruleset else told)


def lines() -> list[str]:
    """The whole file as it would be now."""
    return [
        line
        for text, led in kept().items()
        for line in (text, *(f"  {given} {told_otherwise(text, given)}" for given in led))
    ]


if __name__ == "__main__":
    FILE.write_text("\n".join(lines()) + "\n")
