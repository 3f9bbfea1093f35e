"""Which specs a sitting's questions are dealt to."""

import pytest

from engine import Question, Spec, deal_question
from tutor.drills import dealing
from tutor.drills.catalogue import catalogue


@pytest.mark.parametrize("slug", catalogue())
def test_sittings_go_from_gentle_to_hard_and_leave_no_spec_out(
    slug: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    drill, asked = catalogue()[slug], list[Spec]()

    def deal_and_note(spec: Spec, seed: int) -> Question:
        asked.append(spec)
        return deal_question(spec, seed % 10)

    monkeypatch.setattr(dealing, "deal_question", deal_and_note)
    for _ in range(40):
        for position in range(1, dealing.RUN_LENGTH + 1):
            dealing.deal(drill, position)
    numbers = [drill.specs.index(spec) for spec in asked]
    sittings = [numbers[at : at + dealing.RUN_LENGTH] for at in range(0, len(numbers), 5)]
    assert all(sitting == sorted(sitting) and sitting[0] <= 1 for sitting in sittings)
    assert set(asked) == set(drill.specs)
