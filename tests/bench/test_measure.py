"""Figures and goals."""

import json

import pytest

from bench.measure import Row, percentile


@pytest.mark.parametrize(
    ("row", "is_met"),
    [
        (Row("a", 1.5, "×", 1.5), True),
        (Row("a", 1.51, "×", 1.5), False),
        (Row("a", 10_000, "lines/s", 10_000, is_least=True), True),
        (Row("a", 9_999, "lines/s", 10_000, is_least=True), False),
    ],
)
def test_a_goal_is_met_or_missed(row: Row, is_met: bool) -> None:
    assert row.is_met is is_met
    assert json.loads(str(row))["ok"] is is_met


def test_a_row_has_just_its_keys() -> None:
    assert list(json.loads(str(Row("a", 1, "ms", 2)))) == ["what", "value", "unit", "goal", "ok"]


@pytest.mark.parametrize(("percent", "value"), [(95, 95), (100, 100), (1, 1)])
def test_a_percentile_is_not_exceeded_by_so_many(percent: int, value: int) -> None:
    assert percentile(list(range(1, 101)), percent) == value
