"""Which specs of a drill somebody meets who answers one question after the other."""

import pytest

from engine import Answered, Chance, Mind, Past, Ready, Spec, choose, source_after
from engine.mind.source import ready
from tutor.drills.catalogue import catalogue

QUESTIONS = 40


def draw(spec: Spec, seed: int) -> Ready:
    """A few questions of each spec are enough here."""
    return ready(spec, seed % 4)


@pytest.mark.parametrize("slug", catalogue())
def test_who_answers_right_begins_gently_and_meets_all_that_is_hard(slug: str) -> None:
    specs, chance = catalogue()[slug].specs, Chance("reaching", slug)
    mind, places = Mind(), list[int]()
    for attempt in range(QUESTIONS):
        past = Past(places, [True] * len(places))
        chosen = choose(mind, source_after(mind, specs, past, chance, (), draw))
        places.append(chosen.place)
        mind = mind.answered(Answered(chosen.seen, chosen.seen.truth, attempt, slug))
    gentler = -(-len(specs) // 2)
    assert places[0] < gentler
    assert set(places) >= set(range(gentler, len(specs)))
