"""The guards against lost and doubled answers stand where `tests/guards.toml` says."""

import pytest

from tests.guards import Guard, guards
from tests.house.source import HOUSE


@pytest.mark.parametrize("guard", guards(), ids=lambda guard: guard.case)
def test_a_guard_and_its_tests_are_there(guard: Guard) -> None:
    text = (HOUSE / guard.file).read_text(encoding="utf-8")
    assert text.count(guard.guard) == 1, "tell tests/guards.toml, and try `python -m tests.guards`"
    for test in guard.tests:
        file, name = test.split("::")
        assert f"def {name}(" in (HOUSE / file).read_text(encoding="utf-8")
        assert guard.case in (HOUSE / "docs" / "reliability.md").read_text(encoding="utf-8")
