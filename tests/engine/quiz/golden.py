"""Writes `golden.txt` anew when run: `python -m tests.engine.quiz.golden`, for a new version."""

from pathlib import Path

from engine import deal_question, truth
from tests.engine.quiz.dealt import SPECS

FILE = Path(__file__).with_name("golden.txt")
SEEDS = (0, 1, 2_718_281_828)


def lines() -> list[str]:
    """A line for each spec and seed: the spec's name, the seed, the right answer, the question."""
    return [
        f"{name} {seed} {truth(question)} {question}"
        for name, spec in SPECS.items()
        for seed in SEEDS
        for question in [deal_question(spec, seed)]
    ]


if __name__ == "__main__":
    FILE.write_text("\n".join(lines()) + "\n")
