"""Writes `golden.txt` anew when run: `python -m tests.engine.quiz.golden`, for a new version."""

from pathlib import Path

from engine import deal_question, truth
from tests.engine.quiz.dealt import SPECS

FILE = Path(__file__).with_name("golden.txt")
SEEDS = (0, 1, 2_718_281_828)


def lines(name: str) -> list[str]:
    """A line for each seed: the spec's name, the seed, the right answer, the question."""
    dealt = ((seed, deal_question(SPECS[name], seed)) for seed in SEEDS)
    return [f"{name} {seed} {truth(question)} {question}" for seed, question in dealt]


if __name__ == "__main__":
    FILE.write_text("".join(f"{line}\n" for name in SPECS for line in lines(name)))
