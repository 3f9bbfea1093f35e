"""Writes `engine/quiz/places.txt` anew when run: `python -m tests.engine.quiz.places`."""

from engine.quiz.places import PATH
from engine.quiz.scenes import learns_places, reached_places
from tests.engine.quiz.dealt import SPECS

LEARNT = {name: spec for name, spec in SPECS.items() if learns_places(spec)}


def lines() -> list[str]:
    """A line for each spec: the places, and its text."""
    return [f"{' '.join(reached_places(spec))}: {spec}" for spec in LEARNT.values()]


if __name__ == "__main__":
    PATH.write_text("\n".join(lines()) + "\n")
